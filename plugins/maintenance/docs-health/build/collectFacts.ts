import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import type { CheckContext, DocsCheck } from '../../../content/checks/docsCheck';
import type { PageFile } from '../../../content/files/pageFile';
import type { DocsPage } from '../../../content/files/readPages';
import type { ContentPage } from '../../../content/pages/contentPage';
import { contentOf } from '../../../content/siteContent';
import type { SitePlugin } from '../../../content/sitePlugin';
import type { ReplaceRule } from '../../../content/tree/parseFile';
import { editAddress } from '../../../pages/page-source/editAddress';
import { pageSections } from '../../docs-check/parsePage';
import type { StaleTranslation } from '../../translations/shared';
import { type BuildFacts, CHECKS, type FactFinding, type FactPage } from './buildFacts';
import { pageStyle } from './pageStyle';
import { createWeightReader } from './pageWeights';

const isKnown = (check: string): check is FactFinding['check'] =>
  CHECKS.some((name) => name === check);

const slashes = (name: string) => name.replaceAll(path.sep, '/');

/** Returns the document of a route: `guide/index.html` for `/guide/` */
const documentOf = (route: string) => `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.html`;

/** Returns the pages that have a file of their own, without those that replace a missing translation. */
function writtenPages(config: UserConfig, docDir: string): ContentPage[] {
  return [...contentOf(config).pages().values()].filter(
    ({ _filepath: file, lang, shownLang = lang }) =>
      shownLang === lang && !path.relative(docDir, file).startsWith('..'),
  );
}

/** Returns the path of a page relative to the folder of its version and language. */
function nameIn({ _filepath, version, lang }: ContentPage, docDir: string): string {
  const segments = path.relative(docDir, _filepath).split(path.sep);
  if (segments[0] === version) segments.shift();
  if (segments[0] === lang) segments.shift();
  return segments.join('/').replace(/\.mdx?$/, '');
}

/** Whether text replacements change a file. */
function isRewritten({ text }: PageFile, rules: readonly ReplaceRule[]): boolean {
  return rules.some(({ search }) =>
    typeof search === 'string' ? text.includes(search) : text.search(search) !== -1,
  );
}

/** Returns the pages as written, for checks. */
function docsPages(config: UserConfig, pages: readonly ContentPage[], docDir: string): DocsPage[] {
  const { files, writtenFiles } = contentOf(config);
  const rules = (config.replaceRules ?? []) as ReplaceRule[];
  return pages.flatMap((page) => {
    const read = files.read(page._filepath);
    const content = read && isRewritten(read, rules) ? writtenFiles.read(page._filepath) : read;
    if (!content) return [];
    const { version, lang } = page;
    const file = slashes(path.relative(process.cwd(), content.file));
    return [{ file, version, lang, name: nameIn(page, docDir), source: content.text, content }];
  });
}

/**
 * Returns a check for sections that changed after their translation, which the build has stored in the page
 * data.
 */
function staleCheck(config: UserConfig): DocsCheck {
  const stale = new Map(
    [...contentOf(config).pages().values()].map((page: ContentPage & StaleTranslation) => [
      slashes(path.relative(process.cwd(), page._filepath)),
      page.staleSections ?? [],
    ]),
  );
  return {
    name: 'stale',
    run: ({ pages }) =>
      pages.flatMap((page) =>
        (stale.get(page.file) ?? []).map((id) => {
          const section = pageSections(page).find((own) => own.id === id);
          const message = section?.title || id || page.name;
          return { check: 'stale', file: page.file, line: section?.line ?? 1, message };
        }),
      ),
  };
}

async function checksOf(config: UserConfig): Promise<DocsCheck[]> {
  const plugins = (config.plugins ?? []) as SitePlugin[];
  const own = await Promise.all(plugins.map((plugin) => plugin.healthChecks?.(config) ?? []));
  const hasTranslations = plugins.some(({ name }) => name === 'lectern:translations');
  return [...(hasTranslations ? [staleCheck(config)] : []), ...own.flat()];
}

/**
 * Collects the facts about pages: files, sizes, and the findings of the site's checks.
 *
 * @param root the output folder
 */
export async function collectFacts(
  config: UserConfig,
  root: string,
  counts: boolean,
): Promise<BuildFacts> {
  const docDir = contentOf(config).docDir();
  const cwd = process.cwd();
  const weigh = createWeightReader(root, config.base ?? '/');
  const baseUrl = config.themeConfig?.editLink?.docRepoBaseUrl;
  const written = writtenPages(config, docDir);
  const context: CheckContext = {
    pages: docsPages(config, written, docDir),
    cwd,
    site: { config, added: [] },
  };
  const checks = await checksOf(config);
  const found = await Promise.all(checks.map((check) => check.run(context)));
  const pages = written.flatMap((page): FactPage[] => {
    const weight = weigh(documentOf(page.routePath));
    if (!weight) return [];
    const { routePath: route, _filepath: source, title, lang, version, frontmatter } = page;
    const file = slashes(path.relative(docDir, source));
    const edit = editAddress({ baseUrl, file, override: frontmatter.editLink });
    const place = slashes(path.relative(cwd, source));
    return [{ route, file: place, title, lang, version, ...(edit && { edit }), ...weight }];
  });
  return {
    title: config.title ?? '',
    counts,
    checks: checks.map(({ name }) => name).filter(isKnown),
    pages,
    findings: found
      .flat()
      .flatMap(({ check, file, line, message }) =>
        isKnown(check) ? [{ check, file: slashes(file), line, message }] : [],
      ),
    style: pageStyle(),
  };
}
