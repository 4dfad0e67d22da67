import { expect, test } from 'vitest';
import { unknownFacts } from './checkFacts';

const SOURCE = `Dev server › Proxy
The server listens on port 8080. Set \`devServer.proxy\` to forward requests.

\`\`\`js
export default {
  devServer: { proxy: [{ context: ['/api'], target: 'http://localhost:4000' }] },
};
\`\`\`
How do I use myOwnName?`;

test.each([
  'Set `devServer.proxy`; it is an option of `devServer`.',
  'The port is 8080, as you asked for `myOwnName`.',
  '- `proxy`\n- `target`',
  '```js\nexport default {\n  devServer: { proxy: [{ context: ["/api"], target: "http://localhost:4000" }] }\n};\n```',
  'See [a link with 8080](/docs/x) and **bold** words.',
  'Since v8080, the `request` of Node.js run on macOS: 1) start, e.g. in step 2. It waits 8,080 ms.',
  '`true`, `string[]` and `const`',
])('[ANS-4] %j contains no unknown facts', (text) => {
  expect(unknownFacts(text, SOURCE)).toEqual([]);
});

test.each([
  ['Set `devServer.turboMode` to `true`.', ['devServer.turboMode']],
  ['The default is 9999 ms.', ['9999']],
  ['| Option | Default |\n| --- | --- |\n| `proxy` | `5000` |', ['5000']],
  ['> Use `proxyTable`.', ['proxyTable']],
  ['- Use `proxyTable`.\n- And `target`.', ['proxyTable']],
  ['```js\nexport default {\n  proxyTable: {},\n};\n```', ['proxyTable']],
  [
    '```js\nexport default { devServer: { target: proxy } };\n```',
    ['export default { devServer: { target: proxy } }'],
  ],
  ['The default is 9999.', ['9999']],
  ['It waits 15s, or 3 times.', ['15', '3']],
  ['默认是 30 秒，版本 v2.1。', ['30', '2.1']],
  ['It listens on port 808.', ['808']],
  ['Set `devServer.prox`.', ['devServer.prox']],
  ['Set devServer.turboMode, or turboMode below devServer.', ['devServer.turboMode', 'turboMode']],
  ['See [`devServer.turbo`](/dev).', ['devServer.turbo']],
  ['> ```js\n> turbo();\n> ```', ['turbo']],
  ['- a\n\n  > `turbo`', ['turbo']],
  ['`aaa`, `bbb`, `ccc`, `ddd` and `eee`', ['aaa', 'bbb', 'ccc', 'ddd', 'eee']],
])('[ANS-4] %j contains facts that its sources do not: %j', (text, unknown) => {
  expect(unknownFacts(text, SOURCE)).toEqual(unknown);
});
