import { LANGUAGES, type TABLES } from '../../plugins/pages/theme/siteTexts';
import type { Plural } from '../../theme/strings';
import type { Lang } from './pageTexts';

type TextTable = (typeof TABLES)[number];

/** A section of the page with the texts of one place in the theme. */
interface TextSection {
  id: string;
  /** The names of the tables with these texts. */
  tables: readonly string[];
  title: Record<Lang, string>;
  about: Record<Lang, string>;
}

const SECTIONS: readonly TextSection[] = [
  {
    id: 'pages',
    tables: ['strings'],
    title: { en: 'Every page', zh: '所有页面' },
    about: {
      en: 'These texts appear in the navbar, around the text of a page and in the footer. Some of them are labels that only screen readers announce.',
      zh: '这些文字出现在导航栏、正文四周和页脚，有些是只供屏幕阅读器使用的名称。',
    },
  },
  {
    id: 'menus',
    tables: ['appearanceStrings', 'drawerStrings', 'offlineItemStrings'],
    title: { en: 'Menus', zh: '菜单' },
    about: {
      en: 'The menus of the navbar and of narrow windows contain these texts.',
      zh: '这些文字出现在导航栏和窄窗口的菜单里。',
    },
  },
  {
    id: 'home-pages',
    tables: ['homeStrings'],
    title: { en: 'Home pages', zh: '首页' },
    about: {
      en: 'The [hero and the feature cards](/home-page) of a home page contain these texts.',
      zh: '首页的 [hero 和功能卡片](/home-page)使用这些文字。',
    },
  },
  {
    id: 'callouts',
    tables: ['calloutStrings'],
    title: { en: 'Callouts', zh: '提示框' },
    about: {
      en: 'A [callout](/writing#callouts) without a title has one of these titles.',
      zh: '没有写标题的[提示框](/writing#callouts)使用这些标题。',
    },
  },
  {
    id: 'code',
    tables: ['codeGroupStrings', 'sourceStrings'],
    title: { en: 'Code groups and source links', zh: '代码组和源码链接' },
    about: {
      en: 'Screen readers announce `codeVariants` as the name of the tabs of a code group. `source` is the text of links to source code.',
      zh: '`codeVariants` 是代码组标签页的名称，由屏幕阅读器读出；`source` 是源码链接的文字。',
    },
  },
  {
    id: 'filters',
    tables: ['outlineStrings', 'overviewStrings'],
    title: { en: 'Outline and overviews', zh: '大纲和概览页' },
    about: {
      en: 'The filters of long outlines and of overview pages contain these texts.',
      zh: '较长的大纲和概览页里的筛选框使用这些文字。',
    },
  },
  {
    id: 'actions',
    tables: ['actionStrings'],
    title: { en: 'Actions of a page', zh: '页面操作' },
    about: {
      en: 'The menu next to the button that copies the page contains these texts.',
      zh: '复制本页的按钮旁边的菜单使用这些文字。',
    },
  },
  {
    id: 'search',
    tables: ['searchStrings'],
    title: { en: 'Search and Ask AI', zh: '搜索和 AI 问答' },
    about: {
      en: 'The [search](/search) dialog contains these texts, including those of [Ask AI](/ask-ai).',
      zh: '[搜索](/search)对话框使用这些文字，其中也有 [AI 问答](/ask-ai)的文字。',
    },
  },
  {
    id: 'feedback',
    tables: ['feedbackStrings'],
    title: { en: 'Page feedback', zh: '页面反馈' },
    about: {
      en: 'Sites with `askAi.pageFeedback` ask readers at the end of a page whether it was helpful.',
      zh: '设置 `askAi.pageFeedback` 后，页面末尾会询问读者这一页是否有帮助。',
    },
  },
  {
    id: 'versions',
    tables: ['besideStrings', 'compareStrings', 'missingPageStrings'],
    title: { en: 'Other languages and versions', zh: '其他语言和版本' },
    about: {
      en: 'Readers see these texts if they compare a page with its translation or with another version, or if a page does not exist in a language or version.',
      zh: '读者把页面与译文或另一个版本对照时，以及页面在所选的语言或版本里不存在时，会看到这些文字。',
    },
  },
  {
    id: 'missing-pages',
    tables: ['notFoundStrings'],
    title: { en: 'Missing pages', zh: '不存在的页面' },
    about: {
      en: 'The server adds these texts to the page that it shows for addresses that do not exist.',
      zh: '地址不存在时，服务器会在页面里加上这些文字。',
    },
  },
  {
    id: 'network',
    tables: ['noticeStrings'],
    title: { en: 'Problems with the network', zh: '网络问题' },
    about: {
      en: 'These texts appear in a corner of the window if content cannot be loaded.',
      zh: '内容无法加载时，窗口一角会显示这些文字。',
    },
  },
  {
    id: 'offline',
    tables: ['offlineStrings', 'offlinePageStrings'],
    title: { en: 'Reading offline', zh: '离线阅读' },
    about: {
      en: 'Sites with [`offline`](/offline) show these texts in the dialog for saving pages, and instead of a page that is not on the device.',
      zh: '设置 [`offline`](/offline) 后，保存页面的对话框使用这些文字；设备上没有的页面也会显示其中几条。',
    },
  },
  {
    id: 'shortcuts',
    tables: ['shortcutStrings'],
    title: { en: 'Keyboard shortcuts', zh: '键盘快捷键' },
    about: {
      en: 'The list that opens with the `?` key contains these texts.',
      zh: '按 `?` 键打开的列表使用这些文字。',
    },
  },
  {
    id: 'options',
    tables: [
      'allOptionsStrings',
      'optionTableStrings',
      'optionVersionStrings',
      'usedVersionStrings',
    ],
    title: { en: 'Reference of options', zh: '选项参考' },
    about: {
      en: 'Sites with [`options`](/reference) show these texts on pages with options, in the list of all options, and where readers select the version that they use.',
      zh: '设置 [`options`](/reference) 后，选项页面、全部选项的列表和所用版本的选择使用这些文字。',
    },
  },
  {
    id: 'config-check',
    tables: ['configCheckStrings'],
    title: { en: 'Check of a configuration', zh: '检查配置' },
    about: {
      en: 'The page on which readers check their configuration contains these texts.',
      zh: '读者检查自己的配置的页面使用这些文字。',
    },
  },
];

