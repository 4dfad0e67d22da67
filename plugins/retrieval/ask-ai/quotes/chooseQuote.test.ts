import { expect, test } from 'vitest';
import { chooseQuote } from './chooseQuote';
import { sentencesOf } from './sentences';
import { termsOf } from './terms';

const CODE = [
  { lang: 'js', text: 'export default {};' },
  { lang: 'text', text: "ERROR in ./a.js\n× Module not found: Can't resolve './b'" },
];
const quote = (units: (string | number)[], terms: string[], wantsFacts = false) =>
  chooseQuote({ units, code: CODE }, terms.flatMap(termsOf), () => 1, wantsFacts);

test('[ANS-3] a list of facts is only quoted if the question asks for facts, and then as a whole', () => {
  const units = ['- **Type:** `string`\n- **Default:** none', 'The name of the files.'];
  expect(quote(units, ['string'])).toEqual({ blocks: ['The name of the files.'] });
  expect(quote(units, ['string'], true)).toEqual({ blocks: [units[0]] });
});

test('[ANS-3] a long table is quoted with its header and the rows that fit', () => {
  const rows = Array.from({ length: 30 }, (_, at) => `| \`name${at}\` | words of row ${at} |`);
  const table = ['| option | says |', '| --- | --- |', ...rows].join('\n');
  expect(quote([table], ['name7'])?.blocks).toEqual([
    `| option | says |\n| --- | --- |\n${rows[7]}`,
  ]);
});

test('[ANS-3] a long list is quoted with the items that fit, each with all of its lines', () => {
  const items = Array.from({ length: 20 }, (_, at) => `- item ${at}\n  - about thing${at}`);
  expect(quote([items.join('\n')], ['thing11'])?.blocks).toEqual([items[11]]);
  expect(quote(['3. three\n4. four'], ['four'])?.blocks).toEqual(['3. three\n4. four']);
});

test('[ANS-3] text that introduces code, a list or a table is quoted with it', () => {
  expect(quote(['Other.', 'Set the proxy:', 0], ['proxy'])).toEqual({
    blocks: ['Set the proxy:'],
    code: 0,
  });
  const [table, list] = ['| a |\n| --- |\n| b |', '- one\n- two'];
  expect(quote(['Other.', 'The proxies:', table], ['proxies'])?.blocks).toEqual([
    'The proxies:',
    table,
  ]);
  expect(quote(['代理如下：', list], ['代理'])?.blocks).toEqual(['代理如下：', list]);
});

test('[ANS-3] a paragraph is quoted whole, with the message and the remedy', () => {
  const [other, mended] = [
    'Servers listen.',
    '**`EADDRINUSE`.** The port is taken. Leave out `port`.',
  ];
  expect(quote([other, mended], ['EADDRINUSE'])?.blocks).toEqual([mended]);
});

test('[ANS-3] the bold title of a long paragraph is never quoted alone', () => {
  const long = `**\`EADDRINUSE\`.** ${'The port is taken by another server. '.repeat(20)}`;
  const [block = ''] = quote([long], ['EADDRINUSE'])?.blocks ?? [];
  expect(block).toMatch(/^\*\*`EADDRINUSE`\.\*\* The port is taken/);
  expect(block.length).toBeLessThan(600);
});

test('[ANS-3] a list or table is quoted with its introduction', () => {
  const table = '| a | b |\n| --- | --- |\n| one | proxy |';
  expect(quote(['Options of it:', table], ['proxy'])?.blocks).toEqual(['Options of it:', table]);
});

test('[ANS-3] the remedy after a printed message is quoted, with its code', () => {
  const units = ['Requests lead to files.', 1, 'Write the name of a file that is there.', 0];
  const terms = ['Module', 'found', 'resolve'];
  expect(quote(units, terms)).toEqual({ blocks: [units[2]], code: 0 });
});

test('[ANS-3] text that introduces something missing is quoted last', () => {
  expect(quote(['The rest of it.', 'Set the proxy:'], ['proxy'])?.blocks).toEqual([
    'The rest of it.',
  ]);
});

test('a quote never spans two blocks', () => {
  expect(quote(['First proxy.', 'Second proxy backend.'], ['proxy', 'backend'])?.blocks).toEqual([
    'Second proxy backend.',
  ]);
});

test.each([
  ['One. Two! Three?', ['One. ', 'Two! ', 'Three?']],
  ['Set `a. b` to `c`. Then run.', ['Set `a. b` to `c`. ', 'Then run.']],
  [
    'Files, e.g. main.js, of output.path. **Yes.** No.',
    ['Files, e.g. main.js, of output.path. ', '**Yes.** ', 'No.'],
  ],
  ['第一句。第二句！', ['第一句。', '第二句！']],
  ['(In brackets.) Out.', ['(In brackets.) ', 'Out.']],
])('%s is split into sentences that form the whole text again', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
  expect(sentencesOf(text).join('')).toBe(text);
});
