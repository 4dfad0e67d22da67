import type { RsbuildPlugin } from '@rsbuild/core';
import { editing } from '../../support/installed';

/** Right-to-left scripts, by their ISO 15924 codes. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
]);

/**
 * Whether a language is written from right to left: `ar`, `he-IL`, `pa-Arab`. Returns `false` for a
 * name that is not a language tag.
 */
export function isRightToLeft(lang: string): boolean {
  try {
    const { script } = new Intl.Locale(lang).maximize();
    return script !== undefined && RIGHT_TO_LEFT.has(script);
  } catch {
    return false;
  }
}

const LANG_OF_PAGE = "lang: lang || 'en'";

/**
 * Makes Rspress's layout set the direction of a page on `<html>`, in addition to its language.
 * There is no slot for that.
 *
 * @param langs the right-to-left languages of the site
 * @throws if the code of Rspress has changed
 */
export function withDirection(code: string, langs: readonly string[]): string {
  if (code.split(LANG_OF_PAGE).length !== 2) throw new Error(`no longer has "${LANG_OF_PAGE}"`);
  const isRtl = `${JSON.stringify(langs)}.includes(lang)`;
  return code.replace(LANG_OF_PAGE, `${LANG_OF_PAGE}, dir: ${isRtl} ? 'rtl' : 'ltr'`);
}

/** Sets the direction of every page, if the site has a right-to-left language. */
export function directionPlugin(langs: readonly string[]): RsbuildPlugin {
  return {
    name: 'lectern:direction',
    setup(api) {
      const rightToLeft = langs.filter(isRightToLeft);
      if (rightToLeft.length === 0) return;
      api.transform(
        { test: /@rspress[\\/]core[\\/]dist[\\/]theme[\\/]layout[\\/]Layout[\\/]index\.js$/ },
        ({ code, resourcePath }) =>
          editing('@rspress/core', resourcePath, () => withDirection(code, rightToLeft)),
      );
    },
  };
}
