import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { readSections } from './readSections';
import { sectionHash } from './sectionHash';

/** How far back the text is looked for. */
const MAX_COMMITS = 50;

/** A section as it was. */
export interface EarlierText {
  commit: string;
  text: string;
}

/** The texts of a page's sections in one commit, by their keys, with their hashes. */
interface Revision {
  commit: string;
  sections: Map<string, { text: string; hash: string }>;
}

/**
 * The earlier texts of a page, so that a translator can see what has changed since one of them. Git is
 * asked when a section is looked for, and a revision is parsed once, however many are.
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

  /** The newest revision that has not been read yet. */
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
    /** The text that a hash is of, from the newest commit with it; `undefined` without one. */
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
        // Without git, or with a text that is no MDX: there is nothing to show.
      }
      return undefined;
    },
  };
}
