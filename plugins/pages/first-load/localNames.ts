/** Matches an import that MDX or a plugin adds to the code of a page: `import { jsx as _jsx, jsxs as _jsxs } from "…";` */
const ADDED_IMPORT = /^import \{ ((?:\w+ as _\w+(?:, )?)+) \} from "(.+)";$/gm;

/**
 * Assigns the functions that a page calls for each element to variables. For each use of an import, Rspack keeps about
 * two kilobytes in memory and in its cache, and writes `(0, runtime.jsx)` instead of a name.
 *
 * @param code the code of a page, as SWC writes it
 * @param modules the modules that export the functions, in addition to React's
 */
export function withLocalNames(code: string, ...modules: string[]): string {
  const left = new Set(['react/jsx-runtime', ...modules]);
  return code.replace(ADDED_IMPORT, (statement, names: string, from: string) => {
    // A second one may be text of a template literal.
    if (!left.delete(from)) return statement;
    const locals = names.split(', ').map((name) => name.split(' as ')[1]);
    const imported = names.replaceAll(/ as \w+/g, '$&$$');
    const variables = locals.map((local) => `${local} = ${local}$`).join(', ');
    return `import { ${imported} } from "${from}";\nconst ${variables};`;
  });
}
