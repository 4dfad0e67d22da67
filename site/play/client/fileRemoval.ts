import type { Project } from '../project';

type Files = Readonly<Project['files']>;

/** Whether the reader added a file, which can be removed again. */
export const isAdded = (name: string, original: Files): boolean => !Object.hasOwn(original, name);

/** Returns the files without one of them, and the file to open: the one before it. */
export function withoutFile(files: Files, name: string): { files: Project['files']; open: string } {
  const names = Object.keys(files);
  const kept = names.filter((other) => other !== name);
  const open = kept[Math.max(names.indexOf(name) - 1, 0)] ?? '';
  return { files: Object.fromEntries(kept.map((other) => [other, files[other] ?? ''])), open };
}
