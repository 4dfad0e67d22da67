import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readConfig } from './readConfig';

const piece = fc.oneof(
  fc.constantFrom(
    'export default ',
    'module.exports = ',
    'const a = ',
    '{',
    '}',
    '[',
    ']',
    '(',
    ')',
  ),
  fc.constantFrom('...a', '=> ', 'a', ',', ':', '`', '${', '/', '\\', '__proto__', 'async ', '?.'),
  fc.constantFrom('mode', "'production'", '\ud800', '\u0000', '/*', '//', '\n', '<A>', 'as const'),
  fc.string({ unit: 'binary', maxLength: 5 }),
);
const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

test('[SAFE-2] any text is read as a configuration or rejected with a reason', () => {
  fc.assert(
    fc.property(text, (given) => {
      const read = readConfig(given);
      if (!read.isRead) expect(read.reason).toMatch(/^[a-z-]+$/);
    }),
    { numRuns: 1000 },
  );
});
