import { describe, expect, it } from 'vitest';
import { readPage } from './readDocs.ts';

function sectionsOf(source: string, file = 'guide/files.md') {
  return readPage(source, file, 'en').map(({ url, hierarchy, type, content }) => [
    url,
    hierarchy[type],
    content,
  ]);
}

describe('a page of Markdown', () => {
  it('needs no frontmatter and no title', () => {
    expect(sectionsOf('Some text.')).toEqual([['/guide/files', 'files', 'Some text.']]);
    expect(sectionsOf('')).toEqual([['/guide/files', 'files', null]]);
  });

  it('has a section for each heading, with the ids of GitHub or its own', () => {
    const source =
      '# Files\n\nAll.\n\n## `a.b` names\n\nOne.\n\n## Names {#own}\n\n# Other\n\n## Other';
    expect(sectionsOf(source)).toEqual([
      ['/guide/files', 'Files', 'All.'],
      ['/guide/files#ab-names', 'a.b names', 'One.'],
      ['/guide/files#own', 'Names', null],
      ['/guide/files#other', 'Other', null],
      ['/guide/files#other-1', 'Other', null],
    ]);
  });

  it('uses the frontmatter, and ignores one that is invalid', () => {
    const [page] = readPage(
      '---\ntitle: Files\ndescription: All files.\nsearchKeywords: [dist]\nsearchBoost: 2\n---\nText.',
      'index.md',
      'en',
    );
    expect(page).toMatchObject({
      url: '/',
      content: 'All files. Text.',
      keywords: ['dist'],
      boost: 2,
    });
    expect(readPage('---\nsearch: false\n---\nText.', 'a.md', 'en')).toEqual([]);
    expect(sectionsOf('---\na: [\n---\nText.')).toEqual([['/guide/files', 'files', 'Text.']]);
  });
});
