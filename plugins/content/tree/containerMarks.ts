/** The container whose tabs are blocks of code. */
export const CODE_GROUP = 'code-group';

const BEGIN = /^\s*:::[ \t]*([\w-]+)[ \t]*([^\n]*)/;
const END = /^\s*:::\s*$/;
/** The last line of a block, which may stand in a quote. */
const LAST_LINE = /(?:^|\n)[ \t>]*:::[ \t]*$/;

/** The line that begins a container: `:::tip A title`. */
export interface ContainerBegin {
  kind: string;
  /** What stands behind the kind. */
  rest: string;
  /** How long the line is up to its end. */
  length: number;
}

/** The container that a text begins with; nothing for a text that begins with other words. */
export function containerBegin(text: string): ContainerBegin | undefined {
  const [whole = '', kind, rest = ''] = BEGIN.exec(text) ?? [];
  return kind === undefined ? undefined : { kind, rest, length: whole.length };
}

/** Whether a line is the one that ends a container. */
export function isContainerEnd(line: string): boolean {
  return END.test(line);
}

/** Where the line that ends a container stands at the end of a block; -1 if it does not. */
export function containerEndIn(block: string): number {
  return block.search(LAST_LINE);
}

/** Whether a text is the line that begins a group of code, and nothing else. */
export function isGroupBegin(text: string): boolean {
  const begin = containerBegin(text);
  return (
    begin?.kind === CODE_GROUP &&
    text.trim() === text.slice(0, begin.length).trim() &&
    begin.rest.trim() === ''
  );
}

/** Text without its containers, from the line that begins one to the line that ends it. */
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

/** Text without the lines that begin and end containers; the titles of containers stay. */
export function withoutContainerMarks(text: string): string {
  if (!text.includes(':::')) return text;
  return text
    .split('\n')
    .filter((line) => !isContainerEnd(line))
    .map((line) => containerBegin(line)?.rest ?? line)
    .join('\n');
}
