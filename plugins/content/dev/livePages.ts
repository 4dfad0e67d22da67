import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { PageIndexInfo } from '@rspress/core';
import { lazyExcept } from '../../support/lazyCompilation';
import { folderWatch } from './folderWatch';
import { withPages } from './pageDataCode';
import { keepSidebars } from './readableEntries';
import { unwatchedBelow } from './unwatched';

const NAME = 'lectern:live-pages';

/** The modules of Rspress that list the pages. */
const PAGES_MODULES = /[\\/]virtual-(?:routes|site-data|page-data)\.js$/;
const PAGE_DATA = /[\\/]virtual-page-data\.js$/;
const PAGE = /\.mdx?$/;

export interface LivePages {
  /** The folder of all pages. */
  docDir: () => string;
  /** Updates routes and pages after files were added or removed. Returns the new files. */
  update: () => Promise<readonly string[]>;
  pages: () => Iterable<PageIndexInfo>;
  /** Returns whether edits of these files change what other pages show of them. */
  haveListsChanged: (files: readonly string[]) => boolean;
  /** A file that these modules depend on, outside `node_modules`; changing it rebuilds them. */
  listFile: () => string;
}

/**
 * Makes the modules that list the pages independent of the pages. Rspress makes them depend on every page, so
 * each edit would read the sidebars of the whole site again. They depend on `listFile` instead.
 */
function withoutPages(compiler: Rspack.Compiler): void {
  compiler.hooks.compilation.tap(NAME, (compilation) => {
    const { loader } = compiler.rspack.NormalModule.getCompilationHooks(compilation);
    loader.tap(NAME, (context) => {
      if (!PAGES_MODULES.test(context.resourcePath)) return;
      const { addDependency } = context;
      context.addDependency = (file) => void (PAGE.test(file) || addDependency(file));
    });
  });
}

/**
 * The time without another change after which edits are compiled, in milliseconds. Saving a file empties it and then
 * writes it, which are two changes. Without a pause, the second often starts another compilation of the page, and the
 * browser waits for both.
 */
const SETTLED_MS = 10;

/** The number of new pages that are compiled at once. More of them, as after a merge, would take long. */
const AT_ONCE = 3;

function watchPages(compiler: Rspack.Compiler, live: LivePages, fresh: Set<string>): void {
  const { docDir, update, haveListsChanged, listFile } = live;
  const haveFilesChanged = folderWatch(docDir);
  let problem: Error | undefined;
  compiler.hooks.thisCompilation.tap(NAME, ({ contextDependencies, errors }) => {
    contextDependencies.add(docDir());
    if (problem) errors.push(problem);
  });
  const rebuildLists = () => {
    compiler.modifiedFiles = new Set([...(compiler.modifiedFiles ?? []), listFile()]);
  };
  compiler.hooks.watchRun.tapPromise(NAME, async () => {
    if (!haveFilesChanged()) return;
    problem = await update().then(
      (added) => {
        if (added.length <= AT_ONCE) for (const file of added) fresh.add(file);
        return undefined;
      },
      (error: Error) => error,
    );
    rebuildLists();
  });
  // Runs when the lookups of pages are up to date, because facts depend on them.
  compiler.hooks.watchRun.tap({ name: NAME, stage: 1 }, ({ modifiedFiles, removedFiles }) => {
    if (haveListsChanged([...(modifiedFiles ?? []), ...(removedFiles ?? [])])) rebuildLists();
  });
}

/**
 * Adds and removes pages on the dev server without a restart. Rspress restarts for both, which takes
 * about ten seconds, and also when an editor saves by writing a new file and renaming it over the old one.
 */
export function livePagesPlugin(live: LivePages): RsbuildPlugin {
  return {
    name: NAME,
    setup(api) {
      if (api.context.action !== 'dev') return;
      keepSidebars(live.docDir());
      /** New pages. Authors look at them next, so they are compiled before they are requested. */
      const fresh = new Set<string>();
      const ignored = unwatchedBelow(api.context.rootPath);
      api.modifyRsbuildConfig((config) => {
        const watched = [config.dev?.watchFiles ?? []].flat();
        const others = watched.filter(
          ({ type, paths }) => type !== 'restart' || paths !== live.docDir(),
        );
        config.dev = { ...config.dev, watchFiles: others };
      });
      api.modifyRspackConfig((config, { environment }) => {
        if (environment.name !== 'web') return;
        const apply = (compiler: Rspack.Compiler) => {
          withoutPages(compiler);
          watchPages(compiler, live, fresh);
        };
        const { watchOptions } = config;
        const aggregateTimeout = Math.max(watchOptions?.aggregateTimeout ?? 0, SETTLED_MS);
        config.watchOptions = { ignored, ...watchOptions, aggregateTimeout };
        config.lazyCompilation = lazyExcept((file) => fresh.has(file), config.lazyCompilation);
        config.plugins.push({ apply });
      });
      // The build cache may hold these modules as they were at the end of an earlier run, with other pages.
      api.onBeforeCreateCompiler(() => {
        mkdirSync(path.dirname(live.listFile()), { recursive: true });
        writeFileSync(live.listFile(), new Date().toISOString());
      });
      api.transform({ test: PAGES_MODULES, order: 'post' }, ({ code, resource, addDependency }) => {
        addDependency(live.listFile());
        return PAGE_DATA.test(resource) ? withPages(code, live.pages()) : code;
      });
    },
  };
}
