import allTexts from './api.zh.json' with { type: 'json' };
import { defaultText, type Lang, memberLine, WORDS } from './pageTexts';
import type { ApiMember, ApiName } from './readApi';

const TEXTS_ZH: Readonly<Record<string, string>> = allTexts;

/** A door of the package, and the names of it that the page describes, in its order. */
export interface ApiDoor {
  /** As one imports it: `lectern/theme`. */
  name: string;
  entry: string;
  about: Record<Lang, string>;
  /** Names that are described elsewhere: as a part of the theme, or on the page of settings. */
  leftOut: readonly string[];
}

const SETTINGS = ['SiteSettings', 'FeatureSettings', 'Features', 'TwinSettings', 'LocaleFacts'];
const THEME_SETTINGS = ['RelatedTool', 'RelatedToolGroup', 'ToolCard', 'ToolSection'];

/** The doors of the package, in the order of the page. */
export const DOORS: readonly ApiDoor[] = [
  {
    name: 'lectern',
    entry: 'plugins/preset/index.ts',
    about: {
      en: 'Use this entry point in `rspress.config.ts` and in plugins. The settings of `defineSite` are on [a separate page](/settings), and [Write a plugin](/plugins) explains `definePlugin`.',
      zh: '用在 `rspress.config.ts` 和插件里。`defineSite` 的各项设置见[设置](/settings)，`definePlugin` 的用法见[编写插件](/plugins)。',
    },
    leftOut: SETTINGS,
  },
  {
    name: 'lectern/theme',
    entry: 'theme/index.tsx',
    about: {
      en: 'Use this entry point in the `theme` folder of a site and on its pages. It also exports everything that Rspress exports from its theme. To replace or wrap a part, a site exports its own under the same name.',
      zh: '用在站点的 `theme` 目录和页面里，包含 Rspress 主题的所有导出。每个部件都可以替换或包裹，只要在站点里用同样的名称导出自己的部件。',
    },
    leftOut: THEME_SETTINGS,
  },
  {
    name: 'lectern/server',
    entry: 'plugins/serving/site-server/api.ts',
    about: {
      en: 'Use this entry point in programs that serve a built site themselves. On the command line, `lectern serve` does the same.',
      zh: '供自己的程序提供构建好的站点，作用与命令 `lectern serve` 相同。',
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

const HEADS = {
  en: `---
description: Everything that lectern, lectern/theme, lectern/server and lectern/testing export, with types and defaults, generated from the types of Lectern.
searchKeywords: [API reference, exports, types, hooks, slots, theme parts, definePlugin types]
---

# API reference

This page lists what the main entry points of the package export. Your editor shows the same descriptions, because both come from the types of Lectern.
`,
  zh: `---
description: lectern、lectern/theme、lectern/server 和 lectern/testing 的全部导出，包括类型和默认值，由 Lectern 的类型生成。
searchKeywords: [API 参考, 接口, 导出, 类型, 钩子, 插槽, 主题部件]
---

# API 参考

本页列出包的主要入口的导出。这些说明来自 Lectern 的类型，在编辑器里也能看到。
`,
};

/** A union written over several lines, in one. */
const typeOf = ({ type }: ApiMember) => type.replace(/^\| /, '').replace(/`/g, "'");

/** Types, functions and classes in the order of the page: what is called comes first. */
const KINDS = ['function', 'class', 'type'];

/**
 * The page of all exports in a language.
 *
 * @param api what each entry exports
 * @throws naming every name without a docstring, and every text that is not translated
 */
export function apiPage(api: ReadonlyMap<string, readonly ApiName[]>, lang: Lang): string {
  const missing: string[] = [];
  const words = WORDS[lang];
  const described = new Set<string>();

  function text(key: string, about: string): string {
    if (!about) missing.push(`${key} has no docstring`);
    if (lang === 'en' || !about) return about;
    const translated = TEXTS_ZH[key];
    if (!translated) missing.push(`api.zh.json lacks ${key}: ${about}`);
    return translated ?? about;
  }

  const line = (member: ApiMember) =>
    memberLine(
      {
        ...member,
        type: typeOf(member),
        default: defaultText(member.default, lang, missing),
        about: text(member.key, member.about),
      },
      lang,
    );

  function namePart(one: ApiName): string {
    const { name, code, about, members, bases, parameters, returns, throws } = one;
    const also = bases.map((base) => `\`${base}\``).join(words.comma);
    const list = members.map(line);
    const notes = [
      ...parameters.map((one) => `- \`${one.name}\`${words.colon}${text(one.key, one.about)}`),
      ...(returns ? [`- ${words.returns}${words.colon}${text(returns.key, returns.about)}`] : []),
      ...(throws ? [`- ${words.throws}${words.colon}${text(throws.key, throws.about)}`] : []),
    ];
    return [
      `### \`${name}\` {#${name.toLowerCase()}}`,
      text(name, about),
      ...(code ? [`\`\`\`ts\n${code}\n\`\`\``] : []),
      ...(notes.length > 0 ? [notes.join('\n')] : []),
      ...(list.length > 0 ? [list.join('\n')] : []),
      ...(also ? [`${words.also}${words.colon}${also}`] : []),
    ].join('\n\n');
  }

  const parts = DOORS.map(({ name, entry, about, leftOut }) => {
    const isParts = name === 'lectern/theme';
    const own = api.get(entry) ?? [];
    const themeParts = own.find((one) => one.name === 'ThemeParts')?.members ?? [];
    const isShown = (one: ApiName) =>
      !leftOut.includes(one.name) &&
      !described.has(one.name) &&
      !(isParts && themeParts.some((part) => part.name === one.name));
    const shown = own.filter(isShown).sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
    for (const one of shown) described.add(one.name);
    const id = name.replaceAll('/', '-');
    return [`## \`${name}\` {#${id}}`, about[lang], ...shown.map(namePart)].join('\n\n');
  });
  if (missing.length > 0) {
    throw new Error(`[settings] the reference cannot be written:\n  ${missing.join('\n  ')}`);
  }
  return `${HEADS[lang]}\n${parts.join('\n\n')}\n`;
}

/** The texts of the reference that are translated but said nowhere. */
export function unusedTexts(api: ReadonlyMap<string, readonly ApiName[]>): string[] {
  const known = new Set(
    [...api.values()]
      .flat()
      .flatMap(({ name, members, parameters, returns, throws }) => [
        name,
        ...members.map(({ key }) => key),
        ...[...parameters, returns, throws].flatMap((note) => note?.key ?? []),
      ]),
  );
  return Object.keys(TEXTS_ZH).filter((key) => !known.has(key));
}
