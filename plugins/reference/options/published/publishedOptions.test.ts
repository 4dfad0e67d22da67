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

test('[OPT-1] the file of a version contains the documented facts of options, with links that work everywhere', () => {
  expect(publish('v2')?.options['output.path']).toMatchObject({
    about: 'v2 files',
    default: 'the [folder](/v2/output.path/#folder)',
    page: '/v2/output.path',
  });
  expect(publish('v2', 'zh')?.options['output.path']?.default).toBe(
    '[目录](/v2/output.path//config/x)',
  );
});

test('[OPT-1] removed options are in the file of their version and marked in that of the previous version', () => {
  expect(publish('v2')?.removed).toEqual({
    'output.old': { type: 'string', about: '', page: '/v1/output.old' },
  });
  expect(publish('v1')?.removed).toEqual({});
  expect(publish('v1')?.options['output.old']?.removedIn).toBe('v2');
  expect(publish('v1')?.options.mode?.removedIn).toBeUndefined();
});

test('[OPT-1] options below experiments are experimental, and options of other tools are marked', () => {
  const options = publish('v2')?.options;
  expect(options?.['experiments.css']?.experimental).toBe(true);
  expect(options?.['output.path']?.experimental).toBeUndefined();
  expect(options?.['css.url']?.foreign).toBe(true);
});

test('[OPT-2] the file of a version contains the documented exports', () => {
  expect(publish('v2')?.exports).toEqual({
    HtmlPlugin: { page: '/v2/html', about: 'Writes a page.' },
  });
});

test('[OPT-3] the file of a version contains the minor versions that added or removed options', () => {
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

test('[OPT-3] a page names the minor version that added an option, unless the option is as old as its major version', () => {
  const marksOf = (path: string, lang: string) =>
    marksText(optionMarks(path, { site, version: 'v2', lang }));
  expect(marksOf('HtmlPlugin.template', 'en')).toContain(
    '<span data-mark="since" data-since="2.1">Since 2.1</span>',
  );
  expect(marksOf('HtmlPlugin.template', 'zh')).toContain('2.1 起可用');
  expect(marksOf('output.path', 'en')).not.toContain('since');
});
