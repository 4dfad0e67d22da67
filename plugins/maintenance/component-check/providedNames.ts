import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Names that pages can use without an import: a set of them, or any. */
export type ProvidedNames = ReadonlySet<string> | 'any';

const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '/index.tsx', '/index.ts', '/index.js'];
const MODULE = /\.(?:[jt]sx?|mjs)$/;

/** Code that gives components to MDX: `<DocContent components={{ Card }} />`, or MDX's own provider. */
const PROVIDES =
  /\bMDXProvider\b|\bcomponents\s*[=:]|\buseMDXComponents\b|\bgetCustomMDXComponent\b/;

const IMPORT = /\b(?:import|export)\s+(?:([^'";]*?)\s+from\s+)?['"]([^'"]+)['"]/g;

/** A value that is given as a whole: `...widgets`, `components={widgets}`. */
const WHOLE = /\.\.\.\s*([\w$]+)|\bcomponents\s*[=:]\s*\{?\s*([\w$]+)/g;

/** Their results hold only components for elements of HTML. */
const KNOWN = ['getCustomMDXComponent', 'useMDXComponents'];

/** The file of an import that is written as a path. */
function fileOf(name: string, from: string): string | undefined {
  if (!name.startsWith('.') && !path.isAbsolute(name)) return undefined;
  const base = path.resolve(path.dirname(from), name);
  return ENDINGS.map((ending) => base + ending).find(
    (file) => MODULE.test(file) && existsSync(file) && statSync(file).isFile(),
  );
}

/** A module of the theme. */
interface ThemeModule {
  code: string;
  /** The names that it imports from packages. */
  foreign: Set<string>;
}

function readModules(door: string, isOurs: (file: string) => boolean): ThemeModule[] {
  const modules = new Map<string, ThemeModule>();
  (function read(file: string) {
    if (modules.has(file) || isOurs(file)) return;
    const code = readFileSync(file, 'utf8');
    const foreign = new Set<string>();
    modules.set(file, { code, foreign });
    for (const [, names = '', from = ''] of code.matchAll(IMPORT)) {
      const next = fileOf(from, file);
      if (next) read(next);
      else for (const name of names.match(/[\w$]+/g) ?? []) foreign.add(name);
    }
  })(door);
  return [...modules.values()];
}

/** Whether a module gives MDX components that only a package knows. */
function givesUnseen({ code, foreign }: ThemeModule): boolean {
  return [...code.matchAll(WHOLE)].some(([, spread, given]) => {
    const name = spread ?? given ?? '';
    return foreign.has(name) && !KNOWN.includes(name);
  });
}

/**
 * The names that the theme of a site provides to its pages. If it gives components to MDX, these are all
 * words of its modules, because code may pass components on in any way; otherwise none.
 *
 * @param door the entry point of the theme
 * @param isOurs whether a file belongs to Lectern's own theme, which provides none
 */
export function providedNames(door: string, isOurs: (file: string) => boolean): ProvidedNames {
  const modules = readModules(door, isOurs);
  const providers = modules.filter(({ code }) => PROVIDES.test(code));
  if (providers.length === 0) return new Set();
  if (providers.some(givesUnseen)) return 'any';
  return new Set(
    modules.flatMap(({ code }) => code.match(/[\p{ID_Start}_$][\p{ID_Continue}$]*/gu) ?? []),
  );
}
