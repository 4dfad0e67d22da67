import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UNKNOWN_SITE } from '../shared/manifest';
import { readRange } from './byteRange';
import { canonicalPath, pageAddresses } from './canonicalPath';
import { clientAddress } from './clientAddress';
import { namesTag } from './entityTags';
import { acceptedEncoding, ENCODINGS, wantsMarkdown } from './negotiation';
import { readPreferences } from './qualities';
import { belowBase, decodePath, encodePath, rawPath, rawQuery } from './requestPath';

const RUNS = { numRuns: 2000 };
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

/** The characters that are allowed in the value of a header. */
const latin = fc.string({
  unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
});
const forwarded = (value: string) => new Headers({ 'x-forwarded-for': value });

const ip = fc.oneof(fc.ipV4(), fc.ipV6());
const port = fc.integer({ min: 1, max: 65_535 });

function withPort(address: string, number: number): string {
  return address.includes(':') ? `[${address}]:${number}` : `${address}:${number}`;
}

test('[AI-11] neither the port of a client nor the headers that it sends change its name', () => {
  fc.assert(
    fc.property(ip, port, port, latin, (address, one, other, forged) => {
      const named = clientAddress(new Headers(), from(address), 0);
      for (const value of [address, withPort(address, one), withPort(address, other)]) {
        expect(clientAddress(forwarded(value), from('10.0.0.1'), 1)).toBe(named);
        const behind = forwarded(`${forged}, ${value}`);
        expect(clientAddress(behind, from('10.0.0.1'), 1)).toBe(named);
      }
    }),
    RUNS,
  );
});

test('[AI-11] the name of a client is short and never empty for any header of a proxy', () => {
  fc.assert(
    fc.property(latin, fc.nat(3), (value, proxies) => {
      const name = clientAddress(forwarded(value), from('10.0.0.1'), proxies);
      expect(name).not.toBe('');
      expect(name.length).toBeLessThanOrEqual(64);
    }),
    RUNS,
  );
});

test('a range lies within the file, or is refused or ignored', () => {
  const range = fc.tuple(fc.string({ maxLength: 6 }), fc.nat(), fc.nat());
  const header = fc.oneof(
    latin,
    range.map(([unit, first, last]) => `bytes=${first}-${last}${unit}`),
    range.map(([, first]) => `bytes=${first}-`),
    range.map(([, , last]) => `bytes=-${last}`),
  );
  fc.assert(
    fc.property(header, fc.nat(1000), (value, size) => {
      const found = readRange(value, size);
      if (typeof found !== 'object') return;
      expect(found.start).toBeGreaterThanOrEqual(0);
      expect(found.end).toBeGreaterThanOrEqual(found.start);
      expect(found.end).toBeLessThan(size);
    }),
    RUNS,
  );
});

test('preferences are read from any header, with qualities from 0 to 1', () => {
  const entry = fc.tuple(fc.constantFrom('br', 'gzip', '*', 'text/markdown', ''), latin);
  const header = fc
    .array(entry, { maxLength: 40 })
    .map((entries) => entries.map(([name, rest]) => `${name};q=${rest}`).join(','));
  fc.assert(
    fc.property(fc.oneof(latin, header), (value) => {
      for (const { quality } of readPreferences(value)) {
        expect(quality >= 0 && quality <= 1).toBe(true);
      }
      expect(ENCODINGS).toContain(acceptedEncoding(value));
      if (!/markdown/i.test(value)) expect(wantsMarkdown(value)).toBe(false);
      expect(namesTag(value, '"tag-of-no-header"')).toBe(value.trim() === '*');
    }),
    RUNS,
  );
});

const piece = fc.oneof(
  fc.constantFrom('/', '//', '%', '%2F', '%00', '%E4', '..', '%2e%2e', '?', '#', 'docs', 'Guide'),
  fc.constantFrom('v2', 'en', 'zh', 'index', '.html', '.md', '\\', ' '),
  latin,
);
const path = fc.array(piece, { maxLength: 10 }).map((pieces) => `/${pieces.join('')}`);

test('[ROUTE-2] an address resolves to a page of the site or to nothing, and a page to itself', () => {
  const known = ['/', '/guide/start', '/zh/', '/v1/config/'];
  const pages = pageAddresses(known);
  const site = {
    ...UNKNOWN_SITE,
    lang: 'en',
    langs: ['en', 'zh'],
    version: 'v2',
    versions: ['v2', 'v1'],
  };
  fc.assert(
    fc.property(path, (address) => {
      const url = `http://localhost${address}`;
      expect(rawPath(url) + rawQuery(url)).toBe(address.replace(/#.*$/s, ''));
      const decoded = decodePath(rawPath(url));
      if (decoded === undefined) return;
      expect(decodePath(encodePath(decoded))).toBe(decoded);
      const below = belowBase(decoded, '/docs/');
      expect(below === undefined || below.startsWith('/')).toBe(true);
      const found = canonicalPath(below ?? decoded, pages, site);
      if (found === undefined) return;
      expect(known).toContain(found);
      expect(canonicalPath(found, pages, site)).toBe(found);
    }),
    RUNS,
  );
});
