import { expect, test } from 'vitest';
import { PAGE_TOP, readSections } from './readSections';

const read = (text: string) => readSections(text, 'a.mdx');

test('headings have the ids that the site gives them', () => {
  const text =
    '# A\n\n## output.path\n\n## `new` **x** y {#own}\n\n## output.path\n\n## 安装 Node.js\n';
  expect(read(text).map(({ id, level, line }) => [id, level, line])).toEqual([
    ['a', 1, 1],
    ['outputpath', 2, 3],
    ['own', 2, 5],
    ['outputpath-1', 2, 7],
    ['安装-nodejs', 2, 9],
  ]);
});

test('the frontmatter and the imports belong to the first section', () => {
  const [first, second] = read('---\ntitle: A\n---\n\nimport x from "x";\n\n# A\n\nText\n\n## B\n');
  expect(first).toMatchObject({ key: PAGE_TOP, id: 'a', line: 7 });
  expect(first?.text).toMatch(/^---\ntitle: A[\s\S]+import x[\s\S]+Text/);
  expect(second?.text).toBe('## B\n');
});

test('a page without headings is one section', () => {
  expect(read('---\npageType: home\n---\nText')).toMatchObject([{ key: PAGE_TOP, line: 1 }]);
});

test('content for the sample runner is not part of a section', () => {
  const fence = '```expect x\nfiles: []\n```\n\n```js title="b.js" tested=x hidden\n1\n```\n';
  expect(read(`# A\n\nText\n\n${fence}\nEnd\n`)[0]?.text.replace(/\s+/g, ' ')).toBe(
    '# A Text End ',
  );
});
