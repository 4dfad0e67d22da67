import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { SiteAddresses } from '../../../theme/routes/address';
import { editing, mismatch } from '../../support/installed';
import { ownFile } from '../../support/ownFile';
import { replaceOnce } from '../../support/replaceOnce';
import { reportErrors } from '../../support/reportErrors';
import { hashedFile } from './hashedFile';
import type { SidebarFiles } from './shared';
import { type SidebarSource, takeSidebars } from './sidebarSections';

const RSPRESS = '@rspress/core';

const runtimeFile = (name: string) => JSON.stringify(ownFile(import.meta.url, `runtime/${name}`));

/** A file of Rspress, and its replacement in the code of the browser or of the server. */
interface Replacement {
  environment: 'web' | 'node';
  test: RegExp;
  replace: (code: string, emit: (name: string, content: string) => void) => string;
}

const ROUTE_FILE = /@rspress[\\/]core[\\/]dist[\\/]runtime[\\/]route\.js$/;
const PAGE_DATA_FILE = /@rspress[\\/]core[\\/]dist[\\/]runtime[\\/]initPageData\.js$/;

/**
 * The content of Rspress's route.js, which contains every route of the site and compares a path
 * with each of them.
 */
const ROUTES =
  /^[\s\S]*from "virtual-routes"[\s\S]*export \{ isActive, matchPath, pathnameToRouteService, preloadLink, redirectToCleanUrl \};\s*$/;

const PAGE_LOOKUP =
  /pageData\.pages\.find\(\(page\)=>isEqualPath\(normalize\(page\.routePath\), normalize\(matchedRoute\.path\)\)\)/;

/** The table of all pages in Rspress's virtual module. */
const PAGE_TABLE = /export const pageData = [\s\S]*?;(?=\s*export const searchIndexHash)/;

const SITE_DATA = /^export default [\s\S]*$/;

function withoutSidebars(site: SiteAddresses): Replacement['replace'] {
  return (code, emit) => {
    const json = code
      .trim()
      .replace(/^export default /, '')
      .replace(/;$/, '');
    const siteData = JSON.parse(json) as SidebarSource & { themeConfig: object };
    const sidebarFiles: SidebarFiles = {};
    for (const [section, sidebars] of takeSidebars(siteData, site)) {
      const content = JSON.stringify(sidebars, (key, value) =>
        key.startsWith('_') ? undefined : value,
      );
      const name = hashedFile('sidebars', section, content);
      emit(name, content);
      sidebarFiles[section] = name;
    }
    Object.assign(siteData.themeConfig, { sidebarFiles });
    return replaceOnce(code, SITE_DATA, `export default ${JSON.stringify(siteData)};`);
  };
}

function replacements(site: SiteAddresses): Replacement[] {
  return [
    {
      environment: 'web',
      test: ROUTE_FILE,
      replace: (code) =>
        replaceOnce(code, ROUTES, `export * from ${runtimeFile('browserRoutes')};`),
    },
    {
      environment: 'web',
      test: PAGE_DATA_FILE,
      replace: (code) => {
        const awaited = replaceOnce(
          code,
          /const matchedRoute = pathnameToRouteService\(routePath\);/,
          'const matchedRoute = await resolveRoute(routePath);',
        );
        const imported = replaceOnce(
          awaited,
          /import \{ pathnameToRouteService \} from "\.\/route\.js";/,
          'import { resolveRoute } from "./route.js";',
        );
        return replaceOnce(imported, PAGE_LOOKUP, 'matchedRoute.facts');
      },
    },
    {
      environment: 'web',
      test: /virtual-page-data/,
      replace: (code) => replaceOnce(code, PAGE_TABLE, 'export const pageData = { pages: [] };'),
    },
    { environment: 'web', test: /virtual-site-data/, replace: withoutSidebars(site) },
    {
      environment: 'node',
      test: ROUTE_FILE,
      replace: (code) => replaceOnce(code, ROUTES, `export * from ${runtimeFile('serverRoutes')};`),
    },
    {
      environment: 'node',
      test: PAGE_DATA_FILE,
      replace: (code) =>
        `import { pageOf } from ${runtimeFile('serverPages')};\n${replaceOnce(code, PAGE_LOOKUP, 'pageOf(matchedRoute.path)')}`,
    },
  ];
}

/**
 * Applies every replacement to a file, only to check that they still match.
 *
 * @param file the end of its path
 * @throws if one does not match
 */
export function tryReplacements(file: string, code: string): void {
  const site = { lang: '', langs: [], version: '', versions: [] };
  for (const { test, replace } of replacements(site)) {
    if (test.test(file)) replace(code, () => {});
  }
}

/**
 * Replaces parts of Rspress's files.
 *
 * @throws during the build, if a file was moved or changed
 */
export function replaceParts(api: RsbuildPluginAPI, site: SiteAddresses): void {
  const all = replacements(site);
  for (const { environment, test, replace } of all) {
    api.transform(
      { test, environments: [environment], order: 'post' },
      ({ code, resourcePath, emitFile }) =>
        editing(RSPRESS, resourcePath, () =>
          replace(code, (name, content) => emitFile(name, content)),
        ),
    );
  }
  for (const environment of ['web', 'node'] as const) {
    api.processAssets(
      { stage: 'optimize', environments: [environment] },
      reportErrors(({ compilation }) => {
        const files = [...compilation.modules].map((module) => module.nameForCondition() ?? '');
        for (const { test } of all.filter((one) => one.environment === environment)) {
          if (files.some((file) => test.test(file))) continue;
          throw mismatch(RSPRESS, [`the ${environment} build has no file that matches ${test}`]);
        }
      }),
    );
  }
}
