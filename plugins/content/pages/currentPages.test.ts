import type { PageIndexInfo } from '@rspress/core';
import { expect, test, vi } from 'vitest';
import type { PageFile } from '../files/pageFile';
import type { ContentPage } from './contentPage';
import { currentPages } from './currentPages';
import type { PageText } from './pageText';

const FILE = '/docs/a.mdx';

function openPages() {
  let file = { file: FILE, frontmatter: { tag: 'new' } } as unknown as PageFile;
  const textOf = vi.fn(
    (page: PageFile): PageText => ({
      frontmatter: page.frontmatter,
      title: 'A',
      toc: [{ id: 'b', text: 'B', depth: 2, charIndex: -1 }],
      description: 'About a.',
    }),
  );
  const current = currentPages({
    files: { read: (name) => (name === FILE ? file : undefined) },
    textOf,
    neighborsOf: () => ({}),
    revision: () => 1,
  });
  const page = { routePath: '/a', _filepath: FILE, title: '', toc: [], frontmatter: {} };
  current.addText(page as unknown as PageIndexInfo);
  return {
    current,
    textOf,
    page: page as unknown as ContentPage,
    edit: () => {
      file = { ...file };
    },
  };
}

test('a list of pages does not parse them, and has the data from their texts once that was needed', () => {
  const { current, textOf, page } = openPages();
  expect(current.listed(page)).toEqual({
    routePath: '/a',
    _filepath: FILE,
    frontmatter: { tag: 'new' },
  });
  expect(textOf).not.toHaveBeenCalled();
  expect(current.fresh(page)).toMatchObject({ title: 'A', description: 'About a.' });
  expect(current.listed(page)).toEqual(current.fresh(page));
  expect(textOf).toHaveBeenCalledTimes(1);
});

test('after an edit, a list has the new text of a page whose text was needed before', () => {
  const { current, textOf, page, edit } = openPages();
  current.fresh(page);
  edit();
  expect(current.listed(page).title).toBe('A');
  expect(textOf).toHaveBeenCalledTimes(2);
});

test('a plugin can read and set the data from the text, and copying a page does not read it', () => {
  const { textOf, page } = openPages();
  expect(Object.keys({ ...page })).not.toContain('title');
  expect(textOf).not.toHaveBeenCalled();
  expect(page.toc.map(({ id }) => id)).toEqual(['b']);
  page.title = 'Other';
  expect({ ...page }.title).toBe('Other');
});
