import { expect, test } from 'vitest';
import { checkOutput } from './checkOutput';
import { htmlTags } from './htmlTags';
import { linkFindingText, type WrittenLink } from './links';
import { readOutput } from './outputPage';
import { link, SITE, targets } from './testing';

const TARGETS = targets({ '/guide/start': ['first'], '/guide/next': [] }, ['/icon.svg']);

/** Returns the findings in the HTML of a page. */
function findings(
  html: string,
  {
    links = [],
    text = '',
    shared = [],
  }: { links?: WrittenLink[]; text?: string; shared?: WrittenLink[] } = {},
) {
  const output = {
    route: '/guide/start',
    file: 'docs/v2/en/guide/start.mdx',
    page: readOutput(html),
    links: () => links,
    text: () => text,
  };
  return checkOutput([output], SITE, TARGETS, { shared, known: [] }).map(linkFindingText);
}

test('ids and addresses on a page are read from its tags, not from its text', () => {
  const html =
    '<!-- <a href="/no"> --><script>"<a href=\'/no\'>"</script><h2 id="a&amp;b">x id="no"</h2><a name="c" href="/y?a=1&amp;b=2">y</a><img src=\'/z.png\' alt="a > b"><link href="/no">';
  const { ids, hrefs } = readOutput(html);
  expect([...ids]).toEqual(['a&b', 'c']);
  expect(hrefs).toEqual(['/y?a=1&b=2', '/z.png']);
  expect(htmlTags('text <b>').map(({ offset }) => offset)).toEqual([5]);
});

test('valid links have no findings', () => {
  const html =
    '<a href="/docs/guide/next">a</a><a href="#first">b</a><a href="next#">c</a><img src="/docs/icon.svg"><a href="https://a.example/">d</a><a href="">e</a>';
  expect(findings(html)).toEqual([]);
});

test('a dead address is reported at the link that contains it, in any notation', () => {
  const html = '<a href="/docs/guide/nxt.html#x">a</a>';
  const links = [link('/guide/nxt#x', { line: 7, column: 3, reader: 'component' })];
  expect(findings(html, { links })).toEqual([
    'docs/v2/en/guide/start.mdx:7:3 /docs/guide/nxt.html is not a page or file of the site → did you mean /guide/next?',
  ]);
});

test('a dead address is reported at the prop of a component that contains it', () => {
  const text = "# A\n\n<Cards items={[{ to: '/guide/nxt' }]} />\n";
  expect(findings('<a href="/docs/guide/nxt">a</a>', { text })[0]).toMatch(
    /^docs\/v2\/en\/guide\/start\.mdx:3:23 /,
  );
});

test('a dead address of the navigation is reported in its file', () => {
  const shared = [link('/gone', { file: 'docs/v2/en/_nav.json', reader: 'theme' })];
  expect(findings('<a href="/docs/gone">a</a>', { shared })[0]).toMatch(
    /^docs\/v2\/en\/_nav\.json:3:1 /,
  );
});

test('a generated dead address is reported for the page', () => {
  expect(findings('<a href="#gone">a</a>')).toEqual([
    'docs/v2/en/guide/start.mdx:1:1 in the HTML of the page: the page has no heading "#gone" → correct or remove the link',
  ]);
});
