import { expect, test } from 'vitest';
import { withoutComments } from './withoutComments';

test('[TRUE-1] comments of scripts are removed', () => {
  expect(withoutComments('a.mjs', 'run(); // import()\n/* output.path */ stop();')).toBe(
    'run();  \n  stop();',
  );
});

test('texts that look like comments stay, also in templates, regular expressions and JSX', () => {
  for (const text of [
    "fetch('https://rspack.rs');",
    'const url = `http://rspack.rs/*`;',
    'const slashes = /[/*]\\/\\//;',
    'const link = <a href="//cdn.test">// text</a>;',
  ]) {
    expect(withoutComments('a.jsx', text)).toBe(text);
  }
});

test('comments of typed scripts are removed', () => {
  expect(withoutComments('a.ts', 'const a = <T>(b: T) => b as string; // type')).not.toContain(
    'type',
  );
});

test('comments that tools read stay', () => {
  for (const text of [
    "import(/* webpackChunkName: 'chart' */ './chart.js');",
    "import(/* rspackIgnore: true */ './native.js');",
    'const value = /*#__PURE__*/ create();',
    '/*! license */',
    '//# sourceMappingURL=main.js.map',
    '// @ts-check',
  ]) {
    expect(withoutComments('a.js', text)).toBe(text);
  }
});

test('other files and scripts with errors are unchanged', () => {
  expect(withoutComments('a.css', '/* output.path */')).toBe('/* output.path */');
  expect(withoutComments('a.js', 'const = 1; // import()')).toBe('const = 1; // import()');
});
