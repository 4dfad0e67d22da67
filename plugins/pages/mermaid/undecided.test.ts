import { expect, test } from 'vitest';
import { parseFile } from '../../content/tree/parseFile';
import { findingText } from '../../support/finding';
import { undecidedFindings } from './undecided';

const said = (text: string) =>
  undecidedFindings(parseFile(text, 'a.mdx').tree, 'a.mdx').map(findingText);

test('a diagram in a site whose settings do not mention mermaid is named, also inside a list', () => {
  expect(said('# A\n\n- one\n\n  ```mermaid\n  flowchart LR\n  ```\n')).toEqual([
    'a.mdx:5 mermaid: this diagram is shown as code, because the "mermaid" setting is missing → set "mermaid: true" to draw diagrams, or "mermaid: false" to keep the code',
  ]);
});

test('a diagram in the code of an example is not reported', () => {
  expect(said('# A\n\n````md\n```mermaid\nflowchart LR\n```\n````\n')).toEqual([]);
});
