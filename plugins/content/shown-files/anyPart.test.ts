import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partText, readPart } from './filePart';

const line = fc.oneof(
  fc.constantFrom(
    '// #region a',
    '# endregion',
    '<!-- #endregion a -->',
    '{/* #region b */}',
    '\t a',
    '',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const part = fc.oneof(
  fc.constantFrom('a', 'b', 'L0', 'L1', 'L2-1', 'L1-L3', 'L99999999999999999999', '__proto__', ''),
  fc.tuple(fc.nat(20), fc.nat(20)).map(([first, last]) => `L${first}-L${last}`),
  fc.string({ unit: 'binary' }),
);

test('any part of a file results in lines of the file, or in a problem with a remedy', () => {
  fc.assert(
    fc.property(fc.array(line), part, (lines, written) => {
      const text = lines.join('\n');
      const shown = partText(text, readPart(written));
      if ('problem' in shown) expect(shown.problem).toContain('→');
      else {
        const known = text.split(/\r?\n/).map((one) => one.trim());
        for (const one of shown.text.split('\n')) expect(['', ...known]).toContain(one.trim());
      }
    }),
    { numRuns: 500 },
  );
});
