/** The kinds of edits. */
export const KINDS = ['text', 'heading', 'component', 'label'] as const;
export type Kind = (typeof KINDS)[number];

/** Words that occur on no page. Each edit changes the number after its word. */
const WORDS: Record<Kind, string> = {
  text: 'quagga',
  heading: 'okapi',
  component: 'tapir',
  label: 'bongo',
};

/** The number before the first edit. */
export const FIRST = 0;

/** Returns the word of a kind of edit after a number of edits. */
export function marker(kind: Kind, edits: number): string {
  return `${WORDS[kind]}${edits}`;
}

/**
 * Returns the text of a file after an edit.
 *
 * @throws if the place to edit does not occur exactly once
 */
export function edited(text: string, kind: Kind, edits: number): string {
  const places = text.match(new RegExp(`${WORDS[kind]}\\d+`, 'g')) ?? [];
  if (places.length !== 1) throw new Error(`${places.length} places of ${WORDS[kind]}`);
  return text.replace(places[0], marker(kind, edits));
}

/**
 * Returns a page with a sentence, a heading and a component to edit, before its text.
 *
 * @param text a page with frontmatter, with or without a heading of level 1
 */
export function markedPage(
  text: string,
  { title, imports }: { title?: string; imports: string },
): string {
  const [, given = '', heading = '', rest = ''] =
    /^---\n([\s\S]*?)\n---\n+(# .*\n+)?([\s\S]*)$/.exec(text) ?? [];
  const frontmatter = title ? given.replace(/^title: .*$/m, `title: ${title}`) : given;
  const shown = title && heading ? `# ${title}\n\n` : heading;
  return `---\n${frontmatter}\n---\n\n${imports}\n\n${shown}The text has ${marker('text', FIRST)}.\n\n<Live />\n\n## About ${marker('heading', FIRST)}\n\n${rest}`;
}

const TEXT = `The component has ${marker('component', FIRST)}.`;

const COMPONENTS = {
  react: `export function Live() {\n  return <p>${TEXT}</p>;\n}\n`,
  vue: `<template>\n  <p>${TEXT}</p>\n</template>\n`,
  astro: `<p>${TEXT}</p>\n`,
};

/** Returns the component to edit. */
export function componentOf(framework: keyof typeof COMPONENTS): string {
  return COMPONENTS[framework];
}

/** Returns how often a word occurs on the page after the edit. A heading is also in the outline. */
export function timesShown(kind: Kind): number {
  return kind === 'heading' ? 2 : 1;
}
