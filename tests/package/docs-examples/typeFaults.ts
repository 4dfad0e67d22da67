import path from 'node:path';
import ts from 'typescript';
import type { Example } from './examples';

/** Where the examples are taken to be: there, `lectern` is the built package, as for its users. */
const FOLDER = path.resolve('tests/package/docs-examples/files');

/** Packages that examples use and this repository does not have. */
const STUBS = [
  'svgo',
  'lectern-plugin-reading-time',
  'typesense-instantsearch-adapter',
  '@meilisearch/instant-meilisearch',
];

const STUB_FILE = path.join(FOLDER, 'stubs.d.ts');

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
};

/** A compiler's host that has files besides those on the disk. */
function hostWith(files: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile, getSourceFile, directoryExists } = host;
  const folders = new Set([...files.keys()].map((file) => path.dirname(file)));
  return {
    ...host,
    fileExists: (file) => files.has(file) || fileExists(file),
    readFile: (file) => files.get(file) ?? readFile(file),
    directoryExists: (folder) =>
      [...folders].some((one) => one === folder || one.startsWith(`${folder}/`)) ||
      directoryExists?.(folder) === true,
    getSourceFile(file, language, ...rest) {
      const text = files.get(file);
      return text === undefined
        ? getSourceFile(file, language, ...rest)
        : ts.createSourceFile(file, text, language);
    },
  };
}

/** What is wrong with the types of examples, with the line of the page. */
export function typeFaults(examples: readonly Example[]): string[] {
  const byFile = new Map(examples.map((one) => [path.join(FOLDER, one.file), one]));
  const stubs = STUBS.map((name) => `declare module '${name}';`).join('\n');
  const files = new Map([...byFile].map(([file, { code }]) => [file, code]));
  files.set(STUB_FILE, stubs);
  const program = ts.createProgram([...files.keys()], OPTIONS, hostWith(files));
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const message = ts.flattenDiagnosticMessageText(messageText, ' ');
    const example = file && byFile.get(file.fileName);
    if (!example) return `${file?.fileName}: ${message}`;
    const { line } = file.getLineAndCharacterOfPosition(start);
    return `${example.page}:${example.line + line + 1} ${message}`;
  });
}
