import { expect, test } from 'vitest';
import { parseRepository, readRepository } from './repository';

test.each([
  [
    'https://github.com/acme/docs',
    'https://github.com/acme/docs/edit/main/docs/en/a.mdx',
    'https://github.com/acme/docs/issues/new?body=x&title=',
  ],
  [
    'https://github.com/acme/docs.git/',
    'https://github.com/acme/docs/edit/main/docs/en/a.mdx',
    'https://github.com/acme/docs/issues/new?body=x&title=',
  ],
  [
    'https://github.com/acme/docs/tree/release/2',
    'https://github.com/acme/docs/edit/release/2/docs/en/a.mdx',
    'https://github.com/acme/docs/issues/new?body=x&title=',
  ],
  [
    'https://gitlab.com/acme/web/docs',
    'https://gitlab.com/acme/web/docs/-/edit/main/docs/en/a.mdx',
    'https://gitlab.com/acme/web/docs/-/issues/new?issue%5Bdescription%5D=x&issue%5Btitle%5D=',
  ],
  [
    'https://git.example.com/acme/docs/-/tree/next',
    'https://git.example.com/acme/docs/-/edit/next/docs/en/a.mdx',
    'https://git.example.com/acme/docs/-/issues/new?issue%5Bdescription%5D=x&issue%5Btitle%5D=',
  ],
  [
    'https://codeberg.org/acme/docs',
    'https://codeberg.org/acme/docs/_edit/main/docs/en/a.mdx',
    'https://codeberg.org/acme/docs/issues/new?body=x&title=',
  ],
])(
  '[ELEM-1] %s: files are edited and problems told where the host has them',
  (address, edit, report) => {
    const repository = parseRepository(address);
    expect(repository?.edit('docs/en/a.mdx')).toBe(edit);
    expect(repository?.report('x')).toBe(report);
  },
);

test.each([
  'acme/docs',
  'https://github.com/acme',
  'https://github.com/acme/docs/tree/',
  'https://git.example.com/acme/docs',
  'ftp://github.com/acme/docs',
])('[ELEM-1] %s is refused with what to write', (value) => {
  expect(() => readRepository(undefined, { SITE_REPOSITORY: value })).toThrow(
    `[repository] SITE_REPOSITORY is "${value}" → write the URL of a repository on GitHub`,
  );
});

test('[ELEM-1] a password in the address is refused, and not repeated', () => {
  const env = { SITE_REPOSITORY: 'https://me:secret@github.com/acme/docs' };
  expect(() => readRepository(undefined, env)).toThrow('is "https://…@github.com/acme/docs" →');
});

test('[ELEM-1] the setting comes before the variable, and both may be absent', () => {
  const env = { SITE_REPOSITORY: 'https://github.com/acme/docs' };
  expect(readRepository('https://github.com/b/c', env)?.edit('a')).toBe(
    'https://github.com/b/c/edit/main/a',
  );
  expect(readRepository(undefined, env)?.edit('a')).toBe(
    'https://github.com/acme/docs/edit/main/a',
  );
  expect(readRepository(undefined, { SITE_REPOSITORY: ' ' })).toBeUndefined();
  expect(() => readRepository('nowhere', {})).toThrow('[repository] repository is "nowhere" →');
});
