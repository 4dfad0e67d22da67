import type { Strings } from '../../strings';

/** The texts of code groups. They are loaded with pages that have one. */
export const codeGroupStrings = {
  codeVariants: { en: 'Variants of the code', zh: '代码的不同写法' },
} satisfies Strings;
