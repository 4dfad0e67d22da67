import { inlineLabel } from '../signs';
import { readLines } from './lines';

const NAME = String.raw`([\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*)`;
const LINE = String.raw`((?:\|o|\|\||\}o|\}\|)(?:--|\.\.)(?:o\||\|\||o\{|\|\{))`;

/** Parses entity-relationship diagrams. */
export const readEntities = readLines(
  [
    {
      pattern: new RegExp(String.raw`^${NAME}\s*${LINE}\s*${NAME}\s*:\s*(.+)$`, 'u'),
      write: ([, one, line, other, text]) => `${one} ${line} ${other} : ${text}`,
      describe: ([, one, line, other, text = '']) =>
        `${one} ${line} ${other} (${inlineLabel(text.replaceAll('"', ''))})`,
    },
    { pattern: new RegExp(String.raw`^${NAME}\s*\{$`, 'u'), describe: ([, name]) => name ?? '' },
    {
      pattern:
        /^[\p{L}\p{N}_()[\]-]+\s+[\p{L}\p{N}_-]+(?:\s+(?:PK|FK|UK)(?:\s*,?\s*(?:PK|FK|UK))*)?$/u,
      describe: ([text]) => text,
    },
    { pattern: /^\}$/ },
  ],
  [
    [/^(?:classDef|class|style)\s/, 'colors come from the theme → remove the line'],
    [/^direction\b/, 'remove the line'],
    [/^[^:]*"[^"]*"$/, 'remove the comment in quotes'],
  ],
);
