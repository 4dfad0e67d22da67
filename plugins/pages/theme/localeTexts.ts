import type { RsbuildPlugin } from '@rsbuild/core';
import { editing } from '../../support/installed';

/** Where Rspress's layout takes the title and the description of the site before those of a language. */
const CORRECTIONS = [
  [
    "const mainTitle = site.title || localesData.title || '';",
    "const mainTitle = localesData.title || site.title || '';",
  ],
  [
    'const description = page.description || site.description || localesData.description;',
    'const description = page.description || localesData.description || site.description;',
  ],
] as const;

/**
 * Lets the head of a page name the site in the page's language: `locales[].title` and `description`
 * come before those of the whole site. There is no slot for either.
 *
 * @throws if Rspress's code is no longer the one that is corrected
 */
export function preferLocaleTexts(code: string): string {
  return CORRECTIONS.reduce((corrected, [from, to]) => {
    if (corrected.split(from).length !== 2) {
      throw new Error(`no longer has "${from}"`);
    }
    return corrected.replace(from, () => to);
  }, code);
}

/** Applies the correction to build and dev. */
export const localeTextsPlugin: RsbuildPlugin = {
  name: 'lectern:locale-texts',
  setup(api) {
    api.transform(
      { test: /@rspress[\\/]core[\\/]dist[\\/]theme[\\/]layout[\\/]Layout[\\/]index\.js$/ },
      ({ code, resourcePath }) =>
        editing('@rspress/core', resourcePath, () => preferLocaleTexts(code)),
    );
  },
};
