import type { DesignToken } from '../../plugins/pages/theme/look/readTokens';
import type { Lang } from './pageTexts';
import aboutZh from './tokens.zh.json' with { type: 'json' };

const ABOUT_ZH: Readonly<Record<string, string>> = aboutZh;

/** A group of tokens, as a section of the page. */
interface TokenGroup {
  id: string;
  title: Record<Lang, string>;
  about: Record<Lang, string>;
}

/** The groups of `tokens.css`, by the first token of each. */
const GROUPS: Readonly<Record<string, TokenGroup>> = {
  '--lt-font-text': {
    id: 'fonts',
    title: { en: 'Fonts', zh: '字体' },
    about: {
      en: 'Each token is a list of font families. The browser uses the first family that is available.',
      zh: '每个变量是一组字体，浏览器使用其中第一个可用的字体。',
    },
  },
  '--lt-text-2xs': {
    id: 'text',
    title: { en: 'Size of text', zh: '文字大小' },
    about: {
      en: 'Sizes are relative to the font size that readers have set in their browsers.',
      zh: '这些大小相对于读者在浏览器里设置的字号。',
    },
  },
  '--lt-nav-height': {
    id: 'sizes',
    title: { en: 'Sizes and widths', zh: '尺寸和宽度' },
    about: {
      en: 'These tokens specify how much space the parts of the page take up.',
      zh: '这些变量规定页面各部分占用的空间。',
    },
  },
  '--lt-radius-s': {
    id: 'corners',
    title: { en: 'Corners', zh: '圆角' },
    about: {
      en: 'The `theme.radius` setting changes all three tokens together.',
      zh: '设置 `theme.radius` 会同时修改这三个变量。',
    },
  },
  '--lt-z-outline': {
    id: 'layers',
    title: { en: 'Layers', zh: '层级' },
    about: {
      en: 'Parts with a higher number cover those with a lower one. Use these tokens to place your own parts below or above a part of the theme.',
      zh: '数字大的部分盖住数字小的部分。用这些变量可以把你自己的内容放在主题某个部分的上面或下面。',
    },
  },
  '--lt-ease': {
    id: 'motion',
    title: { en: 'Motion', zh: '动画' },
    about: {
      en: 'If readers prefer reduced motion, the theme does not move anything.',
      zh: '如果读者在系统里选择了减弱动态效果，主题不会使用移动动画。',
    },
  },
  '--lt-ink': {
    id: 'colors',
    title: { en: 'Colors', zh: '颜色' },
    about: {
      en: 'Text in the three ink colors appears on the page, surface and sunken backgrounds, so check the contrast if you change any of them.',
      zh: '三种文字颜色会出现在页面、卡片和代码的背景色之上，修改其中任何一个时，请检查对比度。',
    },
  },
  '--lt-shadow': {
    id: 'shadow',
    title: { en: 'Shadow', zh: '阴影' },
    about: {
      en: 'The dark appearance needs a stronger shadow, because its background is almost black.',
      zh: '深色外观的背景接近黑色，需要更重的阴影。',
    },
  },
  '--lt-tip': {
    id: 'callouts',
    title: { en: 'Colors of callouts', zh: '提示框的颜色' },
    about: {
      en: 'Each kind of [callout](/writing#callouts) has a color and a background. Badges and messages use the same colors.',
      zh: '每一类[提示框](/writing#callouts)有一种颜色和一种背景色，徽标和消息也使用这些颜色。',
    },
  },
  '--lt-code-ink': {
    id: 'code',
    title: { en: 'Colors of code', zh: '代码的颜色' },
    about: {
      en: 'Code blocks use these colors for all languages.',
      zh: '各种语言的代码块都使用这些颜色。',
    },
  },
};

