import type { ApiEntryPoint, ApiPage } from './apiEntryPoint';
import { PLUGIN_ENTRY_POINTS, PLUGIN_HEAD } from './pluginEntryPoints';

const SETTINGS = ['SiteSettings', 'FeatureSettings', 'Features', 'TwinSettings', 'LocaleFacts'];
/** The result of `definePlugin`, whose members are hooks of Lectern's own plugins. */
const OPAQUE = ['DefinedPlugin'];
const THEME_SETTINGS = ['RelatedTool', 'RelatedToolGroup', 'ToolCard', 'ToolSection'];

const ENTRY_POINTS: readonly ApiEntryPoint[] = [
  {
    name: 'lectern',
    entry: 'plugins/preset/index.ts',
    about: {
      en: 'Use this entry point in `rspress.config.ts` and in plugins. The settings of `defineSite` are on [a separate page](/settings), and [Write a plugin](/plugins) explains `definePlugin`.',
      zh: '用在 `rspress.config.ts` 和插件里。`defineSite` 的各项设置见[设置](/settings)，`definePlugin` 的用法见[编写插件](/plugins)。',
    },
    leftOut: [...SETTINGS, ...OPAQUE],
  },
  {
    name: 'lectern/theme',
    entry: 'theme/index.tsx',
    about: {
      en: 'Use this entry point in the `theme` folder of a site and on its pages. It also exports everything that Rspress exports from its theme. To replace or wrap a part, a site exports its own part under the same name.',
      zh: '用在站点的 `theme` 目录和页面里，包含 Rspress 主题的所有导出。在站点里用同样的名称导出自己的部件，就能替换或包裹主题的部件。',
    },
    leftOut: THEME_SETTINGS,
  },
  {
    name: 'lectern/server',
    entry: 'plugins/serving/site-server/api.ts',
    about: {
      en: 'Use this entry point in programs that serve a built site themselves. On the command line, `lectern serve` does the same.',
      zh: '用于在自己的程序里提供构建好的站点，作用与 `lectern serve` 命令相同。',
    },
    leftOut: [],
  },
  {
    name: 'lectern/testing',
    entry: 'plugins/test-kit/index.ts',
    about: {
      en: 'Use this entry point to test plugins and themes.',
      zh: '用于测试插件和主题。',
    },
    leftOut: [],
  },
];

const HEAD = {
  en: `---
description: Everything that lectern, lectern/theme, lectern/server and lectern/testing export, with types and defaults, generated from the types of Lectern.
searchKeywords: [API reference, exports, types, hooks, slots, theme parts, definePlugin types]
---

# API reference

This page lists what the main entry points of the package export. The plugins that the settings add are on [a separate page](/api-plugins). Your editor shows the same descriptions, because both come from the types of Lectern.
`,
  zh: `---
description: lectern、lectern/theme、lectern/server 和 lectern/testing 的全部导出，包括类型和默认值，由 Lectern 的类型生成。
searchKeywords: [API 参考, 接口, 导出, 类型, 钩子, 插槽, 主题部件]
---

# API 参考

本页列出各个主要入口导出的内容，设置所用的插件见[插件 API](/api-plugins)。这些说明来自 Lectern 的类型，在编辑器里也能看到。
`,
};

/** The pages of the API reference. Together they describe all entry points. */
export const API_PAGES: readonly ApiPage[] = [
  { file: 'api.mdx', head: HEAD, entryPoints: ENTRY_POINTS },
  { file: 'api-plugins.mdx', head: PLUGIN_HEAD, entryPoints: PLUGIN_ENTRY_POINTS },
];

/** The files of all entry points. */
export const ENTRIES = API_PAGES.flatMap(({ entryPoints }) =>
  entryPoints.map(({ entry }) => entry),
);
