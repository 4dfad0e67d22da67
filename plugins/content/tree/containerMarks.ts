/** The kind of the container whose code blocks are tabs. */
export const CODE_GROUP = 'code-group';

const BEGIN = /^\s*:::[ \t]*([\w-]+)[ \t]*([^\n]*)/;
const END = /^\s*:::\s*$/;
/** The closing line at the end of a block, possibly in a quote. */
const LAST_LINE = /(?:^|\n)[ \t>]*:::[ \t]*$/;

/** The opening line of a container: `:::tip A title`. */
export interface ContainerBegin {
  kind: string;
  /** The text after the kind. */
  rest: string;
  /** The length of the line without the line break. */
  length: number;
}

/** Parses the opening line of a container at the start of a text; `undefined` if there is none. */
export function containerBegin(text: string): ContainerBegin | undefined {
  const [whole = '', kind, rest = ''] = BEGIN.exec(text) ?? [];
  return kind === undefined ? undefined : { kind, rest, length: whole.length };
}

/** Returns whether a line closes a container. */
export function isContainerEnd(line: string): boolean {
  return END.test(line);
}

/** Returns the position of the closing line at the end of a block; -1 if there is none. */
export function containerEndIn(block: string): number {
  return block.search(LAST_LINE);
}

/** Returns whether a text is only the opening line of a code group. */
export function isGroupBegin(text: string): boolean {
  const begin = containerBegin(text);
  return (
    begin?.kind === CODE_GROUP &&
    text.trim() === text.slice(0, begin.length).trim() &&
    begin.rest.trim() === ''
  );
}

/** Removes the containers from a text, including their content. */
export function withoutContainers(text: string): string {
  const lines = text.split('\n');
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const isBegin = containerBegin(line) !== undefined;
    const end = isBegin ? lines.findIndex((one, index) => index > at && isContainerEnd(one)) : -1;
    if (end !== -1) at = end;
    else if (!isBegin) kept.push(line);
  }
  return kept.join('\n');
}

/** Removes the opening and closing lines of containers, but keeps their titles. */
export function withoutContainerMarks(text: string): string {
  if (!text.includes(':::')) return text;
  return text
    .split('\n')
    .filter((line) => !isContainerEnd(line))
    .map((line) => containerBegin(line)?.rest ?? line)
    .join('\n');
}
