import { addRenderCache } from '../building/rendered-pages/rendererCode';
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
  why: 'unchanged pages are not rendered again',
} as const;

const theme: readonly Contact[] = [
  {
    package: RSPRESS,
    file: 'dist/node/PluginDriver.js',
    what: 'themeDir is set before the hooks of plugins run',
    why: 'needed to determine whether a site has its own theme',
    upstream: 'leave themeDir unset until the config hooks have run',
    ours: 'plugins/pages/theme/themeDir.ts',
    check: has("this.#config.themeDir ??= node_path.join(process.cwd(), 'theme')"),
  },
  {
    package: RSPRESS,
    file: 'dist/node/initRsbuild.js',
    what: 'the module name of the theme resolves to the theme of the site',
    why: 'parts are imported from there, so that a site can replace each of them',
    upstream: 'documentation of this alias',
    ours: 'theme/index.tsx',
    check: has("'@rspress/core/theme': ["),
  },
  {
    package: RSPRESS,
    file: 'dist/node/initRsbuild.js',
    what: 'the theme is the last entry before the pages',
    why: 'our styles come after those of Rspress and before those of the site',
    upstream: 'an order for globalStyles',
    ours: 'plugins/pages/theme/themeStyles.ts',
    check: has('preEntry: [', "'virtual-global-styles',"),
  },
  {
    package: SHARED,
    file: 'dist/index.js',
    what: 'the comparison of an address with the base',
    why: '/docs-api must not count as a page below /docs/',
    upstream: 'a fix of withBase and removeBase',
    ours: 'plugins/pages/theme/exactBase.ts',
    check: correctBase,
  },
  {
    package: RSPRESS,
    file: 'dist/theme/layout/Layout/index.js',
    what: 'the html element has the language of the page',
    why: 'the direction of right-to-left languages is added there',
    upstream: 'a dir attribute on <html>, based on the language',
    ours: 'plugins/pages/theme/direction.ts',
    check: (code) => withDirection(code, ['ar']),
  },
  {
    package: RSPRESS,
    file: 'dist/theme/layout/Layout/index.js',
    what: 'the precedence of the texts of a language over those of the site',
    why: 'the head of a page would contain the name of the site in another language',
    upstream: 'a fix of the precedence in Layout',
    ours: 'plugins/pages/theme/localeTexts.ts',
    check: preferLocaleTexts,
  },
  ...DECODING_FILES.map(
    (file): Contact => ({
      package: file.startsWith('dist/index') ? SHARED : RSPRESS,
      file,
      what: 'the decoding of malformed addresses',
      why: '/guide#% fails the build as a link and breaks the page as an address',
      upstream: 'a decodeURIComponent call that handles errors',
      ours: 'plugins/pages/theme/safeDecoding.ts',
      check(code) {
        if (decodeSafely(code) === code) throw new Error('no longer has "decodeURIComponent("');
      },
    }),
  ),
  {
    package: RSPRESS,
    file: 'dist/node/route/RouteService.js',
    what: 'pages of plugins are files whose names contain their position',
    why: 'their order must be the same in every build',
    upstream: 'routes in the order in which plugins add them',
    ours: 'plugins/content/pages/steadyRoutes.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is compared
    check: has('`temp-${index}.mdx`'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/mdx/processor.js',
    what: 'title, headings and frontmatter are appended to the code of a page',
    why: 'pages contain the changes of plugins',
    upstream: 'a hook for the facts of a page',
    ours: 'plugins/content/facts/factsCode.ts',
    check: has('MDXContent.__RSPRESS_PAGE_META = {};'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/runtimeModule/siteData/rsbuildPlugin.js',
    what: 'the data of the site is one object in a module',
    why: 'sidebars contain the changes of plugins',
    upstream: 'a hook for sidebars',
    ours: 'plugins/content/facts/factsCode.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is compared
    check: has('`export default ${JSON.stringify(siteData, null, 2)}`'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/route/extractPageData.js',
    what: 'it receives routes without files, so that our code provides the page data',
    why: 'it would read and parse every page a second time',
    upstream: 'page data from the syntax trees of the compilation',
    ours: 'plugins/content/pages/answerPageData.ts',
    check: has('routeService.getRoutes().map(async (routeMeta)=>'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/ssg/renderPages.js',
    what: 'the 404 page is a route without a file',
    why: 'every version and language needs one for readers without JavaScript',
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
    what: 'the dev server restarts when files are added to or removed from the docs folder',
    why: 'a restart takes ten seconds, even when an editor replaces a file on save; our update takes one compilation',
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
    what: 'a second route service finds the current pages',
    why: 'the dev server would only know the pages that existed when it started',
    upstream: 'new and deleted pages without a restart',
    ours: 'plugins/content/dev/syncRoutes.ts',
    check: has('RouteService.__instance__ = routeService;', 'async addRoute(routePage)'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/mdx/remarkPlugins/toc.js',
    what: 'the outline of a page is computed from its tree',
    why: 'outlines must match those of Rspress',
    upstream: 'an export of parseToc',
    ours: 'plugins/content/pages/pageText.ts',
    check: has('export { parseToc,'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/mdx/rehypePlugins/headerAnchor.js',
    what: 'one plugin sets the IDs of headings',
    why: 'sections of a translation are matched by the IDs of the original',
    upstream: 'an export of rehypeHeaderAnchor',
    ours: 'plugins/maintenance/translations/readSections.ts',
    check: has('rehypeHeaderAnchor }'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/mdx/processor.js',
    what: 'the code of a page contains its data',
    why: 'on the dev server, an edit updates the title and outline immediately',
    upstream: 'an event of the dev server for an edited page',
    ours: 'plugins/pages/theme/pageEdits.ts',
    check: has('MDXContent.__RSPRESS_PAGE_META = '),
  },
  {
    package: RSPRESS,
    file: 'dist/node/initRsbuild.js',
    what: 'styles of the search dialog are moved out of the common style chunk',
    why: 'they are loaded with the dialog',
    upstream: 'a setting for the groups of style sheets',
    ours: 'plugins/pages/theme/splitDialogStyles.ts',
    check: has('styles: {', "name: 'styles'", 'test: /\\.(?:css|'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/runtimeModule/pageData/createPageData.js',
    what: 'the search index of Rspress is left out of the output',
    why: 'our index replaces it; with search: false, Rspress writes an empty one',
    upstream: 'search: false writes nothing',
    ours: 'plugins/pages/theme/dropSearchIndex.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is compared
    check: has('`${SEARCH_INDEX_NAME}${indexVersion}${indexLang}.${indexHash}.json`'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/medium-zoom/index.js',
    what: 'the image zoom of Rspress is removed by its name',
    why: 'our image zoom replaces it',
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
    what: 'the focus guards do not have aria-hidden',
    why: 'an element that takes the focus must not be hidden from assistive technology',
    upstream: 'guards without aria-hidden',
    ours: 'plugins/pages/theme/focusGuards.ts',
    check: showFocusGuards,
  },
  {
    package: '@base-ui/react',
    file: 'menu/popup/MenuPopup.mjs',
    what: 'a menu can be opened without moving the focus',
    why: 'hovering over its button would move the focus out of a field',
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
    why: 'while a page is renamed on the dev server, an entry without a page would stop the whole site',
    upstream: 'an entry without a page as a warning',
    ours: 'plugins/content/dev/readableEntries.ts',
    check: has("promises.readFile(path, 'utf8')"),
  },
  {
    package: RSPRESS,
    file: 'dist/node/auto-nav-sidebar/normalize.js',
    what: 'the folder of a sidebar is read by readdir of node:fs/promises',
    why: 'on the dev server, a broken symbolic link, such as a lock file of Emacs, would stop the whole site',
    upstream: 'a warning for broken symbolic links',
    ours: 'plugins/content/dev/readableEntries.ts',
    check: has('await promises_readdir(workDir)'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/ssg/ssgEnv.js',
    what: 'a variable sets the number of pages that are rendered concurrently',
    why: 'the pages of a large site would need more memory',
    upstream: 'a setting for it, or a lower number',
    ours: 'plugins/building/output/index.ts',
    check: has('process.env.RSPRESS_SSG_CONCURRENCY'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/PluginDriver.js',
    what: 'hooks of the same name run in parallel, except for config',
    why: 'the output is published when all hooks have finished',
    upstream: 'an afterBuild hook that runs last',
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
    why: 'routes are sorted, and routes for pages without a translation are added',
    upstream: 'a hook that changes routes',
    ours: 'plugins/building/build-cache/steadyOrder.ts, plugins/pages/language-fallback/index.ts',
    check: has('routeData = new Map();'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/initRsbuild.js',
    what: 'the build cache has a digest',
    why: 'settings, variables and files of plugins are added to it',
    upstream: 'documented by Rsbuild; a hook for what the build depends on',
    ours: 'plugins/building/build-cache/index.ts',
    check: has('buildCache: {'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/runtimeModule/pageData/rsbuildPlugin.js',
    what: 'page data is generated after all pages were read',
    why: 'the translations of a page are only known then, so seo is evaluated lazily; the module depends on the data',
    upstream: 'a hook after extendPageData that receives all pages',
    ours: 'plugins/pages/seo/index.ts, plugins/building/build-cache/pageDataFile.ts',
    check: has('["virtual-page-data"]', 'export const pageData = ${JSON.stringify(ref.pageData'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/ssg/alternateLinks.js',
    what: 'alternate links of Rspress are disabled through the field that it groups pages by',
    why: 'it writes them without x-default, and also for pages that are not translated',
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
    what: 'modifySearchIndexData receives all pages, and can fail the build',
    why: 'frontmatter is validated there',
    upstream: 'a hook that checks pages',
    ours: 'plugins/pages/frontmatter/index.ts',
    plugin: 'lectern:frontmatter',
    check: has('modifySearchIndexData('),
  },
  {
    package: RSPRESS,
    file: 'dist/node/route/extractPageData.js',
    what: 'the frontmatter object of a page also contains its text',
    why: 'the validation ignores it',
    upstream: 'keep it out of the frontmatter',
    ours: 'plugins/pages/frontmatter/index.ts',
    plugin: 'lectern:frontmatter',
    check: has('__content:'),
  },
  {
    package: RSPRESS,
    file: 'dist/node/constants.js',
    what: "Rspress's appearance script is removed",
    why: 'our script applies the choice of the reader before the first paint',
    upstream: 'a setting that disables the script',
    ours: 'plugins/pages/head-scripts/stockAppearance.ts',
    plugin: 'lectern:head-scripts',
    check: has('prefers-color-scheme'),
  },
  {
    package: RSPRESS,
    file: 'dist/runtime/ssrServerEntry.js',
    what: 'rendering continues after a page fails',
    why: 'a build reports all of them',
    upstream: 'collection of the errors of all pages',
    ours: 'plugins/maintenance/render-errors/rememberFailures.ts',
    plugin: 'lectern:render-errors',
    check: rememberFailures,
  },
  {
    ...RENDERED,
    file: 'dist/runtime/ssrServerEntry.js',
    what: 'one function renders a page, and can be intercepted',
    upstream: 'a cache of rendered pages, or a hook around the rendering of a page',
    check: addRenderCache,
  },
  {
    ...RENDERED,
    file: 'dist/node/constants.js',
    what: 'the bundle that renders pages has a known folder and entry file',
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
    what: 'the head of a page is generated separately from its HTML',
    upstream: 'a hook around the rendering of a page',
    check: has(
      'await render(routePath, head)',
      'transformHtmlTemplate(head, replacedHtmlTemplate)',
    ),
  },
  {
    ...RENDERED,
    file: 'dist/node/runtimeModule/pageData/rsbuildPlugin.js',
    what: 'the data of all pages is a module with two constants',
    upstream: 'page data that is passed to the renderer for each page',
    check: has('export const pageData = $', 'export const searchIndexHash = $'),
  },
];

const firstLoad: readonly Contact[] = [
  {
    ...FIRST_LOAD,
    file: 'dist/runtime/route.js',
    what: 'routes are files that are loaded on demand',
    upstream: 'routes that are looked up instead of listed',
    check: (code) => tryReplacements('@rspress/core/dist/runtime/route.js', code),
  },
  {
    ...FIRST_LOAD,
    file: 'dist/runtime/initPageData.js',
    what: 'the data of a page is loaded with the page',
    upstream: 'page data in the module of the page',
    check: (code) => tryReplacements('@rspress/core/dist/runtime/initPageData.js', code),
  },
  {
    ...FIRST_LOAD,
    file: 'dist/node/runtimeModule/pageData/rsbuildPlugin.js',
    what: 'the table of all pages is not sent to the browser',
    upstream: 'page data in the module of the page',
    check: has('export const pageData = $', 'export const searchIndexHash = $'),
  },
  {
    ...FIRST_LOAD,
    file: 'dist/node/runtimeModule/siteData/rsbuildPlugin.js',
    what: 'sidebars are files that are loaded on demand',
    upstream: 'sidebars separate from the data of the site',
    check: has('["virtual-site-data"]'),
  },
  {
    ...FIRST_LOAD,
    file: 'dist/runtime/ClientApp.js',
    what: 'a small head manager replaces unhead',
    why: 'unhead is larger than the rest of the head code',
    upstream: 'a replaceable head manager',
    ours: 'plugins/pages/first-load/runtime/head.tsx',
    check: has('import { UnheadProvider, createHead } from "@unhead/react/client";'),
  },
  {
    ...FIRST_LOAD,
    file: 'dist/runtime/index.js',
    what: 'the theme uses only Head and useHead',
    why: 'a small head manager replaces unhead',
    upstream: 'a replaceable head manager',
    ours: 'plugins/pages/first-load/runtime/head.tsx',
    check: has('export { Head, useHead } from "@unhead/react";'),
  },
  {
    ...FIRST_LOAD,
    file: 'dist/runtime/index.js',
    what: 'React Router comes from its production build',
    why: 'readers would load its development warnings',
    upstream: 'an export condition of React Router for it',
    ours: 'plugins/pages/first-load/productionRouter.ts',
    check: () => productionRouter(),
  },
];

const TARGET = { askApi: '/api/chat', searchApi: '' };

const docsearch: readonly Contact[] = [
  {
    package: '@docsearch/react',
    file: 'dist/esm/DocSearchModal.js',
    what: 'the dialog sends requests to the site, and is translatable and accessible',
    why: 'the dialog has no props for these places; each patch states its reason',
    upstream: 'a slot or prop for each patch',
    ours: 'plugins/retrieval/docsearch/edits',
    plugin: 'lectern:docsearch',
    check: (code) => applyEdits(code, dialogEdits({ engine: 'local', ...TARGET })),
  },
];

/**
 * All internals of other packages that Lectern depends on. The code of a patch is next to the feature that needs it, and each patch needs
 * an entry here, so that it is verified against the installed files.
 */
export const contacts: readonly Contact[] = [...theme, ...pages, ...firstLoad, ...docsearch];
