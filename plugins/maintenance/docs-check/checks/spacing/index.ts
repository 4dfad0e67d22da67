import type autocorrect from 'autocorrect-node';
import type { DocsCheck } from '../../../../content/checks/docsCheck';
import type { DocsPage } from '../../../../content/files/readPages';
import type { Finding } from '../../../../support/finding';
import { proseOf } from '../../prose';

/** The settings of autocorrect's rules: 1 is an error, 0 is off. */
const SETTINGS = JSON.stringify({ rules: { 'space-dollar': 0, spellcheck: 0 } });

/** Languages that are written without spaces. */
const LANGS = new Set(['zh', 'ja', 'ko']);

/** The placeholder for inline code, so that spaces around it are checked like those around Latin words. */
const word = (index: number) => `Code${index}x`;
const WORD = /Code(\d+)x/g;

function lint(page: DocsPage, { lintFor }: typeof autocorrect): Finding[] {
  const names: string[] = [];
  const text = proseOf(page, ({ type }, name) =>
    type === 'inlineCode' ? word(names.push(name) - 1) : '',
  );
  const { error, lines } = lintFor(text, 'page.md');
  if (error) {
    const message = `autocorrect cannot read the page: ${error} → correct the Markdown`;
    return [{ check: 'spacing', file: page.file, line: 1, message }];
  }
  const restore = (line: string) => line.replace(WORD, (_, index) => names[Number(index)] ?? '');
  const written = page.source.split('\n');
  return lines.map(({ l: line, old, new: wanted }) => {
    const [find, write] = [restore(old), restore(wanted)];
    const message = `“${find}” → write “${write}”`;
    // Links and components are removed from the prose, so a line with one of them must be corrected manually.
    const fix = written[line - 1]?.includes(find) ? { find, write } : undefined;
    return { check: 'spacing', file: page.file, line, message, fix };
  });
}

/** Checks spaces between Chinese and Latin letters, and Chinese punctuation, in prose. */
export const spacing: DocsCheck = {
  name: 'spacing',
  packages: ['autocorrect-node'],
  async run({ pages }) {
    const spaced = pages.filter(({ lang }) => LANGS.has(lang));
    if (spaced.length === 0) return [];
    const { default: linter } = await import('autocorrect-node');
    linter.loadConfig(SETTINGS);
    return spaced.flatMap((page) => lint(page, linter));
  },
};
