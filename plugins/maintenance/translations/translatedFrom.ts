import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { readSections, type Section } from './readSections';
import { sectionHash } from './sectionHash';

/** How far back the text is looked for. */
const MAX_COMMITS = 50;

/** The text that a section was translated from. */
export interface TranslatedText {
  /** The newest commit that had it. */
  commit: string;
  text: string;
}

/** A file as its last commits have it, each read when it is first asked for. */
interface History {
  head: string;
  commits: readonly string[];
  sectionsAt: (commit: string) => readonly Section[];
}

/** The one that was asked for last: the sections of a page are asked for one after the other. */
let last: { file: string; history: History } | undefined;

function git(file: string, ...args: string[]): string {
  const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
  return execFileSync('git', args, { cwd: path.dirname(file), encoding: 'utf8', stdio });
}

/** The history of a file up to the commit that is checked out; the sections of a page share it. */
function historyOf(file: string): History {
  const head = git(file, 'rev-parse', 'HEAD');
  if (last?.file === file && last.history.head === head) return last.history;
  const name = path.basename(file);
  const known = new Map<string, readonly Section[]>();
  const history: History = {
    head,
    commits: git(file, 'log', `-${MAX_COMMITS}`, '--format=%h', '--', name).trim().split('\n'),
    sectionsAt(commit) {
      const sections =
        known.get(commit) ?? readSections(git(file, 'show', `${commit}:./${name}`), file);
      known.set(commit, sections);
      return sections;
    },
  };
  last = { file, history };
  return history;
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
  try {
    const { commits, sectionsAt } = historyOf(file);
    for (const commit of commits) {
      const text = sectionsAt(commit).find((other) => other.key === key)?.text;
      if (text !== undefined && sectionHash(text) === hash) return { commit, text };
    }
  } catch {}
  return undefined;
}
