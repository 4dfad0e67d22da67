import { renderMermaidSVG } from 'beautiful-mermaid';
import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { diagramDrawer } from './drawDiagram';

const piece = fc.oneof(
  fc.constantFrom(
    'flowchart LR\n',
    'sequenceDiagram\n',
    'stateDiagram-v2\n',
    'classDiagram\n',
    'erDiagram\n',
  ),
  fc.constantFrom(
    'a --> b\n',
    'a->>b: words\n',
    'subgraph x\n',
    'end\n',
    '[*] --> a\n',
    'A <|-- B\n',
  ),
  fc.constantFrom(
    'A ||--o{ B : has\n',
    '[',
    ']',
    '{',
    '}',
    '((',
    '))',
    '|',
    '"',
    '#35;',
    '<br>',
    '%%',
  ),
  fc.constantFrom(
    '<script>',
    '<img src=x onerror=y>',
    'click a "javascript:x"\n',
    '\n',
    '&lt;',
    '\u202e',
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
);

interface Element {
  tagName?: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Element[];
}

function elementsOf(element: Element): Element[] {
  return [element, ...(element.childNodes ?? []).flatMap(elementsOf)];
}

test('[SAFE-1] any diagram is drawn without scripts and URLs, or its problems have lines', () => {
  const draw = diagramDrawer(renderMermaidSVG);
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const drawn = draw(text);
      if ('problems' in drawn) {
        expect(drawn.problems.length).toBeGreaterThan(0);
        for (const { line } of drawn.problems) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(text.split('\n').length);
        }
        return;
      }
      for (const { tagName, attrs = [] } of elementsOf(parseFragment(drawn.drawing) as Element)) {
        expect(['script', 'img', 'image', 'foreignobject', 'a', 'iframe']).not.toContain(tagName);
        expect(attrs.filter(({ name }) => /^on|href$|^src$/i.test(name))).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});
