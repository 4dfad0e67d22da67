import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The names that pages can use without an import: a set of names, or any name. */
export type ProvidedNames = ReadonlySet<string> | 'any';

const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '/index.tsx', '/index.ts', '/index.js'];
const MODULE = /\.(?:[jt]sx?|mjs)$/;

/**
 * Matches code that passes components to MDX: `<DocContent components={{ Card }} />`, or the provider of MDX.
 */
const PROVIDES =
  /\bMDXProvider\b|\bcomponents\s*[=:]|\buseMDXComponents\b|\bgetCustomMDXComponent\b/;

const IMPORT = /\b(?:import|export)\s+(?:([^'";]*?)\s+from\s+)?['"]([^'"]+)['"]/g;

/** Matches components that are passed as one value: `...widgets`, `components={widgets}`. */
const PASSED_VALUE = /\.\.\.\s*([\w$]+)|\bcomponents\s*[=:]\s*\{?\s*([\w$]+)/g;

/** Functions whose results contain only components for HTML elements. */
const ELEMENT_PROVIDERS = ['getCustomMDXComponent', 'useMDXComponents'];

/** Returns the file of a relative import. */
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
  /** The names that the module imports from packages. */
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

/** Whether a module passes MDX components whose names are only known to a package. */
function passesForeignComponents({ code, foreign }: ThemeModule): boolean {
  return [...code.matchAll(PASSED_VALUE)].some(([, spread, given]) => {
    const name = spread ?? given ?? '';
    return foreign.has(name) && !ELEMENT_PROVIDERS.includes(name);
  });
}

/**
 * Returns the names that the theme of a site provides to its pages. If it passes components to MDX, these are
 * all words in its modules, because code can pass components in many ways. Otherwise there are none.
 *
 * @param door the entry point of the theme
 * @param isOurs whether a file belongs to Lectern's own theme, which provides none
 */
export function providedNames(door: string, isOurs: (file: string) => boolean): ProvidedNames {
  const modules = readModules(door, isOurs);
  const providers = modules.filter(({ code }) => PROVIDES.test(code));
  if (providers.length === 0) return new Set();
  if (providers.some(passesForeignComponents)) return 'any';
  return new Set(
    modules.flatMap(({ code }) => code.match(/[\p{ID_Start}_$][\p{ID_Continue}$]*/gu) ?? []),
  );
}
