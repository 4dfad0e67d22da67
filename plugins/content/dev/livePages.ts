import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { lazyExcept } from '../../support/lazyCompilation';
import { folderWatch } from './folderWatch';
import { keepSidebars } from './readableEntries';
import { sidebarInputs } from './sidebarInputs';
import { unwatchedBelow } from './unwatched';
import { withoutBuildPlugins } from './withoutBuildPlugins';

const NAME = 'lectern:live-pages';

/** The modules of Rspress that list the pages. */
const PAGES_MODULES = /[\\/]virtual-(?:routes|site-data|page-data)\.js$/;
/** The one of them with the sidebars. */
const SITE_DATA = /[\\/]virtual-site-data\.js$/;
const PAGE = /\.mdx?$/;

export interface LivePages {
  /** The folder of all pages. */
  docDir: () => string;
  /** Updates routes and pages after files were added or removed. */
  update: () => Promise<UpdatedPages>;
  /** Returns whether edits of these files change what other pages show of them. */
  haveListsChanged: (files: readonly string[]) => boolean;
  /** A file that these modules depend on, outside `node_modules`; changing it rebuilds them. */
  listFile: () => string;
  /** The same for the module with the sidebars. */
  sidebarFile: () => string;
}

export interface UpdatedPages {
  /** The files of new pages. */
  added: readonly string[];
  /** Whether there are other routes than before, which the browser reads only when it loads a page. */
  haveRoutesChanged: boolean;
}

/**
 * Makes the modules that list the pages independent of the pages. Rspress makes them depend on every page, so
 * each edit would read the sidebars of the whole site again. They depend on `listFile` and `sidebarFile` instead.
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

interface PageWatch {
  /** New pages. Authors look at them next, so they are compiled before they are requested. */
  fresh: Set<string>;
  /** Makes browsers load their page again. */
  reload: () => void;
}

function watchPages(
  compiler: Rspack.Compiler,
  live: LivePages,
  { fresh, reload }: PageWatch,
): void {
  const { docDir, update, haveListsChanged, listFile, sidebarFile } = live;
  const haveFilesChanged = folderWatch(docDir);
  let sidebars = sidebarInputs(docDir());
  let problem: Error | undefined;
  let isReloadDue = false;
  compiler.hooks.thisCompilation.tap(NAME, ({ contextDependencies, errors }) => {
    contextDependencies.add(docDir());
    if (problem) errors.push(problem);
  });
  const rebuild = (...files: string[]) => {
    compiler.modifiedFiles = new Set([...(compiler.modifiedFiles ?? []), ...files]);
  };
  compiler.hooks.watchRun.tapPromise(NAME, async () => {
    // An edit may also correct what made the last update fail.
    if (!haveFilesChanged() && !problem) return;
    problem = await update().then(
      ({ added, haveRoutesChanged }) => {
        if (added.length <= AT_ONCE) for (const file of added) fresh.add(file);
        isReloadDue ||= haveRoutesChanged;
        return undefined;
      },
      (error: Error) => error,
    );
    rebuild(listFile());
    const before = sidebars;
    sidebars = sidebarInputs(docDir());
    if (sidebars !== before) rebuild(sidebarFile());
  });
  // Runs when the lookups of pages are up to date, because facts depend on them.
  compiler.hooks.watchRun.tap({ name: NAME, stage: 1 }, ({ modifiedFiles, removedFiles }) => {
    if (haveListsChanged([...(modifiedFiles ?? []), ...(removedFiles ?? [])])) {
      rebuild(listFile(), sidebarFile());
    }
  });
  compiler.hooks.done.tap(NAME, (stats) => {
    if (!isReloadDue || stats.hasErrors()) return;
    isReloadDue = false;
    reload();
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
      const fresh = new Set<string>();
      let reload = () => {};
      const ignored = unwatchedBelow(api.context.rootPath);
      api.modifyRsbuildConfig((given, { mergeRsbuildConfig }) => {
        const config = mergeRsbuildConfig(given, {
          server: {
            setup({ action, server }) {
              if (action === 'dev') reload = () => server.sockWrite('full-reload');
            },
          },
        });
        const watched = [config.dev?.watchFiles ?? []].flat();
        const others = watched.filter(
          ({ type, paths }) => type !== 'restart' || paths !== live.docDir(),
        );
        config.dev = { ...config.dev, watchFiles: others };
        return config;
      });
      api.modifyRspackConfig((config, { environment }) => {
        if (environment.name !== 'web') return;
        const apply = (compiler: Rspack.Compiler) => {
          withoutPages(compiler);
          watchPages(compiler, live, { fresh, reload: () => reload() });
        };
        const { watchOptions } = config;
        const aggregateTimeout = Math.max(watchOptions?.aggregateTimeout ?? 0, SETTLED_MS);
        config.watchOptions = { ignored, ...watchOptions, aggregateTimeout };
        config.lazyCompilation = lazyExcept((file) => fresh.has(file), config.lazyCompilation);
        config.plugins = [...(withoutBuildPlugins(config.plugins) ?? []), { apply }];
      });
      // The build cache may hold these modules as they were at the end of an earlier run, with other pages.
      api.onBeforeCreateCompiler(() => {
        for (const file of [live.listFile(), live.sidebarFile()]) {
          mkdirSync(path.dirname(file), { recursive: true });
          writeFileSync(file, new Date().toISOString());
        }
      });
      api.transform({ test: PAGES_MODULES, order: 'post' }, ({ code, resource, addDependency }) => {
        addDependency(SITE_DATA.test(resource) ? live.sidebarFile() : live.listFile());
        return code;
      });
    },
  };
}
