import type { Term, TermLanguage } from './readTerms';

const MORE = { en: 'More about', zh: '详见' } satisfies Record<TermLanguage, string>;
const LETTERS = { en: 'By letter:', zh: '按英文首字母：' } satisfies Record<TermLanguage, string>;
const OTHER = { en: 'Chinese', zh: '英文' } satisfies Record<TermLanguage, string>;

/** Words stand with a capital, so that they are no names in code. */
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function termText(term: Term, lang: TermLanguage): string {
  const other = lang === 'en' ? term.zh : term.en;
  const colon = lang === 'en' ? ': ' : '：';
  const stop = lang === 'en' ? '. ' : '。';
  const isSame = term.en.toLowerCase() === term.zh.toLowerCase();
  const translation = isSame ? '' : `${OTHER[lang]}${colon}${other}${stop}`;
  const name = `[${term[lang]}](${term.link})`;
  const more = lang === 'en' ? `${MORE.en} ${name}.` : `${MORE.zh}${name}。`;
  const after = `${translation}${term.link ? more : ''}`.trim();
  const paragraphs = [`## ${capital(term[lang])} {#${term.id}}`, term.definition[lang], after];
  return paragraphs.filter(Boolean).join('\n\n');
}

/** The first letters of the English terms, each with a link to the first of its terms. */
function letterLinks(terms: readonly Term[], lang: TermLanguage): string {
  const firsts = new Map(
    terms.toReversed().map(({ en, id }) => [en.charAt(0).toUpperCase(), id] as const),
  );
  const links = [...firsts].reverse().map(([letter, id]) => `[${letter}](#${id})`);
  return `${LETTERS[lang]}${lang === 'en' ? ' ' : ''}${links.join(' ')}`;
}

/**
 * The glossary as Markdown: links to the letters, then for each term a heading with its id, the
 * definition, the other language's term and a link.
 */
export function renderTerms(terms: readonly Term[], lang: TermLanguage): string {
  return [letterLinks(terms, lang), ...terms.map((term) => termText(term, lang))].join('\n\n');
}
