import { inlineLabel } from '../signs';
import { readLines } from './lines';

const NAME = String.raw`([\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*)`;
const END = String.raw`(\[\*\]|[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*)`;

/** Parses state diagrams: `stateDiagram-v2`. */
export const readState = readLines(
  [
    {
      pattern: new RegExp(String.raw`^${END}\s*-->\s*${END}(?:\s*:\s*(.+))?$`, 'u'),
      write: ([, from, to, text]) => `${from} --> ${to}${text ? ` : ${text}` : ''}`,
      describe: ([, from, to, text]) =>
        `${from === '[*]' ? '●' : from} → ${to === '[*]' ? '◉' : to}${text ? ` (${inlineLabel(text)})` : ''}`,
    },
    {
      pattern: new RegExp(String.raw`^state\s+"([^"]+)"\s+as\s+${NAME}$`, 'u'),
      describe: ([, label = '', name]) => `${name}: ${inlineLabel(label)}`,
    },
    {
      pattern: new RegExp(String.raw`^state\s+(?:"[^"]+"\s+as\s+)?${NAME}\s*\{$`, 'u'),
    },
    {
      pattern: new RegExp(String.raw`^${NAME}\s*:\s*(.+)$`, 'u'),
      describe: ([, name, text = '']) => `${name}: ${inlineLabel(text)}`,
    },
    { pattern: /^direction\s+(?:TB|TD|LR|BT|RL)$/i },
    { pattern: /^\}$/ },
  ],
  [
    [/^(?:classDef|class|style)\s/, 'colors come from the theme → remove the line'],
    [/<<\w+>>/, 'forks, joins and choices are not supported; use states'],
  ],
);
