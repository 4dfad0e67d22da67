import { readFileSync } from 'node:fs';
import path from 'node:path';
import { moduleFile } from '../../pages/theme/moduleFile';
import { isOfLecternTheme } from '../../pages/theme/themeDir';

/** The names that pages can use without an import: a set of names, or any name. */
export type ProvidedNames = ReadonlySet<string> | 'any';

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

/** Returns the file of an import by path. */
const fileOf = (name: string, from: string): string | undefined =>
  name.startsWith('.') || path.isAbsolute(name) ? moduleFile(from, name) : undefined;

/** A module of the theme. */
interface ThemeModule {
  code: string;
  /** The names that the module imports from packages. */
  foreign: Set<string>;
}

function readModules(entryPoint: string): ThemeModule[] {
  const modules = new Map<string, ThemeModule>();
  (function read(file: string) {
    if (modules.has(file) || isOfLecternTheme(file)) return;
    const code = readFileSync(file, 'utf8');
    const foreign = new Set<string>();
    modules.set(file, { code, foreign });
    for (const [, names = '', from = ''] of code.matchAll(IMPORT)) {
      const next = fileOf(from, file);
      if (next) read(next);
      else for (const name of names.match(/[\w$]+/g) ?? []) foreign.add(name);
    }
  })(entryPoint);
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
 * all words in its modules, because code can pass components in many ways. Otherwise there are none. Lectern's
 * own theme provides none.
 */
export function providedNames(entryPoint: string): ProvidedNames {
  const modules = readModules(entryPoint);
  const providers = modules.filter(({ code }) => PROVIDES.test(code));
  if (providers.length === 0) return new Set();
  if (providers.some(passesForeignComponents)) return 'any';
  return new Set(
    modules.flatMap(({ code }) => code.match(/[\p{ID_Start}_$][\p{ID_Continue}$]*/gu) ?? []),
  );
}

/** Whether the provided names include a name. */
export const hasName = (provided: ProvidedNames, name: string): boolean =>
  provided === 'any' || provided.has(name);
