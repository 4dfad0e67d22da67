const BEGIN = /^\s*:::\s*\w+/;
const END = /^\s*:::\s*$/;

/** Text without its containers, from the line that begins one to the line that ends it. */
export function withoutContainers(text: string): string {
  const lines = text.split('\n');
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const end = BEGIN.test(line)
      ? lines.findIndex((one, index) => index > at && END.test(one))
      : -1;
    if (end !== -1) at = end;
    else if (!BEGIN.test(line)) kept.push(line);
  }
  return kept.join('\n');
}
