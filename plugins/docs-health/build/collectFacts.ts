import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { editAddress } from '../../../theme/components/EditLink/editAddress';
import type { CheckContext, DocsCheck } from '../../content/checks/docsCheck';
import type { DocsPage } from '../../content/files/readPages';
import type { ContentPage } from '../../content/pages/contentPage';
import { contentOf } from '../../content/siteContent';
import type { SitePlugin } from '../../content/sitePlugin';
import { stale } from '../../docs-check/checks/stale';
import type { BuildFacts, FactFinding, FactPage } from './buildFacts';
import { pageStyle } from './pageStyle';
import { createScales } from './pageWeights';

const slashes = (name: string) => name.replaceAll(path.sep, '/');

/** The document of a route: `/guide/` → `guide/index.html` */
const documentOf = (route: string) => `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.html`;

/** The pages that have a file of their own, which one in place of a missing translation has not. */
function writtenPages(config: UserConfig, docDir: string): ContentPage[] {
  return [...contentOf(config).pages().values()].filter(
    ({ _filepath: file, lang, shownLang = lang }) =>
      shownLang === lang && !path.relative(docDir, file).startsWith('..'),
  );
}

/** The name of a page in the folder of its version and language. */
function nameIn({ _filepath, version, lang }: ContentPage, docDir: string): string {
  const segments = path.relative(docDir, _filepath).split(path.sep);
  if (segments[0] === version) segments.shift();
  if (segments[0] === lang) segments.shift();
  return segments.join('/').replace(/\.mdx?$/, '');
}

/** The pages as checks take them. */
function docsPages(config: UserConfig, pages: readonly ContentPage[], docDir: string): DocsPage[] {
  const { files } = contentOf(config);
  return pages.flatMap((page) => {
    const content = files.read(page._filepath);
    if (!content) return [];
    const { version, lang } = page;
    const file = slashes(path.relative(process.cwd(), content.file));
    return [{ file, version, lang, name: nameIn(page, docDir), source: content.text, content }];
  });
}

async function checksOf(config: UserConfig): Promise<DocsCheck[]> {
  const plugins = (config.plugins ?? []) as SitePlugin[];
  const own = await Promise.all(plugins.map((plugin) => plugin.healthChecks?.(config) ?? []));
  const hasTranslations = plugins.some(({ name }) => name === 'lectern:translations');
  return [...(hasTranslations ? [stale] : []), ...own.flat()];
}

/**
 * What a build knows of its pages: files, sizes, and what the checks of the site's features find.
 *
 * @param root the folder of the output
 */
export async function collectFacts(
  config: UserConfig,
  root: string,
  counts: boolean,
): Promise<BuildFacts> {
  const docDir = contentOf(config).docDir();
  const cwd = process.cwd();
  const weigh = createScales(root, config.base ?? '/');
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
    checks: checks.map(({ name }) => name as FactFinding['check']),
    pages,
    findings: found.flat().map(({ check, file, line, message }) => ({
      check: check as FactFinding['check'],
      file: slashes(file),
      line,
      message,
    })),
    style: pageStyle(),
  };
}
