import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { SiteContent } from '../../plugins/content/siteContent';
import type { SitePlugin } from '../../plugins/content/sitePlugin';
import { defineFeature, featureSite } from '../../plugins/define/defineFeature';
import { appearanceScript } from '../../plugins/pages/head-scripts/appearanceScript';
import { packageVersion } from '../../plugins/reference/samples/bundlers';
import { bundlers } from '../rspack';
import { bundlePlayground } from './bundle';
import { playDocument } from './document';
import { frameDocument } from './frame';
import { ASSETS, FRAME, PLAY, playHeaders } from './headers';
import { type InstalledEngine, installEngine } from './install';
import { offeredKeys, offeredVersions, playAddress } from './offered';
import type { PlaySettings, SampleFile } from './project';
import { recordedSamples } from './recordedSamples';

const APPEARANCE = 'appearance.js';
const LANGS = ['en', 'zh'] as const;

/** The bundler of a version, or a warning with the reason why the site is built without it. */
async function engineOf(version: string): Promise<InstalledEngine | undefined> {
  try {
    return await installEngine(version);
  } catch (error) {
    const reason = (error as Error).message.split('\n')[0];
    console.warn(
      `[play] the bundler for browsers (${version}) cannot be installed: ${reason} → the playground shows recorded outputs only; build again when the npm registry responds`,
    );
    return undefined;
  }
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const releaseOf = (version: string) => packageVersion(bundlers[version as keyof typeof bundlers]);

/** The offered samples of a version by their keys. */
function offeredSamples(version: string, docDir: string, content: SiteContent) {
  const samplesOf = recordedSamples(version, process.cwd());
  const release = releaseOf(version);
  const found = new Map<string, SampleFile>();
  for (const { absolutePath, routePath, lang } of content.routes()) {
    const isOfVersion = path.relative(docDir, absolutePath).startsWith(`${version}${path.sep}`);
    const file = isOfVersion && content.files.read(absolutePath);
    if (!file) continue;
    for (const { key, sample, record } of samplesOf(file)) {
      if (!offeredKeys(version).has(key)) continue;
      const known = found.get(key);
      if (known) {
        known.pages[lang as PlaySettings['lang']] ??= routePath;
        continue;
      }
      const { name, files, expectation } = sample;
      const pages = { [lang]: routePath };
      found.set(key, { name, pages, files, mode: expectation.mode, release, record });
    }
  }
  return found;
}

/** "Edit and run": documents below `/play/` that build samples with the bundler in the browser. */
export function playground(): SitePlugin {
  const site = featureSite();

  async function writeAll(): Promise<void> {
    const outDir = site.outDir();
    const assets = path.join(outDir, ASSETS);
    rmSync(path.join(outDir, PLAY), { recursive: true, force: true });
    for (const version of offeredVersions) {
      const files = await bundlePlayground(await engineOf(version));
      cpSync(files.folder, assets, {
        recursive: true,
        filter: (name) => !path.basename(name).startsWith('.'),
      });
      const { engine } = files;
      for (const lang of LANGS) {
        const settings = {
          lang,
          version,
          described: releaseOf(version),
          samples: `${PLAY}samples/`,
          frame: FRAME,
          ...(engine && {
            engine: {
              ...engine,
              worker: `${ASSETS}${engine.worker}`,
              wasm: `${ASSETS}${engine.wasm}`,
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
      for (const [key, sample] of offeredSamples(version, site.docDir(), site.content())) {
        write(path.join(outDir, PLAY, 'samples', `${key}.json`), JSON.stringify(sample));
      }
    }
    write(path.join(assets, APPEARANCE), appearanceScript());
    write(path.join(outDir, `${FRAME}.html`), frameDocument);
  }

  return defineFeature({
    name: 'rspack-docs:playground',
    site,
    ownHeaders: () => playHeaders,
    rspress: {
      async afterBuild(_config, isProd) {
        if (isProd) await writeAll();
      },
    },
  });
}
