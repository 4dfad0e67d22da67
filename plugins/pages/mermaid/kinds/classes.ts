import { inlineLabel } from '../signs';
import { readLines } from './lines';

const NAME = String.raw`([\p{L}\p{N}_.]+)`;
const TYPED = String.raw`${NAME}(?:~\w+~)?`;
const COUNT = String.raw`(?:\s*("[^"]*"))?`;
const ARROW = String.raw`(<\|--|--\|>|<\|\.\.|\.\.\|>|\*--|--\*|o--|--o|-->|<--|\.\.>|<\.\.)`;

/** Parses class diagrams. */
export const readClasses = readLines(
  [
    {
      pattern: new RegExp(
        String.raw`^${NAME}${COUNT}\s*${ARROW}${COUNT}\s*${NAME}(?:\s*:\s*(.+))?$`,
        'u',
      ),
      write: ([, from, left, arrow, right, to, text]) =>
        `${[from, left, arrow, right, to].filter(Boolean).join(' ')}${text ? ` : ${text}` : ''}`,
      describe: ([, from, , arrow, , to, text]) =>
        `${from} ${arrow} ${to}${text ? ` (${inlineLabel(text)})` : ''}`,
    },
    {
      pattern: new RegExp(String.raw`^class\s+${TYPED}(?:\s*\{)?$`, 'u'),
      describe: ([, name]) => name ?? '',
    },
    { pattern: new RegExp(String.raw`^namespace\s+${NAME}\s*\{$`, 'u') },
    { pattern: /^<<\w+>>$/ },
    {
      pattern: new RegExp(String.raw`^${NAME}\s*:\s*(.+)$`, 'u'),
      describe: ([, name, text]) => `${name}: ${text}`,
    },
    { pattern: /^[+\-#~]?\s*[\p{L}_][^{}<>"]*$/u, describe: ([text]) => text },
    { pattern: /^\}$/ },
  ],
  [
    [/^(?:classDef|style|cssClass)\s/, 'colors come from the theme → remove the line'],
    [/^(?:note|direction|click|link|callback)\b/, 'remove the line'],
    [/^class\s+\S+\s+\w+$/, 'colors come from the theme → remove the line'],
    [/\s--\s|\s\.\.\s/, 'use an arrow: <|-- *-- o-- --> ..> ..|>'],
  ],
);
