import { expect, test } from 'vitest';
import { messagePlace } from './messagePlace';

const FILES = ['src/index.js', 'rspack.config.mjs'];

test('[PLAY-2] the line is in the header of the code frame, or marked in the code', () => {
  const framed = '  × Unexpected token\n   ╭─[3:7]\n 3 │ const = 1;\n';
  expect(messagePlace(framed, './src/index.js', FILES)).toEqual({ file: 'src/index.js', line: 3 });
  const marked = '         ╭────\n       1 │ a;\n       2 │ const a: = 3\n         ·       ─\n';
  expect(messagePlace(marked, './a.js!./src/index.js?raw', FILES)).toEqual({
    file: 'src/index.js',
    line: 2,
  });
});

test('a message without a file of the project has no place', () => {
  expect(messagePlace('╭─[3:7]', './node_modules/a.js', FILES)).toEqual({});
  expect(messagePlace('No such option', 'rspack.config.mjs', FILES)).toEqual({
    file: 'rspack.config.mjs',
  });
});