const HEADS = {
  en: `---
description: Every text of the theme with its key, for the strings setting, in English and in Chinese.
searchKeywords: [UI strings, labels, i18n, localization, translate the theme, text keys, wording, rename a button]
---

# Texts of the theme {#theme-texts}

Use this page to find the key of a text that you want to change or translate. The keys belong in the [\`strings\` setting](/languages#texts-of-the-theme), in an object for each language:

\`\`\`ts title="rspress.config.ts"
export default defineSite({
  lang: 'en',
  strings: {
    en: { onThisPage: 'Contents', editPage: 'Improve this page' },
  },
});
\`\`\`

A text must contain the same parameters, such as \`{{version}}\`, as the text that it replaces. If the text depends on a number, it can be an object with a form for each [plural category](https://cldr.unicode.org/index/cldr-spec/plural-rules) of the language, such as \`{ one: '…', other: '…' }\`. If a key does not exist or a parameter is missing, the error message shows the correct key or parameter. This page is generated from the texts of the theme, which are also available in {languages}.
`,
  zh: `---
description: 主题的全部文字及其名称（用于设置 strings），附有英文和中文原文。
searchKeywords: [界面文字, 界面文案, 国际化, 本地化, 翻译主题, 修改按钮文字]
---

# 主题的文字 {#theme-texts}

要修改或翻译界面上的某段文字，可以在本页查到它的名称。名称写在 [\`strings\` 设置](/languages#texts-of-the-theme)里，每种语言一个对象：

\`\`\`ts title="rspress.config.ts"
export default defineSite({
  lang: 'zh',
  strings: {
    zh: { onThisPage: '目录', editPage: '改进本页' },
  },
});
\`\`\`

新的文字必须包含原来的参数，例如 \`{{version}}\`。如果文字随数字变化，可以写成对象，为该语言的每个[复数类别](https://cldr.unicode.org/index/cldr-spec/plural-rules)各写一种形式，例如 \`{ one: '…', other: '…' }\`。如果名称不存在或缺少参数，报错会给出正确的写法。本页由主题的文字生成，这些文字还有{languages}版本。
`,
};

const code = (text: string) => `\`${text}\``;

function spoken(text: string | Plural | undefined, lang: Lang): string {
  if (text === undefined) return '–';
  if (typeof text === 'string') return code(text);
  const [open, close, comma] = lang === 'en' ? [' (', ')', ', '] : ['（', '）', '，'];
  return Object.entries(text)
    .map(([form, words]) => `${code(words)}${open}${code(form)}${close}`)
    .join(comma);
}

/**
 * Returns a list item for a key and its texts. It is not a table row, because code in tables does not
 * wrap.
 */
function line(key: string, { en, zh }: TextTable['table'][string], lang: Lang): string {
  const [english, chinese] = [spoken(en, lang), spoken(zh, lang)];
  return lang === 'en'
    ? `- ${code(key)}: ${english}. Chinese: ${chinese}`
    : `- ${code(key)}：${chinese}；英文：${english}`;
}

function section({ id, tables, title, about }: TextSection, all: readonly TextTable[], lang: Lang) {
  const texts = new Map(
    all.filter(({ name }) => tables.includes(name)).flatMap(({ table }) => Object.entries(table)),
  );
  const lines = [...texts].map(([key, text]) => line(key, text, lang));
  return `## ${title[lang]} {#${id}}\n\n${about[lang]}\n\n${lines.join('\n')}`;
}

/** Returns the names of the theme's other languages: `Arabic, German and Spanish`. */
function languageList(lang: Lang): string {
  const names = new Intl.DisplayNames([lang], { type: 'language' });
  const sorted = Object.keys(LANGUAGES).map((one) => names.of(one) ?? one);
  if (lang === 'en') sorted.sort();
  return new Intl.ListFormat(lang).format(sorted).replace(/, and /, ' and ');
}

/**
 * Returns the page of all texts of the theme in a language.
 *
 * @throws an error with all tables without a section and all sections without a table
 */
export function textsPage(tables: readonly TextTable[], lang: Lang): string {
  const placed = SECTIONS.flatMap((one) => one.tables);
  const names = tables.map(({ name }) => name);
  const faults = [
    ...names.filter((name) => !placed.includes(name)).map((name) => `${name} is in no section`),
    ...placed.filter((name) => !names.includes(name)).map((name) => `${name} is not a table`),
  ];
  if (faults.length > 0) {
    throw new Error(`[texts] correct the sections of textsPage.ts:\n  ${faults.join('\n  ')}`);
  }
  const head = HEADS[lang].replace('{languages}', languageList(lang));
  return `${head}\n${SECTIONS.map((one) => section(one, tables, lang)).join('\n\n')}\n`;
}
