import { compile } from '@mdx-js/mdx';
import { renderMermaidSVG } from 'beautiful-mermaid';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Diagram } from '../../../theme/components/Diagram/Diagram';
import { treeParts } from '../../content/sections/pageSections';
import { defaultForms } from '../../content/tree/components';
import type { TreeNode } from '../../content/tree/nodes';
import { parseFile } from '../../content/tree/parseFile';
import { toMarkdown } from '../../content/tree/toMarkdown';
import { fenceReplacement } from '../../define/fences';
import { replacedFindings, showReplaced } from '../../define/replacing';
import { findingText } from '../../support/finding';
import { diagramDrawer } from './drawDiagram';
import { readDiagram } from './readDiagram';
import { readDrawn } from './readDrawn';

const draw = diagramDrawer(renderMermaidSVG);

const fence = fenceReplacement({
  plugin: 'lectern:mermaid',
  language: 'mermaid',
  component: '/theme/Diagram.tsx',
  read: ({ text }) => readDrawn(draw(text)),
});

const addDiagrams = (tree: TreeNode) => showReplaced(tree, { file: 'a.mdx', source: '' }, [fence]);

function drawn(text: string) {
  const result = draw(text);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result;
}

/** Returns the texts of a drawing, with `|` between the lines of a text. */
const textsOf = (text: string) =>
  [...drawn(text).drawing.matchAll(/<text[^>]*>(.*?)<\/text>/g)]
    .map(([, inside = '']) =>
      inside
        .replaceAll('</tspan><tspan x', '|<tspan x')
        .replace(/<[^>]+>/g, '')
        .replace(/\s*\|\s*/g, '|'),
    )
    .sort();

const problemsOf = (text: string) => {
  const read = readDiagram(text);
  return 'problems' in read ? read.problems.map(({ line, message }) => `${line} ${message}`) : [];
};

const CHART = `flowchart LR
  A[Start]-->|yes & no|B{"Is [it]<br>so?"}
  B -- else ----> C((End)):::accent & D
  %% C stands in a group, wherever it was named before
  subgraph one [The group]
    C
  end
  B -.-> one;D<==>A`;

test('a flowchart has every box, link, label and group that is written', () => {
  const texts = ['D', 'End', 'Is [it]|so?', 'Start', 'The group', 'else', 'else', 'yes &#38; no'];
  expect(textsOf(CHART)).toEqual(texts.sort());
  const { drawing, description } = drawn(CHART);
  expect(description).toBe(
    'Start → Is [it] so? (yes & no); Is [it] so? → End (else); Is [it] so? → D (else); Is [it] so? → The group; D ↔ Start',
  );
  expect(drawing.match(/<polyline[^>]*marker-end/g)).toHaveLength(5);
  expect(drawing).toContain('fill="var(--lt-diagram-accent-soft)"');
});

test('a group that is linked to what is around it has the direction of that', () => {
  const chart = (link: string) => `flowchart TB
  subgraph inner
    direction LR
    a --> b
  end
  ${link}`;
  const source = (text: string) => {
    const read = readDiagram(text);
    return 'source' in read ? read.source : '';
  };
  expect(source(chart('c --> d'))).toContain('direction LR');
  expect(source(chart('b --> d'))).not.toContain('direction');
});

