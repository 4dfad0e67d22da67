import defaultsZh from './defaults.zh.json' with { type: 'json' };

export type Lang = 'en' | 'zh';

const DEFAULTS_ZH: Readonly<Record<string, string>> = defaultsZh;

/** The words that generated pages use. */
export const WORDS = {
  en: {
    type: 'Type',
    default: 'Default',
    inList: 'default',
    required: 'required',
    returns: 'Returns',
    throws: 'Throws',
    also: 'This type also has the members of',
    optionsOf: 'This type has the same members as the {} setting',
    andBesides: ', and these:',
    end: '.',
    open: ' (',
    close: '): ',
    colon: ': ',
    comma: ', ',
    stop: '. ',
  },
  zh: {
    type: '类型',
    default: '默认值',
    inList: '默认值',
    required: '必填',
    returns: '返回值',
    throws: '抛出错误',
    also: '还包含以下类型的成员',
    optionsOf: '成员与 {} 设置相同',
    andBesides: '，另有：',
    end: '。',
    open: '（',
    close: '）：',
    colon: '：',
    comma: '，',
    stop: '；',
  },
} as const;

/** Returns whether a default is a value and not a description such as `5, or 20 in Chinese`. */
const isCode = (text: string) => /^(['"[{\d/]|true$|false$)/.test(text) && !/^\d.*[a-z]/.test(text);

/**
 * Returns a default for the page. Empty if there is none worth mentioning.
 *
 * @param missing collects texts without a translation
 */
export function defaultText(text: string | undefined, lang: Lang, missing: string[]): string {
  if (text === undefined || text === "''") return '';
  if (isCode(text)) return `\`${text}\``;
  if (lang === 'en') return text;
  const translated = DEFAULTS_ZH[text];
  if (translated === undefined) missing.push(`"${text}" is missing from defaults.zh.json`);
  return translated ?? text;
}

/** Returns a list item for a member: its name, type and description. */
export function memberLine(
  member: { name: string; type: string; default: string; isRequired: boolean; about: string },
  lang: Lang,
): string {
  const words = WORDS[lang];
  const facts = [
    `\`${member.type}\``,
    ...(member.default ? [`${words.inList}${words.colon}${member.default}`] : []),
    ...(member.isRequired ? [words.required] : []),
  ];
  return `- \`${member.name}\`${words.open}${facts.join(words.comma)}${words.close}${member.about}`;
}
