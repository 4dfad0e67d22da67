import { expect, test } from 'vitest';
import { expandRedirects } from '../../support/redirects/expandRedirects';
import { redirectFinder } from '../../support/redirects/findRedirect';
import { linkFix } from './linkFix';
import type { WrittenLink } from './links';
import { link, SITE, targets } from './testing';

const TARGETS = {
  ...targets(
    {
      '/': ['features'],
      '/guide/start': ['install', 'step-1', 'entry', 'entrys', '_R_instal_'],
      '/guide/100%25': [],
      '/guide/modes': [],
      '/zh/guide/only-chinese': [],
      '/v1/guide/old': [],
    },
    ['/icon.svg'],
  ),
  redirectOf: redirectFinder(expandRedirects({ '/gone': '/guide/start' }, SITE), SITE),
};

const written = (href: string, more: Partial<WrittenLink> = {}) =>
  linkFix(link(href, more), SITE, TARGETS)?.write;

test.each([
  ['/guide/start#instal', '/guide/start#install'],
  ['#instal', '#install'],
  ['./start.mdx#Instal', './start.mdx#install'],
  ['/guide/mods', '/guide/modes'],
  ['/icons.svg', '/icon.svg'],
  ['/gone', '/guide/start'],
  ['..\\guide\\start#install', '../guide/start#install'],
  ['/Guide/Start', '/guide/start'],
  ['./Start.mdx?a=1#install', './start.mdx?a=1#install'],
])('[DIAG-3] %s can only mean %s', (href, meant) => {
  expect(written(href)).toBe(meant);
});

test.each([
  '#entri',
  '/guide/start#step-2',
  '/guide/start#nowhere',
  '/guide/mods#part',
  '/gone#part',
  '/guide/only-chinees',
  '/guide/olt',
  './mods.mdx',
  '/zh/guide/only-chinees',
  '',
  '/guide/start',
])('[DIAG-3] %s has no unambiguous fix', (href) => {
  expect(written(href)).toBeUndefined();
});
