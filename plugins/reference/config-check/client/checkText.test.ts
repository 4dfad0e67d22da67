import { expect, test } from 'vitest';
import { checkText, type DocumentedOptions } from './checkText';

const none = { plugins: [], open: [], options: {} };

const OLD: DocumentedOptions = {
  ...none,
  version: '1.7.12',
  options: { 'output.old': { type: 'string', page: '/v1/config/output#old' } },
};

const NEW: DocumentedOptions = {
  ...none,
  version: '2.3.2',
  plugins: ['CssPlugin'],
  options: {
    devtool: { type: 'string', changed: ['default'], default: '`a`', previousDefault: '`b`' },
    mode: { type: 'string', page: '/config/mode' },
    'output.library.type': { type: 'string', page: '/config/output#type' },
    'output.path': { type: 'string', page: '/config/output#path' },
    'CssPlugin.filename': { type: 'string', page: '/plugins/css#filename' },
    'module.rules[].use': { type: 'string | string[]' },
    'module.rules[].loader': { type: 'string' },
    plugins: { type: 'Plugin[]' },
  },
  replaced: {
    'output.old': '',
    'output.libraryTarget': 'output.library.type',
    'future.info': 'mode',
    CssExtract: 'CssPlugin',
    'old-loader': 'builtin:fast',
  },
  alternatives: { 'slow-loader': 'builtin:fast', SlowCssPlugin: 'CssPlugin' },
};

function check(text: string, lang = 'en') {
  const report = checkText(text, { checked: NEW, older: OLD }, lang);
  if (!report.isRead) throw new Error(report.text);
  return report;
}

const texts = (text: string, lang?: string) =>
  check(text, lang).findings.map(({ finding, text: said }) => `${finding.place.line} ${said}`);

test('[OPT-4] a moved option is reported with its replacement and a link', () => {
  const [found] = check("export default { output: { libraryTarget: 'umd' } }").findings;
  expect(found?.text).toBe(
    '`output.libraryTarget` is not part of 2.3.2. Use `output.library.type` instead.',
  );
  expect(found?.page).toBe('/config/output#type');
  expect(texts('module.exports = {\n  future: {\n    info: 1,\n  },\n}', 'zh')).toEqual([
    '3 2.3.2 没有 `future.info`。请改用 `mode`。',
  ]);
});

test('[OPT-4] the finding about a removed option mentions a replacement if there is one', () => {
  expect(texts('output: { old: 1 }')).toEqual([
    '1 `output.old` exists in 1.7.12, but was removed in 2.3.2. Remove it.',
  ]);
});

test('[OPT-4] plugins and loaders of other tools are reported with their replacements', () => {
  expect(
    texts(`module.exports = {
      plugins: [new CssExtract(), new Unheard()],
      module: { rules: [{ use: ['old-loader', 'own-loader'] }, { loader: 'old-loader' }] },
    };`),
  ).toEqual([
    '2 `CssExtract` does not work with 2.3.2. Use `CssPlugin` instead.',
    '3 `old-loader` does not work with 2.3.2. Use `builtin:fast` instead.',
    '3 `old-loader` does not work with 2.3.2. Use `builtin:fast` instead.',
  ]);
});

test('[OPT-4] plugins and loaders of other tools that work are reported with an alternative', () => {
  const text = `module.exports = {
    plugins: [new SlowCssPlugin()],
    module: { rules: [{ use: ['slow-loader'] }] },
  };`;
  expect(check(text).findings).toMatchObject([
    {
      finding: { kind: 'alternative', path: 'SlowCssPlugin', by: 'CssPlugin' },
      text: '`SlowCssPlugin` works with 2.3.2. `CssPlugin` can replace it.',
      page: '/plugins/css',
    },
    {
      finding: { kind: 'alternative' },
      text: '`slow-loader` works with 2.3.2. `builtin:fast` can replace it.',
    },
  ]);
  expect(texts(text, 'zh')).toEqual([
    '2 `SlowCssPlugin` 可以在 2.3.2 中使用，也可以换成 `CssPlugin`。',
    '3 `slow-loader` 可以在 2.3.2 中使用，也可以换成 `builtin:fast`。',
  ]);
});

test('[OPT-4] the replacement of a plugin links to the page of its options', () => {
  expect(check('plugins: [new CssExtract()]').findings[0]?.page).toBe('/plugins/css');
});

test('[OPT-4] changed defaults are reported for options that are not set', () => {
  expect(check("mode: 'production'").defaults).toMatchObject([
    { name: 'devtool', was: '`b`', now: '`a`' },
  ]);
  expect(check('devtool: false').defaults).toEqual([]);
  expect(check('devtool: false, mode: a').known.map(({ name }) => name)).toEqual([
    'devtool',
    'mode',
  ]);
});

test('[OPT-4] a syntax error is reported with its line, and the text is never run', () => {
  expect(checkText('export default {\n  a: ,\n}', { checked: NEW }, 'en')).toMatchObject({
    isRead: false,
    line: 2,
  });
  const text = 'globalThis.isRun = true; export default { mode: (() => { throw 1 })() }';
  expect(check(text).findings).toEqual([]);
  expect('isRun' in globalThis).toBe(false);
});

test('[OPT-4] the report mentions omitted findings', () => {
  const keys = Array.from({ length: 200 }, (_, at) => `key${at}: 1`).join();
  expect(check(`{ ${keys} }`).more).toBe('There are more problems. Correct these first.');
  expect(check('{ paht: 1 }').more).toBeUndefined();
});
