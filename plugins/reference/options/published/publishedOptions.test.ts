import { expect, test } from 'vitest';
import { compareOptions } from '../compareOptions';
import { marksText, optionMarks } from '../optionMarks';
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

const minors = {
  package: 'p',
  releases: ['2.0.4', '2.1.9', '2.2.0'],
  since: { '2.1': ['HtmlPlugin.template', 'output.lost'] },
  until: { '2.0': { 'output.gone': 'boolean' }, '2.1': { 'output.lost': 'string' } },
};

const site: SiteOptions = {
  of: (version) => ({ v1: older, v2: { ...newer, minors } })[version],
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

test('[OPT-3] the file of a version has since when options are there, and those that are gone', () => {
  const published = publish('v2');
  expect(published?.minors).toEqual(['2.0', '2.1', '2.2']);
  expect(published?.options['HtmlPlugin.template']?.since).toBe('2.1');
  expect(published?.options['output.path']?.since).toBeUndefined();
  expect(published?.gone).toEqual({
    'output.gone': { type: 'boolean', until: '2.0', removedIn: '2.1', page: '/v2/output.gone' },
    'output.lost': {
      type: 'string',
      since: '2.1',
      until: '2.1',
      removedIn: '2.2',
      page: '/v2/output.lost',
    },
  });
  expect(publish('v1')).not.toHaveProperty('gone');
});

test('[OPT-3] a page says since when an option is there, of one that is newer than its major', () => {
  const marksOf = (path: string, lang: string) =>
    marksText(optionMarks(path, { site, version: 'v2', lang }));
  expect(marksOf('HtmlPlugin.template', 'en')).toContain(
    '<span data-mark="since" data-since="2.1">Since 2.1</span>',
  );
  expect(marksOf('HtmlPlugin.template', 'zh')).toContain('2.1 起可用');
  expect(marksOf('output.path', 'en')).not.toContain('since');
});
