/** The part of a file that a block shows: all of it, lines by their numbers, or a named region. */
export type FilePart =
  | { kind: 'all' }
  | { kind: 'lines'; first: number; last: number }
  | { kind: 'region'; name: string };

/** The text of that part, or the reason why it is not available. */
export type PartText = { text: string } | { problem: string };

const LINES = /^L(\d+)(?:-L?(\d+))?$/;

/** Parses the text after the `#` of a name: `L3-L8` are lines, anything else is the name of a region. */
export function readPart(written: string | undefined): FilePart {
  if (!written) return { kind: 'all' };
  const [, first, last = first] = LINES.exec(written) ?? [];
  if (first === undefined) return { kind: 'region', name: written };
  return { kind: 'lines', first: Number(first), last: Number(last) };
}

/** A comment on its own line that starts or ends a region: `// #region setup`. */
const MARK =
  /^\s*(?:(?:\/\/|\/\*|\{\s*\/\*|<!--|--|;|%|#)\s*#|#\s*)(end)?region(?:\s+(.*?))?\s*(?:\*\/\s*\}?|-->)?\s*$/;

interface Mark {
  isEnd: boolean;
  name: string;
}

function markOf(line: string): Mark | undefined {
  const found = MARK.exec(line);
  return found ? { isEnd: found[1] !== undefined, name: found[2] ?? '' } : undefined;
}

/** Returns the lines of a region, without its marker comments. */
function regionLines(lines: readonly string[], name: string): string[] | { problem: string } {
  const marks = lines.map(markOf);
  const begins = marks.flatMap((mark, at) => (mark && !mark.isEnd ? [{ ...mark, at }] : []));
  const [begin, again] = begins.filter((mark) => mark.name === name);
  if (!begin) {
    const names = [...new Set(begins.map((mark) => mark.name).filter(Boolean))];
    const known = names.length > 0 ? `; it has ${names.join(', ')}` : '';
    return {
      problem: `has no region "${name}"${known} → correct the name, or add comments around the lines: #region ${name} and #endregion ${name}`,
    };
  }
  if (again) {
    return {
      problem: `has two regions "${name}", on line ${begin.at + 1} and on line ${again.at + 1} → rename one of them`,
    };
  }
  let inner = 0;
  for (let at = begin.at + 1; at < lines.length; at += 1) {
    const mark = marks[at];
    if (!mark) continue;
    if (!mark.isEnd) inner += 1;
    else if (mark.name === name || (mark.name === '' && inner === 0)) {
      return lines.slice(begin.at + 1, at);
    } else if (inner > 0) inner -= 1;
  }
  return {
    problem: `does not end region "${name}", which begins on line ${begin.at + 1} → add a comment after its last line: #endregion ${name}`,
  };
}

/** Returns the lines from `first` to `last`, both inclusive. */
function numberedLines(
  lines: readonly string[],
  first: number,
  last: number,
): string[] | { problem: string } {
  if (first < 1 || last < first) {
    return {
      problem: `has no lines ${first} to ${last} → write the smaller number first, starting from 1`,
    };
  }
  if (last > lines.length) {
    return {
      problem: `has only ${lines.length} lines, but line ${last} was requested → correct the numbers`,
    };
  }
  return lines.slice(first - 1, last);
}

/** Removes the common indentation of lines. */
function dedented(lines: readonly string[]): string[] {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)?.[0] ?? '');
  const [first = '', ...others] = indents;
  const shared = others.reduce((before, indent) => {
    let end = 0;
    while (end < before.length && before[end] === indent[end]) end += 1;
    return before.slice(0, end);
  }, first);
  return lines.map((line) => line.slice(shared.length));
}

/**
 * Returns a part of a file in its displayed form: without region markers and common indentation.
 *
 * A problem continues a sentence that starts with the file name: `has no region "setup" → …`.
 */
export function partText(text: string, part: FilePart): PartText {
  const lines = text.trimEnd().split(/\r?\n/);
  const chosen = (() => {
    switch (part.kind) {
      case 'all':
        return lines;
      case 'lines':
        return numberedLines(lines, part.first, part.last);
      case 'region':
        return regionLines(lines, part.name);
    }
  })();
  if ('problem' in chosen) return chosen;
  const shown = chosen.filter((line) => !markOf(line));
  const whole = part.kind === 'all' ? shown : dedented(shown);
  return {
    text: whole
      .join('\n')
      .replace(/^(?:[ \t]*\n)+/, '')
      .trimEnd(),
  };
}
