import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPasted } from './pasted.ts';

describe('what is pasted into the search', () => {
  it.each([
    ['\u001b[31mERROR in ./src/a.css\u001b[39m', 'ERROR in ./src/a.css'],
    ['[31mERROR in ./src/a.css[0m', 'ERROR in ./src/a.css'],
    [
      'TypeError: plugin.apply is not a function\n    at Compiler.run (/home/ann/shop/node_modules/x/index.js:28:17)\n    at async /home/ann/build.mjs:12:3',
      'TypeError: plugin.apply is not a function',
    ],
    [
      'TypeError: plugin.apply is not a functionat new Chain [as run] (C:\\Users\\ann\\x.js:1:2)',
      'TypeError: plugin.apply is not a function',
    ],
    [
      "× Module not found: Can't resolve './a' in '/home/ann/work/shop/src'",
      "Module not found: Can't resolve './a' in ' '",
    ],
    ['[10:42:07] file:///home/ann/work/rspack.config.mjs:14:9 Error: no entry', 'Error: no entry'],
    [
      'ChunkLoadError: Loading chunk 42 failed.\n(error: https://cdn.example.com/static/js/42.a1b2c3.js)',
      'ChunkLoadError: Loading chunk 42 failed. (error: )',
    ],
    ['ERROR in ./src/re.ts 2:1-16', 'ERROR in ./src/re.ts'],
  ])('%j is looked for as %j', (pasted, text) => {
    expect(readPasted(pasted)).toEqual({ text, isMessage: true });
  });

  it.each([
    'output.publicPath',
    '[name].[contenthash:8].js',
    'historyApiFallback /users/1',
    'import.meta.url',
    "Can I use './a' without an extension?",
    'why is the module not found?',
    '为什么报错 Module not found: Error',
    'localhost:3000',
    'publicPath https://cdn.example.com/assets/',
    'at most 10:30 files',
  ])('%j is typed: nothing is taken away', (typed) => {
    expect(readPasted(typed)).toEqual({ text: typed, isMessage: false });
  });

  it('is never empty where something was written', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (query) => {
        expect(readPasted(query).text).not.toBe('');
      }),
    );
    expect(readPasted('/home/ann/work/shop').text).toBe('/home/ann/work/shop');
  });
});
