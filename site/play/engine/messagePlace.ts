/** The place of an error in a message of the bundler: `╭─[3:7]`, or `╭─[src/a.ts:3:7]` with a name. */
const FRAME = /[╭┌,]─?-?\[(?:([^\]\s]+):)?(\d+):\d+\]/;

/** A line of code with a mark below it, for messages without a place in their first line. */
const MARKED_LINE = /(\d+) │[^\n]*\n\s*·/;

/** The file of the project and the line that a message is about. */
export function messagePlace(
  text: string,
  moduleName: string | undefined,
  files: readonly string[],
): { file?: string; line?: number } {
  const [, named, framed] = FRAME.exec(text) ?? [];
  const line = framed ?? MARKED_LINE.exec(text)?.[1];
  const names = [moduleName, named]
    .flatMap((name) => (name ? [name.replace(/^.*!/, '')] : []))
    .map((name) => name.replace(/^(?:\.\/|\/project\/|\/)/, '').replace(/\?.*$/, ''));
  const file = names.find((name) => files.includes(name));
  return { ...(file && { file }), ...(file && line && { line: Number(line) }) };
}
