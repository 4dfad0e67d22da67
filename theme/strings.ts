/** The languages of the theme itself. */
export type ThemeLanguage = 'en' | 'zh';

/** A text with a `{{count}}`, in the plural forms of its language: `one`, `few`, `other`. */
export type Plural = { [form in 'zero' | 'one' | 'two' | 'few' | 'many']?: string } & {
  other: string;
};

/** A text in all languages of the theme. A missing language is a type error. */
export type Text = Record<ThemeLanguage, string | Plural>;

/** Texts by key. `{{name}}` is replaced by the parameter of that name. */
export type Strings = Record<string, Text>;

export const strings = {
  search: { en: 'Search', zh: '搜索' },
  skipToContent: { en: 'Skip to content', zh: '跳到正文' },
  mainNavigation: { en: 'Main', zh: '主导航' },
  docsNavigation: { en: 'Documentation', zh: '文档导航' },
  menu: { en: 'Menu', zh: '菜单' },
  openMenu: { en: 'Open the menu', zh: '打开菜单' },
  language: { en: 'Language', zh: '语言' },
  version: { en: 'Version', zh: '版本' },
  versionDefault: { en: 'current', zh: '当前版' },
  moreSections: { en: 'More sections', zh: '更多栏目' },
  moreLinks: { en: 'More links', zh: '更多链接' },
  contact: { en: 'Contact', zh: '联系方式' },
  appearance: { en: 'Appearance', zh: '外观' },
  sections: { en: 'Contents', zh: '目录' },
  onThisPage: { en: 'ON THIS PAGE', zh: '本页内容' },
  breadcrumb: { en: 'Breadcrumb', zh: '面包屑导航' },
  previousPage: { en: 'Previous Page', zh: '上一页' },
  nextPage: { en: 'Next Page', zh: '下一页' },
  pagination: { en: 'Previous and next page', zh: '上一页与下一页' },
  editPage: { en: 'Edit this page', zh: '编辑本页' },
  reportProblem: { en: 'Report a problem', zh: '报告问题' },
  lastUpdated: { en: 'Last Updated', zh: '最后更新' },
  feed: { en: 'Subscribe with RSS', zh: '用 RSS 订阅' },
  backToTop: { en: 'Back to top', zh: '回到顶部' },
  headingLink: { en: 'Link to this section', zh: '本节链接' },
  copyCode: { en: 'Copy the code', zh: '复制代码' },
  copyByHand: {
    en: 'Copy to clipboard: {{keys}}, Enter',
    zh: '复制到剪贴板：按 {{keys}}，再按 Enter',
  },
  copyCommand: { en: 'Copy the command', zh: '复制命令' },
  copyPage: { en: 'Copy page', zh: '复制本页' },
  copyingPage: { en: 'Copying…', zh: '复制中…' },
  copyPageFailed: {
    en: 'The page could not be copied. Try again.',
    zh: '未能复制本页，请重试。',
  },
  moreActions: { en: 'More ways to use this page', zh: '更多使用方式' },
  copied: { en: 'Copied', zh: '已复制' },
  testedWith: { en: 'Tested with {{version}}', zh: '已在 {{version}} 上测试' },
  showAllLines: { en: 'Show all {{count}} lines', zh: '展开全部 {{count}} 行' },
  wrapLines: { en: 'Wrap long lines', zh: '自动换行' },
  wideTable: { en: 'Table, scrolls sideways', zh: '表格，可横向滚动' },
  packageManager: { en: 'Package manager', zh: '包管理器' },
  notFound: { en: 'PAGE NOT FOUND', zh: '找不到页面' },
  notFoundHint: {
    en: 'The page may have moved, or the link is wrong.',
    zh: '页面可能已经移动，或者链接有误。',
  },
  takeMeHome: { en: 'Take me home', zh: '返回首页' },
  siteMap: { en: 'Sections of this site', zh: '本站内容' },
  relatedTools: { en: 'Related tools', zh: '相关工具' },
  oldVersion: {
    en: 'You are reading the documentation of {{version}}.',
    zh: '你正在阅读 {{version}} 的文档。',
  },
  oldVersionOnly: {
    en: 'This page does not exist in {{version}}.',
    zh: '{{version}} 中没有本页。',
  },
  oldVersionHome: { en: 'Go to the home page of {{version}}', zh: '前往 {{version}} 的首页' },
  oldVersionParent: { en: 'Go to {{page}} in {{version}}', zh: '前往 {{page}}（{{version}}）' },
  oldVersionLink: { en: 'Read this page for {{version}}', zh: '查看 {{version}} 的同一页面' },
  notTranslated: {
    en: 'This page has not been translated yet. It is shown in {{shown}}.',
    zh: '本页尚未翻译，以下为{{shown}}原文。',
  },
  staleTranslation: {
    en: 'This translation is older than the {{source}} page. Changed since then:',
    zh: '本页译文早于{{source}}原文，以下内容已有更新：',
  },
} satisfies Strings;

/** A key of the theme's texts. */
export type StringKey = keyof typeof strings;
