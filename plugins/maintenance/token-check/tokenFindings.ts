import type { Finding } from '../../support/finding';
import { nearestName } from '../../support/nearestName';
import { onlyNear } from '../../support/onlyNear';
import { placeAt } from '../../support/placeAt';
import type { SiteSource } from './siteSources';

/** The prefix of tokens, which is omitted when names are compared. */
const PREFIX = '--lt-';

/** A name that a stylesheet sets. */
const SET = /(?<![\w-])(--lt-[\w-]+)\s*:/g;
/** A name that code sets, as in `style={{ '--lt-ink': color }}` or `style.setProperty('--lt-ink', color)`. */
const SET_IN_CODE =
  /(?<=['"`])(--lt-[\w-]+)(?=['"`]\s*\]?\s*:)|(?<=setProperty\(\s*['"`])(--lt-[\w-]+)(?=['"`])/g;
const READ = /var\(\s*(--lt-[\w-]+)/g;
const NAME = /--lt-[\w-]+/g;

const COMMENT = /\/\*[\s\S]*?\*\//g;
const LINE_COMMENT = /(?<!:)\/\/.*/g;
const JS_LINE_COMMENT = /(?<=^|\s)\/\/.*/gm;
/** A code block of a page, which shows code and does not run it. */
const FENCE = /^[ \t>]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\1/gm;

/** Returns the parts of a source that browsers use: comments and code blocks are replaced by spaces. */
function usedText({ file, text, isStyles }: SiteSource): string {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  const parts = isStyles
    ? [COMMENT, ...(file.endsWith('.css') ? [] : [LINE_COMMENT])]
    : [...(/\.mdx?$/.test(file) ? [FENCE] : []), COMMENT, JS_LINE_COMMENT];
  return parts.reduce((rest, pattern) => rest.replace(pattern, blank), text);
}

/** Returns the names that a source sets, with their positions. */
function namesSet(source: SiteSource): { name: string; index: number }[] {
  const found = usedText(source).matchAll(source.isStyles ? SET : SET_IN_CODE);
  return [...found].map(({ 1: first, 2: second, index }) => ({
    name: first ?? second ?? '',
    index,
  }));
}

/** Returns the names that a site reads itself. In code, this is every use of a name that does not set it. */
function ownNames(sources: readonly SiteSource[]): Set<string> {
  return new Set(
    sources.flatMap((source) =>
      source.isStyles
        ? [...usedText(source).matchAll(READ)].map(([, name = '']) => name)
        : (usedText(source).replace(SET_IN_CODE, '').match(NAME) ?? []),
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
 * Reports tokens that a stylesheet, a module or a page of the site sets and nothing reads.
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

  // Blanking comments and code blocks takes long, and few sources contain names at all.
  return sources
    .filter(({ text }) => text.includes(PREFIX))
    .flatMap((source) =>
      namesSet(source).flatMap(({ name, index }): Finding[] => {
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
