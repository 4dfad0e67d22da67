/** A section of the settings page. */
export interface Section {
  id: string;
  title: Record<'en' | 'zh', string>;
  /** The settings in the section, each with its nested settings. */
  settings: readonly string[];
}

/** The sections of the page, in order. Settings without a section are reported. */
export const SECTIONS: readonly Section[] = [
  {
    id: 'site',
    title: { en: 'The site', zh: '站点' },
    settings: [
      ...['title', 'description', 'icon', 'logo', 'logoText', 'logoHref'],
      ...['lang', 'locales', 'multiVersion', 'strings', 'themeConfig', 'head'],
    ],
  },
  {
    id: 'look',
    title: { en: 'Look', zh: '外观' },
    settings: ['theme', 'themeDir', 'globalStyles', 'globalUIComponents'],
  },
  {
    id: 'search-and-answers',
    title: { en: 'Search and answers', zh: '搜索与回答' },
    settings: ['search', 'askAi', 'mcp', 'docsHealth'],
  },
  {
    id: 'pages',
    title: { en: 'Pages', zh: '页面' },
    settings: [
      ...[
        'markdown',
        'frontmatter',
        'code',
        'images',
        'figures',
        'mermaid',
        'math',
        'glossary',
        'feeds',
        'lastUpdated',
        'repository',
      ],
      ...[
        'translations',
        'languageFallback',
        'linkCheck',
        'renderErrors',
        'keepRendered',
        'replaceRules',
      ],
    ],
  },
  {
    id: 'package-reference',
    title: { en: 'Reference of a package', zh: '包的参考文档' },
    settings: ['options', 'samples'],
  },
  {
    id: 'output-and-server',
    title: { en: 'Output and server', zh: '输出与服务器' },
    settings: [
      ...['root', 'outDir', 'base', 'siteOrigin', 'route', 'redirects', 'sitesBelow'],
      ...['seo', 'socialCards', 'server', 'keepOldFiles'],
      ...['staticContent', 'firstLoad', 'offline', 'headScripts', 'plugins', 'builderConfig'],
    ],
  },
];
