import { defaultText, type Lang, memberLine, WORDS } from './pageTexts';
import type { Setting } from './readSettings';
import { SECTIONS } from './sections';
import allTexts from './texts.json' with { type: 'json' };

/** The texts of settings: Chinese for all, and English for those whose type has no description. */
const TEXTS: Readonly<Record<string, { en?: string; zh: string; default?: string }>> = allTexts;

const HEADS = {
  en: `---
description: Every setting of defineSite with its type, default and purpose, generated from the types of Lectern.
searchKeywords: [configuration reference, rspress.config.ts, defineSite options, config]
---

# Settings

This page lists all settings of \`defineSite\` in \`rspress.config.ts\`. All settings are optional. Keys that an object must contain are marked as required. Your editor shows the same descriptions, because both come from the types of Lectern.

Settings of Rspress that are not listed here, such as \`ssg\` or \`mediumZoom\`, are passed to Rspress unchanged. If you use a name that does not exist, the error message suggests the most similar one.
`,
  zh: `---
description: defineSite 的全部设置，包括类型、默认值和作用，由 Lectern 的类型生成。
searchKeywords: [配置参考, 配置项, rspress.config.ts, defineSite]
---

# 设置

本页列出 \`rspress.config.ts\` 里 \`defineSite\` 的全部设置，每一项都可以省略。标为“必填”的内容，只有在使用所属的设置时才必须填写。这些说明来自 Lectern 的类型，在编辑器里也能看到。

如果使用这里没有列出的 Rspress 设置，例如 \`ssg\` 和 \`mediumZoom\`，Lectern 会原样传给 Rspress。如果设置的名称不存在，报错会给出最接近的名称。
`,
};

/** Merges settings with the same path from several variants of an object, and combines their types. */
function mergeSettings(settings: readonly Setting[]): Setting[] {
  const byPath = new Map<string, Setting>();
  for (const setting of settings) {
    const before = byPath.get(setting.path);
    if (!before) byPath.set(setting.path, setting);
    else {
      const types = new Set(`${before.type} | ${setting.type}`.split(' | '));
      byPath.set(setting.path, { ...before, type: [...types].join(' | ') });
    }
  }
  return [...byPath.values()];
}

const defaultOf = (setting: Setting) => TEXTS[setting.path]?.default ?? setting.default;

function aboutText({ path, about }: Setting, lang: Lang, missing: string[]): string {
  const text = lang === 'en' ? (TEXTS[path]?.en ?? about) : TEXTS[path]?.zh;
  if (!text) missing.push(`texts.json lacks ${lang} of ${path}`);
  return text ?? '';
}

/** Returns whether there is a description for a setting of Rspress. */
export const isDescribed = (path: string): boolean => path in TEXTS;

const isShown = ({ path, about }: Setting) => about !== undefined || isDescribed(path);

/**
 * Returns the page of all settings in a language.
 *
 * @throws an error with all settings without a section and all missing texts
 */
export function settingsPage(all: readonly Setting[], lang: Lang): string {
  const settings = mergeSettings(all);
  const missing: string[] = [];
  const words = WORDS[lang];
  const known = new Set(SECTIONS.flatMap((section) => section.settings));

  function settingPart(name: string): string {
    const own = settings.find(({ path }) => path === name);
    if (!own) {
      missing.push(`sections.ts contains ${name}, which is not a setting`);
      return '';
    }
    const value = defaultText(defaultOf(own), lang, missing);
    const facts = [
      `${words.type}${words.colon}\`${own.type}\``,
      ...(value ? [`${words.default}${words.colon}${value}`] : []),
    ];
    const within = settings.filter(
      (one) => /^(\.|\[\])/.test(one.path.slice(name.length)) && one.path.startsWith(name),
    );
    const list = within.filter(isShown).map((one) =>
      memberLine(
        {
          ...one,
          name: one.path.slice(name.length).replace(/^\./, ''),
          default: defaultText(defaultOf(one), lang, missing),
          about: aboutText(one, lang, missing),
        },
        lang,
      ),
    );
    return [
      `### \`${name}\` {#${name.toLowerCase()}}`,
      facts.join(words.stop),
      aboutText(own, lang, missing),
      ...(list.length > 0 ? [list.join('\n')] : []),
    ].join('\n\n');
  }

  const parts = SECTIONS.map((section) => {
    const title = `## ${section.title[lang]} {#${section.id}}`;
    return [title, ...section.settings.map(settingPart)].join('\n\n');
  });
  for (const setting of settings) {
    if (isShown(setting) && !known.has(setting.path.split(/[.[]/)[0] ?? '')) {
      missing.push(`${setting.path} is in no section of sections.ts`);
    }
  }
  if (missing.length > 0) {
    throw new Error(`[settings] the page cannot be written:\n  ${missing.join('\n  ')}`);
  }
  return `${HEADS[lang]}\n${parts.join('\n\n')}\n`;
}
