import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { readSections } from './readSections';
import { sectionHash } from './sectionHash';

/** How far back the text is looked for. */
const MAX_COMMITS = 50;

/** The text that a section was translated from. */
export interface TranslatedText {
  /** The newest commit that had it. */
  commit: string;
  text: string;
}

/**
 * Finds the text of a section by its hash in the history of its file, so that a translator can see what
 * has changed since; `undefined` if no commit has it.
 */
export function translatedFrom(
  file: string,
  key: string,
  hash: string,
): TranslatedText | undefined {
  const cwd = path.dirname(file);
  const name = path.basename(file);
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const commits = git('log', `-${MAX_COMMITS}`, '--format=%h', '--', name).trim().split('\n');
    for (const commit of commits) {
      const sections = readSections(git('show', `${commit}:./${name}`), file);
      const text = sections.find((other) => other.key === key)?.text;
      if (text !== undefined && sectionHash(text) === hash) return { commit, text };
    }
  } catch {}
  return undefined;
}
