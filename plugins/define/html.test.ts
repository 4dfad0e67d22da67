import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { HtmlFault, htmlData } from './html';

/** The code of a page with a node that becomes HTML. */
async function compiled(html: string): Promise<string> {
  const remark = () => () => ({
    type: 'root',
    children: [{ type: 'own', data: htmlData(html) }],
  });
  return String(await compile('x', { remarkPlugins: [remark as never], jsx: true }));
}

test('an element keeps its attributes; what is in it is one string for each part', async () => {
  const code = await compiled(
    '<div class="a b" tabindex="0" hidden data-x=\'1\' style="color: red">Text &amp; <b class="c">x &lt; <i>y</i></b><br/></div>',
  );
  expect(code).toMatch(
    /<_components\.div className="a b" tabIndex="0" hidden data-x="1" style=\{\{\s*color: "red"/,
  );
  expect(code).toContain('"Text & "');
  expect(code).toMatch(
    /<_components\.b className="c" dangerouslySetInnerHTML=\{\{\s*__html: "x &lt; <i>y<\/i>"/,
  );
  expect(code).toContain('<_components.br />');
});

test.each([
  ['text', 'is not a single element → wrap everything in one, such as <span>…</span>'],
  ['<p>a</p><p>b</p>', 'is not a single element'],
  ['<p>a', 'has <p> without </p> → close it'],
  ['<p>a</b></p>', 'has </b> without <b>'],
  ['<p>&copy;</p>', 'contains &copy; → write the character itself'],
])('[DIAG-3] HTML that is not a single element is rejected: %j', (html, said) => {
  expect(() => htmlData(html)).toThrow(HtmlFault);
  expect(() => htmlData(html)).toThrow(said);
});
