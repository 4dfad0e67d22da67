import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { rehypeStatic } from './rehypeStatic';

async function compiled(markdown: string, dynamic?: string[]): Promise<string> {
  const file = await compile(markdown, { jsx: true, rehypePlugins: [[rehypeStatic, { dynamic }]] });
  return String(file).replace(/\s+/g, ' ');
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

test('a paragraph of nothing but text stays as it is', async () => {
  expect(await compiled('Just text')).toContain('<_components.p>{"Just text"}</_components.p>');
});
