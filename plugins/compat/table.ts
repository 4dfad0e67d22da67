import { askBeforeRendering } from '../building/rendered-pages/rendererCode';
import { rememberFailures } from '../maintenance/render-errors/rememberFailures';
import { productionRouter } from '../pages/first-load/productionRouter';
import { tryReplacements } from '../pages/first-load/replacements';
import { withDirection } from '../pages/theme/direction';
import { correctBase } from '../pages/theme/exactBase';
import { showFocusGuards } from '../pages/theme/focusGuards';
import { preferLocaleTexts } from '../pages/theme/localeTexts';
import { DECODING_FILES, decodeSafely } from '../pages/theme/safeDecoding';
import { applyEdits } from '../retrieval/docsearch/applyEdits';
import { dialogEdits } from '../retrieval/docsearch/edits';
import { type Contact, has } from './contact';

const RSPRESS = '@rspress/core';
const SHARED = '@rspress/shared';

const FIRST_LOAD = {
  package: RSPRESS,
  ours: 'plugins/pages/first-load/replacements.ts',
  plugin: 'lectern:first-load',
  why: 'a page would load every route, page and sidebar of the site',
} as const;

const RENDERED = {
  package: RSPRESS,
  ours: 'plugins/building/rendered-pages',
  plugin: 'lectern:rendered-pages',
  why: 'a page that has not changed is not rendered again',
} as const;

