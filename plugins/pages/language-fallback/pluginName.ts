/** The name of the plugin. */
export const FALLBACK_PLUGIN = 'lectern:language-fallback';
