import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { readSections } from './readSections';
import { sectionHash } from './sectionHash';

/** How far back the text is looked for. */
const MAX_COMMITS = 50;

type Git = (...args: string[]) => string;

/** The hashes of sections by their keys, of files as commits have them: what was read once stays true. */
const known = new Map<string, ReadonlyMap<string, string>>();

/** The sections of a file as a commit has it. */
function sectionsAt(commit: string, file: string, git: Git): ReadonlyMap<string, string> {
  const name = `${commit}:${file}`;
  const found = known.get(name);
  if (found) return found;
  const sections = readSections(git('show', `${commit}:./${path.basename(file)}`), file);
  const hashes = new Map(sections.map(({ key, text }) => [key, sectionHash(text)]));
  known.set(name, hashes);
  return hashes;
}

/**
 * The newest commit in which a section had the text of a hash, so that a translator can see what has
 * changed since; `undefined` without one.
 */
export function translatedFrom(file: string, key: string, hash: string): string | undefined {
  const cwd = path.dirname(file);
  const git: Git = (...args) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const name = path.basename(file);
    const commits = git('log', `-${MAX_COMMITS}`, '--format=%h', '--', name).trim().split('\n');
    return commits.find((commit) => sectionsAt(commit, file, git).get(key) === hash);
  } catch {
    return undefined;
  }
}
