import type { ConfigFinding } from './findings';
import type { ReadConfig } from './readConfig';

/** The texts about a configuration. Names are in backticks. */
export interface ConfigTexts {
  unknown: (path: string, version: string) => string;
  nearest: (name: string) => string;
  value: (path: string, value: string, allowed: string) => string;
  removed: (path: string, had: string, version: string) => string;
  newer: (path: string, has: string, version: string) => string;
  /** The separator between the values of a list. */
  comma: string;
  deprecated: (path: string, reason: string) => string;
  by: (name: string) => string;
  remove: string;
  replaced: (name: string, version: string) => string;
  broken: (name: string, version: string) => string;
  alternative: (name: string, by: string, version: string) => string;
  empty: string;
  syntax: (message: string, line: number, column: number) => string;
  noConfig: string;
  tooMany: string;
  tangled: string;
  /** The text after the last finding if there are more. */
  more: string;
}

const en: ConfigTexts = {
  unknown: (path, version) => `\`${path}\` is not an option of ${version}.`,
  nearest: (name) => `Did you mean \`${name}\`?`,
  value: (path, value, allowed) => `\`${path}\` cannot be \`${value}\`. It must be ${allowed}.`,
  removed: (path, had, version) => `\`${path}\` exists in ${had}, but was removed in ${version}.`,
  newer: (path, has, version) => `\`${path}\` needs ${has}. It does not exist in ${version}.`,
  comma: ', ',
  deprecated: (path, reason) => `\`${path}\` is deprecated.${reason && ` ${reason}`}`,
  by: (name) => `Use \`${name}\` instead.`,
  remove: 'Remove it.',
  replaced: (name, version) => `\`${name}\` is not part of ${version}.`,
  broken: (name, version) => `\`${name}\` does not work with ${version}.`,
  alternative: (name, by, version) =>
    `\`${name}\` works with ${version}. \`${by}\` can replace it.`,
  empty: 'There is no configuration yet.',
  syntax: (message, line, column) => `Line ${line}, column ${column}: ${message}.`,
  noConfig: 'No configuration was found. Export it with `export default` or `module.exports`.',
  tooMany: 'The configuration is too repetitive to analyze. Check only the part in question.',
  tangled:
    'The configuration takes too long to analyze. Look for a missing bracket, or check only the part in question.',
  more: 'There are more problems. Correct these first.',
};

const zh: ConfigTexts = {
  unknown: (path, version) => `${version} 没有 \`${path}\` 这个选项。`,
  nearest: (name) => `是否应为 \`${name}\`？`,
  value: (path, value, allowed) => `\`${path}\` 不能是 \`${value}\`，可用的值有 ${allowed}。`,
  removed: (path, had, version) => `\`${path}\` 已移除：${had} 有，${version} 没有。`,
  newer: (path, has, version) => `\`${path}\` 需要 ${has}，${version} 还没有。`,
  comma: '、',
  deprecated: (path, reason) => `\`${path}\` 已弃用。${reason}`,
  by: (name) => `请改用 \`${name}\`。`,
  remove: '请删除。',
  replaced: (name, version) => `${version} 没有 \`${name}\`。`,
  broken: (name, version) => `\`${name}\` 不能在 ${version} 中使用。`,
  alternative: (name, by, version) =>
    `\`${name}\` 可以在 ${version} 中使用，也可以换成 \`${by}\`。`,
  empty: '还没有配置内容。',
  syntax: (message, line, column) => `第 ${line} 行第 ${column} 列：${message}。`,
  noConfig: '没有找到配置：配置应由 `export default` 或 `module.exports` 导出。',
  tooMany: '配置中重复展开的内容过多，无法读取。请只检查有疑问的部分。',
  tangled: '读取这份配置所需的时间过长。请检查是否缺少括号，或只检查有疑问的部分。',
  more: '还有更多问题，请先改正以上各项。',
};

/** Returns the texts of a language, or the English ones if there are none. */
export function configTexts(lang: string): ConfigTexts {
  return lang === 'zh' ? zh : en;
}

/** The maximum number of values in a sentence. The page of the option lists all of them. */
const MAX_VALUES = 8;

function listed(values: readonly string[], comma: string): string {
  const shown = values.slice(0, MAX_VALUES).map((value) => `\`${value}\``);
  return [...shown, ...(values.length > MAX_VALUES ? ['…'] : [])].join(comma);
}

/**
 * Returns a finding as a sentence.
 *
 * @param version the release that was checked against
 */
export function findingText(finding: ConfigFinding, version: string, lang: string): string {
  const texts = configTexts(lang);
  const nearest = 'nearest' in finding && finding.nearest ? texts.nearest(finding.nearest) : '';
  const by = 'by' in finding ? finding.by : undefined;
  const hint = by === undefined ? nearest : by === '' ? texts.remove : texts.by(by);
  const withHint = (text: string) => (hint ? `${text}${lang === 'zh' ? '' : ' '}${hint}` : text);
  switch (finding.kind) {
    case 'unknown':
      return withHint(texts.unknown(finding.path, version));
    case 'value':
      return withHint(
        texts.value(finding.path, finding.value, listed(finding.allowed, texts.comma)),
      );
    case 'removed':
    case 'plugin-removed':
      return withHint(texts.removed(finding.path, finding.version, version));
    case 'replaced':
      return withHint(texts.replaced(finding.path, version));
    case 'plugin-replaced':
    case 'loader-replaced':
      return withHint(texts.broken(finding.path, version));
    case 'alternative':
      return texts.alternative(finding.path, finding.by, version);
    case 'newer':
    case 'plugin-newer':
      return texts.newer(finding.path, finding.version, version);
    case 'deprecated':
      return texts.deprecated(finding.path, finding.reason);
  }
}

/** Returns a sentence that explains why a text was not checked. */
export function unreadText(config: ReadConfig & { isRead: false }, lang: string): string {
  const texts = configTexts(lang);
  if (config.reason === 'empty') return texts.empty;
  if (config.reason === 'no-config') return texts.noConfig;
  if (config.reason === 'too-many') return texts.tooMany;
  if (config.reason === 'tangled') return texts.tangled;
  const { line, column } = config.place ?? { line: 1, column: 1 };
  return texts.syntax(config.message ?? '', line, column);
}

/** Returns the text after the last finding if there are more. */
export function moreText(lang: string): string {
  return configTexts(lang).more;
}
