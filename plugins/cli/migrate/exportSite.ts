import type { AnyNode, ObjectExpression, Program } from 'acorn';
import type { ConfigEdits } from './configEdits';
import { placesOf } from './stockConfig';
import { STOCK_MODULES } from './stockSettings';

/** Removes one level of indentation, unless the settings contain a multi-line string. */
function unindent(config: ConfigEdits, settings: ObjectExpression): void {
  const text = config.source(settings);
  const [indent] = /(?<=\n)[ \t]+(?=\}$)/.exec(text) ?? [];
  if (!indent || text.includes('`')) return;
  for (const { index } of text.matchAll(new RegExp(`(?<=\\n)${indent}`, 'g'))) {
    const start = settings.start + index;
    config.edits.push({ start, end: start + indent.length, text: '' });
  }
}

/** Replaces `defineConfig` of Rspress with `defineSite`. */
export function exportSite(
  config: ConfigEdits,
  body: readonly AnyNode[],
  { exported, settings }: { exported: AnyNode; settings: ObjectExpression },
): void {
  const stock = body.find(
    (node) =>
      node.type === 'ImportDeclaration' &&
      STOCK_MODULES.has(String(node.source.value)) &&
      (node as { importKind?: string }).importKind !== 'type',
  );
  if (stock?.type === 'ImportDeclaration') {
    const others = stock.specifiers
      .filter((item) => config.source(item) !== 'defineConfig')
      .map((item) => config.source(item));
    const kept = others.length > 0 ? `\nimport { ${others.join(', ')} } from '@rspress/core';` : '';
    config.edits.push({ ...stock, text: `import { defineSite } from 'lectern';${kept}` });
  } else {
    config.edits.push({ start: 0, end: 0, text: "import { defineSite } from 'lectern';\n" });
  }
  const [argument] = exported.type === 'CallExpression' ? exported.arguments : [];
  if (exported.type === 'CallExpression' && argument) {
    config.edits.push({ ...exported.callee, text: 'defineSite' });
    if (/Function/.test(argument.type)) {
      config.edits.push({ start: argument.start, end: settings.start, text: '' });
      config.edits.push({ start: settings.end, end: argument.end, text: '' });
      unindent(config, settings);
      config.done.push(
        `${config.place(argument)} the function was removed, because it only returned the settings`,
      );
    }
  } else {
    config.edits.push({ start: exported.start, end: exported.start, text: 'defineSite(' });
    config.edits.push({ start: exported.end, end: exported.end, text: ')' });
  }
  config.done.push(`${config.name} exports defineSite({ … }) from lectern`);
}

/** `__dirname` exists only in CommonJS modules. */
export function nameFolder(config: ConfigEdits, program: Program): void {
  const places = placesOf('__dirname', program);
  config.edits.push(
    ...places.map(({ start, end }) => ({ start, end, text: 'import.meta.dirname' })),
  );
}
