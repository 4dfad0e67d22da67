import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { readSections } from './readSections';
import { sectionHash } from './sectionHash';

/** How far back the text is looked for. */
const MAX_COMMITS = 50;

/** The hashes of a page's sections in one commit, by their keys. */
interface Revision {
  commit: string;
  hashes: Map<string, string>;
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
    const hashes = new Map(sections.map(({ key, text }) => [key, sectionHash(text)]));
    const revision = { commit, hashes };
    read.push(revision);
    return revision;
  }

  return {
    /** The text of a section in a commit that `commitWith` has given. */
    textAt(commit: string, key: string): string | undefined {
      const sections = readSections(git('show', `${commit}:./${name}`), file);
      return sections.find((section) => section.key === key)?.text;
    },
    /** The newest commit in which a section had the text of a hash; `undefined` without one. */
    commitWith(key: string, hash: string): string | undefined {
      const isMeant = ({ hashes }: Revision) => hashes.get(key) === hash;
      const known = read.find(isMeant);
      if (known) return known.commit;
      try {
        for (let next = readNext(); next; next = readNext()) {
          if (isMeant(next)) return next.commit;
        }
      } catch {
        // Without git, or with a text that is no MDX: there is nothing to show.
      }
      return undefined;
    },
  };
}