test.each([
  [
    'a sequence',
    'sequenceDiagram\nautonumber\nactor B as Browser\nB->>+S: GET /\nNote over B,S: waits\nalt found\nS-->>-B: 200\nelse gone\nS--)B: 404\nend',
    ['1. GET /', '2. 200', '3. 404', 'Browser', 'S', '[gone]', 'alt [found]', 'waits'],
    'Browser → S: 1. GET /; waits; found; S → Browser: 2. 200; gone; S → Browser: 3. 404',
  ],
  [
    'states',
    'stateDiagram-v2\n[*]-->Idle\nstate "At work" as Busy\nIdle-->Busy: start\nstate Deep {\nx --> y\n}\nBusy --> Deep',
    ['At work', 'Deep', 'Idle', 'start', 'x', 'y'],
    '● → Idle; Busy: At work; Idle → Busy (start); x → y; Busy → Deep',
  ],
  [
    'classes',
    'classDiagram\nclass Pet {\n<<interface>>\n+eat(food) void\n}\nPet<|--Cat : is\nCat : +int lives',
    ['+ eat(food): void', '+ lives: int', '&lt;&lt;interface&gt;&gt;', 'Cat', 'Pet', 'is'],
    'Pet; +eat(food) void; Pet <|-- Cat (is); Cat: +int lives',
  ],
  [
    'entities',
    'erDiagram\nSHOP ||--o{ ORDER : "sends out"\nORDER {\nint id PK\n}',
    ['ORDER', 'PK', 'SHOP', 'id', 'int', 'sends out'],
    'SHOP ||--o{ ORDER (sends out); ORDER; int id PK',
  ],
])('every line of %s is drawn', (_, text, texts, description) => {
  expect(textsOf(text)).toEqual([...texts].sort());
  expect(drawn(text).description).toBe(description);
});

test('[SAFE-2] an entity without a character is left unchanged', () => {
  expect(textsOf('flowchart LR\nA["#1114112; #constructor; #35; #x;"]')).toEqual([
    '#1114112; #constructor; # #x;',
  ]);
});

test('[SAFE-2] a diagram that would block the build is reported instead of drawn', () => {
  const links = (count: number) =>
    Array.from({ length: count }, (_, at) => `a${at % 25} --> b${at}`).join('\n');
  const told = (text: string) => {
    const result = draw(text);
    return 'problems' in result ? result.problems : [];
  };
  expect(told(`flowchart LR\n${links(100)}`)).toEqual([]);
  expect(told(`flowchart LR\n${links(400)}`)).toEqual([
    {
      line: 1,
      message: 'it has 825 boxes, links and messages, and the limit is 300 → split it into several',
    },
  ]);
  expect(told(`flowchart LR\n${'A-->B;'.repeat(10_000)}`)).toEqual([
    {
      line: 1,
      message: 'it has 60013 characters, and the limit is 20000 → split it into several',
    },
  ]);
});

