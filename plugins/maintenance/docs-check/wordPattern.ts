import { escapePattern } from '../../support/escapePattern';

/** Latin words are found whole and in either case; Chinese has no spaces to find words by. */
export function wordPattern(variant: string): RegExp {
  const escaped = escapePattern(variant).replace(/ /g, '\\s+');
  const isLatin = /^[\p{Script=Latin}\d]/u.test(variant);
  return new RegExp(isLatin ? `(?<![\\w-])${escaped}(?:s)?(?![\\w-])` : escaped, 'giu');
}
