import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { rehypeStatic } from './rehypeStatic';

async function compiled(markdown: string, dynamic?: string[], marksTexts = false): Promise<string> {
  const settings = { dynamic, marksTexts };
  const file = await compile(markdown, { jsx: true, rehypePlugins: [[rehypeStatic, settings]] });
  return String(file).replace(/\s+/g, ' ');
}

/** The texts that are marked, in their order. */
async function marked(markdown: string, dynamic?: string[]): Promise<string[]> {
  const code = await compiled(markdown, dynamic, true);
  const texts = code.matchAll(/data-lt-text="" dangerouslySetInnerHTML=\{\{ __html: "([^"]*)"/g);
  return [...texts].map(([, text = '']) => text);
}

test('text without links is a string of HTML', async () => {
  const code = await compiled('A **strong** `<b>` & more.');
  expect(code).toContain(
    '<_components.p dangerouslySetInnerHTML={{ __html: "A <strong>strong</strong> <code>&#x3C;b></code> &#x26; more." }} />',
  );
});

test('a list with a link keeps the link, and the other entries are frozen', async () => {
  const code = await compiled('- one `a`\n- two [b](/b)');
  expect(code).toContain(
    '<_components.li dangerouslySetInnerHTML={{ __html: "one <code>a</code>" }} />',
  );
  expect(code).toContain('<_components.a href="/b">');
});

test('headings, images, expressions and components are left to components', async () => {
  const code = await compiled('# A `b`\n\n![c](/c.png)\n\nd *e* {1 + 1}\n\n<X>f *g*</X>');
  expect(code).not.toMatch(/dangerouslySetInnerHTML=\{\{\s*__html: "[^"]*(A|d) /);
  expect(code).toContain('<_components.h1>');
  expect(code).toContain('<_components.img');
  expect(code).toContain('1 + 1');
  expect(code).toContain('<X>');
});

test('an element that the site replaces is left alone', async () => {
  expect(await compiled('A **b** c', ['strong'])).toContain('<_components.strong>');
});

test('a link with a complete address, which a plugin has written, is text like any other', async () => {
  const write = () => (tree: { children: object[] }) => {
    const data = { hName: 'a', hProperties: { href: '/base/x#y', dataWritten: '' } };
    const link = { type: 'written', data, children: [{ type: 'text', value: 'X' }] };
    tree.children = [{ type: 'paragraph', children: [{ type: 'text', value: 'In ' }, link] }];
  };
  const file = await compile('a', {
    jsx: true,
    remarkPlugins: [write],
    rehypePlugins: [rehypeStatic],
  });
  expect(String(file)).toContain('"In <a href=\\"/base/x#y\\" data-written=\\"\\">X</a>"');
});

test('a paragraph of nothing but text stays as it is', async () => {
  expect(await compiled('Just text')).toContain('<_components.p>{"Just text"}</_components.p>');
});

/** Makes a page long. */
const MORE = '\n\nMore.'.repeat(3000);

test('texts are marked in the order of the page, from a length on', async () => {
  expect(
    await marked(
      'A text of more than some letters.\n\nShort.\n\n> Another *text* that stands there long before [a](/a)' +
        MORE,
    ),
  ).toEqual([
    'A text of more than some letters.',
    'Another <em>text</em> that stands there long before ',
  ]);
});

test('on a long page text around links is marked in elements of its own, but not an element that begins it', async () => {
  const text = '- **Type** [a](/a) with `more` words behind it than before';
  expect(await compiled(text, [], true)).not.toContain('data-lt-text');
  const code = await compiled(text + MORE, [], true);
  expect(code).toContain('<_components.strong>{"Type"}</_components.strong>{" "}<_components.a');
  expect(code).toContain(
    '<span data-lt-text="" dangerouslySetInnerHTML={{ __html: " with <code>more</code> words behind it than before" }} />',
  );
});

test('does not mark what a component may render later, twice or never', async () => {
  const text = 'A text of more than some letters.';
  expect(await marked(`<X>\n${text}\n</X>`)).toEqual([]);
  expect(await marked(`<>\n${text}\n</>`)).toEqual([text]);
  expect(await marked(`<div>\n${text}\n</div>`)).toEqual([text]);
  expect(await marked(`> ${text}`, ['blockquote'])).toEqual([]);
});

test('without first-load nothing is marked', async () => {
  expect(await compiled('A [link](/a) and a text of more than some letters.')).not.toContain(
    'span',
  );
});
