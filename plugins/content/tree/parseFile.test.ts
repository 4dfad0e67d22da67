import { expect, test } from 'vitest';
import { prepareText } from './parseFile';

const sourceOf = (text: string) => prepareText(text, 'page.mdx').source;

test('the id of a heading is escaped, once', () => {
  expect(sourceOf('## Install {#install}')).toBe('## Install \\{#install}');
  expect(sourceOf('## Install \\{#install}')).toBe('## Install \\{#install}');
});

test('a heading in a code block stays unchanged, with any kind of fence', () => {
  for (const code of [
    '```md\n## Install {#install}\n```',
    '~~~~\n~~~\n# A {#a}\n~~~~',
    '1. Write:\n\n   ````md\n   ```js\n   ```\n## Next {#next}\n   ````',
  ]) {
    expect(sourceOf(`${code}\n\n## Next {#next}`)).toBe(`${code}\n\n## Next \\{#next}`);
  }
});

test('an unclosed fence does not hide headings', () => {
  expect(sourceOf('```js\n\n## Next {#next}')).toBe('```js\n\n## Next \\{#next}');
});
