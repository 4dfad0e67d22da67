import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature } from '../../define/defineFeature';
import { DEFAULT_OUT_DIR } from '../../support/outDir';
import { OutputError } from '../../support/outputError';
import { type OutputPaths, outputPaths } from '../../support/outputPaths';
import { checkBuilt } from './checkBuilt';
import { checkPlace } from './checkPlace';
import { endOnSignals } from './endOnSignals';
import { failureLines, remedyOf } from './failures';
import { limitRendering } from './limitRendering';
import { takeLock } from './lock';
import { KEEP_OLD_FILES, type KeepOldFiles, keepOldFiles } from './oldFiles';
import { cleanUp, publish } from './publish';
import { removeFolder } from './removeFolder';

export type { KeepOldFiles } from './oldFiles';

/** How much bytecode a function runs before it is optimized. By default, Node.js 20 has 135,168 bytes. */
const BYTES_BEFORE_OPTIMIZING = 540_000;

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new OutputError(
      `a build needs the folder ${folder}, which cannot be created (${(error as Error).message}) → ${remedyOf(error)}`,
    );
  }
}

/**
 * Takes the lock and creates an empty folder to build in. Remaining files are removed when the
 * process exits.
 *
 * @returns a function to call after the output was replaced
 */
function begin(paths: OutputPaths): () => void {
  makeFolder(paths.work);
  const unlock = takeLock(paths.lock);
  cleanUp(paths);
  const hadOutput = existsSync(paths.target);
  let isPublished = false;
  endOnSignals();
  process.once('exit', (code) => {
    if (code !== 0 && !isPublished) {
      for (const line of failureLines(paths, hadOutput)) console.error(line);
    }
    removeFolder(paths.next);
    unlock();
    if (!existsSync(paths.ready)) removeFolder(paths.work);
  });
  writeFileSync(path.join(paths.work, '.gitignore'), '*\n');
  mkdirSync(paths.next);
  return () => {
    isPublished = true;
  };
}

/**
 * Makes V8 optimize functions later than usual. A build runs most of its code for only a few seconds, and
 * the optimizing compiler would use up to a seventh of its CPU time.
 */
const optimizeLater = () => setFlagsFromString(`--interrupt-budget=${BYTES_BEFORE_OPTIMIZING}`);

/**
 * Sets the folder of the output: for a preview the last complete build, for a build the temporary
 * folder, which we clean ourselves.
 */
function placeOutput(api: RsbuildPluginAPI, paths: () => OutputPaths | undefined): void {
  api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) => {
    const found = paths();
    if (!found) return config;
    const root = api.context.action === 'preview' ? found.target : found.next;
    return mergeRsbuildConfig(config, {
      output: { distPath: { root }, cleanDistPath: false },
      environments: { web: { output: { distPath: { root } } } },
    });
  });
}

export interface OutputOptions {
  /** How long hashed files from earlier builds are kept. @default 7 days, 5 builds */
  keepOldFiles?: KeepOldFiles;
  /** Resolves when the `afterBuild` hooks of the other plugins are finished. Rejects if one of them fails. */
  others: () => Promise<void>;
}

/**
 * Builds a site in a temporary folder, which replaces the output when all plugins are finished and
 * the server can serve it. Until then, and after a build that fails or is killed, the output is the
 * last successful build. Must be the first plugin, so that the others write to the temporary
 * folder; `defineSite` adds it.
 *
 * @throws in the build, if the output cannot be replaced, if another build of the same site is
 * running, or if a file is missing from the build
 */
export function pluginOutput({ keepOldFiles: kept, others }: OutputOptions): SitePlugin {
  let paths: OutputPaths | undefined;
  let outDir = DEFAULT_OUT_DIR;
  let plugins: readonly SitePlugin[] = [];
  let onPublished = () => {};

  return defineFeature({
    name: 'lectern:output',
    bundler: (api) => placeOutput(api, () => paths),
    rspress: {
      config(config, _tools, isProd) {
        if (!isProd) return config;
        limitRendering();
        plugins = config.plugins ?? [];
        outDir = config.outDir ?? DEFAULT_OUT_DIR;
        paths = outputPaths(outDir);
        return { ...config, outDir: paths.next };
      },
      beforeBuild({ root = 'docs' }, isProd) {
        if (!isProd || !paths) return;
        optimizeLater();
        const cwd = process.cwd();
        checkPlace(paths, { outDir, root: path.relative(cwd, path.resolve(root)), cwd });
        onPublished = begin(paths);
      },
      async afterBuild(_config, isProd) {
        if (!isProd || !paths) return;
        await others();
        const { target, next } = paths;
        for (const plugin of plugins) await plugin.writeLast?.(next);
        checkBuilt(next, plugins);
        keepOldFiles(target, next, { ...KEEP_OLD_FILES, ...kept });
        publish(paths);
        onPublished();
      },
      // Nobody reads a list with a line for every page, and each file would be read and compressed
      // for it.
      builderConfig: { performance: { printFileSize: false } },
    },
  });
}
