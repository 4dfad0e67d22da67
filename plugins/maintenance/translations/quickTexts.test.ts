import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseFile } from '../../content/tree/parseFile';
import { isSurelyTranslated } from './isSurelyTranslated';
import { quickTexts } from './quickTexts';
import { sectionsOf } from './readSections';
import { sectionHash } from './sectionHash';

const PAGE = `---
description: Short.
---

# Title

Text with \`# code\`.

\`\`\`sh
# a comment
\`\`\`

\`\`\`js tested=one hidden title="a.js"
# hidden
\`\`\`

:::tip

## In a container

\`\`\`\`md
\`\`\`
## In a code block
\`\`\`
\`\`\`\`

:::

- item

  \`\`\`expect one
  prints: 1
  \`\`\`

#hashtag
`;

const textsOf = (text: string) => {
  const page = parseFile(text, '/docs/a.mdx');
  return { page, texts: sectionsOf(page, text).map((section) => section.text) };
};

test('the texts of sections are those of the parsed page', () => {
  const { page, texts } = textsOf(PAGE);
  expect(quickTexts(page.source, PAGE).map(sectionHash)).toEqual(texts.map(sectionHash));
});

test('a page is surely translated if all of its sections are as they were, and not after an edit', () => {
  const { page, texts } = textsOf(PAGE);
  const { source } = page;
  const stored = Object.fromEntries(texts.map((text, at) => [`${at}`, sectionHash(text)]));
  expect(isSurelyTranslated({ source, text: PAGE }, stored)).toBe(true);
  const edited = { source: source.replace('#hashtag', '#other'), text: PAGE };
  expect(isSurelyTranslated(edited, stored)).toBe(false);
  const other = source.replace('# a comment', '# another comment');
  expect(isSurelyTranslated({ source: other, text: PAGE }, stored)).toBe(false);
});

test('pages of the Rspack docs are split without being parsed', () => {
  const folder = path.resolve('docs/v2/en/guide/features');
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .slice(0, 5);
  const differing = names.filter((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const { page, texts } = textsOf(text);
    return quickTexts(page.source, text).map(sectionHash).join() !== texts.map(sectionHash).join();
  });
  expect(names.length).toBe(5);
  expect(differing).toEqual([]);
});
