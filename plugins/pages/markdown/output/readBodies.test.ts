import { expect, test } from 'vitest';
import type { ContentFiles } from '../../../content/files/pageFile';
import { parseFile } from '../../../content/tree/parseFile';
import { readBodies } from './readBodies';

/** Returns the Markdown of a page that includes other files. */
function bodyOf(texts: Record<string, string>, file: string): string {
  const read = (name: string) => {
    const text = texts[name];
    if (text === undefined) return undefined;
    const page = { file: name, source: text, tree: () => parseFile(text, name).tree };
    return { ...page, derive: (convert: (given: unknown) => unknown) => convert(page) };
  };
  return readBodies({ read } as unknown as ContentFiles, { forms: {} })(file).text.trim();
}

test('[MD-3] an included file is inserted', () => {
  const texts = {
    '/docs/a.mdx': "import Part from './_part.mdx';\n\n# A\n\n<Part />\n",
    '/docs/_part.mdx': 'The part.\n',
  };
  expect(bodyOf(texts, '/docs/a.mdx')).toBe('# A\n\nThe part.');
});

test('[MD-3] a file that includes itself does not stop the check, which reports the circle', () => {
  const texts = {
    '/docs/a.mdx': "import B from './_b.mdx';\n\n# A\n\n<B />\n",
    '/docs/_b.mdx': "import B from './_b.mdx';\n\nThe part.\n\n<B />\n",
  };
  expect(bodyOf(texts, '/docs/a.mdx')).toBe('# A\n\nThe part.');
});
