import { qualityOf, readPreferences } from './qualities';

/** The supported encodings, the preferred one first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The results for known headers. Browsers and programs send only a few different ones. */
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
 * Returns the encoding for an `Accept-Encoding` header. If a client refuses all encodings, the
 * uncompressed file is sent.
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
 * Whether an `Accept` header requests Markdown: it contains `text/markdown`, and does not prefer
 * HTML. Wildcards do not count, because browsers send one and should get HTML.
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
 * Returns the language of the site that a browser prefers, with the same rules as the script of the
 * first visit: `zh-CN` matches `zh`.
 *
 * @returns `undefined` if the site does not have it, or the header has no preference
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