test('a drawing brings no styles, fonts or colors of its own, and its ids are no other’s', () => {
  const { drawing } = drawn(CHART);
  expect(drawing).toMatch(/^<svg aria-hidden="true" style="min-width:\d+px" viewBox="[\d. ]+"/);
  expect(drawing).not.toMatch(/<style|@import|#[\da-f]{3,6}"|xmlns|data-|\d\.\d{2}/);
  const ids = (text: string) =>
    [...drawn(text).drawing.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  const uses = [...drawing.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  expect(ids(CHART)).toEqual(expect.arrayContaining(uses));
  expect(ids('flowchart LR\nA --> B')).not.toEqual(ids('flowchart LR\nA --> C'));
});

test('its text alternative is the author’s, or a description of its content', () => {
  const says = (text: string) => drawn(`${text}\nflowchart LR\nA --> B`);
  expect(says('').description).toBe('A → B');
  expect(says('---\ntitle: "Two"\n---')).toMatchObject({ title: 'Two', description: 'Two: A → B' });
  expect(
    drawn('flowchart LR\naccTitle: One\naccDescr {\n  and\n  two\n}\nA --> B').description,
  ).toBe('One. and two');
});

test.each([
  ['gantt\ntitle A', ['1 "gantt" cannot be drawn → begin with flowchart, sequenceDiagram,']],
  ['%% none', ['1 the diagram is empty → add its content']],
  ['flowchart LR\n\nA --> --> B', ['3 "--> --> B" cannot be drawn → correct the line']],
  ['flowchart LR\nA[ --> B', ['2 "A[ --> B" cannot be drawn → correct the line']],
  ['flowchart LR\nA --x B', ['2 "--x B" cannot be drawn → use one of --> --- -.->']],
  [
    'flowchart LR\nA@{ shape: circle }',
    ['2 "@{ shape: circle }" cannot be drawn → write the shape'],
  ],
  ['flowchart LR\nA:::hot --> B', ['2 ":::hot --> B" cannot be drawn → colors come from']],
  [
    'flowchart LR\nA\nclick A "https://a.example"',
    ['3 "click A "https://a.example"" cannot be drawn → boxes cannot be links; remove the line'],
  ],
  ['flowchart LR\nstyle A fill:#f00', ['2 colors come from the theme → remove the line']],
  ['flowchart LR\nA[<b>x</b>]', ['2 a label is plain text, except for <br>']],
  ['flowchart LR\nsubgraph a\nB', ['3 subgraph a is not closed → add a line "end"']],
  ['%%{init: {}}%%\nflowchart LR\nA', ['1 colors and sizes come from the theme']],
  ['---\nconfig: x\n---\nflowchart LR\nA', ['2 "config: x" has no effect → remove the line']],
  ['sequenceDiagram\nA-xB: no', ['2 "A-xB: no" cannot be drawn → use one of ->>']],
  ['sequenceDiagram\nloop\nA->>B: x', ['2 "loop" is not closed → add a line that closes it']],
  ['classDiagram\nA -- B', ['2 "A -- B" cannot be drawn → use an arrow']],
  ['erDiagram\nA {\nint b "c"\n}', ['3 "int b "c"" cannot be drawn → remove the comment']],
  [
    'stateDiagram-v2\nstate x <<fork>>\nends',
    [
      '2 "state x <<fork>>" cannot be drawn → forks,',
      '3 "ends" cannot be drawn → correct or remove the line',
    ],
  ],
])('[DIAG-1] what cannot be drawn is told with its line: %j', (text, said) => {
  expect(problemsOf(text)).toEqual(said.map((line) => expect.stringContaining(line)));
});

const PAGE = '# Page\n\n- Item\n\n  ```mermaid\n  flowchart LR\n  A["one"] --> B\n  ```\n';

test('a page shows it as one picture; its Markdown keeps the text, the search its words', async () => {
  const remark = () => (tree: unknown) => addDiagrams(tree as TreeNode) as never;
  const code = String(await compile(PAGE, { remarkPlugins: [remark] }));
  expect(code).toContain('import MermaidFence from "/theme/Diagram.tsx"');
  expect(code).toContain('description: "one → B"');
  const { tree, source } = parseFile(PAGE, 'a.mdx');
  const added = addDiagrams(tree);
  expect(toMarkdown(added, source, { file: 'a.mdx', forms: defaultForms })).toMatchObject({
    problems: [],
    text: '# Page\n\n- Item\n\n  ```mermaid\n  flowchart LR\n  A["one"] --> B\n  ```',
  });
  const parts = treeParts(added, { file: 'a.mdx' });
  expect(parts).toContainEqual({ kind: 'text', text: 'one → B' });
  const html = renderToStaticMarkup(<Diagram description="A → B" drawing="<svg/>" title="Two" />);
  expect(html).toBe(
    '<figure class="lt-diagram"><div class="lt-diagram__drawing" role="img" aria-label="A → B"><svg/></div><figcaption class="lt-diagram__title">Two</figcaption></figure>',
  );
});

test('[DIAG-1] a page tells the place of what cannot be drawn, and shows the text', () => {
  const text = PAGE.replace('--> B', '==x B');
  const { tree, source } = parseFile(text, 'a.mdx');
  expect(
    replacedFindings(tree, { source, file: 'a.mdx' }, 'a.mdx', [fence]).map(findingText),
  ).toEqual([expect.stringContaining('a.mdx:7:3 mermaid: "==x B" cannot be drawn → ')]);
  expect(JSON.stringify(addDiagrams(tree))).toContain('"lang":"mermaid"');
});
