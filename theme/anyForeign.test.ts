import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { readFilter, writeFilter } from './components/AllOptions/optionFilter';
import { chosenName, storeChoice } from './components/CodeGroup/groupChoice';
import { isMinor } from './components/OptionVersion/keptVersion';
import { readPackage } from './components/OptionVersion/packageVersion';
import { queryOfAddress, withoutQuery, withQuery } from './components/Search/askedQuery';
import { queryParameter } from './routes/queryParameter';
import { openPlaces } from './scroll/places';

const RUNS = { numRuns: 300 };

afterEach(() => void vi.unstubAllGlobals());

/** Generates any value, and stored values in which any part is replaced by any value. */
const valueLike = <Value>(good: fc.Arbitrary<Value>) => fc.oneof(good, fc.jsonValue());
const storedText = (value: fc.Arbitrary<unknown>) =>
  fc.oneof(
    fc.string({ unit: 'binary' }),
    value.map((one) => JSON.stringify(one)),
    fc
      .tuple(value, fc.nat(60))
      .map(([one, length]) => (JSON.stringify(one) ?? '').slice(0, length)),
  );

test('[DATA-4] for any stored data, a place has a position, and a heading that is a string', () => {
  const place = fc.record(
    {
      top: valueLike(fc.nat()),
      heading: valueLike(fc.string()),
      below: valueLike(fc.integer()),
    },
    { requiredKeys: [] },
  );
  const names = fc.oneof(fc.constantFrom('a', '__proto__', 'constructor'), fc.string());
  const places = fc.dictionary(names, valueLike(place));
  fc.assert(
    fc.property(storedText(valueLike(places)), names, (text, entry) => {
      vi.stubGlobal('window', { sessionStorage: { getItem: () => text, setItem: () => {} } });
      const opened = openPlaces();
      for (const name of ['a', entry]) {
        const found = opened.get(name);
        if (found === undefined) continue;
        expect(Number.isFinite(found.top)).toBe(true);
        expect(['string', 'undefined']).toContain(typeof found.heading);
        expect(['number', 'undefined']).toContain(typeof found.below);
      }
      opened.store();
    }),
    RUNS,
  );
});

test('for any stored data, a group shows one of its own tabs, and the next choice is stored', () => {
  const names = fc.uniqueArray(fc.constantFrom('npm', 'pnpm', 'yarn', 'a b', '__proto__'), {
    minLength: 1,
  });
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), names, (stored, tabs) => {
      expect(tabs).toContain(chosenName(tabs, stored));
      const [first = ''] = tabs;
      expect(chosenName(tabs, storeChoice(stored, first))).toBe(first);
    }),
    RUNS,
  );
});

test('[OPT-3] for any dropped file, there is a version or a reason', () => {
  const range = fc.oneof(
    fc.constantFrom('^2.1.0', 'workspace:^', 'catalog:', '*', 'npm:a@1', '>=1 <', '9'.repeat(400)),
    fc
      .array(fc.constantFrom('1', '.', '^', '>', '<', '=', '-', ' ', 'x', '||', '*', '~', 'npm:'))
      .map((pieces) => pieces.join('')),
    fc.jsonValue(),
  );
  const content = fc.record(
    {
      dependencies: valueLike(fc.dictionary(fc.constantFrom('@rspack/core', 'a'), range)),
      devDependencies: valueLike(
        fc.dictionary(fc.constantFrom('@rspack/core', '__proto__'), range),
      ),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(storedText(content), (text) => {
      const read = readPackage(text, '@rspack/core');
      if (read.kind === 'read') expect(read.minor).toMatch(/^\d+\.\d+$/);
      else expect(['broken', 'missing', 'unclear', 'catalog']).toContain(read.kind);
    }),
    RUNS,
  );
});

test('[OPT-3] a valid stored version consists of two numbers', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(isMinor(text)).toBe(/^[0-9]+\.[0-9]+$/.test(text) && text.length <= 9);
    }),
    RUNS,
  );
});

/** Lone surrogates cannot be part of a request. */
const wellFormed = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));
const query = fc
  .array(
    fc.oneof(
      fc.constantFrom('search=', 'q=', 'kind=', 'badge=', '&', '=', '%', '%E4', '+'),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 10 },
  )
  .map((pieces) => `?${pieces.join('').replaceAll('#', '')}`);

test('for any query, a value that is written to it can be read again', () => {
  const form = queryParameter('match');
  fc.assert(
    fc.property(query, fc.string({ unit: 'binary' }), (search, words) => {
      const filter = readFilter(search);
      expect(readFilter(writeFilter(search, filter))).toEqual({
        ...filter,
        words: filter.words.trim(),
      });
      const written = form.write(search, words);
      expect(form.read(written)).toBe(words.trim() ? wellFormed(words) : '');
      const address = `https://docs.example/guide${search}`;
      if (words !== '') expect(queryOfAddress(withQuery(address, words))).toBe(wellFormed(words));
      expect(queryOfAddress(withoutQuery(address))).toBeUndefined();
    }),
    RUNS,
  );
});
