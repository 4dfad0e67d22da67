import { expect, test } from 'vitest';
import { movedUrls } from '../../pages/moved-sections/movedUrls';
import { TEST_SITE } from '../../serving/server/testing/testSite';
import { readMarkdown } from './readMarkdown';

const facts = {
  ...TEST_SITE,
  origin: 'https://docs.example',
  base: '/docs/',
};
const frontmatter = {
  movedSections: {
    'library*': '/config/library',
    type: '/config/library#librarytype',
    lost: '/config/nowhere',
    round: '/config/output#round',
  },
};
const movedSections = Object.fromEntries(
  ['/config/output', '/zh/config/output'].map((route) => [
    route,
    movedUrls(frontmatter, route, facts),
  ]),
);
const texts = new Map([
  ['/config/output', '# Output\n\n## path\n\nFiles.\n'],
  ['/config/library', '# Library\n\n## library.type\n\nKinds.\n\n## library.name\n\nNames.\n'],
  ['/zh/config/output', '# 输出\n'],
  ['/zh/config/library', '# 库\n\n## library.type\n\n种类。\n'],
]);
const pages = {
  list: async () =>
    [...texts.keys()].map((route) => ({
      route,
      title: route,
      version: 'v2',
      lang: route.startsWith('/zh/') ? 'zh' : 'en',
    })),
  read: async (route: string) => texts.get(route),
};

async function read(page: string, anchor?: string): Promise<string> {
  const wanted = { page, offset: 0, ...(anchor && { anchor }) };
  const context = { site: { ...facts, movedSections }, pages };
  const { text } = await readMarkdown(wanted, context, { read: 'read_page', otherwise: 'search' });
  return text;
}

test('[ROUTE-5] the old anchor of a moved section returns the section with its new address', async () => {
  const text = `Source: https://docs.example/docs/config/library#librarytype
The section was moved from https://docs.example/docs/config/output#librarytype to this address.

## library.type

Kinds.
`;
  expect(await read('/config/output#librarytype')).toBe(text);
  expect(await read('/config/output', 'librarytype')).toBe(text);
  expect(await read('/config/output#type')).toContain('## library.type\n\nKinds.');
  expect(await read('/zh/config/output#librarytype')).toContain(
    '/docs/zh/config/library#librarytype',
  );
});

test('[ROUTE-5] an anchor that the page has is not moved, and one without a target returns the page', async () => {
  expect(await read('/config/output#path')).toBe(
    'Source: https://docs.example/docs/config/output#path\n\n## path\n\nFiles.\n',
  );
  for (const anchor of ['lost', 'round', 'other', 'constructor']) {
    expect(await read(`/config/output#${anchor}`)).toContain('# Output\n\n## path');
  }
  expect(await read('/config/output', 'other')).toContain('has no heading "other"');
});
