import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRoute, nearestRoute, parseRoute, type SiteAddresses } from './address';
import { decodePath, decodeText } from './decode';
import { carryHiddenParts, hiddenParts } from './hiddenParts';
import { CAME_FROM, readRequestedPage, withOrigin, withoutOrigin } from './missingPage';
import { routeKey } from './routeKey';

const RUNS = { numRuns: 2000 };

/** A text that can be part of a request: without lone surrogates. */
const wellFormed = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

const site: SiteAddresses = {
  lang: 'en',
  langs: ['en', 'zh'],
  version: 'v2',
  versions: ['v2', 'v1'],
};

/** Parts of URLs as in links, typed input and attacks. */
const piece = fc.oneof(
  fc.constantFrom('/', '//', '%', '%2F', '%2f', '%E4%BD%A0', '%E4%BD', '%ff', '#', '?', '&', '='),
  fc.constantFrom('v1', 'V2', 'zh', 'EN', 'guide', 'index', '.html', '.md', '..', '.', '\\'),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const address = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
const route = address.map((text) => `/${text.replace(/[?#]/g, '')}`);

test('[ROUTE-1] any address can be decoded, and its segments stay separate', () => {
  fc.assert(
    fc.property(address, (text) => {
      expect(decodeText(encodeURIComponent(wellFormed(text)))).toBe(wellFormed(text));
      expect(decodePath(text).split('/')).toHaveLength(text.split('/').length);
      if (!/%[0-9a-f]{2}/i.test(text)) expect(decodeText(text)).toBe(text);
      expect(routeKey(text)).not.toMatch(/\/$|[A-Z]/);
    }),
    RUNS,
  );
});

test('[ROUTE-1] a route can be parsed and formatted again, and has a nearest page', () => {
  fc.assert(
    fc.property(route, (text) => {
      const parts = parseRoute(text, site);
      expect(site.langs).toContain(parts.lang);
      expect(site.versions).toContain(parts.version);
      expect(parts.rest.startsWith('/')).toBe(true);
      const written = formatRoute(parts, site);
      expect(written.toLowerCase().endsWith(parts.rest.toLowerCase())).toBe(true);
      const { route: nearest } = nearestRoute(parts, site, () => false);
      expect(nearest).toBe(formatRoute({ ...parts, rest: '/' }, site));
    }),
    RUNS,
  );
});

test('[NAV-6] the parameter of a missing page survives a round trip with any other query', () => {
  fc.assert(
    fc.property(address, route, (query, origin) => {
      const search = `?${query}`;
      const noted = withOrigin(search, origin);
      const requested = readRequestedPage(noted, { version: 'v1', lang: 'zh' }, site);
      expect(requested?.originRoute).toBe(wellFormed(origin));
      expect(new URLSearchParams(withoutOrigin(noted)).has(CAME_FROM)).toBe(false);
      readRequestedPage(search, { version: 'v1', lang: 'zh' }, site);
    }),
    RUNS,
  );
});

test('parts that a query hides stay hidden on the next page for any queries', () => {
  fc.assert(
    fc.property(address, address, (before, next) => {
      const hidden = hiddenParts(`?${before}&sidebar=0`);
      const named = new URLSearchParams(next);
      const carried = hiddenParts(carryHiddenParts(`?${before}&sidebar=0`, next && `?${next}`));
      for (const part of hidden) if (!named.has(part)) expect(carried).toContain(part);
    }),
    RUNS,
  );
});
