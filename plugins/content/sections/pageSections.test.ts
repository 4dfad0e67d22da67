import { expect, test } from 'vitest';
import { parseFile } from '../tree/parseFile';
import { pageSections, type SectionPage, treeParts } from './pageSections';

const PAGE: SectionPage = {
  url: '/docs/config/output',
  section: 'Configuration',
  title: 'Output',
  lang: 'en',
  version: 'v2',
};

function recordsOf(text: string, page: Partial<SectionPage> = {}) {
  const { tree } = parseFile(text, 'page.mdx');
  return pageSections({ ...PAGE, ...page }, treeParts(tree, { file: 'page.mdx' }));
}

test('[SRCH-15] a page has a section for itself and one for each heading, with the headings above it', () => {
  const records = recordsOf(
    '# Output\n\nIntro.\n\n## path\n\nWhere.\n\n```js\ncode()\n```\n\n#### deep\n\n### less\n\n## next\n\nLast.',
  );
  expect(
    records.map(({ type, url, content, hierarchy: { lvl2, lvl3, lvl4 } }) => [
      type,
      url,
      content,
      [lvl2, lvl3, lvl4],
    ]),
  ).toEqual([
    ['lvl1', '/docs/config/output', 'Intro.', [null, null, null]],
    ['lvl2', '/docs/config/output#path', 'Where.', ['path', null, null]],
    ['lvl4', '/docs/config/output#deep', null, ['path', null, 'deep']],
    ['lvl3', '/docs/config/output#less', null, ['path', 'less', null]],
    ['lvl2', '/docs/config/output#next', 'Last.', ['next', null, null]],
  ]);
  expect(records[1]).toEqual({
    type: 'lvl2',
    hierarchy: {
      lvl0: 'Configuration',
      lvl1: 'Output',
      lvl2: 'path',
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: 'Where.',
    url: '/docs/config/output#path',
    anchor: 'path',
    lang: 'en',
    version: 'v2',
    keywords: [],
    questions: [],
    units: ['Where.', 0],
    code: [{ lang: 'js', text: 'code()' }],
  });
});

test('[SRCH-15] the description in the frontmatter is included once, and keywords belong to the page', () => {
  const said = { description: 'What it is.', keywords: ['dist'] };
  const [page, heading] = recordsOf('# Output\n\nText.\n\n## path', said);
  expect(page).toMatchObject({ content: 'What it is.\nText.', keywords: ['dist'] });
  expect(heading).toMatchObject({ keywords: [] });
  expect(recordsOf('What it is. And more.', said)[0]?.content).toBe('What it is. And more.');
});

test('[SRCH-15] a second title is a section, an empty heading is not', () => {
  const records = recordsOf('# Output\n\n# Again\n\n##\n\ntext');
  expect(records.map(({ type, anchor, content }) => [type, anchor, content])).toEqual([
    ['lvl1', null, null],
    ['lvl2', 'again', 'text'],
  ]);
});

test('[SRCH-15] a page without text is found by its title', () => {
  expect(recordsOf('')).toMatchObject([{ type: 'lvl1', content: null, url: PAGE.url }]);
});

test('[ANS-3] the quotable units of a section are its own text without the description, with code in its position', () => {
  const [page, part] = recordsOf(
    '# Output\n\nIntro.\n\n## path\n\nSet it:\n\n```js title="a.js"\ncode()\n```\n\n- One\n\n  ```js\n  inner()\n  ```\n\nLast.',
    { description: 'Where files go.' },
  );
  expect(page?.content).toBe('Where files go.\nIntro.');
  expect(page?.units).toEqual(['Intro.']);
  expect(part?.units).toEqual(['Set it:', 0, '- One\n\n  ```js\n  inner()\n  ```', 'Last.']);
  expect(part?.code).toEqual([
    { lang: 'js', text: 'code()', title: 'a.js' },
    { lang: 'js', text: 'inner()' },
  ]);
});
