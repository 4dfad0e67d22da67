import { type DevNotice, FAULT_GROUPS, FAULTS, type Fault, type FaultGroup } from './faults';

type DocsLang = 'en' | 'zh';

const NOTICES: Record<DevNotice, Record<DocsLang, string>> = {
  overlay: { en: 'error overlay', zh: '页面浮层' },
  terminal: { en: 'terminal', zh: '终端' },
  none: { en: '–', zh: '–' },
};

const TEXTS = {
  frontmatter: {
    en: `---
description: Every problem in a page that the dev server, the build or lectern check can report, with its message, cause and correction.
searchKeywords: [error message, diagnostics, lint, validation, broken links, dead anchor, fix, autofix, exit code, CI]
---

# What the check finds {#findings}`,
    zh: `---
description: 开发服务器、构建和 lectern check 会报告的每一种页面错误，附有消息、原因和改法。
searchKeywords: [报错, 错误消息, 诊断, 校验, 死链, 锚点, 自动修复, 退出码, CI]
---

# 检查会发现什么 {#findings}`,
  },
  intro: {
    en: `Use this page to look up a message about one of your pages. Every message shows the file name, the line if it is known, and the problem. Most messages also suggest a correction. Three commands report the problems:

- \`lectern dev\` reports a problem as soon as you save the file. If the page cannot be shown correctly, the message appears in the error overlay on top of the page. Otherwise, it appears in the terminal.
- \`lectern build\` lists all problems at once and exits with code 1. The previous output stays in place.
- \`lectern check\` lists all problems without building the site, together with [problems that do not stop a build](#check-only), and exits with code 1. On GitHub Actions, the problems also appear at their lines in the changed files.`,
    zh: `如果报错与某个页面有关，可以在本页查找原因。每条消息都写有文件和问题，知道位置时还有行号，多数消息也写有改法。这些错误会在三个地方报告：

- \`lectern dev\` 在你保存文件时报告。如果页面无法正确显示，消息以浮层的形式盖在页面上；其他错误输出到终端。
- \`lectern build\` 一次列出全部错误，退出码为 1，之前的输出保持不变。
- \`lectern check\` 不需要构建，列出全部错误，以及[不会中止构建的问题](#check-only)，退出码为 1。在 GitHub Actions 上，错误会标在改动文件的相应行上。`,
  },
  fix: {
    en: `## Correct problems automatically {#fix}

\`lectern check --fix\` corrects a problem if only one correction is possible. For example, it corrects the ID in a link if this ID differs by one letter from the ID of exactly one heading. The command prints every edit, checks the pages again, and lists the remaining problems. It never guesses. If there are two similar targets, or if the wrong text occurs twice on the same line, you have to correct the problem yourself.

\`\`\`sh
lectern check --fix --dry-run
lectern check --fix docs/en/guide
\`\`\`

\`--dry-run\` prints the edits without writing them. \`--fix\` also replaces old addresses that are [redirected](/redirects), and corrects spacing in Chinese, Japanese and Korean. On this page, sentences such as "\`--fix\` writes …" show the corrected line.`,
    zh: `## 自动修复 {#fix}

如果一个错误只有一种改法，\`lectern check --fix\` 会直接改正。例如链接里的标题 ID 写错了一个字母，而相近的标题只有一个。命令会输出每一处改动，再重新检查，列出余下的问题。它不会猜测：如果有两个相近的目标，或者错误的文字在一行里出现了两次，就留给你决定。

\`\`\`sh
lectern check --fix --dry-run
lectern check --fix docs/zh/guide
\`\`\`

加上 \`--dry-run\`，命令只输出改动，不写入文件。已设置[重定向](/redirects)的旧地址，以及中文、日文、韩文里的空格，也会一并改正。在本页，“\`--fix\` 改为……”这样的句子给出改正后的内容。`,
  },
  more: {
    en: `## Reported only by the check {#check-only}

Only \`lectern check\` reports the following problems, which do not stop a build. To run only some of the checks, use \`--only\`, as in \`lectern check --only links,languages\`.

| Check | What it reports |
|---|---|
| \`languages\` | pages, headings and entries that exist in only one language, and text copied from the default language |
| \`stale\` | translations whose original has changed: see [Translate a page](/languages#translate-a-page) |
| \`spacing\` | missing or superfluous spaces and punctuation in Chinese, Japanese and Korean |
| \`spelling\` | words in English pages that no dictionary contains. Add names and terms of your product to \`words\` in \`cspell.json\` |
| \`style\` | phrases and sentences that your [style rules](/writing#style) do not allow |
| \`tokens\` | [design tokens](/tokens#unknown) that a site sets but the theme does not define |

In addition to these names, \`--only\` accepts \`links\` for [links and images](#links), and \`pages\` for the other problems on this page. The command always reports the problems of \`pages\`, no matter which checks you select.

Some features add their own checks, which have the following names:

| Check | Setting | What it reports |
|---|---|---|
| \`markdown\` | \`markdown\` | components and expressions that [cannot be written as Markdown](/recipes#a-component-of-your-own), which also stop a build |
| \`redirects\` | \`redirects\` | [redirects](/redirects) that cannot be used |
| \`terms\` | \`glossary\` | words that the [glossary](/writing#glossary) forbids |
| \`options\` | \`options\` | pages of a [reference](/reference) that do not match the options of the package |
| \`options-data\` | \`options\` | option data that is older than the installed package |
| \`samples\` | \`samples.outputs\` | [samples](/samples) whose recorded output is out of date |

[Your own plugins](/plugins) can also add checks, which are named after the plugins. \`lectern check --help\` lists the checks. If you misspell a name, the error suggests the most similar name and lists all checks of the site:

\`\`\`text
[check] unknown check "link" → did you mean links? The checks of this site are pages, languages, links, stale, spacing, spelling, style, tokens
\`\`\``,
    zh: `## 只有 lectern check 报告的问题 {#check-only}

下列问题只由 \`lectern check\` 报告，不会中止构建。用 \`--only\` 可以单独运行某项检查，例如 \`lectern check --only links,languages\`。

| 检查 | 发现的问题 |
|---|---|
| \`languages\` | 只在一种语言里存在的页面、标题和条目，以及从默认语言照抄、没有翻译的文字 |
| \`stale\` | 原文已有改动的译文，见[翻译页面](/languages#translate-a-page) |
| \`spacing\` | 中文、日文、韩文里缺少或多余的空格和标点 |
| \`spelling\` | 英文页面里词典没有收录的词；产品的名称和术语可以加进 \`cspell.json\` 的 \`words\` |
| \`style\` | 不符合[文风规定](/writing#style)的说法和句子 |
| \`tokens\` | 站点设置了主题里不存在的[设计变量](/tokens#unknown) |

除了这些名称，\`--only\` 还可以写 \`links\` 和 \`pages\`：前者检查[链接和图片](#links)，后者检查本页的其他错误。无论选择哪项检查，命令都会报告后一类错误。

有些功能会添加自己的检查，名称如下：

| 检查 | 设置 | 发现的问题 |
|---|---|---|
| \`markdown\` | \`markdown\` | [不能写成 Markdown](/recipes#a-component-of-your-own) 的组件和表达式，这些问题也会中止构建 |
| \`redirects\` | \`redirects\` | 无法使用的[重定向](/redirects) |
| \`terms\` | \`glossary\` | [术语表](/writing#glossary)不允许的用词 |
| \`options\` | \`options\` | 与包里的选项不一致的[参考文档](/reference) |
| \`options-data\` | \`options\` | 比已安装的包更旧的选项数据 |
| \`samples\` | \`samples.outputs\` | 记录的输出已经过期的[示例](/samples) |

[你自己的插件](/plugins)也可以添加检查，检查的名称就是插件的名称。\`lectern check --help\` 会列出各项检查。如果名称写错了，报错会给出最接近的名称和本站的全部检查：

\`\`\`text
[check] unknown check "link" → did you mean links? The checks of this site are pages, languages, links, stale, spacing, spelling, style, tokens
\`\`\``,
  },
  next: {
    en: `## Next steps {#next-steps}

- [Write pages](/writing): all components and frontmatter keys
- [Docs health](/docs-health): what readers did not find`,
    zh: `## 下一步 {#next-steps}

- [编写页面](/writing)：全部组件和 frontmatter 字段
- [文档状况](/docs-health)：读者没有找到的内容`,
  },
} satisfies Record<string, Record<DocsLang, string>>;