const COLUMNS = {
  en: { token: 'Token', value: 'Default', light: 'Light', dark: 'Dark', about: 'What it is for' },
  zh: { token: '设计变量', value: '默认值', light: '浅色', dark: '深色', about: '用途' },
};
const NOTES = {
  zh: { en: 'on Chinese pages', zh: '中文页面' },
  narrow: { en: 'in windows up to 768 px', zh: '宽度不超过 768 px 的窗口' },
};

const HEADS = {
  en: `---
description: Every design token of the theme (--lt-*), with its default in the light and the dark appearance and what it is for.
searchKeywords: [CSS variables, custom properties, colors, dark mode, spacing, fonts, styling, customize the theme, branding]
---

# Design tokens {#tokens}

Use this page to change a color, a size or a duration of the theme for which there is no setting. The theme reads these values from [CSS custom properties](https://developer.mozilla.org/en-US/docs/Web/CSS/--*) whose names begin with \`--lt-\`. This page lists all of them and is generated from the stylesheet of the theme. To change a token, set it in a stylesheet of your [\`theme\` folder](/start#look):

\`\`\`css title="theme/brand.css"
:root {
  --lt-measure: 50rem;
  --lt-paper: #ffffff;
}

.dark {
  --lt-paper: #101418;
}
\`\`\`

Set colors for both appearances. The values for the dark appearance belong in \`.dark\`. Your styles follow those of the theme, so you do not need \`!important\`. For the accent color, the fonts, the corners and the density, use the [\`theme\` setting](/settings#theme), which also ensures that text in the accent color is easy to read.

## Unknown tokens {#unknown}

If a stylesheet sets a token that does not exist, \`lectern check\` and the build report the line and the most similar name. The same applies to tokens that components and pages set, as in \`style={{ '--lt-ink': color }}\`. The build only prints a warning, because pages can still be shown:

\`\`\`text
theme/brand.css:2:3 tokens: unknown design token --lt-papr → did you mean --lt-paper?
\`\`\`

Names that your own styles or components read, as in \`var(--lt-my-width)\`, are not reported. Use another prefix for these names, because a later version of the theme might have a token with the same name.
`,
  zh: `---
description: 主题的全部设计变量（--lt-*），包括浅色和深色外观下的默认值，以及各自的用途。
searchKeywords: [CSS 变量, 自定义属性, 颜色, 深色模式, 间距, 字体, 样式, 自定义主题, 品牌]
---

# 设计变量 {#tokens}

主题的某个颜色、尺寸或时长没有对应的设置时，可以在本页找到相应的变量来修改。这些变量都是名称以 \`--lt-\` 开头的 [CSS 自定义属性](https://developer.mozilla.org/zh-CN/docs/Web/CSS/--*)。本页由主题的样式表生成，列出全部变量。要修改某个变量，请在 [\`theme\` 目录](/start#look)的样式表里设置：

\`\`\`css title="theme/brand.css"
:root {
  --lt-measure: 50rem;
  --lt-paper: #ffffff;
}

.dark {
  --lt-paper: #101418;
}
\`\`\`

颜色要按两种外观分别设置，深色外观的值写在 \`.dark\` 里。你的样式排在主题的样式之后，不需要 \`!important\`。如果只想改强调色、字体、圆角和疏密，请用 [\`theme\` 设置](/settings#theme)，它还能保证强调色的文字易读。

## 不存在的变量 {#unknown}

如果样式表设置了不存在的变量，\`lectern check\` 和构建会报告所在的行和最接近的名称。组件和页面里设置的变量也一样，例如 \`style={{ '--lt-ink': color }}\`。页面仍能显示，所以构建只给出警告：

\`\`\`text
theme/brand.css:2:3 tokens: unknown design token --lt-papr → did you mean --lt-paper?
\`\`\`

如果你自己的样式或组件也读取这个名称，例如 \`var(--lt-my-width)\`，就不会报告。这类变量最好换一个前缀，因为主题以后的版本可能会有同名的变量。
`,
};

const code = (text: string) => `\`${text}\``;

/** Matches separators in lists such as font stacks, but not within parentheses. */
const COMMA = /,\s+(?![^(]*\))/;

