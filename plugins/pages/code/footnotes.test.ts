import { expect, test } from 'vitest';
import { LANGUAGES } from '../theme/siteTexts';
import { footnoteTexts } from './footnoteTexts';
import { rehypeFootnotes } from './rehypeFootnotes';
import type { HtmlNode } from './rehypeNameHeadings';

const element = (tagName: string, properties: object, children: HtmlNode[] = []): HtmlNode => ({
  type: 'element',
  tagName,
  properties: { ...properties },
  children,
});
const text = (value: string): HtmlNode => ({ type: 'text', value });

/** Footnotes as remark writes them. */
function footnotes(): HtmlNode {
  const back = element('a', { dataFootnoteBackref: '', ariaLabel: 'Back to reference 2-1' });
  const label = element('h2', { id: 'footnote-label' }, [text('Footnotes')]);
  return { type: 'root', children: [element('section', {}, [label, element('ol', {}, [back])])] };
}

test('[KIT-3] the heading of footnotes and their links back are in the language of the page', () => {
  const tree = footnotes();
  const langOf = (file: string) => (file === 'docs/ar/a.mdx' ? 'ar' : 'en');
  rehypeFootnotes(langOf)(tree, { path: 'docs/ar/a.mdx' });
  const [label, list] = tree.children?.[0]?.children ?? [];
  expect(label?.children).toEqual([text('الحواشي')]);
  expect(list?.children?.[0]?.properties?.ariaLabel).toBe('العودة إلى موضع الحاشية 2-1');
  const english = footnotes();
  rehypeFootnotes(langOf)(english, { path: 'docs/en/a.mdx' });
  expect(english).toEqual(footnotes());
});

test('[KIT-3] the texts of footnotes are in every language of the theme', () => {
  const english = footnoteTexts('en');
  for (const lang of [...Object.keys(LANGUAGES), 'zh']) {
    expect(footnoteTexts(lang).heading, lang).not.toBe(english.heading);
    expect(footnoteTexts(lang).back, lang).not.toBe(english.back);
  }
  expect(footnoteTexts('pt-BR')).toBe(footnoteTexts('pt'));
  expect(footnoteTexts('nl')).toBe(english);
});
