import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writtenFrontmatter } from '../../support/writtenFrontmatter';
import { parseFile, prepareText } from './parseFile';

const yaml = fc.oneof(
  fc.constantFrom(
    'title: ',
    'a',
    '- ',
    ': ',
    '\n',
    '  ',
    '"',
    "'",
    '|\n',
    '&a ',
    '*a',
    '!!js ',
    '[',
  ),
  fc.constantFrom(']', '{', '}', '#', '<<: ', '2026-01-01', '~', '\t', '%', '@', '`', '---', '...'),
  fc.constantFrom('__proto__: ', 'constructor: ', '? ', '\ufeff', '\r\n', '\u0000', '!!binary '),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const markdown = fc.oneof(
  fc.constantFrom(
    '# ',
    '> ',
    '- ',
    '1. ',
    '```',
    '~~~',
    '\n',
    '\n\n',
    '    ',
    '|',
    '\n|-|\n',
    ':::',
  ),
  fc.constantFrom('<a>', '</a>', '<A b={', '}', '{', '{/*', '*/}', '<!--', '-->', '[^1]', '[^1]: '),
  fc.constantFrom(
    '[a](',
    ')',
    '![',
    '](/b)',
    '**',
    '_',
    '~~',
    '\\',
    '&lt;',
    '{#id}',
    '\\{#id}',
    '$$',
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const joined = (piece: fc.Arbitrary<string>, maxLength: number) =>
  fc.array(piece, { maxLength }).map((pieces) => pieces.join(''));
const page = fc
  .tuple(
    fc.boolean(),
    joined(yaml, 12),
    fc.constantFrom('---', '--', '----', ''),
    joined(markdown, 20),
  )
  .map(([hasFrontmatter, head, end, body]) =>
    hasFrontmatter ? `---\n${head}\n${end}\n${body}` : body,
  );

test('[DATA-2] any page keeps its line numbers, and is parsed or rejected with a reason', () => {
  fc.assert(
    fc.property(page, fc.constantFrom('page.mdx', 'page.md'), (text, file) => {
      const { frontmatter, source } = prepareText(text, file);
      expect(Object.getPrototypeOf(frontmatter)).toBe(Object.prototype);
      expect(source.split('\n')).toHaveLength(text.split('\n').length);
      writtenFrontmatter(text);
      try {
        expect(parseFile(text, file).tree.type).toBe('root');
      } catch (error) {
        // An error of the parser has a position. Anything else would be a bug of ours.
        expect((error as { source?: string }).source, String(error)).toMatch(/mdx|micromark/);
      }
    }),
    { numRuns: 300 },
  );
});
