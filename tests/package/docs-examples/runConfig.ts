import { mkdirSync, mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineSite, type SiteSettings } from 'lectern';
import ts from 'typescript';

/** The folders of pages that the examples have. */
const FOLDERS = [
  'docs/en',
  'docs/zh',
  'docs/nl',
  'docs/de',
  'docs/v2/en',
  'docs/v2/zh',
  'docs/v1/en',
];

const nodeModule = createRequire(import.meta.url);

let cwd: string | undefined;

/** A site without pages, in all languages and versions of the examples. */
function siteFolder(): string {
  if (cwd) return cwd;
  cwd = mkdtempSync(path.join(tmpdir(), 'lectern-examples-'));
  for (const folder of [...FOLDERS, 'docs/v1/zh', 'api/docs']) {
    mkdirSync(path.join(cwd, folder), { recursive: true });
  }
  return cwd;
}

/** A plugin for each name that a configuration imports from beside it. */
const plugins = new Proxy({}, { get: (_, name) => ({ name: String(name) }) });

/** Runs a configuration, as the build does before it starts. @throws if its settings cannot be used */
export function runConfig(code: string): void {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    },
  });
  const lectern = {
    defineSite: (settings: SiteSettings) => defineSite(settings, siteFolder()),
  };
  const load = (name: string) => {
    if (name === 'lectern') return lectern;
    return name.startsWith('node:') ? nodeModule(name) : plugins;
  };
  new Function('require', 'exports', outputText)(load, {});
}
