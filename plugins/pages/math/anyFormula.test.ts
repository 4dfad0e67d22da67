import fc from 'fast-check';
import { parseFragment } from 'parse5';
import temml from 'temml';
import { expect, test } from 'vitest';
import { formulaRenderer } from './renderFormula';

const piece = fc.oneof(
  fc.constantFrom(
    '\\frac',
    '{',
    '}',
    '^',
    '_',
    '&',
    '\\\\',
    '\\left(',
    '\\right)',
    '\\text{',
    '$',
    '%',
  ),
  fc.constantFrom(
    '\\begin{matrix}',
    '\\end{matrix}',
    '\\def\\a{',
    '\\a',
    '\\href{javascript:x}{y}',
    '#1',
  ),
  fc.constantFrom(
    '\\url{https://x.example}',
    '\\includegraphics{x}',
    '\\style{',
    '<script>',
    '\\ref{a}',
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
);

interface Element {
  tagName?: string;
  attrs?: { name: string }[];
  childNodes?: Element[];
}

function elementsOf(element: Element): Element[] {
  return [element, ...(element.childNodes ?? []).flatMap(elementsOf)];
}

test('[SAFE-1] any formula results in MathML without links, images and scripts, or in a problem with a position', () => {
  const render = formulaRenderer(temml);
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (pieces, isBlock) => {
      const tex = pieces.join('');
      const formula = render(tex, isBlock);
      if ('problem' in formula) {
        expect(formula.problem).not.toBe('');
        expect(formula.offset).toBeGreaterThanOrEqual(0);
        return;
      }
      for (const { tagName, attrs = [] } of elementsOf(parseFragment(formula.mathml) as Element)) {
        expect(['script', 'img', 'a', 'iframe', 'mglyph']).not.toContain(tagName);
        expect(attrs.filter(({ name }) => /^on|href$|^src$/i.test(name))).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});
