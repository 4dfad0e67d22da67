import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entryFaults } from './entryFaults';

const entry = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.dictionary(
    fc.oneof(
      fc.constantFrom('type', 'name', 'label', 'link', 'text', 'items', '__proto__'),
      fc.string(),
    ),
    fc.oneof(
      fc.constantFrom('file', 'dir', 'section-header', 'divider', 'custom-link'),
      fc.jsonValue({ maxDepth: 1 }),
    ),
  ),
);

test('[DATA-2] for any file of entries, each problem has a position in it and a remedy', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.array(entry, { maxLength: 4 }), fc.jsonValue()),
      fc.constantFrom('sidebar', 'navbar'),
      fc.constantFrom(0, 2),
      (entries, kind, indent) => {
        const text = JSON.stringify(entries, undefined, indent);
        for (const { offset, message } of entryFaults(text, kind)) {
          expect(message).toMatch(
            /. → .|. must be (?!write |give |no |Invalid|Too )\S.*, but is ./s,
          );
          expect(offset).toBeGreaterThanOrEqual(0);
          expect(offset).toBeLessThan(text.length);
        }
      },
    ),
    { numRuns: 300 },
  );
});
