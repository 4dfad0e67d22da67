import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { format, stripVTControlCharacters } from 'node:util';
import type {
  Compiler,
  MultiCompiler,
  MultiStats,
  rspack as Rspack,
  RspackOptions,
  Stats,
  StatsCompilation,
} from '@rspack/core';
import { loadConfig } from './loadConfig.ts';
import { isNamed } from './namePattern.ts';
import { optionText } from './optionText.ts';
import type { BuildTask, Outcome } from './outcome.ts';
import { runInProcess, runInThread } from './runScript.ts';

type Message = NonNullable<StatsCompilation['errors']>[number];
type Output = Pick<Outcome, 'files' | 'warnings' | 'errors' | 'report'> & {
  paths: Map<string, string>;
};

function messageText({ moduleName, message, details }: Message): string {
  return stripVTControlCharacters([moduleName, message, details].filter(Boolean).join('\n'));
}

/** The files below a folder, by their names in it. */
function filesBelow(folder: string): [name: string, file: string][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name): [string, string] => [name.split(path.sep).join('/'), path.join(folder, name)])
    .filter(([, file]) => statSync(file).isFile());
}

/** One compiler for one configuration, as the CLI makes it: its messages differ from those of several. */
function compilerOf(rspack: typeof Rspack, configs: RspackOptions[]): Compiler | MultiCompiler {
  const [first = {}, ...others] = configs;
  return others.length === 0 ? rspack(first) : rspack(configs);
}

function build(compiler: Compiler | MultiCompiler): Promise<Output> {
  return new Promise((resolve, reject) => {
    compiler.run((error: Error | null, stats?: Stats | MultiStats) => {
      if (error || !stats) return reject(error);
      const parts = ('stats' in stats ? stats.stats : [stats]).map((one) =>
        one.toJson({ all: false, errors: true, warnings: true, errorDetails: true }),
      );
      const report = stats.toString({ all: false, errors: true, warnings: true, colors: false });
      const compilers = 'compilers' in compiler ? compiler.compilers : [compiler];
      compiler.close(() => {
        const paths = new Map(compilers.flatMap(({ outputPath }) => filesBelow(outputPath)));
        resolve({
          paths,
          files: [...paths.keys()].sort(),
          report: stripVTControlCharacters(report),
          warnings: parts.flatMap(({ warnings = [] }) => warnings.map(messageText)),
          errors: parts.flatMap(({ errors = [] }) => errors.map(messageText)),
        });
      });
    });
  });
}

/** The first script of the output, which is `main.js` where there is one. */
function firstScript({ files, paths }: Output): string | undefined {
  const scripts = files.filter((name) => /\.[mc]?js$/.test(name));
  return paths.get(scripts.find((name) => /^main\./.test(name)) ?? scripts[0] ?? '');
}

/** Keeps what is printed until it is asked for. */
function keepLog(): () => string {
  const lines: string[] = [];
  const { log } = console;
  console.log = (...values: unknown[]) => void lines.push(format(...values));
  return () => {
    console.log = log;
    return lines.join('\n');
  };
}

/**
 * Builds the project in a folder, as the CLI would: the folder is the working directory.
 *
 * @param rspack the bundler to build with
 */
export async function buildProject(rspack: typeof Rspack, task: BuildTask): Promise<Outcome> {
  const { folder, mode, wanted, isRun, isAlone, script } = task;
  const run = isAlone ? runInProcess : runInThread;
  process.chdir(folder);
  for (const [name, text] of Object.entries(task.writes)) {
    writeFileSync(path.join(folder, name), text);
  }
  const endLog = keepLog();
  try {
    const compiler = compilerOf(rspack, await loadConfig(folder, mode));
    const { options = {} } = 'compilers' in compiler ? (compiler.compilers[0] ?? {}) : compiler;
    const defaults = task.options.map((name) => [name, optionText(options, name)]);
    const output = await build(compiler);
    const { paths, files, warnings, errors, report } = output;
    const asked = files.filter((file) => wanted.some((pattern) => isNamed(pattern, file)));
    const text = (file: string) => readFileSync(paths.get(file) ?? '', 'utf8');
    return {
      files,
      warnings,
      errors,
      report,
      logged: endLog(),
      texts: Object.fromEntries(asked.map((file) => [file, text(file)])),
      defaults: Object.fromEntries(defaults),
      ...(isRun && {
        printed: await run(script ? path.join(folder, script) : firstScript(output)),
      }),
    };
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const errors = [stripVTControlCharacters(message)];
    return {
      files: [],
      texts: {},
      warnings: [],
      errors,
      report: '',
      logged: endLog(),
      defaults: {},
    };
  }
}
