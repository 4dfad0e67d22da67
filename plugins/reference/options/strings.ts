import type { Mode } from './optionData';

/** The languages with texts about options. */
export type OptionLanguage = 'en' | 'zh';

/** The texts of the lines below the heading of an option. */
export interface OptionWords {
  type: string;
  default: string;
  required: string;
  notSet: string;
  argument: (position: number) => string;
  /** For a value that differs in one mode. */
  oneMode: (value: string, mode: Mode, others: string) => string;
  byMode: (values: Record<Mode, string>) => string;
  option: string;
  typeHead: string;
  defaultHead: string;
  /** The header of the column with the replacement of an option. */
  instead: string;
  /** The text if nothing replaces an option. */
  noOption: string;
  /** The text in place of a table without rows. */
  nothing: string;
  deprecated: string;
  added: (version: string) => string;
  since: (minor: string) => string;
  removed: (version: string) => string;
  typeChanged: (version: string) => string;
  defaultChanged: (version: string) => string;
  /** The label of the pages that use an option. `usedOptions` is that of the options of a page. */
  usedIn: string;
  usedOptions: string;
  /** The separator between values. `semicolon` separates the differences from the peer package. */
  comma: string;
  semicolon: string;
  /** The texts about the peer package, which follow its name. */
  peerDefault: (value: string) => string;
  peerMore: (values: string) => string;
  peerFewer: (values: string) => string;
  peerMissing: (name: string) => string;
  peerDefaultMark: (name: string) => string;
  peerValuesMark: (name: string) => string;
  /** The label before the differences from the peer package: `webpack:`. */
  peerLabel: (name: string) => string;
}

const POSITIONS = ['first', 'second', 'third', 'fourth', 'fifth'];
const ZH_POSITIONS = '一二三四五';
/** Chinese text has a space before code, but not before words. */
const apart = (value: string) => (value.startsWith('`') ? ` ${value}` : value);

const ZH_MODES = { production: '生产模式', development: '开发模式', none: '`none` 模式' };

function enMode(mode: Mode): string {
  return mode === 'none' ? 'in mode `none`' : `in ${mode}`;
}

const optionWords: Record<OptionLanguage, OptionWords> = {
  en: {
    type: 'Type:',
    default: 'Default:',
    required: 'none, required',
    notSet: 'not set',
    argument: (position) => `, ${POSITIONS[position - 1] ?? `${position}th`} argument`,
    oneMode: (value, mode, others) => `${value} ${enMode(mode)}, ${others} otherwise`,
    byMode: ({ production, development, none }) =>
      `${production} in production, ${development} in development, ${none} in mode \`none\``,
    option: 'Option',
    typeHead: 'Type',
    defaultHead: 'Default',
    instead: 'Use instead',
    noOption: 'nothing',
    nothing: 'None.',
    deprecated: 'Deprecated',
    added: (version) => `Added in ${version}`,
    since: (minor) => `Since ${minor}`,
    removed: (version) => `Removed in ${version}`,
    typeChanged: (version) => `Type changed in ${version}`,
    defaultChanged: (version) => `Default changed in ${version}`,
    usedIn: 'Used in:',
    usedOptions: 'Options on this page:',
    comma: ', ',
    semicolon: '; ',
    peerDefault: (value) => `default ${value}`,
    peerMore: (values) => `also accepts ${values}`,
    peerFewer: (values) => `does not accept ${values}`,
    peerMissing: (name) => `Not in ${name}`,
    peerDefaultMark: (name) => `Default differs from ${name}`,
    peerValuesMark: (name) => `Values differ from ${name}`,
    peerLabel: (name) => `${name}:`,
  },
  zh: {
    type: '类型：',
    default: '默认值：',
    required: '无，必填',
    notSet: '未设置',
    argument: (position) => `，第${ZH_POSITIONS[position - 1] ?? position}个参数`,
    oneMode: (value, mode, others) => `${ZH_MODES[mode]}为${apart(value)}，其他为${apart(others)}`,
    byMode: ({ production, development, none }) =>
      `生产模式为${apart(production)}，开发模式为${apart(development)}，\`none\` 模式为${apart(none)}`,
    option: '选项',
    typeHead: '类型',
    defaultHead: '默认值',
    instead: '替代项',
    noOption: '无',
    nothing: '无。',
    deprecated: '已弃用',
    added: (version) => `${version} 新增`,
    since: (minor) => `${minor} 起可用`,
    removed: (version) => `${version} 已移除`,
    typeChanged: (version) => `${version} 中类型有变`,
    defaultChanged: (version) => `${version} 中默认值有变`,
    usedIn: '用于：',
    usedOptions: '本页用到的选项：',
    comma: '、',
    semicolon: '；',
    // A default that differs by mode starts with the mode: 开发模式为 `true`.
    peerDefault: (value) =>
      value.startsWith('`') ? `默认值为${apart(value)}` : `默认值在${value}`,
    peerMore: (values) => `还接受 ${values}`,
    peerFewer: (values) => `不接受 ${values}`,
    peerMissing: (name) => `${name} 中没有`,
    peerDefaultMark: (name) => `默认值与 ${name} 不同`,
    peerValuesMark: (name) => `可用的值与 ${name} 不同`,
    peerLabel: (name) => `${name}：`,
  },
};

/** Returns the texts of a language, or the English ones if there are none. */
export function wordsOf(lang: string): OptionWords {
  return lang in optionWords ? optionWords[lang as OptionLanguage] : optionWords.en;
}
