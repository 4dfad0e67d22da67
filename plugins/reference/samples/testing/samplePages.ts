import { bundlers } from '../../../../site/rspack';
import { packageVersion } from '../bundlers';

export const V2 = packageVersion(bundlers.v2);
const V1 = packageVersion(bundlers.v1);

export function fence(info: string, text: string): string {
  return `\`\`\`${info}\n${text}\n\`\`\`\n`;
}

/** A page with one sample, whose only file prints `hello`. */
export function page(expectation: string, more = '', code = "console.log('hello');"): string {
  return [
    '# Page\n',
    fence('js title="src/index.js" tested=one', code),
    more,
    fence('expect one', expectation),
  ].join('\n');
}

export const CONFIG = 'js title="rspack.config.mjs" tested=one';
const TS = 'ts title="src/index.ts" tested=one';

const TYPED_CONFIG = `import type { Configuration } from '@rspack/core';
const config: Configuration = { entry: 1 };
export default { entry: './src/index.js' };`;

/** A loader that prints its option, behind a cache on disk. */
const CACHE = [
  fence(
    CONFIG,
    `import path from 'node:path';
export default {
  cache: { type: 'persistent' },
  module: { rules: [{ test: /index/, loader: path.resolve('say.cjs'), options: { word: 'one' } }] },
};`,
  ),
  fence(
    'js title="say.cjs" tested=one',
    `module.exports = function () { return \`console.log("\${this.getOptions().word}")\`; };`,
  ),
].join('\n');

/** The output of a build, and of the next one with another option. */
function cached(first: string, second: string): string {
  return `prints: ${first}
again:
  - edit: { rspack.config.mjs: { "'one'": "'two'" } }
    prints: ${second}
  - edit: { src/index.js: { hello: bye } }
    prints: two`;
}

const PRINT_RELEASE = `import { rspack } from '@rspack/core';
const RELEASE = JSON.stringify(rspack.rspackVersion);
export default { plugins: [new rspack.DefinePlugin({ RELEASE })] };`;

/** The output of the command line for a missing module, as on a page. */
const MESSAGE = fence(
  'text message=one',
  "ERROR in ./src/index.js\n  × Module not found: Can't resolve './nowhere.js' in '/project/src'",
);