const theme: readonly Contact[] = [
  {
    package: RSPRESS,
    file: 'dist/node/PluginDriver.js',
    what: 'themeDir is set before plugins are asked',
    why: 'only so it is known whether a site has a theme of its own',
    upstream: 'leave themeDir unset until the config hooks have run',
    ours: 'plugins/pages/theme/themeDir.ts',
    check: has("this.#config.themeDir ??= node_path.join(process.cwd(), 'theme')"),
  },
  {
    package: RSPRESS,
    file: 'dist/node/initRsbuild.js',
    what: 'the name of the theme leads to the theme of the site',
    why: 'parts are taken from there, so that a site can replace each',
    upstream: 'documented, to be kept',
    ours: 'theme/index.tsx',
    check: has("'@rspress/core/theme': ["),
  },
  {
    package: RSPRESS,
    file: 'dist/node/initRsbuild.js',
    what: 'the theme is the last thing that comes before the pages',
    why: 'our styles stand behind those of Rspress and before those of the site',
    upstream: 'globalStyles with an order',
    ours: 'plugins/pages/theme/themeStyles.ts',
    check: has('preEntry: [', "'virtual-global-styles',"),
  },
  {
    package: SHARED,
    file: 'dist/index.js',
    what: 'the base is compared by whole segments',
    why: '/docs-api is not below /docs/',
    upstream: 'a fix of withBase and removeBase',
    ours: 'plugins/pages/theme/exactBase.ts',
    check: correctBase,
  },
  {
    package: RSPRESS,
    file: 'dist/theme/layout/Layout/index.js',
    what: 'the head of a page says its language',
    why: 'a language from right to left says its direction there too',
    upstream: 'dir on <html>, by the language',
    ours: 'plugins/pages/theme/direction.ts',
    check: (code) => withDirection(code, ['ar']),
  },
  {
    package: RSPRESS,
    file: 'dist/theme/layout/Layout/index.js',
    what: 'title and description of a language come before those of the site',
    why: 'the head of a page would name the site in another language',
    upstream: 'a fix of the order in Layout',
    ours: 'plugins/pages/theme/localeTexts.ts',
    check: preferLocaleTexts,
  },
  ...DECODING_FILES.map(
    (file): Contact => ({
      package: file.startsWith('dist/index') ? SHARED : RSPRESS,
      file,
      what: 'malformed addresses are taken as they are written',
      why: '/guide#% fails the build as a link and empties the page as an address',
      upstream: 'a decodeURIComponent that is caught',
      ours: 'plugins/pages/theme/safeDecoding.ts',
      check(code) {
        if (decodeSafely(code) === code) throw new Error('no longer has "decodeURIComponent("');
      },
    }),
  ),
  {
    package: RSPRESS,
    file: 'dist/node/route/RouteService.js',
    what: 'pages that plugins give are files with their place in the name',
    why: 'they come in the same order in every build',
    upstream: 'routes in the order in which plugins give them',
    ours: 'plugins/content/pages/steadyRoutes.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is compared
    check: has('`temp-${index}.mdx`'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/mdx/processor.js',
    what: 'title, headings and frontmatter of a page stand behind its code',
    why: 'a page has what plugins change of it',
    upstream: 'a hook for the facts of a page',
    ours: 'plugins/content/facts/factsCode.ts',
    check: has('MDXContent.__RSPRESS_PAGE_META = {};'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/runtimeModule/siteData/rsbuildPlugin.js',
    what: 'the data of the site are one object in a module',
    why: 'sidebars list pages as plugins want them to be listed',
    upstream: 'a hook for sidebars',
    ours: 'plugins/content/facts/factsCode.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is compared
    check: has('`export default ${JSON.stringify(siteData, null, 2)}`'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/route/extractPageData.js',
    what: 'it gets routes without files, and leaves the data of pages to us',
    why: 'it would read and parse every page once more',
    upstream: 'page data from the trees of the compilation',
    ours: 'plugins/content/pages/answerPageData.ts',
    check: has('routeService.getRoutes().map(async (routeMeta)=>'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/ssg/renderPages.js',
    what: 'a page for missing pages is a route without a file',
    why: 'every version and language has one: a reader without scripts gets his own',
    upstream: 'a 404.html for every language and version',
    ours: 'plugins/content/pages/notFoundRoutes.ts',
    check: has(
      'const routes = routeService.getRoutes();',
      "if (!routeService.isExistRoute('/404')) routes.push({",
    ),
  },
  {
    package: RSPRESS,
    file: 'dist/node/initRsbuild.js',
    what: 'the dev server restarts when files are added to the docs folder or removed',
    why: 'a restart takes ten seconds, also for each save that replaces the file; ours takes one compilation',
    upstream: 'new and deleted pages without a restart',
    ours: 'plugins/content/dev/livePages.ts',
    check: has('paths: userDocRoot,', "type: 'restart',"),
  },
  {
    package: RSPRESS,
    file: 'dist/node/runtimeModule/routeList.js',
    what: 'the routes are a virtual module that is written when it is compiled',
    why: 'the dev server compiles it again when pages are added or removed',
    upstream: 'new and deleted pages without a restart',
    ours: 'plugins/content/dev/livePages.ts',
    check: has('["virtual-routes"]: ()=>routeService.generateRoutesCode()'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/route/RouteService.js',
    what: 'a second service finds the current pages',
    why: 'the dev server would only know the pages that existed at its start',
    upstream: 'new and deleted pages without a restart',
    ours: 'plugins/content/dev/syncRoutes.ts',
    check: has('RouteService.__instance__ = routeService;', 'async addRoute(routePage)'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/mdx/remarkPlugins/toc.js',
    what: 'the outline of a page is read off its tree',
    why: 'outlines are those of Rspress',
    upstream: 'an export of parseToc',
    ours: 'plugins/content/pages/pageText.ts',
    check: has('export { parseToc,'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/mdx/rehypePlugins/headerAnchor.js',
    what: 'headings get their ids from one plugin',
    why: 'sections of a translation are found by the ids of the original',
    upstream: 'an export of rehypeHeaderAnchor',
    ours: 'plugins/maintenance/translations/readSections.ts',
    check: has('rehypeHeaderAnchor }'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/mdx/processor.js',
    what: 'the code of a page carries its facts',
    why: 'on the dev server an edit changes title and outline at once',
    upstream: 'an event of the dev server for an edited page',
    ours: 'plugins/pages/theme/pageEdits.ts',
    check: has('MDXContent.__RSPRESS_PAGE_META = '),
  },
  {
    package: RSPRESS,
    file: 'dist/node/initRsbuild.js',
    what: 'styles of the search dialog leave the group of all styles',
    why: 'they come with the dialog',
    upstream: 'a setting for the groups of style sheets',
    ours: 'plugins/pages/theme/splitDialogStyles.ts',
    check: has('styles: {', "name: 'styles'", 'test: /\\.(?:css|'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/runtimeModule/pageData/createPageData.js',
    what: 'the search index of Rspress is left out of the output',
    why: 'ours takes its place; with search: false an empty one is written',
    upstream: 'search: false writes nothing',
    ours: 'plugins/pages/theme/dropSearchIndex.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is compared
    check: has('`${SEARCH_INDEX_NAME}${indexVersion}${indexLang}.${indexHash}.json`'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/medium-zoom/index.js',
    what: 'the image zoom of Rspress is removed by its name',
    why: 'ours takes its place',
    upstream: 'mediumZoom: false leaves the plugin out',
    ours: 'plugins/pages/theme/index.ts',
    check: has("name: '@rspress/plugin-medium-zoom'"),
  },
  {
    package: RSPRESS,
    file: 'dist/node/runtimeModule/socialLinks.js',
    what: 'the icons of social links are a virtual module',
    why: 'our links show the same icons',
    upstream: 'an export of the icons',
    ours: 'theme/components/SocialLinks/SocialEntry.tsx',
    check: has('["virtual-social-links"]'),
  },
  {
    package: '@base-ui/react',
    file: 'utils/FocusGuard.mjs',
    what: 'the ends of the focus ring are not hidden',
    why: 'an element that takes the focus must not be hidden from assistive technology',
    upstream: 'guards without aria-hidden',
    ours: 'plugins/pages/theme/focusGuards.ts',
    check: showFocusGuards,
  },
  {
    package: '@base-ui/react',
    file: 'menu/popup/MenuPopup.mjs',
    what: 'a menu can say whether it takes the focus when it opens',
    why: 'a pointer that passes over its button would take the focus out of a field',
    upstream: 'initialFocus in the types of Menu.Popup, as in those of Popover.Popup',
    ours: 'theme/ui/Menu/LoadedMenu.tsx',
    check: has('initialFocus: initialFocusProp,', 'initialFocusProp ?? '),
  },
];

const pages: readonly Contact[] = [
  {
    package: RSPRESS,
    file: 'dist/node/auto-nav-sidebar/utils.js',
    what: '_meta.json and _nav.json are read by readFile of node:fs/promises',
    why: 'while a page is renamed on the dev server, one entry without a page would stop the whole site',
    upstream: 'an entry without a page as a warning',
    ours: 'plugins/content/dev/readableEntries.ts',
    check: has("promises.readFile(path, 'utf8')"),
  },
  {
    package: RSPRESS,
    file: 'dist/node/PluginDriver.js',
    what: 'hooks of one name are called at once, but for config',
    why: 'the output is published when all have ended',
    upstream: 'an afterBuild that comes last',
    ours: 'plugins/building/site/hookOrder.ts',
    check: has(
      "this._runParallelAsyncHook('afterBuild'",
      "this._runParallelAsyncHook('extendPageData'",
    ),
  },
  {
    package: RSPRESS,
    file: 'dist/node/route/RouteService.js',
    what: 'the routes of a site are a map that plugins change',
    why: 'routes have one order, and pages without a translation get theirs',
    upstream: 'a hook that changes routes',
    ours: 'plugins/building/build-cache/steadyOrder.ts, plugins/pages/language-fallback/index.ts',
    check: has('routeData = new Map();'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/initRsbuild.js',
    what: 'the build cache has a digest',
    why: 'settings, variables and files of plugins become part of it',
    upstream: 'documented by Rsbuild; a hook for what the build depends on',
    ours: 'plugins/building/build-cache/index.ts',
    check: has('buildCache: {'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/runtimeModule/pageData/rsbuildPlugin.js',
    what: 'page data is written when all pages are read',
    why: 'what a page says of its translations is only known then: seo is read lazily; the module depends on the data',
    upstream: 'a hook behind extendPageData, with all pages',
    ours: 'plugins/pages/seo/index.ts, plugins/building/build-cache/pageDataFile.ts',
    check: has('["virtual-page-data"]', 'export const pageData = ${JSON.stringify(ref.pageData'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/ssg/alternateLinks.js',
    what: 'alternate links of Rspress are left out by the field that it groups by',
    why: 'it writes them without x-default, for pages too that are not translated',
    upstream: 'a setting that turns them off',
    ours: 'plugins/pages/seo/index.ts, plugins/pages/language-fallback/missingPages.ts',
    check: has('route.pureRoutePath'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/last-updated/index.js',
    what: 'the dates of Rspress are removed by the name of their plugin',
    why: 'it writes them in the time zone of the build machine',
    upstream: 'lastUpdated: false leaves the plugin out',
    ours: 'plugins/pages/last-updated/index.ts',
    plugin: 'lectern:last-updated',
    check: has("name: '@rspress/plugin-last-updated'"),
  },
  {
    package: RSPRESS,
    file: 'dist/node/runtimeModule/pageData/createPageData.js',
    what: 'modifySearchIndexData sees all pages, and may stop the build',
    why: 'frontmatter is checked there',
    upstream: 'a hook that checks pages',
    ours: 'plugins/pages/frontmatter/index.ts',
    plugin: 'lectern:frontmatter',
    check: has('modifySearchIndexData('),
  },
  {
    package: RSPRESS,
    file: 'dist/node/route/extractPageData.js',
    what: 'the frontmatter of a page also has its text',
    why: 'the check leaves it out',
    upstream: 'keep it out of the frontmatter',
    ours: 'plugins/pages/frontmatter/index.ts',
    plugin: 'lectern:frontmatter',
    check: has('__content:'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/constants.js',
    what: "Rspress's script for the appearance is left out",
    why: 'ours sets what the reader has chosen before the first paint',
    upstream: 'a setting that leaves the script out',
    ours: 'plugins/pages/head-scripts/stockAppearance.ts',
    plugin: 'lectern:head-scripts',
    check: has('prefers-color-scheme'),
  },
  {
    package: RSPRESS,
    file: 'dist/runtime/ssrServerEntry.js',
    what: 'rendering goes on behind a page that fails',
    why: 'a build names all of them',
    upstream: 'gather the errors of all pages',
    ours: 'plugins/maintenance/render-errors/rememberFailures.ts',
    plugin: 'lectern:render-errors',
    check: rememberFailures,
  },
  {
    ...RENDERED,
    file: 'dist/runtime/ssrServerEntry.js',
    what: 'a page is rendered by one function, which can be asked first',
    upstream: 'a cache of rendered pages, or a hook around the rendering of a page',
    check: askBeforeRendering,
  },
  {
    ...RENDERED,
    file: 'dist/node/constants.js',
    what: 'the bundle that renders pages has a folder and a file to begin with',
    upstream: 'a hook around the rendering of a page',
    check: has(
      "NODE_SSG_BUNDLE_FOLDER = '__ssg__'",
      "NODE_SSG_BUNDLE_NAME = 'rspress-ssg-entry.cjs'",
    ),
  },
  {
    ...RENDERED,
    file: 'dist/node/route/routeChunkAssets.js',
    what: 'the file with the code of a page begins with "route-"',
    upstream: 'a hook around the rendering of a page',
    check: has('`route-${'),
  },
  {
    ...RENDERED,
    file: 'dist/node/ssg/rsbuildPluginSSG.js',
    what: 'pages are rendered when assets are optimized for transfer',
    upstream: 'a hook around the rendering of a page',
    check: has("stage: 'optimize-transfer',"),
  },
  {
    ...RENDERED,
    file: 'dist/node/ssg/renderPage.js',
    what: 'the head of a page is made apart from its HTML',
    upstream: 'a hook around the rendering of a page',
    check: has(
      'await render(routePath, head)',
      'transformHtmlTemplate(head, replacedHtmlTemplate)',
    ),
  },
  {
    ...RENDERED,
    file: 'dist/node/runtimeModule/pageData/rsbuildPlugin.js',
    what: 'the data of all pages are a module of two constants',
    upstream: 'page data that the renderer is given, page by page',
    check: has('export const pageData = $', 'export const searchIndexHash = $'),
  },
];

const firstLoad: readonly Contact[] = [
  {
    ...FIRST_LOAD,
    file: 'dist/runtime/route.js',
    what: 'routes are files that are loaded on demand',
    upstream: 'routes that are looked up, not listed',
    check: (code) => tryReplacements('@rspress/core/dist/runtime/route.js', code),
  },
  {
    ...FIRST_LOAD,
    file: 'dist/runtime/initPageData.js',
    what: 'the data of a page comes with the page',
    upstream: 'page data in the module of the page',
    check: (code) => tryReplacements('@rspress/core/dist/runtime/initPageData.js', code),
  },
  {
    ...FIRST_LOAD,
    file: 'dist/node/runtimeModule/pageData/rsbuildPlugin.js',
    what: 'the table of all pages is left out of the browser',
    upstream: 'page data in the module of the page',
    check: has('export const pageData = $', 'export const searchIndexHash = $'),
  },
  {
    ...FIRST_LOAD,
    file: 'dist/node/runtimeModule/siteData/rsbuildPlugin.js',
    what: 'sidebars are files that are loaded on demand',
    upstream: 'sidebars apart from the data of the site',
    check: has('["virtual-site-data"]'),
  },
  {
    ...FIRST_LOAD,
    file: 'dist/runtime/ClientApp.js',
    what: 'a small keeper of the head stands in for unhead',
    why: 'unhead weighs more than all of our head',
    upstream: 'a head that can be replaced',
    ours: 'plugins/pages/first-load/runtime/head.tsx',
    check: has('import { UnheadProvider, createHead } from "@unhead/react/client";'),
  },
  {
    ...FIRST_LOAD,
    file: 'dist/runtime/index.js',
    what: 'what the theme asks of the head are Head and useHead',
    why: 'a small keeper of the head stands in for unhead',
    upstream: 'a head that can be replaced',
    ours: 'plugins/pages/first-load/runtime/head.tsx',
    check: has('export { Head, useHead } from "@unhead/react";'),
  },
  {
    ...FIRST_LOAD,
    file: 'dist/runtime/index.js',
    what: 'React Router comes from its production build',
    why: 'readers would load its warnings for developers',
    upstream: 'exports of React Router that name it',
    ours: 'plugins/pages/first-load/productionRouter.ts',
    check: () => productionRouter(),
  },
];

const TARGET = { askApi: '/api/chat', searchApi: '' };

const docsearch: readonly Contact[] = [
  {
    package: '@docsearch/react',
    file: 'dist/esm/DocSearchModal.js',
    what: 'the dialog asks the site, can be translated and read by assistive technology',
    why: 'no property of the dialog reaches these places; each edit has its reason',
    upstream: 'a slot or property for each edit',
    ours: 'plugins/retrieval/docsearch/edits',
    plugin: 'lectern:docsearch',
    check: (code) => applyEdits(code, dialogEdits({ engine: 'local', ...TARGET })),
  },
];

/**
 * All that Lectern knows of the inside of other packages: the one list. The code of an edit stands
 * beside what it is for; whoever adds one adds it here, where it is tried against the installed files.
 */
export const contacts: readonly Contact[] = [...theme, ...pages, ...firstLoad, ...docsearch];