/** Formats a value as code. List items are separate elements, so that they can wrap in a narrow column. */
const codes = (value: string, lang: Lang) =>
  value
    .split(COMMA)
    .map(code)
    .join(lang === 'en' ? ', ' : '，');

/**
 * The maximum length of a value in a table. Code in tables does not wrap, so longer values would take
 * the space of the other columns.
 */
const LONGEST_IN_TABLE = 30;

const isLong = ({ value, dark = '' }: DesignToken) =>
  `${value}, ${dark}`.split(COMMA).some((part) => part.length > LONGEST_IN_TABLE);

function valueCell({ value, zh, narrow }: DesignToken, lang: Lang): string {
  const notes = Object.entries({ zh, narrow }).flatMap(([key, other]) =>
    other === undefined ? [] : [{ other, note: NOTES[key as keyof typeof NOTES][lang] }],
  );
  const variants = notes.map(({ other, note }) =>
    lang === 'en' ? `, ${code(other)} ${note}` : `，${note}为 ${code(other)}`,
  );
  return `${codes(value, lang)}${variants.join('')}`;
}

function aboutText({ name, about }: DesignToken, lang: Lang, missing: string[]): string {
  const text = lang === 'en' ? about : ABOUT_ZH[name];
  if (text === undefined) missing.push(`${name} is missing from tokens.zh.json`);
  return text ?? '';
}

/** Returns a list of tokens with long values. */
function list(tokens: readonly DesignToken[], lang: Lang, missing: string[]): string {
  const { light, dark } = COLUMNS[lang];
  const [colon, stop] = lang === 'en' ? [': ', '. '] : ['：', '；'];
  return tokens
    .map((one) => {
      const values = [
        `${light}${colon}${codes(one.value, lang)}`,
        `${dark}${colon}${codes(one.dark ?? one.value, lang)}`,
      ];
      const about = aboutText(one, lang, missing);
      const end = lang === 'en' ? '.' : '。';
      const gap = lang === 'en' ? ' ' : '';
      return `- ${code(one.name)}${colon}${about}${gap}${values.join(stop)}${end}`;
    })
    .join('\n');
}

function table(tokens: readonly DesignToken[], lang: Lang, missing: string[]): string {
  const { token, value, light, dark, about } = COLUMNS[lang];
  const hasDark = tokens.some((one) => one.dark !== undefined);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const columns = hasDark ? [token, light, dark, about] : [token, value, about];
  const rows = tokens.map((one) => {
    const values = [valueCell(one, lang), ...(hasDark ? [codes(one.dark ?? one.value, lang)] : [])];
    return row([code(one.name), ...values, aboutText(one, lang, missing)]);
  });
  return [row(columns), `|${'---|'.repeat(columns.length)}`, ...rows].join('\n');
}

/**
 * Returns the page of all design tokens in a language.
 *
 * @throws an error with all groups without a title, and all missing and unused texts
 */
export function tokensPage(groups: readonly DesignToken[][], lang: Lang): string {
  const missing: string[] = [];
  const parts = groups.map((tokens) => {
    const first = tokens[0]?.name ?? '';
    const group = GROUPS[first];
    if (!group) missing.push(`the group that begins with ${first} has no title in tokensPage.ts`);
    const all = (tokens.some(isLong) ? list : table)(tokens, lang, missing);
    return `## ${group?.title[lang]} {#${group?.id}}\n\n${group?.about[lang]}\n\n${all}`;
  });
  const names = new Set(groups.flat().map(({ name }) => name));
  for (const name of Object.keys(ABOUT_ZH)) {
    if (!names.has(name)) missing.push(`tokens.zh.json has ${name}, which is not a token`);
  }
  if (missing.length > 0) {
    throw new Error(`[tokens] the page cannot be written:\n  ${missing.join('\n  ')}`);
  }
  return `${HEADS[lang]}\n${parts.join('\n\n')}\n`;
}
