import type { Strings } from '../../strings';

/** The text of the button. It is loaded with pages that have options. */
export const optionVersionStrings = {
  usesChoose: { en: 'Which version do you use?', zh: '你用的是哪个版本？' },
} satisfies Strings;
