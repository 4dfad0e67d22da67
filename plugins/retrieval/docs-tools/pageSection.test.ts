import { expect, test } from 'vitest';
import { pageSection } from './pageSection';

const PAGE = `---
title: x
---

# Output

Intro.

## output.path

Where files go.

\`\`\`md
## no heading
\`\`\`

### Names \`[name]\`

Of files.

## Names

Others.
`;

const textOf = (anchor: string, known?: Parameters<typeof pageSection>[2]) => {
  const section = pageSection(PAGE, anchor, known);
  return 'text' in section ? section.text : section.anchors;
};

test('[ANS-6] a section is the text below its heading, including subsections', () => {
  expect(textOf('outputpath')).toBe(
    PAGE.slice(PAGE.indexOf('## output'), PAGE.indexOf('\n## Names')),
  );
  expect(textOf('names-name')).toBe('### Names `[name]`\n\nOf files.\n');
  expect(textOf('names')).toBe('## Names\n\nOthers.\n');
});

test('[ANS-6] custom ids are taken from the search', () => {
  const known = ['path', 'file-names', 'other'].map((anchor) => ({ anchor }));
  expect(textOf('file-names', known)).toContain('Of files.');
  expect(textOf('outputpath', known)).toEqual(['path', 'file-names', 'other']);
});

test('[ANS-6] headings of the search are ignored if they do not match the page', () => {
  expect(textOf('names', [{ anchor: 'path' }])).toBe('## Names\n\nOthers.\n');
});

test('[ANS-6] for an unknown anchor, the existing ones are listed', () => {
  expect(textOf('nothing')).toEqual(['outputpath', 'names-name', 'names']);
});
