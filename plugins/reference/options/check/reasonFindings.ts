import type { Finding } from '../../../support/finding';
import type { OptionsData } from '../optionData';
import { PACKAGE_LANGUAGE, type WrittenReasons } from '../writtenReasons';
import { finding } from './pageOptions';

/**
 * Finds deprecation texts without a translation, and translations of texts that no package contains.
 *
 * @param langs the languages of the docs
 * @param file the path of the translations, relative to the folder of the site
 */
export function reasonFindings(
  known: readonly OptionsData[],
  { reasons, lineOf }: WrittenReasons,
  langs: readonly string[],
  file: string,
): Finding[] {
  const optionOf = new Map<string, string>();
  for (const { options } of known) {
    for (const [path, { deprecated }] of Object.entries(options)) {
      if (deprecated && !optionOf.has(deprecated)) optionOf.set(deprecated, path);
    }
  }
  const others = langs.filter((lang) => lang !== PACKAGE_LANGUAGE);
  const missing = [...optionOf].flatMap(([reason, path]) =>
    others
      .filter((lang) => !reasons[reason]?.[lang])
      .map((lang) =>
        finding(
          { file },
          reasons[reason] ? lineOf(reason) : 1,
          `the reason why ${path} is deprecated has no translation (${lang}) → add it: ${JSON.stringify(reason)}: { ${lang}: … }`,
        ),
      ),
  );
  const unused = Object.keys(reasons)
    .filter((reason) => !optionOf.has(reason))
    .map((reason) =>
      finding(
        { file },
        lineOf(reason),
        `no package contains the reason “${reason}” → copy the current one, or remove the entry`,
      ),
    );
  return [...missing, ...unused];
}
