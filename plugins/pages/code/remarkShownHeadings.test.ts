import { expect, test } from 'vitest';
import { remarkShownHeadings } from './remarkShownHeadings';

const shown = (value: string, type = 'code') => {
  const node = { type, value };
  remarkShownHeadings()({ type: 'root', children: [{ type: 'listItem', children: [node] }] });
  return node.value;
};

test('the id of a heading in a block of code is shown as it is written', () => {
  expect(shown('Words\n\n## Install \\{#install}\n### Next')).toBe(
    'Words\n\n## Install {#install}\n### Next',
  );
});

test('other code keeps its backslashes, and so does what is no code', () => {
  expect(shown('const a = `\\{#a}`;')).toBe('const a = `\\{#a}`;');
  expect(shown('## Install \\{#install}', 'html')).toBe('## Install \\{#install}');
});
