import { readFileSync } from 'node:fs';
import path from 'node:path';
import { marked } from 'marked';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { filesOfCommand } from '../../../content/files/filesOfCommand';
import { pageSections } from '../../../content/sections/pageSections';
import { readParts } from '../../../content/sections/readParts';
import { defaultForms } from '../../../content/tree/components';
import { parseFile } from '../../../content/tree/parseFile';
import { toMarkdown } from '../../../content/tree/toMarkdown';
import { dialogMarkdown } from '../../docsearch/testing/renderAnswer';
import { chooseQuote } from './chooseQuote';
import { quoteBlock } from './markdown';
import { termsOf } from './terms';

type Node = DefaultTreeAdapterMap['node'];

const DOCS = path.resolve('docs');
const PAGES = [
  'v2/en/config/output.mdx',
  'v2/en/config/optimization.mdx',
  'v2/en/guide/start/quick-start.mdx',
  'v2/en/guide/features/code-splitting.mdx',
  'v2/zh/config/dev-server.mdx',
  'v2/zh/guide/migration/webpack.mdx',
  'v2/zh/guide/concepts/loaders.mdx',
  'v1/en/config/module.mdx',
];

/** Removes whitespace, which browsers collapse. */
const bare = (text: string) => text.replace(/[\s\u200b]+/g, '');

function wordsOf(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(wordsOf).join('') : '';
}

/** Returns the text of each section in the Markdown of a page. The first is the one above all headings. */
function shownSections(file: string): string[] {
  const { tree, source } = parseFile(readFileSync(file, 'utf8'), file);
  const { text } = toMarkdown(tree, source, { file, forms: defaultForms });
  const sections = [''];
  let hasTitle = false;
  for (const node of parseFragment(marked.parse(text, { async: false })).childNodes) {
    const isHeading = /^h[1-6]$/.test(node.nodeName);
    if (isHeading && (node.nodeName !== 'h1' || hasTitle)) sections.push('');
    else if (isHeading) hasTitle = true;
    else sections[sections.length - 1] += bare(wordsOf(node));
  }
  return sections;
}

const shownQuote = (markdown: string) =>
  bare(wordsOf(parseFragment(dialogMarkdown.render(markdown))));

test.each(PAGES)(
  '[AI-8] [ANS-3] every unit and every quote of %s is verbatim text of its section',
  (name) => {
    const file = path.join(DOCS, name);
    const parts = readParts(filesOfCommand())(file);
    const facts = { url: `/${name}`, section: 'Docs', title: name, lang: 'en', version: 'v2' };
    const description = 'A sentence of the frontmatter.';
    const records = pageSections({ ...facts, description }, parts);
    const shown = shownSections(file);
    expect(shown).toHaveLength(records.length);
    let quotes = 0;
    records.forEach(({ units, code, hierarchy, content }, at) => {
      for (const unit of units) {
        if (typeof unit === 'string') expect(shown[at], unit).toContain(shownQuote(unit));
      }
      const terms = [
        ...termsOf(hierarchy.lvl2 ?? hierarchy.lvl1),
        ...termsOf(content ?? '').slice(-8),
      ];
      const quote = chooseQuote({ units, code }, terms, () => 1);
      if (!quote) return;
      quotes += 1;
      const isAnnounced = /[:：][*_]*$/.test(quote.blocks.at(-1) ?? '');
      expect(!isAnnounced || quote.code !== undefined, quote.blocks.join('\n')).toBe(true);
      for (const block of quote.blocks) {
        const [, ...lines] = block.split('\n');
        // Rows and items between the quoted ones may be omitted, but each is complete.
        const pieces =
          lines.length === 0
            ? [block]
            : block.split('\n').filter((line) => !/^\|[ |-]*$/.test(line));
        for (const piece of pieces) {
          const words = shownQuote(piece.replace(/^\s*\||\|$/g, '').replace(/ (?<!\\)\| /g, ' '));
          expect(shown[at], piece).toContain(words);
        }
        expect(shownQuote(quoteBlock([block]))).toBe(shownQuote(block));
      }
    });
    expect(quotes).toBeGreaterThan(3);
  },
);
