import type { RsbuildPlugin } from '@rsbuild/core';
import { editing } from '../../support/installed';

/** Code of Rspress's layout that prefers the title and description of the site to those of a language. */
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
 * Makes the head of a page use the site's name in the language of the page: `locales[].title` and
 * `description` take precedence over those of the whole site. There is no slot for that.
 *
 * @throws if the code of Rspress has changed
 */
export function preferLocaleTexts(code: string): string {
  return CORRECTIONS.reduce((corrected, [from, to]) => {
    if (corrected.split(from).length !== 2) {
      throw new Error(`no longer has "${from}"`);
    }
    return corrected.replace(from, () => to);
  }, code);
}

/** Applies the correction to the build and the dev server. */
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