const COLUMNS: Record<DocsLang, readonly string[]> = {
  en: ['Problem', 'Dev server', 'Build', '`lectern check`', '`--fix`'],
  zh: ['错误', '开发服务器', '构建', '`lectern check`', '`--fix`'],
};
const MARKS = { yes: { en: 'yes', zh: '是' }, no: { en: '–', zh: '–' } };

/** Returns a stable id for the heading of a fault, from the name of its file. */
export const faultId = ({ file }: Pick<Fault, 'file'>): string =>
  file
    .replace(/\.\w+$/, '')
    .replaceAll(/[/_]+/g, '-')
    .replace(/^-/, '');

/** Returns the message about a fault for a site in the current folder. */
const messageOf = ({ file, message }: Fault): string =>
  `docs/${file}${message.replaceAll('ROOT/', '')}`;

/** Returns the first line that a fix changes, after the change. */
function changedLine({ text, fixed = '' }: Fault): string {
  const before = new Set(String(text).split('\n'));
  return fixed.split('\n').find((line) => line !== '' && !before.has(line)) ?? fixed;
}

/** Writes a line as inline code. */
function inlineCode(line: string): string {
  return line.includes('`') ? `\`\`\`\` ${line} \`\`\`\`` : `\`${line}\``;
}

function fixText(fault: Fault, lang: DocsLang): string {
  if (fault.fixed === undefined) return '';
  if (fault.file === 'returns.mdx') {
    return { en: ' `--fix` writes LF.', zh: '`--fix` 改为 LF。' }[lang];
  }
  if (fault.file === 'marked/_meta.json') {
    return { en: ' `--fix` removes the byte order mark.', zh: '`--fix` 会去掉它。' }[lang];
  }
  const line = changedLine(fault);
  const code = inlineCode(line);
  return { en: ` \`--fix\` writes ${code}.`, zh: `\`--fix\` 改为 ${code}。` }[lang];
}

