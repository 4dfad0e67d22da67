import type { RspackOptions } from '@rspack/core';

/** The possible names of a configuration. The first one that exists is used. */
const NAMES = ['mjs', 'js', 'cjs', 'ts', 'mts', 'cts'].map((end) => `rspack.config.${end}`);

export const configName = (files: Readonly<Record<string, string>>): string | undefined =>
  NAMES.find((name) => name in files);

/** `require` of a module of a project. */
export type Require = (name: string) => unknown;

/** Compiles a JavaScript or TypeScript module to CommonJS. */
export type ToCommonJs = (code: string) => string;

/** CommonJS has no `import.meta`. */
function withoutImportMeta(code: string): string {
  return code
    .replaceAll('import.meta.dirname', '__dirname')
    .replaceAll('import.meta.filename', '__filename')
    .replaceAll('import.meta.url', '("file://" + __filename)');
}

/** Runs a module and returns its exports. */
export function runModule(
  code: string,
  file: string,
  require: Require,
  toCommonJs: ToCommonJs,
): Record<string, unknown> {
  const module = { exports: {} as Record<string, unknown> };
  const folder = file.replace(/\/[^/]*$/, '') || '/';
  const plain = file.endsWith('.cjs') ? code : toCommonJs(withoutImportMeta(code));
  new Function('module', 'exports', 'require', '__filename', '__dirname', plain)(
    module,
    module.exports,
    require,
    file,
    folder,
  );
  return module.exports;
}

/** The configurations that a module exports, each with a mode. */
export async function configsOf(
  exported: Record<string, unknown> | undefined,
  mode: string,
): Promise<RspackOptions[]> {
  const fallback = { mode } as RspackOptions;
  if (!exported) return [fallback];
  const value = 'default' in exported ? exported.default : exported;
  const resolved = await (typeof value === 'function' ? value({}, { mode }) : value);
  return [resolved as RspackOptions | RspackOptions[]]
    .flat()
    .map((config) => ({ ...config, mode: config.mode ?? fallback.mode }));
}
