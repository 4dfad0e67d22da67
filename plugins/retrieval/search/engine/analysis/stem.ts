const VOWEL = /[aeiouy]/;

function withoutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^suia]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutEnding(word: string): string {
  for (const ending of ['ing', 'ed']) {
    const base = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || base.length < 3 || !VOWEL.test(base)) continue;
    return /([^aeioulsz])\1$/.test(base) ? base.slice(0, -1) : base;
  }
  return word;
}

/**
 * The stem that the forms of an English word share. It need not be a word.
 *
 * `splits`, `splitting` → `split`; `cache`, `caching` → `cach`; `minify`, `minified` → `minifi`
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const base = withoutEnding(withoutPlural(word));
  return base.length > 3 && base.endsWith('e') ? base.slice(0, -1) : base.replace(/(?<=..)y$/, 'i');
}