function faultSection(fault: Fault, lang: DocsLang): string {
  return `### ${fault.title[lang]} {#${faultId(fault)}}

\`\`\`text
${messageOf(fault)}
\`\`\`

${fault.about[lang]}${fixText(fault, lang)}`;
}

function groupSection({ id, title, about, faults }: FaultGroup, lang: DocsLang): string {
  const sections = faults.map((fault) => faultSection(fault, lang));
  return [`## ${title[lang]} {#${id}}`, about[lang], ...sections].join('\n\n');
}

function table(lang: DocsLang): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = FAULTS.map((fault) =>
    row([
      `[${fault.title[lang]}](#${faultId(fault)})`,
      NOTICES[fault.dev][lang],
      MARKS.yes[lang],
      MARKS.yes[lang],
      fault.fixed === undefined ? MARKS.no[lang] : MARKS.yes[lang],
    ]),
  );
  return [row(COLUMNS[lang]), `|${'---|'.repeat(COLUMNS[lang].length)}`, ...rows].join('\n');
}

const OVERVIEW = {
  en: `## Overview {#overview}

The following table lists the problems in individual pages and files. It shows where each problem is reported, and whether \`--fix\` can correct it.`,
  zh: `## 一览 {#overview}

下表列出单个页面和文件里的错误，以及每种错误会在哪里报告、能否自动修复。`,
};

/** Returns the expected documentation page about all faults. */
export function faultsPage(lang: DocsLang): string {
  const { frontmatter, intro, fix, more, next } = TEXTS;
  const groups = FAULT_GROUPS.map((group) => groupSection(group, lang));
  const parts = [frontmatter, intro, fix].map((text) => text[lang]);
  const end = [more[lang], next[lang]];
  return `${[...parts, `${OVERVIEW[lang]}\n\n${table(lang)}`, ...groups, ...end].join('\n\n')}\n`;
}
