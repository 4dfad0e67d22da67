import { expect, test } from 'vitest';
import { compareOptions } from '../compareOptions';
import type { SiteOptions } from '../siteOptions';
import { data, known } from '../testing/testOptions';
import { publishedOptions } from './publishedOptions';

const older = known('', data({ 'output.old': { type: 'string' }, mode: { type: 'string' } }));
const newer = known(
  "output.path:\n  en: the [folder](#folder)\n  zh: '[目录](/config/x)'\n",
  data({
    'experiments.css': { type: 'boolean' },
    'HtmlPlugin.template': { type: 'string' },
    'css.url': { type: 'boolean', foreign: true },
  }),
);

const site: SiteOptions = {
  of: (version) => ({ v1: older, v2: newer })[version],
  changes: (version) => (version === 'v2' ? compareOptions(older, newer) : undefined),
  next: (version) => (version === 'v1' ? 'v2' : undefined),
  previous: (version) => (version === 'v2' ? 'v1' : undefined),
};

const pages = {
  addressOf: (version: string, path: string) => `/${version}/${path}`,
  linkOf: (version: string, path: string, href: string) => `/${version}/${path}/${href}`,
  aboutOf: (version: string, path: string) => (path === 'output.path' ? `${version} files` : ''),
  exportOf: (version: string, name: string) =>
    name === 'HtmlPlugin' ? { page: `/${version}/html`, about: 'Writes a page.' } : undefined,
};

const publish = (version: string, lang = 'en') =>
  publishedOptions(site, { version, lang }, pages, { experimental: ['experiments'] });

test('[OPT-1] the file of a version has what its pages say of an option, and links that are good everywhere', () => {
  expect(publish('v2')?.options['output.path']).toMatchObject({
    about: 'v2 files',
    default: 'the [folder](/v2/output.path/#folder)',
    page: '/v2/output.path',
  });
  expect(publish('v2', 'zh')?.options['output.path']?.default).toBe(
    '[目录](/v2/output.path//config/x)',
  );
});

test('[OPT-1] the file of a version has what it removed, and the one before says so too', () => {
  expect(publish('v2')?.removed).toEqual({
    'output.old': { type: 'string', about: '', page: '/v1/output.old' },
  });
  expect(publish('v1')?.removed).toEqual({});
  expect(publish('v1')?.options['output.old']?.removedIn).toBe('v2');
  expect(publish('v1')?.options.mode?.removedIn).toBeUndefined();
});

test('[OPT-1] what is below an experiment is experimental, and what belongs to another tool is marked', () => {
  const options = publish('v2')?.options;
  expect(options?.['experiments.css']?.experimental).toBe(true);
  expect(options?.['output.path']?.experimental).toBeUndefined();
  expect(options?.['css.url']?.foreign).toBe(true);
});

test('[OPT-2] the file of a version has the exports that are explained', () => {
  expect(publish('v2')?.exports).toEqual({
    HtmlPlugin: { page: '/v2/html', about: 'Writes a page.' },
  });
});
