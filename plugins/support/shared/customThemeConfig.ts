// Imported by both sides: the settings that a site reads itself.

/**
 * The keys of `themeConfig.custom`, with the types of their values. The interface is empty. To add
 * keys, extend it: `declare module 'lectern' { interface CustomThemeConfig { … } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: sites and plugins add the members.
export interface CustomThemeConfig {}
