import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const SOURCES = path.join(path.dirname(fileURLToPath(import.meta.url)), 'worker');

/** Matches a module in the repository or in the package, but not its declarations. */
const MODULE = /(?<!\.d)\.(?:ts|js)$/;

/** Converts TypeScript to JavaScript for Node. */
export function withoutTypes(text: string): string {
  const compilerOptions: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2022,
    rewriteRelativeImportExtensions: true,
  };
  return ts.transpileModule(text, { compilerOptions }).outputText;
}

/**
 * Writes the worker program as plain JavaScript. A TypeScript loader would also change the code of the
 * bundler, parts of which are copied into the output.
 *
 * @returns the file to run
 */
export function writeWorker(folder: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  for (const name of readdirSync(SOURCES).filter((file) => MODULE.test(file))) {
    const text = readFileSync(path.join(SOURCES, name), 'utf8');
    writeFileSync(path.join(folder, name.replace(/ts$/, 'js')), withoutTypes(text));
  }
  return path.join(folder, 'main.js');
}
