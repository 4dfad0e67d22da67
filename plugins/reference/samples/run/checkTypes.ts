import path from 'node:path';
import ts from 'typescript';

/** A project by its folder and file names. */
export interface TypedProject {
  folder: string;
  files: readonly string[];
}

const TYPESCRIPT = /\.[mc]?tsx?$/;
const CONFIG = 'tsconfig.json';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.Preserve,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/**
 * Errors about JSX without types: samples compile JSX without a library, whose types are not those of the
 * bundler.
 */
const UNTYPED_JSX = new Set([7026, 2875]);

/** Whether a project contains files to check. */
export function hasTypes({ files }: Pick<TypedProject, 'files'>): boolean {
  return files.some((file) => TYPESCRIPT.test(file));
}

/** Whether the declarations of a project must not affect other projects, so that it is checked separately. */
function isOwnProgram({ files }: TypedProject): boolean {
  return files.some((file) => file === CONFIG || file.endsWith('.d.ts'));
}

function optionsOf({ folder, files }: TypedProject): ts.CompilerOptions {
  if (!files.includes(CONFIG)) return OPTIONS;
  const { config = {} } = ts.readConfigFile(path.join(folder, CONFIG), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, folder);
  return { ...OPTIONS, ...options, noEmit: true };
}

/** Returns a compiler host that parses the types of the bundler and the platform once for all programs. */
function sharedHost(): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  const read = host.getSourceFile;
  const kept = new Map<string, ts.SourceFile | undefined>();
  host.getSourceFile = (file, options) => {
    if (!kept.has(file)) kept.set(file, read(file, options));
    return kept.get(file);
  };
  return host;
}

function problemText({ file, start = 0, messageText, code }: ts.Diagnostic, folder: string) {
  const text = ts.flattenDiagnosticMessageText(messageText, ' ');
  if (!file) return `types: TS${code} ${text}`;
  const line = file.getLineAndCharacterOfPosition(start).line + 1;
  return `types: ${path.relative(folder, file.fileName)}:${line} TS${code} ${text}`;
}

/**
 * Checks the TypeScript of projects against the types of their packages. All projects share one program,
 * except for those with a `tsconfig.json` or declarations of their own.
 *
 * @returns the problems by project folder
 */
export function checkTypes(projects: readonly TypedProject[]): Map<string, string[]> {
  const problems = new Map<string, string[]>();
  const typed = projects.filter(hasTypes);
  const host = sharedHost();
  const groups = [
    typed.filter((project) => !isOwnProgram(project)),
    ...typed.filter(isOwnProgram).map((project) => [project]),
  ];
  for (const group of groups) {
    const [first] = group;
    if (!first) continue;
    const rootNames = group.flatMap(({ folder, files }) =>
      files.filter((file) => TYPESCRIPT.test(file)).map((file) => path.join(folder, file)),
    );
    const program = ts.createProgram({ rootNames, options: optionsOf(first), host });
    for (const found of ts.getPreEmitDiagnostics(program)) {
      if (UNTYPED_JSX.has(found.code)) continue;
      const name = found.file?.fileName ?? '';
      const { folder } = group.find((one) => name.startsWith(`${one.folder}/`)) ?? first;
      problems.set(folder, [...(problems.get(folder) ?? []), problemText(found, folder)]);
    }
  }
  return problems;
}
