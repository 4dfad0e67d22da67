import manifest from '../../package.json' with { type: 'json' };
import type { ApiEntryPoint } from './apiEntryPoint';

const PREFIX = './plugins/';
const SOURCE = /^\.\/dist\/(.+)\.d\.ts$/;

export const PLUGIN_HEAD = {
  en: `---
description: The exports of each lectern/plugins entry point, which are the plugin of a setting and the types of its options, generated from the types of Lectern.
searchKeywords: [plugin reference, pluginSearch, pluginTheme, lectern/plugins, plugin options]
---

# API of the plugins

Most features of Lectern are plugins with their own entry points. \`defineSite\` adds these plugins according to your [settings](/settings), so most sites never import them. Import a plugin to create it in code, or to use the types of its options. Add the plugin that a function returns to \`plugins\`, where it replaces the plugin of the setting.
`,
  zh: `---
description: 每个 lectern/plugins 入口的全部导出，包括各项设置所用的插件和选项的类型，由 Lectern 的类型生成。
searchKeywords: [插件参考, pluginSearch, pluginTheme, lectern/plugins, 插件选项]
---

# 插件 API {#api-of-the-plugins}

Lectern 的大多数功能都是插件，各有自己的入口。\`defineSite\` 会按照[设置](/settings)添加这些插件，所以大多数站点不需要导入这些入口。只有用代码创建插件，或者使用选项的类型时，才需要导入。把函数返回的插件写进 \`plugins\`，就会代替这项设置添加的插件。
`,
};

/** The settings whose names differ from those of their plugins. */
const SETTINGS: Readonly<Record<string, string>> = {
  docsearch: 'search',
  'page-source': 'repository',
};

/** The types of options by plugin, with the setting that has the same members. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ask-ai': { AskAiOptions: 'askAi' },
  'docs-health': { DocsHealthOptions: 'docsHealth' },
  docsearch: { DialogSettings: 'search.dialog' },
  frontmatter: { FrontmatterOptions: 'frontmatter' },
  feeds: { FeedsOptions: 'feeds' },
  glossary: { GlossaryOptions: 'glossary' },
  'link-check': { LinkCheckOptions: 'linkCheck' },
  markdown: { MarkdownOptions: 'markdown' },
  math: { MathOptions: 'math' },
  options: { OptionsReference: 'options', ReferencePages: 'options.pages' },
  samples: { SamplesOptions: 'samples' },
  search: { SearchOptions: 'search' },
  seo: { SeoOptions: 'seo' },
  server: { ServerOptions: 'server' },
  'social-cards': { SocialCardsOptions: 'socialCards' },
  'static-content': { StaticContentOptions: 'staticContent' },
  theme: { ThemeOptions: 'theme', SiteTexts: 'strings' },
};

/** Types of properties that plugins return in addition to their hooks, for Lectern's own commands only. */
const FOR_COMMANDS = ['FrontmatterPlugin', 'LinkCheckPlugin', 'OptionsPlugin', 'SamplesPlugin'];

function entryPointOf(key: string, types: string): ApiEntryPoint {
  const name = key.slice(PREFIX.length);
  const setting =
    SETTINGS[name] ?? name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const [, entry = ''] = SOURCE.exec(types) ?? [];
  const link = `[\`${setting}\`](/settings#${setting.toLowerCase()})`;
  return {
    name: `lectern/plugins/${name}`,
    entry: `${entry}.ts`,
    about: {
      en: `The plugin of the ${link} setting.`,
      zh: `${link} 设置所用的插件。`,
    },
    leftOut: FOR_COMMANDS,
    setting,
    options: OPTIONS[name],
  };
}

/** The entry points of the plugins, sorted by name. */
export const PLUGIN_ENTRY_POINTS: readonly ApiEntryPoint[] = Object.entries(manifest.exports)
  .filter(([key]) => key.startsWith(PREFIX))
  .map(([key, target]) => entryPointOf(key, (target as { types: string }).types))
  .sort((a, b) => (a.name < b.name ? -1 : 1));
