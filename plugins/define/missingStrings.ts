import type { PluginStrings } from './shared';

/** The texts of a plugin that are missing in languages of the site, one line per language. */
export function missingStrings(strings: PluginStrings, langs: readonly string[]): string[] {
  return langs.flatMap((lang) => {
    const [tongue = lang] = lang.split('-');
    const missing = Object.entries(strings).filter(([, texts]) => !texts[lang] && !texts[tongue]);
    if (missing.length === 0) return [];
    return [`${lang}: ${missing.map(([key]) => key).join(', ')}`];
  });
}

/** Warns about texts that are missing in languages of the site. */
export function warnOfMissing(
  name: string,
  strings: PluginStrings,
  langs: readonly string[],
): void {
  const missing = missingStrings(strings, langs);
  if (missing.length === 0) return;
  console.warn(
    `[${name}] texts are missing and are shown in English instead:\n${missing.map((line) => `  ${line}`).join('\n')}\n→ add them to strings of the plugin`,
  );
}
