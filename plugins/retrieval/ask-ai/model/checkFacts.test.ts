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
  'See [a link with 1234](/docs/x) and **bold** words.',
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
])('[ANS-4] %j contains facts that its sources do not: %j', (text, unknown) => {
  expect(unknownFacts(text, SOURCE)).toEqual(unknown);
});
