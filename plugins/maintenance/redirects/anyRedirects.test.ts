import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expandRedirects } from '../../support/redirects/expandRedirects';
import { redirectFinder } from '../../support/redirects/findRedirect';
import { redirectFaults } from './redirectFaults';

const site = { lang: 'en', langs: ['en', 'zh'], version: 'v2', versions: ['v2', 'v1'] };
const piece = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    'old',
    'new',
    'zh',
    'v1',
    '*',
    '/*',
    '..',
    '.',
    '#',
    '?',
    '%',
    '%2e',
    ':',
  ),
  fc.constantFrom(
    'https://',
    'x.example',
    'javascript:',
    '\\',
    '指南',
    '.html',
    'index',
    ' ',
    '\n',
  ),
  fc.string({ unit: 'binary', maxLength: 2 }),
);
const address = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
const path = fc
  .array(fc.constantFrom('old', 'new', 'zh', 'v1', 'a', '指南'), { maxLength: 3 })
  .chain((names) => fc.constantFrom(`/${names.join('/')}`, `/${[...names, '*'].join('/')}`));

test('[ROUTE-2] any redirects are rejected, or lead from addresses of the site to a final target', () => {
  const settings = fc.dictionary(fc.oneof(path, address), fc.oneof(path, address), { maxKeys: 5 });
  fc.assert(
    fc.property(settings, address, (given, asked) => {
      const faults = redirectFaults(given, { base: '/', ...site });
      for (const fault of faults) expect(fault).toMatch(/^redirects: "[\s\S]*→/);
      if (faults.length > 0) return;
      const all = expandRedirects(given, site);
      const find = redirectFinder(all, site);
      for (const { from, isElsewhere, to } of all) {
        expect(from.startsWith('/') && !from.startsWith('//')).toBe(true);
        expect(isElsewhere ? /^https?:\/\//.test(to) : /^\/(?!\/)/.test(to)).toBe(true);
        if (from.endsWith('/*')) continue;
        const end = find(from);
        if (end && !end.isElsewhere) expect(find(end.to.replace(/[?#].*$/s, ''))).toBeUndefined();
      }
      find(`/${asked}`);
    }),
    { numRuns: 500, examples: [[{ '/': '/a/zh', '/zh/*': '/v1' }, '']] },
  );
});