export const PAGES = {
  'v2/en/passes': page('files: [m*n.js]\ncontains: { main.js: [hello] }\nprints: hello'),
  'v2/zh/passes': page('files: [m*n.js]\ncontains: { main.js: [hello] }\nprints: hello'),
  'v2/en/release': page(`prints: ${V2}`, fence(CONFIG, PRINT_RELEASE), 'console.log(RELEASE);'),
  'v1/en/release': page(`prints: ${V1}`, fence(CONFIG, PRINT_RELEASE), 'console.log(RELEASE);'),
  'v2/en/missing-file': page('files: [other.js]'),
  'v2/en/wrong-text': page('contains: { main.js: [goodbye] }\nlacks: { "*.js": [hello] }'),
  'v2/en/wrong-print': page('prints: hell'),
  'v2/en/warning': page('', '', "import * as a from './index.js';\nconsole.log(a.b);"),
  'v2/en/expected-warning': page(
    'warnings: [b]',
    fence(
      CONFIG,
      'export default { module: { parser: { javascript: { exportsPresence: "warn" } } } };',
    ),
    "import * as a from './index.js';\nexport const c = 1;\nconsole.log(a.b);",
  ),
  'v2/en/error': page('', '', "import './nowhere.js';"),
  'v2/en/expected-error': page("errors: [Can't resolve]", '', "import './nowhere.js';"),
  'v2/en/no-warning': page('warnings: [never said]'),
  'v2/en/crash': page('', fence(CONFIG, 'process.exit(3);')),
  'v2/en/thrown': page('', fence(CONFIG, 'throw new Error("no config");')),
  'v2/en/types': page('', fence('ts title="rspack.config.ts" tested=one', TYPED_CONFIG)),
  'v2/en/own-types': page(
    '',
    [
      fence(TS, "import text from './a.txt';\nexport const n: number = text;"),
      fence(
        'ts title="src/files.d.ts" tested=one hidden',
        "declare module '*.txt' {\n  const text: string;\n  export default text;\n}",
      ),
    ].join('\n'),
  ),
  'v2/en/cache': page(cached('one', 'one'), CACHE),
  'v2/en/wrong-cache': page(cached('one', 'two'), CACHE),
  'v2/en/default': page(
    'mode: development\ndefaults: { output.uniqueName: shop, optimization.minimize: false }',
    fence('json title="package.json" tested=one hidden', '{ "name": "shop" }'),
  ),
  'v2/en/wrong-default': page(
    'defaults: { output.uniqueName: shop, optimization.minimize: false }',
  ),
  'v2/en/wrong-error-text': page("errors: [Can't find]", '', "import './nowhere.js';"),
  'v2/en/script': page(
    'runs: ask.mjs\nprints: asked',
    fence('js title="ask.mjs" tested=one', "console.log('asked');"),
  ),
  'v2/en/says': `A sentence about\n\`main.js\`.\n\n${page('files: [main.js]\nsays: ["about `main.js`"]')}`,
  'v2/en/not-said': page('files: [main.js]\nsays: ["about `main.js`"]'),
  'v2/en/not-shown': `It writes \`app.js\`.\n\n${page('files: [main.js]\nsays: ["writes `app.js`"]')}`,
  'v2/en/bad-edit': page('again: [{ edit: { src/index.js: { o: 0 }, b.js: { a: b } } }]'),
  'v2/en/bad-step': page('again: [{ mode: none }]'),
  'v2/en/bad-yaml': page('files: [main.js'),
  'v2/en/unknown-key': page('file: [main.js]'),
  'v2/en/wrong-kind': page('files: main.js'),
  'v2/en/package': page('packages: [no-such-package]'),
  'v2/en/packages-again': page('packages: [no-such-package]'),
  'v2/en/two-projects': `${page('')}\n${page('')}`,
  'v2/en/no-expectation': fence('js title="src/index.js" tested=one', '1;'),
  'v2/en/no-title': fence('js tested=one', '1;'),
  'v2/en/outside': fence('js title="../a.js" tested=one', '1;'),
  'v2/en/hidden': fence('js title="a.js" hidden', '1;'),
  'v2/en/message': page("errors: [Can't resolve]", MESSAGE, "import './nowhere.js';"),
  'v2/en/wrong-message': page(
    "errors: [Can't resolve]",
    fence('text message=one', '× No such file'),
    "import './nowhere.js';",
  ),
  'v2/en/lines-in-wrong-order': page(
    'prints: |\n  first\n  second',
    fence('text message=one', 'second\nfirst'),
    "console.log('first\\nsecond');",
  ),
  'v2/en/output': page(
    'files: [main.js]',
    fence('js title="dist/main.js (excerpt)" output=one', 'console.log("hello");'),
  ),
  'v2/en/wrong-output': page(
    'files: [main.js]',
    [
      fence('js title="dist/main.js" output=one', 'console.log("hell");'),
      fence('js title="dist/other.js" output=one', 'console.log("hello");'),
    ].join('\n'),
  ),
  'v2/en/output-of-nobody': [
    fence('js title="dist/a.js" output=two', '1;'),
    fence('js title="a.js" output=two', '1;'),
  ].join('\n'),
  'v2/en/logged': page(
    'files: [main.js]',
    [
      fence(CONFIG, "console.log('read', { a: 1 });\nexport default {};"),
      fence('text message=one', 'read { a: 1 }'),
    ].join('\n'),
  ),
  'v2/en/message-of-nobody': fence('text message=two', '× No such file'),
  'v2/en/catalog': `---\nmessageCatalog: true\n---\n\n${fence('text', '× Never seen\n  at all')}`,
  'v2/en/no-files': fence('expect one', 'files: []'),
  'v2/en/command': page(
    'files: [build/main.js]',
    fence('bash tested=one', 'npx rspack build -o build'),
  ),
  'v2/en/command-fails': page('command: rspack build --other'),
  'v2/en/command-exits': page(
    'command: rspack build --other\nexits: 1',
    fence('text message=one', '[rspack] CLI failed:\nCACError: Unknown option `--other`'),
  ),
  'v2/en/wrong-exit': page('command: rspack build\nexits: 1'),
  'v2/en/wrong-command-text': page(
    'command: rspack build',
    fence('text message=one', 'Rspack compiled with 1 error in 20 ms'),
  ),
  'v2/en/other-command': page(
    'command: rspack build',
    [
      fence('text message=one', '$ npx rspack build --mode none\nRspack compiled'),
      fence('text title="npx rspack dev" message=one', 'Rspack compiled'),
    ].join('\n'),
  ),
  'v2/en/shell': page('command: rspack build | tee log'),
  'v1/en/command': page(
    `command: rspack build\nprints: ${V1}`,
    fence(
      CONFIG,
      `import { rspack } from '@rspack/core';
export default { plugins: [(compiler) => console.log(compiler.rspack.rspackVersion)] };`,
    ),
  ),
  'v1/en/own-packages': page(
    `packages: ['@rspack/cli', '@rspack/dev-server']\nruns: ask.mjs\nprints: "@rspack/cli ${V1} @rspack/dev-server 1, of Rspack ${V1}"`,
    fence(
      'js title="ask.mjs" tested=one',
      `import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
const read = (name, { resolve } = createRequire(import.meta.url)) => {
  const file = resolve(name + '/package.json');
  return [JSON.parse(readFileSync(file, 'utf8')), createRequire(realpathSync(file))];
};
const [cli] = read('@rspack/cli');
const [server, load] = read('@rspack/dev-server');
const [major] = server.version.split('.');
console.log(cli.name, cli.version, server.name, major + ', of Rspack', load('@rspack/core').rspackVersion);`,
    ),
  ),
  'v2/en/command-errors': page('command: rspack build\nerrors: [a]\nruns: a.mjs'),
  'v2/en/two-commands': page('command: rspack build', fence('bash tested=one', 'node a.mjs')),
  'v2/en/exit-of-nothing': page('exits: 1\nuntil: built'),
  'v2/en/until': page(
    'command: node wait.mjs\nuntil: waiting',
    fence(
      'js title="wait.mjs" tested=one',
      "console.log('waiting');\nsetInterval(() => {}, 1000);",
    ),
  ),
  'v2/en/tree': page('files: [main.js]', fence('text message=one', 'dist\n└── main.js   21 bytes')),
  'v2/en/wrong-tree': page(
    'files: [main.js]',
    fence('text message=one', 'dist\n├── app.js\n└── main.js'),
  ),
  'v2/en/stats': page(
    'files: [main.js]',
    [
      fence(CONFIG, 'export default { stats: { assets: true } };'),
      fence('text message=one', 'asset main.js 21 bytes [emitted]'),
      fence('text message=one', 'asset main.js 22 bytes […]'),
    ].join('\n'),
  ),
  'v2/en/infrastructure': page(
    'files: [main.js]',
    [
      fence(
        CONFIG,
        `export default {
  plugins: [{ apply: (compiler) => compiler.getInfrastructureLogger('Own').warn('said') }],
};`,
      ),
      fence('text message=one', '<w> [Own] said'),
      fence('text message=one', '<w> [Own] sad'),
    ].join('\n'),
  ),
  'v2/en/causes': page(
    'errors: [Failed to create]',
    [
      fence(CONFIG, 'export default { entry: { main: {} } };'),
      fence(
        'text message=one',
        'Error: Failed to create Rspack […]\n  [cause]: [Error: InvalidArg, Missing field `entry`]',
      ),
      fence('text message=one', '[cause]: [Error: InvalidArg, Missing field `entries`]'),
    ].join('\n'),
  ),
  'v2/en/complaints': page(
    'runs: ask.mjs\nprints: asked',
    [
      fence('js title="ask.mjs" tested=one', "console.log('asked');\nconsole.error('refused');"),
      fence('text message=one', 'refused'),
    ].join('\n'),
  ),
  'v2/en/json': page(
    'files: [a.json]',
    [
      fence(
        CONFIG,
        `import { rspack } from '@rspack/core';
const text = JSON.stringify({ one: 1, two: [2] });
const { RawSource } = rspack.sources;
export default {
  plugins: [
    {
      apply: (compiler) =>
        compiler.hooks.thisCompilation.tap('Own', (compilation) =>
          compilation.hooks.processAssets.tap('Own', () =>
            compilation.emitAsset('a.json', new RawSource(text)),
          ),
        ),
    },
  ],
};`,
      ),
      fence('json title="dist/a.json" output=one', '{ "two": [2], … }'),
      fence('json title="dist/a.json" output=one', '{ "two": [3], … }'),
      fence('json title="dist/a.json" output=one', '{ "two": [2 }'),
    ].join('\n'),
  ),
  'v2/en/printed-json': page(
    'prints: \'{"a":1}\'',
    [fence('json message=one', '{ "a": 1 }'), fence('json message=one', '{ "a": 2 }')].join('\n'),
    'console.log(JSON.stringify({ a: 1 }));',
  ),
};
