import type { ReadKind } from '../diagram';
import { inlineLabel } from '../signs';
import { type LineForm, readLines } from './lines';

const NAME = String.raw`([\p{L}\p{N}_.]+(?:-[\p{L}\p{N}_.]+)*)`;
const MESSAGE = new RegExp(
  String.raw`^${NAME}\s*(-->>|->>|--\)|-\)|-->|->)\s*([+-]?)\s*${NAME}\s*:\s*(.+)$`,
  'u',
);

const FORMS: readonly LineForm[] = [
  {
    pattern: new RegExp(String.raw`^(?:participant|actor)\s+${NAME}(?:\s+as\s+(.+))?$`, 'u'),
    // The library would draw the name of an actor over the first message.
    write: ([, name, label]) => `participant ${name}${label ? ` as ${label}` : ''}`,
  },
  {
    pattern: MESSAGE,
    write: ([, from, arrow, mark, to, text]) => `${from} ${arrow}${mark}${to}: ${text}`,
    describe: ([, from, , , to, text = '']) => `${from} → ${to}: ${inlineLabel(text)}`,
  },
  {
    pattern: new RegExp(
      String.raw`^note\s+(?:left of|right of|over)\s+${NAME}(?:\s*,\s*${NAME})?\s*:\s*(.+)$`,
      'iu',
    ),
    describe: ([, , , text = '']) => inlineLabel(text),
  },
  {
    pattern: /^(?:loop|alt|opt|par|critical|break)(?:\s+(.+))?$/,
    describe: ([, text = '']) => text,
  },
  { pattern: /^(?:else|and)(?:\s+(.+))?$/, describe: ([, text = '']) => text },
  { pattern: /^end$/ },
];

const read = readLines(FORMS, [
  [/^(?:activate|deactivate)\s/, 'write ->>+ where it starts, and -->>- where it ends'],
  [/^[^:]*-x/, 'use one of ->> -->> -) --) -> -->'],
  [/^rect\s/, 'colors come from the theme: remove the line and its "end"'],
]);

/** Parses sequence diagrams. With `autonumber`, the messages are numbered in their texts. */
export const readSequence: ReadKind = (header, lines, report) => {
  const isNumbered = lines.some(({ text }) => text === 'autonumber');
  let count = 0;
  const names = new Map<string, string>();
  const numbered = lines
    .filter(({ text }) => text !== 'autonumber')
    .map((line) => {
      const alias = /^(?:participant|actor)\s+(\S+)\s+as\s+(.+)$/.exec(line.text);
      if (alias) names.set(alias[1] ?? '', alias[2] ?? '');
      if (!isNumbered || !MESSAGE.test(line.text)) return line;
      count += 1;
      return { ...line, text: line.text.replace(/:\s*/, `: ${count}. `) };
    });
  const { source, summary } = read(header, numbered, report);
  const spoken = summary.replace(
    /(^|; )(\S+) → (\S+):/g,
    (_, before: string, from: string, to: string) =>
      `${before}${names.get(from) ?? from} → ${names.get(to) ?? to}:`,
  );
  return { source, summary: spoken };
};
