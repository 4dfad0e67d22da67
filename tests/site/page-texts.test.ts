import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type PageText, TEXT_MARK } from '../../plugins/pages/first-load/shared';
import { attributes } from '../support/builtSite';
import { SITES } from '../support/sites';

/** A text as it stands in a document. */
function inDocument(text: PageText): string {
  if ('__html' in text) return `${TEXT_MARK}="">${text.__html}</`;
  const [, , ...parts] = text;
  const words = parts.map((part) => part.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign));
  return `</a>${words.join('<wbr/>')}</h`;
}

const ESCAPED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** What the documents of a site do not have of the texts that the code of their pages leaves to them. */
function missing(folder: string, base: string) {
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(path.join(folder, file), 'utf8') }));
  let count = 0;
  const lacking = documents.flatMap(({ file, html }) => {
    const scripts = attributes(html, 'script', 'src').filter((src) => src.includes('/js/pages/'));
    const names = scripts.flatMap((src) => {
      const code = readFileSync(path.join(folder, src.slice(base.length)), 'utf8');
      return code.match(/static\/texts\/[0-9a-f]{10}\.json/g) ?? [];
    });
    const texts = names.flatMap(
      (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as PageText[],
    );
    count += texts.length;
    const marks = html.split(` ${TEXT_MARK}=""`).length - 1;
    let at = 0;
    const absent = texts.filter((text) => {
      const found = html.indexOf(inDocument(text), at);
      if (found !== -1) at = found;
      return found === -1;
    });
    if (names.length === 0) return [];
    return marks === texts.length && absent.length === 0
      ? []
      : [{ file, marks, texts: texts.length, absent: absent.slice(0, 3) }];
  });
  return { documents: documents.length, count, lacking };
}

for (const name of ['docs', 'lectern', 'kit', 'mirrored', 'large'] as const) {
  test(`the documents of ${name} have every text that the code leaves to them, in its order`, () => {
    const { folder, base } = SITES[name];
    const { documents, count, lacking } = missing(folder, base);
    expect(lacking).toEqual([]);
    expect(count).toBeGreaterThan(documents);
  });
}
