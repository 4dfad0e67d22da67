import { describe, expect, test } from 'vitest';
import { showsCode } from './showsCode';

const SHOWN: [code: string, text: string][] = [
  ['import()', "import('./chart.js').then(draw);"],
  ['emitFile(name, content, info?)', "this.emitFile('note.txt', 'note');"],
  [
    'utils.contextify(context, path)',
    "const { contextify } = this.utils;\ncontextify('/a', '/a/b');",
  ],
  [':local()', ':local(.title) { margin: 0 }'],
  ['output.path', "export default { output: { path: '/dist' } };"],
  ['optimization.minimize: false', 'rspack({ optimization: { minimize: false } });'],
  ['{ type: true }', '{"type":true}'],
  ['maxSize: 35000', 'const options = { maxSize: 35_000 };'],
  ['rspack build --env a=1', "run('build', '--env', 'a=1');"],
  ['--mode none', "run('--mode', 'none');"],
  ['new URL(…, import.meta.url)', "new URL('./a.png', import.meta.url)"],
  ["new URL('./<hash>.png', import.meta.url)", 'new URL("./1dd7.png", import.meta.url)'],
  ['dist/main.js', 'main.js'],
  ['*.module.css', "import './a.module.css';"],
  ['<script>', "document.createElement('script')"],
  ['string \\| null', "console.log('page');"],
];

test.each(SHOWN)('[TRUE-1] %s occurs in %s', (code, text) => {
  expect(showsCode(text, code)).toBe(true);
});

const MISSING: [code: string, text: string][] = [
  ['import()', "import chart from './chart.js';"],
  ['emitFile(name, content)', 'this.emitError(error);'],
  ['output.path', "export default { output: { filename: 'a.js' } };"],
  ['app.js', "const app = require('./main.js');"],
  ['dist/app.js', 'main.js'],
  ['maxSize: 35000', 'const options = { maxSize: 36_000 };'],
  ['--mode none', "run('--mode', 'production');"],
  ['new URL(…, import.meta.url)', "new URL('./a.png', location)"],
  ["run('fast')", "run('slow');"],
  ['<style>', "document.createElement('script')"],
];

describe('[TRUE-1] code that a text does not contain', () => {
  test.each(MISSING)('%s is not in %s', (code, text) => {
    expect(showsCode(text, code)).toBe(false);
  });
});
