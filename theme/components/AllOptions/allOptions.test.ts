import { expect, test } from 'vitest';
import type { PublishedOptions } from '../../../plugins/reference/options/published/shared';
import { inlineHtml } from './inlineHtml';
import { countRows, filterRows, readFilter, writeFilter } from './optionFilter';
import { optionRows } from './optionRows';
import { tableHtml } from './tableHtml';

const OPTIONS: PublishedOptions = {
  package: 'bundler',
  version: '2.0.0',
  plugins: [],
  open: [],
  options: {
    'HtmlPlugin.template': { type: 'string', changed: ['added'] },
    'builtin:fast-loader.fast': { type: 'boolean' },
    'module.rules[].test': { type: 'RegExp | "<a>"', page: '/config/module#rulestest' },
    mode: {
      type: 'string',
      default: '`production`',
      about: 'Sets `mode` & more.',
      changed: ['default'],
      peer: { default: '`none`', more: ["'x'"] },
    },
    'output.*.folder': { type: 'string', deprecated: '' },
    'css.url': { type: 'boolean', foreign: true },
    'experiments.css': {
      type: 'boolean',
      experimental: true,
      removedIn: 'v3',
      peer: { missing: true },
    },
  },
  peer: { package: 'other', version: '5.0.0' },
  replaced: {},
  removed: { 'output.old': { type: 'string', page: '/v1/config/output#old' } },
};

const rows = optionRows(OPTIONS);
const names = (shown: readonly boolean[]) =>
  rows.filter((_, at) => shown[at]).map(({ name }) => name);
const filtered = rows.map((row) => ({ ...row, text: `${row.name} ${row.about}`.toLowerCase() }));

test('[OPT-1] the list contains the configuration, then plugins and loaders, but no options of other tools', () => {
  expect(rows.map(({ name }) => name)).toEqual([
    'experiments.css',
    'mode',
    'module.rules.test',
    'output.folder',
    'output.old',
    'HtmlPlugin.template',
    'builtin:fast-loader.fast',
  ]);
});

test('[OPT-1] the filter keeps rows that match all words, the kind and the badge', () => {
  expect(names(filterRows(filtered, { words: 'MODE more' }))).toEqual(['mode']);
  expect(names(filterRows(filtered, { words: 'ｍｏｄｅ　ｍｏｒｅ' }))).toEqual(['mode']);
  expect(names(filterRows(filtered, { words: '', kind: 'plugin' }))).toEqual([
    'HtmlPlugin.template',
  ]);
  expect(names(filterRows(filtered, { words: '', mark: 'changed' }))).toEqual(['mode']);
  expect(names(filterRows(filtered, { words: 'output', mark: 'removed' }))).toEqual(['output.old']);
  expect(names(filterRows(filtered, { words: '', mark: 'differs' }))).toEqual([
    'experiments.css',
    'mode',
  ]);
});

test('[OPT-1] a filter survives a round trip through the URL, and other parameters are kept', () => {
  const filter = { words: 'css url', kind: 'plugin', mark: 'added' } as const;
  const search = writeFilter('?instead-of=/a', filter);
  expect(search).toBe('?instead-of=%2Fa&q=css+url&kind=plugin&badge=added');
  expect(readFilter(search)).toEqual(filter);
  expect(writeFilter(search, { words: ' ' })).toBe('?instead-of=%2Fa');
  expect(readFilter('?kind=nonsense&badge=x')).toEqual({ words: '' });
});

test('[OPT-1] the options of each kind and with each badge are counted', () => {
  expect(countRows(rows)).toEqual({
    configuration: 5,
    plugin: 1,
    loader: 1,
    added: 1,
    changed: 1,
    removed: 2,
    deprecated: 1,
    experimental: 1,
    differs: 2,
  });
});

test('[OPT-1] a row has name, badges, type, default and description, and types are escaped', () => {
  const html = tableHtml(rows, {
    version: 'v2',
    lang: 'en',
    address: (page) => `/base${page}`,
  });
  expect(html).toContain(
    '<a href="/base/config/module#rulestest"><code>module.rules.test</code></a>',
  );
  expect(html).toContain('<code>RegExp | &quot;&lt;a&gt;&quot;</code>');
  expect(html).toContain(
    '<p>Sets <code>mode</code> &amp; more. In other: default <code>none</code>; also accepts <code>&#039;x&#039;</code>.</p>',
  );
  expect(html).toContain('Default differs from other');
  expect(html).toContain('Values differ from other');
  expect(html).toContain('Not in other');
  expect(html).toContain('Default changed in v2');
  expect(html).toContain('Removed in v3');
  expect(html).toContain('Removed in v2');
});

test('[OPT-1] code and links in a default become elements, and everything else is escaped', () => {
  const html = inlineHtml('`` a`b `` or [the <b>](/c) if `[x](y)`', (href) => `/base${href}`);
  expect(inlineHtml('[x](javascript:a)')).toBe('[x](javascript:a)');
  expect(html).toBe(
    '<code>a`b</code> or <a href="/base/c">the &lt;b&gt;</a> if <code>[x](y)</code>',
  );
});

test('long names and lists of quoted values can break', () => {
  expect(inlineHtml('`a.b` `optimization.splitChunks.chunks`')).toBe(
    '<code>a.b</code> <code>optimization.<wbr>splitChunks.<wbr>chunks</code>',
  );
  expect(inlineHtml("`'a'`、`'b'`，`c`")).toBe(
    '<code>&#039;a&#039;</code>、<wbr><code>&#039;b&#039;</code>，<code>c</code>',
  );
});

test('[OPT-3] a row shows since when an option exists, and a removed one is listed with its replacement', () => {
  const newer = optionRows({
    ...OPTIONS,
    options: { mode: { type: 'string', since: '2.1', changed: ['added', 'type'] } },
    gone: { 'cache.old': { type: 'string', since: '2.1', until: '2.2', removedIn: '2.3' } },
    replaced: { 'cache.old': 'cache.new', 'output.old': 'output' },
  });
  const html = tableHtml(newer, {
    version: 'v2',
    lang: 'en',
    address: (page) => page,
  });
  const [gone, mode, removed] = html.split('<tr ').slice(1);
  expect(mode).toContain('data-marks="added since type"');
  expect(mode).toContain('<span data-mark="since" data-since="2.1">Since 2.1</span>');
  expect(gone).toContain('<span data-mark="removed" data-until="2.2">Removed in 2.3</span>');
  expect(gone).toContain('<p>Use <code>cache.new</code> instead.</p>');
  expect(removed).toContain('<span data-mark="removed">Removed in v2</span>');
  expect(removed).toContain('Use <code>output</code> instead.');
});
