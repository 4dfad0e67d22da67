/** `╭─[3:7]`, as the bundler draws where an error is; `[src/a.ts:3:7]` with a name. */
const FRAME = /[╭┌,]─?-?\[(?:([^\]\s]+):)?(\d+):\d+\]/;

/** A line of code with a mark below it, where the frame has no place in its first line. */
const MARKED_LINE = /(\d+) │[^\n]*\n\s*·/;

/** The place that a message names: a file of the project and a line. */
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
