import { tsPlugin } from '@sveltejs/acorn-typescript';
import { type AnyNode, Parser } from 'acorn';
import type { MigratedFile } from './migrateConfig';
import { applyTextEdits } from './textEdits';

const ModuleParser = Parser.extend(tsPlugin({ jsx: {} }));

const STOCK_THEMES: ReadonlySet<string> = new Set([
  '@rspress/core/theme',
  '@rspress/core/theme-original',
  'rspress/theme',
]);

/** Lets a theme folder begin with the theme of Lectern, where it began with that of Rspress. */
export function migrateTheme(text: string, name: string): MigratedFile {
  const program = ModuleParser.parse(text, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    locations: true,
  });
  const edits = (program.body as readonly AnyNode[]).flatMap((node) => {
    const source =
      node.type === 'ImportDeclaration' ||
      node.type === 'ExportAllDeclaration' ||
      node.type === 'ExportNamedDeclaration'
        ? node.source
        : undefined;
    if (!source || !STOCK_THEMES.has(String(source.value))) return [];
    return [{ start: source.start, end: source.end, text: "'lectern/theme'" }];
  });
  return {
    text: applyTextEdits(text, edits),
    done: edits.length > 0 ? [`${name} takes its parts from lectern/theme`] : [],
    left: [],
    dropped: [],
  };
}
