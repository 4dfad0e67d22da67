import type { Finding } from '../../support/finding';
import { nearestName } from '../../support/nearestName';
import { onlyNear } from '../../support/onlyNear';
import { placeAt } from '../../support/placeAt';
import type { SiteSource } from './siteSources';

/** The prefix of tokens, which is omitted when names are compared. */
const PREFIX = '--lt-';

const SET = /(?<![\w-])(--lt-[\w-]+)\s*:/g;
const READ = /var\(\s*(--lt-[\w-]+)/g;
const NAME = /--lt-[\w-]+/g;

/** Returns the text of a stylesheet with comments replaced by spaces. */
function withoutComments({ file, text }: SiteSource): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, ' ');
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, blank);
  return file.endsWith('.css') ? plain : plain.replace(/(?<!:)\/\/.*/g, blank);
}

/** Returns the names that a site reads itself: in its styles, and in its code, which may also set them. */
function ownNames(sources: readonly SiteSource[]): Set<string> {
  return new Set(
    sources.flatMap((source) =>
      source.isStyles
        ? [...withoutComments(source).matchAll(READ)].map(([, name = '']) => name)
        : (source.text.match(NAME) ?? []),
    ),
  );
}

/** The names of the theme that tokens are compared with. */
export interface ThemeNames {
  /** The tokens that sites can set. */
  tokens: readonly string[];
  /** Whether the theme uses a name that is not a token. Called only for unknown names. */
  isUsed: (name: string) => boolean;
}

/**
 * Reports tokens that a stylesheet of the site sets and nothing reads.
 *
 * @param nameOf returns the name of a file in findings
 */
export function tokenFindings(
  sources: readonly SiteSource[],
  { tokens, isUsed }: ThemeNames,
  nameOf: (file: string) => string,
): Finding[] {
  const known = new Set(tokens);
  const short = tokens.map((name) => name.slice(PREFIX.length));
  let own: Set<string> | undefined;

  function isKnown(name: string): boolean {
    if (known.has(name)) return true;
    own ??= ownNames(sources);
    return own.has(name) || isUsed(name);
  }

  return sources
    .filter(({ isStyles }) => isStyles)
    .flatMap((source) =>
      [...withoutComments(source).matchAll(SET)].flatMap(({ 1: name = '', index }): Finding[] => {
        if (isKnown(name)) return [];
        const written = name.slice(PREFIX.length);
        const near = nearestName(written, short);
        const remedy = near
          ? `did you mean ${PREFIX}${near}?`
          : 'correct the name, or use another prefix for a property of your own';
        const replacement = onlyNear(written, short);
        return [
          {
            check: 'tokens',
            file: nameOf(source.file),
            ...placeAt(source.text, index),
            message: `unknown design token ${name} → ${remedy}`,
            fix: replacement ? { find: name, write: PREFIX + replacement } : undefined,
          },
        ];
      }),
    );
}
