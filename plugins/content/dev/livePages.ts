import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { PageIndexInfo } from '@rspress/core';
import { folderWatch } from './folderWatch';
import { withPages } from './pageDataCode';

const NAME = 'lectern:live-pages';

/** Rspress's modules that know which pages there are. */
const PAGES_MODULES = /[\\/]virtual-(?:routes|site-data|page-data)\.js$/;
const PAGE_DATA = /[\\/]virtual-page-data\.js$/;

export interface LivePages {
  /** The folder of all pages. */
  docDir: () => string;
  /** Brings routes and pages up to date with the files. */
  update: () => Promise<void>;
  pages: () => Iterable<PageIndexInfo>;
  /** A file of ours that stands for the list of pages; it is outside of `node_modules`. */
  listFile: () => string;
}

function watchPages(compiler: Rspack.Compiler, { docDir, update, listFile }: LivePages): void {
  const haveFilesChanged = folderWatch(docDir);
  let problem: Error | undefined;
  compiler.hooks.thisCompilation.tap(NAME, ({ contextDependencies, errors }) => {
    contextDependencies.add(docDir());
    if (problem) errors.push(problem);
  });
  compiler.hooks.watchRun.tapPromise(NAME, async () => {
    if (!(await haveFilesChanged())) return;
    problem = await update().then(
      () => undefined,
      (error: Error) => error,
    );
    compiler.modifiedFiles = new Set([...(compiler.modifiedFiles ?? []), listFile()]);
  });
}

/**
 * Shows pages on the dev server that are new, and no longer those that are gone. Rspress starts anew for
 * both, which takes ten seconds, and at the usual way in which editors save: into a file of its own that
 * then takes the place of the old one.
 */
export function livePagesPlugin(live: LivePages): RsbuildPlugin {
  return {
    name: NAME,
    setup(api) {
      if (api.context.action !== 'dev') return;
      api.modifyRsbuildConfig((config) => {
        const watched = [config.dev?.watchFiles ?? []].flat();
        const others = watched.filter(
          ({ type, paths }) => type !== 'restart' || paths !== live.docDir(),
        );
        config.dev = { ...config.dev, watchFiles: others };
      });
      api.modifyRspackConfig((config, { environment }) => {
        if (environment.name !== 'web') return;
        config.plugins.push({ apply: (compiler: Rspack.Compiler) => watchPages(compiler, live) });
      });
      // What the cache has of these modules is from the end of an earlier run, with the pages of then.
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
