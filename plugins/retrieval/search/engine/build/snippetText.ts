/** The name of a fact in a list of facts: `- **Type:** string`. */
const FACT = /^- \*\*([^*\n]{1,24}[:：])\*\*/gm;

/**
 * The text from which snippets of a section are cut: its prose in one line, with the facts of an option last, so that
 * a snippet begins with the prose of the section.
 */
export function snippetText(
  content: string | null,
  units: readonly (string | number)[],
): string | null {
  const lines = (content ?? '').split('\n');
  const names = units.flatMap((unit) =>
    typeof unit === 'string' ? [...unit.matchAll(FACT)].map(([, name = '']) => name) : [],
  );
  const isFact = (line: string) => names.some((name) => line.startsWith(name));
  const ordered = [...lines.filter((line) => !isFact(line)), ...lines.filter(isFact)];
  return ordered.join(' ').replace(/\s+/gu, ' ').trim() || null;
}
