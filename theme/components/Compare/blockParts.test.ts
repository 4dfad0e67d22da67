import { expect, test } from 'vitest';
import { blockParts } from './blockParts';

test.each([
  ['## `a.b` {#c}', [{ text: 'a.b', style: 'code' }]],
  [
    'Set **the `x`** of [`y` now](/y "Y"), \\<z>.',
    [
      { text: 'Set ' },
      { text: 'the ', style: 'strong' },
      { text: 'x', style: 'code' },
      { text: ' of ' },
      { text: 'y', style: 'code' },
      { text: ' now, <z>.' },
    ],
  ],
  ['```js title="a.js"\nconst a = `**b**`;\n```', [{ text: 'const a = `**b**`;' }]],
  ['- one\n  * two\n3. three', [{ text: '• one\n  • two\n3. three' }]],
  ['| a | b |\n| --- | :-: |\n| 1 \\| 2 | 3 |', [{ text: 'a  │  b\n1 | 2  │  3' }]],
  ['> **Note**\n> text', [{ text: 'Note', style: 'strong' }, { text: '\ntext' }]],
  ['`` a`b `` and ![alt](/i.png)', [{ text: ' a`b ', style: 'code' }, { text: ' and alt' }]],
])('[AUTH-3] of %j readers see the words, without the marks', (block, parts) => {
  expect(blockParts(block)).toEqual(parts);
});
