import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { SitePlugin } from '../../content/sitePlugin';
import { DEFAULT_OUT_DIR } from '../../support/outDir';
import { OutputError } from '../../support/outputError';
import { type OutputPaths, outputPaths } from '../../support/outputPaths';
import { checkBuilt } from './checkBuilt';
import { checkPlace } from './checkPlace';
import { endOnSignals } from './endOnSignals';
import { failureLines, remedyOf } from './failures';
import { takeLock } from './lock';
import { KEEP_OLD_FILES, type KeepOldFiles, keepOldFiles } from './oldFiles';
import { cleanUp, publish } from './publish';
import { removeFolder } from './removeFolder';

export type { KeepOldFiles } from './oldFiles';

const NAME = 'lectern:output';

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
 * Takes the lock and makes an empty folder to build in; what is left of it goes with the process.
 *
 * @returns to be called when what was built is the output
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

/** The preview shows what was built last; a build is cleaned by us. */
function placePlugin(paths: () => OutputPaths | undefined): RsbuildPlugin {
  return {
    name: NAME,
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) => {
        const found = paths();
        if (!found) return config;
        const root = api.context.action === 'preview' ? found.target : found.next;
        return mergeRsbuildConfig(config, {
          output: { distPath: { root }, cleanDistPath: false },
          environments: { web: { output: { distPath: { root } } } },
        });
      });
    },
  };
}

export interface OutputOptions {
  /** How long hashed files of earlier builds stay. @default 7 days, 5 builds */
  keepOldFiles?: KeepOldFiles;
  /** Settles when the other plugins have written what they write; fails if one of them fails. */
  others: () => Promise<void>;
}

/**
 * Builds a site in a folder beside its output, which takes the place of the output when all plugins
 * are done and the server could serve it. Until then, and after a build that fails or is killed, the
 * output is the last good one. Stands first in the list of plugins, so that the others write to
 * where it builds; `defineSite` puts it there.
 *
 * @throws in the build: if the output cannot be replaced, if another build of it runs, or if a file is
 *   missing from what was built
 */
export function pluginOutput({ keepOldFiles: kept, others }: OutputOptions): RspressPlugin {
  let paths: OutputPaths | undefined;
  let outDir = DEFAULT_OUT_DIR;
  let plugins: readonly SitePlugin[] = [];
  let onPublished = () => {};

  return {
    name: NAME,
    config(config, _tools, isProd) {
      if (!isProd) return config;
      plugins = config.plugins ?? [];
      outDir = config.outDir ?? DEFAULT_OUT_DIR;
      paths = outputPaths(outDir);
      return { ...config, outDir: paths.next };
    },
    beforeBuild({ root = 'docs' }, isProd) {
      if (!isProd || !paths) return;
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
    builderConfig: {
      // A line for every page is a list that nobody reads; each file would be read and compressed for it.
      performance: { printFileSize: false },
      plugins: [placePlugin(() => paths)],
    },
  };
}
