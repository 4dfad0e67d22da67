import type { RsbuildPluginAPI, Rspack } from '@rsbuild/core';
import type { RouteMeta } from '@rspress/core';
import { reportErrors } from '../../support/reportErrors';
import { hashedFile } from './hashedFile';
import { type EntryPage, entryName } from './pageEntries';
import { textFiles } from './pageTexts';
import { sectionKey, TABLES_ID, type TableFiles } from './shared';

/** The data about built files that documents need. */
export interface PageFiles {
  /** Returns the elements for the head of a document that load the code of its page. */
  headTags: (route: Pick<RouteMeta, 'routePath'>) => string;
}

type Files = Map<string, string[]>;

function filesOf(entrypoints: Rspack.Compilation['entrypoints'], entry: string): string[] {
  const entrypoint = entrypoints.get(entry);
  if (!entrypoint) throw new Error(`[first-load] the build produced no entry "${entry}"`);
  return entrypoint.getFiles();
}

/** Returns the files of each page, except those that every document has. */
function filesByRoute(compilation: Rspack.Compilation, pages: readonly EntryPage[]): Files {
  // Rspack creates a map of all entries on each access.
  const { entrypoints } = compilation;
  const main = new Set(filesOf(entrypoints, 'index'));
  return new Map(
    pages.map(({ route: { routePath } }) => [
      routePath,
      filesOf(entrypoints, entryName(routePath)).filter((file) => !main.has(file)),
    ]),
  );
}

/**
 * Returns the content of the route file of each version and language.
 *
 * @param textsIn returns the files with texts that a code file references
 */
function tables(
  pages: readonly EntryPage[],
  files: Files,
  textsIn: (file: string) => string[],
): Map<string, string> {
  const sections = new Map<string, Record<string, string[]>>();
  for (const { route } of pages) {
    const key = sectionKey(route.version, route.lang);
    const section = sections.get(key) ?? {};
    const code = files.get(route.routePath) ?? [];
    section[route.routePath] = [...code, ...code.flatMap(textsIn)];
    sections.set(key, section);
  }
  return new Map([...sections].map(([key, section]) => [key, JSON.stringify(section)]));
}

function tag(address: string): string {
  const escaped = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return address.endsWith('.css')
    ? `<link href="${escaped}" rel="stylesheet">`
    : `<script defer src="${escaped}"></script>`;
}

function namesTables(html: string, names: TableFiles): string {
  if (!html.includes('</head>')) {
    throw new Error('[first-load] the HTML template has no </head>');
  }
  const element = `<script type="application/json" id="${TABLES_ID}">${JSON.stringify(names)}</script>`;
  return html.replace('</head>', () => `${element}</head>`);
}

/**
 * Writes a route file for each version and language, and references them in the template of the
 * documents.
 *
 * @param readPages returns the pages of the site; called while the build runs
 */
export function addPageFiles(api: RsbuildPluginAPI, readPages: () => EntryPage[]): PageFiles {
  let files: Files = new Map();
  let publicPath = '/';

  api.processAssets(
    { stage: 'optimize-transfer', environments: ['web'] },
    reportErrors(({ compilation, assets, sources }) => {
      if (compilation.errors.length > 0) return;
      const pages = readPages();
      files = filesByRoute(compilation, pages);
      publicPath = String(compilation.outputOptions.publicPath);
      const names: TableFiles = {};
      const textsIn = (file: string) => textFiles(assets[file]?.source().toString() ?? '');
      for (const [section, content] of tables(pages, files, textsIn)) {
        const name = hashedFile('routes', section, content);
        compilation.emitAsset(name, new sources.RawSource(content));
        names[section] = name;
      }
      const template = assets['index.html']?.source().toString() ?? '';
      compilation.updateAsset('index.html', new sources.RawSource(namesTables(template, names)));
    }),
  );

  return {
    headTags: ({ routePath }) =>
      (files.get(routePath) ?? []).map((file) => tag(`${publicPath}${file}`)).join(''),
  };
}
