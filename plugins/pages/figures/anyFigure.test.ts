import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFigure } from './readFigure';

const piece = fc.oneof(
  fc.constantFrom('description: a\n', 'rows:\n', 'columns:\n', 'titles: ', 'arrows:\n', 'accent: '),
  fc.constantFrom(
    '  - ',
    'a: b\n',
    '{ a: b, c: [d, e] }\n',
    'a -> c: words\n',
    'a -> a\n',
    '[',
    ']',
  ),
  fc.constantFrom(
    '&x ',
    '*x',
    '<<: ',
    '__proto__: x\n',
    'constructor: x\n',
    '"',
    '\n',
    '? ',
    '!!set ',
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
);

test('any description results in boxes and text, or in problems', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const read = readFigure(pieces.join(''));
      if ('problems' in read) expect(read.problems.length).toBeGreaterThan(0);
      else {
        expect(read.figure.description).not.toBe('');
        for (const { from, to } of read.figure.arrows) {
          expect(read.figure.boxes).toEqual(expect.arrayContaining([from, to]));
        }
      }
    }),
    { numRuns: 300 },
  );
});
