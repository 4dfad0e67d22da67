import { escapePattern } from '../../support/escapePattern';

/**
 * Returns a pattern that finds Latin words as whole words in any case. Chinese has no spaces to separate
 * words.
 */
export function wordPattern(variant: string): RegExp {
  const escaped = escapePattern(variant).replace(/ /g, '\\s+');
  const isLatin = /^[\p{Script=Latin}\d]/u.test(variant);
  return new RegExp(isLatin ? `(?<![\\w-])${escaped}(?:s)?(?![\\w-])` : escaped, 'giu');
}
