import { MODES, type Mode, type Option } from './optionData';
import { codeSpan } from './shared/codeSpan';
import { type OptionLanguage, wordsOf } from './strings';
import { NOT_SET, type WrittenDefault } from './writtenDefaults';

/** The data of an option's lines. */
export interface OptionFacts {
  path: string;
  option: Option;
  /** The manual default. */
  written?: WrittenDefault;
  /** Whether it is an option of a configuration, whose defaults are read from the package. */
  isConfiguration: boolean;
}

function modeText(values: Record<Mode, string>, lang: string): string {
  const words = wordsOf(lang);
  const texts = Object.fromEntries(
    MODES.map((mode) => {
      const value = values[mode];
      return [mode, value === 'undefined' ? words.notSet : codeSpan(value)];
    }),
  ) as Record<Mode, string>;
  for (const mode of MODES) {
    const [one, two] = MODES.filter((other) => other !== mode);
    const isRest = one && two && values[one] === values[two];
    if (isRest) return words.oneMode(texts[mode], mode, texts[one]);
  }
  return words.byMode(texts);
}

/** Returns the default of an option in Markdown, or `undefined` if it is unknown. */
export function defaultText(
  { option, written, isConfiguration }: OptionFacts,
  lang: string,
): string | undefined {
  const words = wordsOf(lang);
  if (written === NOT_SET) return words.notSet;
  if (written !== undefined) {
    return typeof written === 'string' ? written : written[lang as OptionLanguage];
  }
  if (typeof option.default === 'string') return codeSpan(option.default);
  if (option.default) return modeText(option.default, lang);
  if (option.required) return words.required;
  if (option.parts) return undefined;
  return isConfiguration ? words.notSet : undefined;
}

/** Returns the lines below the heading of an option in Markdown: its type and its default. */
export function optionLines(facts: OptionFacts, lang: string): string[] {
  const words = wordsOf(lang);
  const { type, argument } = facts.option;
  const position = argument === undefined ? '' : words.argument(argument);
  const value = defaultText(facts, lang);
  return [
    `- **${words.type}** ${codeSpan(type)}${position}`,
    ...(value === undefined ? [] : [`- **${words.default}** ${value}`]),
  ];
}
