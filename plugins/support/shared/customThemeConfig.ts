// Both sides import this: the settings that a site reads itself.

/**
 * The keys that a site or a plugin has in `themeConfig.custom`, with the types of their values. It is
 * empty, and made to be extended: `declare module 'lectern' { interface CustomThemeConfig { … } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: sites and plugins add the members.
export interface CustomThemeConfig {}
