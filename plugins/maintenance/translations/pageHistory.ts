import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { readSections } from './readSections';
import { sectionHash } from './sectionHash';

/** The maximum number of commits to search. */
const MAX_COMMITS = 50;

/** An earlier version of a section. */
export interface EarlierText {
  commit: string;
  text: string;
}

/** The texts of a page's sections in one commit by key, with their hashes. */
interface Revision {
  commit: string;
  sections: Map<string, { text: string; hash: string }>;
}

/**
 * Finds earlier texts of a page, to show translators the changes since. Git is only run when a section is
 * looked up, and each revision is parsed once.
 *
 * @param file the absolute path of the page
 */
export function pageHistory(file: string) {
  const cwd = path.dirname(file);
  const name = path.basename(file);
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const read: Revision[] = [];
  let unread: string[] | undefined;

  /** Reads the newest unread revision. */
  function readNext(): Revision | undefined {
    unread ??= git('log', `-${MAX_COMMITS}`, '--format=%h', '--', name).split('\n').filter(Boolean);
    const commit = unread.shift();
    if (!commit) return undefined;
    const sections = readSections(git('show', `${commit}:./${name}`), file);
    const revision: Revision = {
      commit,
      sections: new Map(sections.map(({ key, text }) => [key, { text, hash: sectionHash(text) }])),
    };
    read.push(revision);
    return revision;
  }

  return {
    /**
     * Returns the text with a hash from the newest commit that contains it, or `undefined` if there is none.
     */
    textWith(key: string, hash: string): EarlierText | undefined {
      const textIn = ({ commit, sections }: Revision): EarlierText | undefined => {
        const section = sections.get(key);
        return section?.hash === hash ? { commit, text: section.text } : undefined;
      };
      for (const revision of read) {
        const known = textIn(revision);
        if (known) return known;
      }
      try {
        for (let next = readNext(); next; next = readNext()) {
          const found = textIn(next);
          if (found) return found;
        }
      } catch {
        // Without git, or for a text with syntax errors, there is nothing to show.
      }
      return undefined;
    },
  };
}
