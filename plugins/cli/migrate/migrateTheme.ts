import { tsPlugin } from '@sveltejs/acorn-typescript';
import { type AnyNode, Parser } from 'acorn';
import type { MigratedFile } from './migrateConfig';
import { parseModule } from './stockConfig';
import { applyTextEdits } from './textEdits';

const ModuleParser = Parser.extend(tsPlugin({ jsx: {} }));

const STOCK_THEMES: ReadonlySet<string> = new Set([
  '@rspress/core/theme',
  '@rspress/core/theme-original',
  'rspress/theme',
]);

/** Returns the package of a module: `@scope/name/runtime` → `@scope/name` */
const packageOf = (source: string) =>
  source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Makes a module of a theme folder import from the theme of Lectern instead of Rspress.
 *
 * @param dropped packages that the site no longer installs: imports from them are only reported
 */
export function migrateTheme(
  text: string,
  name: string,
  dropped: readonly string[] = [],
): MigratedFile {
  const program = parseModule(text, name, ModuleParser);
  const sources = (program.body as readonly AnyNode[]).flatMap((node) =>
    node.type === 'ImportDeclaration' ||
    node.type === 'ExportAllDeclaration' ||
    node.type === 'ExportNamedDeclaration'
      ? (node.source ?? [])
      : [],
  );
  const edits = sources
    .filter(({ value }) => STOCK_THEMES.has(String(value)))
    .map(({ start, end }) => ({ start, end, text: "'lectern/theme'" }));
  const left = sources
    .filter(({ value }) => dropped.includes(packageOf(String(value))))
    .map(
      ({ value, loc }) =>
        `${name}:${loc?.start.line ?? 1} ${value} → it was kept, but ${packageOf(String(value))} is no longer installed: remove what the theme imports from it`,
    );
  return {
    text: applyTextEdits(text, edits),
    done: edits.length > 0 ? [`${name} imports its parts from lectern/theme`] : [],
    left,
    dropped: [],
  };
}
