/** The kinds of options. */
export const OPTION_KINDS = ['configuration', 'plugin', 'loader'] as const;

export type OptionKind = (typeof OPTION_KINDS)[number];
