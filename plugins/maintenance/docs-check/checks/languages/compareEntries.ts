import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

/** An entry of a `_meta.json` or `_nav.json` with its position. */
interface Entry {
  name: string;
  line: number;
  column: number;
}

/** A problem in a file of entries, with its position. */
export interface EntryProblem {
  line: number;
  column?: number;
  message: string;
}

/** The keys that may differ between languages. All others must be equal. */
const TRANSLATED = new Set(['text', 'activeMatch', 'label', 'sectionHeaderText', 'tag', 'items']);

/**
 * Reads the entries of a file in order, including nested ones.
 *
 * @throws the message of the parser with its line, if the text is not JSON
 */
function readEntries(text: string): Entry[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error) throw new SyntaxError(`${error.message.split('\n')[0]} → correct the JSON`);

  function read(node: unknown, path: string): Entry[] {
    if (!isSeq(node)) return [];
    return node.items.flatMap((item) => {
      const { line, col: column } = lines.linePos((item as Node).range?.[0] ?? 0);
      if (!isMap(item)) return [{ name: `${path}${JSON.stringify(item)}`, line, column }];
      const facts = Object.entries(item.toJSON() as object).filter(([key]) => !TRANSLATED.has(key));
      const name =
        path +
        (facts.map(([key, value]) => `${key} ${JSON.stringify(value)}`).join(', ') || 'a menu');
      return [{ name, line, column }, ...read(item.get('items', true), `${name} › `)];
    });
  }

  return read(document.contents, '');
}

/**
 * Compares the entries of a translation with those of the original, which must be the same in the same order.
 */
export function compareEntries(source: string, translation: string, file: string): EntryProblem[] {
  let own: Entry[];
  let wanted: Entry[];
  try {
    own = readEntries(translation);
    wanted = readEntries(source);
  } catch (error) {
    return [{ line: 1, message: error instanceof Error ? error.message : String(error) }];
  }
  const first = [...wanted.keys(), own.length - 1].find(
    (index) => own[index]?.name !== wanted[index]?.name,
  );
  if (first === undefined) return [];
  const here = own[first]?.name ?? 'missing';
  const there = wanted[first];
  const place = there ? `${file}:${there.line}` : file;
  const message = `entry ${first + 1} is ${here}, but in ${place} it is ${there?.name ?? 'missing'} → list the same entries in the same order`;
  const { line, column } = own[first] ?? own.at(-1) ?? { line: 1, column: 1 };
  return [{ line, column, message }];
}
