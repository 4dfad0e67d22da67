import type { Term } from './readTerms';

/** The texts around a term. A language without them only has links and names. */
interface Words {
  letters: string;
  /** Returns a sentence with a link to the page about a term. */
  more: (link: string) => string;
  /** The separator before the name in another language. */
  colon: string;
  stop: string;
}

const WORDS: Readonly<Record<string, Words>> = {
  en: { letters: 'By letter: ', more: (link) => `More about ${link}.`, colon: ': ', stop: '. ' },
  zh: { letters: '按英文首字母：', more: (link) => `详见${link}。`, colon: '：', stop: '。' },
};
const NO_WORDS: Words = { letters: '', more: (link) => link, colon: ': ', stop: '. ' };

/** Names of languages that are more common than those of `Intl.DisplayNames`. */
const LANGUAGE_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  zh: { en: '英文' },
};

const languageOf = (lang: string) => lang.split('-')[0] ?? lang;

const wordsOf = (lang: string) => WORDS[languageOf(lang)] ?? NO_WORDS;

const languageName = (of: string, lang: string) =>
  LANGUAGE_NAMES[languageOf(lang)]?.[of] ??
  new Intl.DisplayNames([lang], { type: 'language' }).of(of) ??
  of;

/** Capitalizes words, so that they are not confused with names in code. */
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function termText({ id, names, definition, link }: Term, lang: string): string {
  const { more, colon, stop } = wordsOf(lang);
  const name = names[lang] ?? '';
  const others = Object.entries(names).filter(
    ([other, called]) => other !== lang && called.toLowerCase() !== name.toLowerCase(),
  );
  const called = others.map(
    ([other, word]) => `${languageName(other, lang)}${colon}${word}${stop}`,
  );
  const after = `${called.join('')}${link ? more(`[${name}](${link})`) : ''}`.trim();
  const paragraphs = [`## ${capital(name)} {#${id}}`, definition[lang] ?? '', after];
  return paragraphs.filter(Boolean).join('\n\n');
}

/**
 * Returns a list of initial letters, each with a link to its first term. Chinese terms use the
 * letters of their English names.
 */
function letterLinks(terms: readonly Term[], lang: string): string {
  const by = languageOf(lang) === 'zh' ? 'en' : lang;
  const firsts = new Map(
    terms.toReversed().flatMap(({ names, id }): [string, string][] => {
      const letter = names[by]?.charAt(0).toUpperCase();
      return letter ? [[letter, id]] : [];
    }),
  );
  const links = [...firsts].reverse().map(([letter, id]) => `[${letter}](#${id})`);
  return links.length > 0 ? `${wordsOf(lang).letters}${links.join(' · ')}` : '';
}

/**
 * Renders the glossary of a language as Markdown: links to the letters, then each term as a heading
 * with its ID, its definition, its names in other languages, and a link. Terms without a name in
 * this language are left out.
 */
export function renderTerms(terms: readonly Term[], lang: string): string {
  const known = terms.filter(({ names }) => names[lang] !== undefined);
  const parts = [letterLinks(known, lang), ...known.map((term) => termText(term, lang))];
  return parts.filter(Boolean).join('\n\n');
}
