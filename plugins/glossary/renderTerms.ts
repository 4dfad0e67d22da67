import type { Term, TermLanguage } from './readTerms';

const READ_ON = { en: 'Read on', zh: '详细说明' } satisfies Record<TermLanguage, string>;
const OTHER = { en: 'Chinese', zh: '英文' } satisfies Record<TermLanguage, string>;

/** Words stand with a capital, so that they are no names in code. */
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function termText(term: Term, lang: TermLanguage): string {
  const other = lang === 'en' ? term.zh : term.en;
  const colon = lang === 'en' ? ': ' : '：';
  const stop = lang === 'en' ? '. ' : '。';
  const isSame = term.en.toLowerCase() === term.zh.toLowerCase();
  const translation = isSame ? '' : `${OTHER[lang]}${colon}${other}${stop}`;
  const link = term.link ? `[${READ_ON[lang]}](${term.link})` : '';
  const after = `${translation}${link}`.trim();
  const paragraphs = [`## ${capital(term[lang])} {#${term.id}}`, term.definition[lang], after];
  return paragraphs.filter(Boolean).join('\n\n');
}

/** The glossary as Markdown: a heading with its id, the definition, the other language's term and a link. */
export function renderTerms(terms: readonly Term[], lang: TermLanguage): string {
  return terms.map((term) => termText(term, lang)).join('\n\n');
}
