import type { MarkedToken, Tokens } from 'marked';
import { insideOf, readInline } from './answerGrammar';
import type { LinkCheck } from './knownLinks';
import { showElements, writeInline } from './writeInline';

/** Writes code in a fence that is longer than any fence in the code. */
function writeCode({ text, lang = '' }: Tokens.Code): string {
  const runs = text.match(/`{3,}/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map(({ length }) => length + 1)));
  const [name = ''] = /^[\w#.+-]*/.exec(lang) ?? [];
  return `${fence}${name}\n${text.replace(/\n$/, '')}\n${fence}`;
}

function indent(text: string, by: string): string {
  return text.replaceAll('\n', `\n${by}`).replace(/[ \t]+$/gm, '');
}

function writeItem(item: Tokens.ListItem, marker: string, check: LinkCheck): string {
  const box = item.task ? `[${item.checked ? 'x' : ' '}] ` : '';
  const blocks = writeBlocks(item.tokens as MarkedToken[], check);
  const text = blocks.join(item.loose ? '\n\n' : '\n');
  return `${marker}${box}${indent(text, ' '.repeat(marker.length))}`;
}

function writeList(list: Tokens.List, check: LinkCheck): string {
  const first = Number(list.start) || 0;
  const items = list.items.map((item, at) =>
    writeItem(item, list.ordered ? `${first + at}. ` : '- ', check),
  );
  return items.join(list.loose ? '\n\n' : '\n');
}

function writeTable({ header, align, rows }: Tokens.Table, check: LinkCheck): string {
  const rules = { left: ':--', center: ':-:', right: '--:' };
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const write = (cells: readonly Tokens.TableCell[]) =>
    line(
      cells.map(({ tokens }) =>
        writeInline(tokens as MarkedToken[], check)
          .replace(/\n/g, ' ')
          .replaceAll('|', '\\|'),
      ),
    );
  const rule = line(align.map((side) => (side ? rules[side] : '---')));
  return [write(header), rule, ...rows.map(write)].join('\n');
}

function writeBlocks(tokens: readonly MarkedToken[], check: LinkCheck): string[] {
  return tokens.map((token) => writeBlock(token, check)).filter((text) => text !== '');
}

/** Writes a block of an answer as self-contained Markdown with checked links; empty if nothing of it is visible. */
export function writeBlock(token: MarkedToken, check: LinkCheck): string {
  switch (token.type) {
    case 'space':
    case 'def':
      return '';
    case 'hr':
      return '---';
    case 'code':
      return writeCode(token);
    case 'heading': {
      const text = writeInline(insideOf(token), check).replace(/\s+/g, ' ').trim();
      return text && `${'#'.repeat(token.depth)} ${text}`;
    }
    case 'blockquote': {
      const text = writeBlocks(token.tokens as MarkedToken[], check).join('\n\n');
      return text && indent(`> ${text}`, '> ').replace(/^>$/gm, '>');
    }
    case 'list':
      return writeList(token, check);
    case 'table':
      return writeTable(token, check);
    case 'html':
      return writeInline(readInline(showElements(token.text.trim())), check);
    default:
      return writeInline('tokens' in token ? insideOf(token) : [token], check).trim();
  }
}
