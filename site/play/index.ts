import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { contentOf } from '../../plugins/content/siteContent';
import type { SitePlugin } from '../../plugins/content/sitePlugin';
import { appearanceScript } from '../../plugins/pages/head-scripts/appearanceScript';
import { packageVersion } from '../../plugins/reference/samples/bundlers';
import { outputKeys } from '../../plugins/reference/samples/outputs/outputKey';
import { pageSamples } from '../../plugins/reference/samples/outputs/pageSamples';
import { readRecords } from '../../plugins/reference/samples/outputs/recordFile';
import { fencesOf } from '../../plugins/reference/samples/readFences';
import { bundlers, commandLines, outputs } from '../rspack';
import { bundlePlayground, type PlayFiles } from './bundle';
import { playDocument } from './document';
import { frameDocument } from './frame';
import { ASSETS, FRAME, PLAY, playHeaders } from './headers';
import { type InstalledEngine, installEngine } from './install';
import { isOffered, offeredVersions, playAddress } from './offered';
import type { SampleFile } from './project';

const APPEARANCE = 'appearance.js';
const LANGS = ['en', 'zh'] as const;

/** The bundler of a version, or a line that says why the site is built without it. */
async function engineOf(version: string): Promise<InstalledEngine | undefined> {
  try {
    return await installEngine(version);
  } catch (error) {
    const reason = (error as Error).message.split('\n')[0];
    console.warn(
      `[play] the bundler for browsers (${version}) cannot be had: ${reason} → the playground shows recorded outputs only; build again when the npm registry answers`,
    );
    return undefined;
  }
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** "Edit and run": documents below `/play/` that build samples with the bundler itself, in the reader's browser. */
export function playground(): SitePlugin {
  let docDir = '';
  let outDir = '';
  let samples: () => Map<string, SampleFile & { version: string }> = () => new Map();

  return {
    name: 'rspack-docs:playground',
    ownHeaders: () => playHeaders,
    config(config) {
      docDir = path.resolve(config.root ?? 'docs');
      outDir = path.resolve(config.outDir ?? 'doc_build');
      const content = contentOf(config);
      samples = () => {
        const cwd = process.cwd();
        const keyOf = outputKeys({ bundlers, commandLines }, cwd);
        const found = new Map<string, SampleFile & { version: string }>();
        for (const { absolutePath, routePath } of content.routes()) {
          const [version = ''] = path.relative(docDir, absolutePath).split(path.sep);
          const file = offeredVersions.includes(version) && content.files.read(absolutePath);
          if (!file) continue;
          const records = readRecords(outputs.folder, version);
          const release = packageVersion(bundlers[version as keyof typeof bundlers], cwd);
          for (const sample of pageSamples(fencesOf(file.writtenTree()))) {
            const key = keyOf(version, sample);
            const record = records[key];
            if (!record || found.has(key) || !isOffered(version, key)) continue;
            const { name, files, expectation } = sample;
            const page = routePath.replace(/\/$/, '/') || '/';
            found.set(key, { version, name, page, files, mode: expectation.mode, release, record });
          }
        }
        return found;
      };
      return config;
    },
    async afterBuild(_config, isProd) {
      if (!isProd) return;
      const assets = path.join(outDir, ASSETS);
      rmSync(path.join(outDir, PLAY), { recursive: true, force: true });
      for (const version of offeredVersions) {
        const files: PlayFiles = await bundlePlayground(await engineOf(version));
        cpSync(files.folder, assets, {
          recursive: true,
          filter: (name) => !path.basename(name).startsWith('.'),
        });
        const { engine } = files;
        for (const lang of LANGS) {
          const settings = {
            lang,
            version,
            described: packageVersion(bundlers[version as keyof typeof bundlers]),
            samples: `${PLAY}samples/`,
            frame: FRAME,
            ...(engine && {
              engine: {
                release: engine.release,
                worker: `${ASSETS}${engine.worker}`,
                wasm: `${ASSETS}${engine.wasm}`,
                bytes: engine.bytes,
              },
            }),
          };
          const home = lang === 'en' ? '/' : '/zh/';
          const parts = { home, appearance: APPEARANCE, icon: '/mark.svg' };
          write(
            path.join(outDir, `${playAddress(version, lang)}.html`),
            playDocument(settings, files, parts),
          );
        }
      }
      write(path.join(assets, APPEARANCE), appearanceScript());
      write(path.join(outDir, `${FRAME}.html`), frameDocument);
      for (const [key, { version: _, ...sample }] of samples()) {
        write(path.join(outDir, PLAY, 'samples', `${key}.json`), JSON.stringify(sample));
      }
    },
  };
}
