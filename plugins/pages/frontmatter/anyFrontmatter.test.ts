import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { frontmatterSchema } from '../../content/pages/frontmatterSchema';
import { prepareText } from '../../content/tree/parseFile';
import { frontmatterFindings } from './frontmatterFindings';

const key = fc.oneof(
  fc.constantFrom(...Object.keys(frontmatterSchema.shape), '__proto__', 'constructor', ''),
  fc.string({ maxLength: 6 }),
);
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.date({ noInvalidDate: true }),
  fc.bigInt(),
);

test('[DATA-2] every problem in any frontmatter has a line and a remedy', () => {
  fc.assert(
    fc.property(fc.oneof(fc.dictionary(key, value), value), (written) => {
      const text = `---\n${stringify(written)}---\n\n# Page\n`;
      const { frontmatter } = prepareText(text, 'page.mdx');
      const last = text.split('\n').length;
      for (const { line, message } of frontmatterFindings({ frontmatter, text }, 'page.mdx')) {
        expect(message).toMatch(/. → .|. must be (?!write |give |no |Invalid|Too )\S.*, but is ./s);
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThan(last);
      }
    }),
    { numRuns: 300 },
  );
});
