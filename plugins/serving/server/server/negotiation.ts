import { qualityOf, readPreferences } from './qualities';

/** The forms in which a file is sent, the best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The answers for headers that were seen; browsers and programs send a handful of them. */
const known = new Map<string, Encoding>();
const MAX_KNOWN = 64;

function negotiate(header: string): Encoding {
  const preferences = readPreferences(header);
  const qualities = {
    br: qualityOf(preferences, 'br', '*'),
    gzip: qualityOf(preferences, 'gzip', 'x-gzip', '*'),
  };
  if (qualities.br === 0 && qualities.gzip === 0) return 'identity';
  const best = qualities.br >= qualities.gzip ? 'br' : 'gzip';
  const plain = preferences.find(({ name }) => name === 'identity');
  return plain && plain.quality > qualities[best] ? 'identity' : best;
}

/**
 * The encoding for an `Accept-Encoding`. Where a client refuses every one that there is, the plain
 * file is sent rather than nothing.
 */
export function acceptedEncoding(header: string | null): Encoding {
  if (!header) return 'identity';
  const seen = known.get(header);
  if (seen) return seen;
  const encoding = negotiate(header);
  if (known.size < MAX_KNOWN && header.length < 256) known.set(header, encoding);
  return encoding;
}

/**
 * Whether an `Accept` asks for Markdown: it names `text/markdown`, and no HTML that it wants more.
 * A pattern does not ask: browsers, which send the pattern for everything, get HTML.
 */
export function wantsMarkdown(header: string | null): boolean {
  if (!header || !/markdown/i.test(header)) return false;
  const preferences = readPreferences(header);
  const markdown = qualityOf(preferences, 'text/markdown', 'text/x-markdown');
  return (
    markdown > 0 &&
    markdown >= qualityOf(preferences, 'text/html', 'application/xhtml+xml', 'text/*', '*/*')
  );
}

/**
 * The language of the site that a browser wants most, as the script of the first visit finds it:
 * `zh-CN` wants `zh`.
 *
 * @returns `undefined` if the site does not have it, or nothing is wanted
 */
export function wantedLanguage(
  header: string | null,
  langs: readonly string[],
): string | undefined {
  const [first] = readPreferences(header ?? '').sort((a, b) => b.quality - a.quality);
  if (!first) return undefined;
  const main = (name: string) => name.toLowerCase().split('-')[0];
  return (
    langs.find((lang) => lang.toLowerCase() === first.name) ??
    langs.find((lang) => main(lang) === main(first.name))
  );
}
