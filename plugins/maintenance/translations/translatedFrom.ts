import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { readSections } from './readSections';
import { sectionHash } from './sectionHash';

/** How far back the text is looked for. */
const MAX_COMMITS = 50;

/**
 * The newest commit in which a section had the text of a hash, so that a translator can see what has
 * changed since; `undefined` without one.
 */
export function translatedFrom(file: string, key: string, hash: string): string | undefined {
  const cwd = path.dirname(file);
  const name = path.basename(file);
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const commits = git('log', `-${MAX_COMMITS}`, '--format=%h', '--', name).trim().split('\n');
    return commits.find((commit) => {
      const sections = readSections(git('show', `${commit}:./${name}`), file);
      const section = sections.find((other) => other.key === key);
      return section && sectionHash(section.text) === hash;
    });
  } catch {
    return undefined;
  }
}
