import type { DiagramLine, DiagramProblem, ReadDiagram, ReadKind } from './diagram';
import { readClasses } from './kinds/classes';
import { readEntities } from './kinds/entities';
import { readFlowchart } from './kinds/flowchart';
import { readSequence } from './kinds/sequence';
import { readState } from './kinds/state';

const KINDS: readonly (readonly [header: RegExp, read: ReadKind])[] = [
  [/^(?:graph|flowchart)\b/i, readFlowchart],
  [/^stateDiagram(?:-v2)?$/, readState],
  [/^sequenceDiagram$/, readSequence],
  [/^classDiagram$/, readClasses],
  [/^erDiagram$/, readEntities],
];

/** A parsed diagram, or its problems. */
export type Diagram =
  | (ReadDiagram & { title?: string; description: string })
  | { problems: DiagramProblem[] };

const MATTER = /^---\n([\s\S]*?)\n---\n/;
const ACCESSIBLE = /^acc(Title|Descr)\s*:\s*(.+)$/;
const LONG_DESCRIPTION = /^([ \t]*accDescr\s*)\{([^}]*)\}/m;

const withoutQuotes = (text: string) => text.trim().replace(/^(["'])(.*)\1$/, '$2');

/** Parses all lines of a `mermaid` fence. */
export function readDiagram(text: string): Diagram {
  const problems: DiagramProblem[] = [];
  const report = ({ number }: DiagramLine, message: string) =>
    void problems.push({ line: number, message });

  let title: string | undefined;
  const matter = MATTER.exec(text)?.[0] ?? '';
  const words = { Title: '', Descr: '' };
  const body = text
    // Empty lines keep the line numbers unchanged.
    .replace(MATTER, (found) => found.replace(/[^\n]+/g, ''))
    .replace(LONG_DESCRIPTION, (found, _, said: string) => {
      words.Descr = said.replace(/\s+/g, ' ').trim();
      return found.replace(/[^\n]+/g, '');
    });
  for (const [at, line] of matter.split('\n').entries()) {
    const said = /^title:\s*(.+)$/.exec(line)?.[1];
    if (said) title = withoutQuotes(said);
    else if (line.trim() !== '' && line !== '---') {
      report({ text: line, number: at + 1 }, `"${line.trim()}" has no effect → remove the line`);
    }
  }

  const lines = body
    .split('\n')
    .map((line, at): DiagramLine => ({ text: line.trim(), number: at + 1 }))
    .filter((line) => {
      if (line.text.startsWith('%%{')) {
        report(line, 'colors and sizes come from the theme → remove the line');
      }
      const [, kind, said = ''] = ACCESSIBLE.exec(line.text) ?? [];
      if (kind) words[kind as keyof typeof words] = said.trim();
      return line.text !== '' && !line.text.startsWith('%%') && !kind;
    });

  const [header, ...rest] = lines;
  if (!header)
    return { problems: [{ line: 1, message: 'the diagram is empty → add its content' }] };
  const read = KINDS.find(([pattern]) => pattern.test(header.text))?.[1];
  if (!read) {
    const message = `"${header.text}" cannot be drawn → begin with flowchart, sequenceDiagram, stateDiagram-v2, classDiagram or erDiagram, or show a picture`;
    return { problems: [...problems, { line: header.number, message }] };
  }
  const diagram = read(header, rest, report);
  if (problems.length > 0) return { problems };
  const said = [words.Title, words.Descr].filter(Boolean).join('. ');
  const description = said || [title, diagram.summary].filter(Boolean).join(': ');
  return { ...diagram, ...(title && { title }), description };
}
