import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { inspect, stripVTControlCharacters } from 'node:util';
import type {
  Compiler,
  MultiCompiler,
  MultiStats,
  rspack as Rspack,
  RspackOptions,
  Stats,
  StatsCompilation,
} from '@rspack/core';
import { fileLines, filesBelow } from './filesBelow.ts';
import { keepLog } from './keepLog.ts';
import { loadConfig } from './loadConfig.ts';
import { isNamed } from './namePattern.ts';
import { optionText } from './optionText.ts';
import type { BuildTask, Outcome } from './outcome.ts';
import { runCommands } from './runCommands.ts';
import { runInHost } from './runInHost.ts';
import { runInProcess, runInThread } from './runScript.ts';
import { statsText } from './statsText.ts';

type Message = NonNullable<StatsCompilation['errors']>[number];
type Output = Pick<Outcome, 'files' | 'warnings' | 'errors' | 'report' | 'stats'> & {
  paths: Map<string, string>;
};

function messageText({ moduleName, message, details }: Message): string {
  return stripVTControlCharacters([moduleName, message, details].filter(Boolean).join('\n'));
}

/**
 * Creates the compiler. A single configuration is not passed as a list, as in the CLI, because the messages
 * differ.
 */
function compilerOf(rspack: typeof Rspack, configs: RspackOptions[]): Compiler | MultiCompiler {
  const [first = {}, ...others] = configs;
  return others.length === 0 ? rspack(first) : rspack(configs);
}

function build(compiler: Compiler | MultiCompiler, isShown: boolean): Promise<Output> {
  return new Promise((resolve, reject) => {
    compiler.run((error: Error | null, stats?: Stats | MultiStats) => {
      if (error || !stats) return reject(error);
      const parts = ('stats' in stats ? stats.stats : [stats]).map((one) =>
        one.toJson({ all: false, errors: true, warnings: true, errorDetails: true }),
      );
      const report = stats.toString({ all: false, errors: true, warnings: true, colors: false });
      const compilers = 'compilers' in compiler ? compiler.compilers : [compiler];
      const statistics = isShown ? statsText(compiler, stats) : '';
      compiler.close(() => {
        const paths = new Map(compilers.flatMap(({ outputPath }) => filesBelow(outputPath)));
        resolve({
          paths,
          files: [...paths.keys()].sort(),
          report: stripVTControlCharacters(report),
          stats: statistics,
          warnings: parts.flatMap(({ warnings = [] }) => warnings.map(messageText)),
          errors: parts.flatMap(({ errors = [] }) => errors.map(messageText)),
        });
      });
    });
  });
}

/** Returns the first script of the output: `main.js` if it exists. */
function firstScript({ files, paths }: Output): string | undefined {
  const scripts = files.filter((name) => /\.[mc]?js$/.test(name));
  return paths.get(scripts.find((name) => /^main\./.test(name)) ?? scripts[0] ?? '');
}

/** Runs the script of a sample, or the output. A script may start the bundler, whose older versions abort in a thread. */
function runOutput({ folder, isAlone, script }: BuildTask, output: Output) {
  const file = script ? path.join(folder, script) : firstScript(output);
  if (isAlone || !file) return runInProcess(file);
  return script ? runInHost(file) : runInThread(file);
}

/**
 * Builds the project in a folder like the CLI, with the folder as the working directory.
 *
 * @param rspack the bundler to build with
 */
export async function buildProject(rspack: typeof Rspack, task: BuildTask): Promise<Outcome> {
  const { folder, mode, wanted, isRun } = task;
  process.chdir(folder);
  for (const [name, text] of Object.entries(task.writes)) {
    writeFileSync(path.join(folder, name), text);
  }
  if (task.commands.length > 0) return runCommands(task);
  const endLog = keepLog();
  try {
    const compiler = compilerOf(rspack, await loadConfig(folder, mode));
    const { options = {} } = 'compilers' in compiler ? (compiler.compilers[0] ?? {}) : compiler;
    const defaults = task.options.map((name) => [name, optionText(options, name)]);
    const output = await build(compiler, task.isShown);
    const { paths, files, warnings, errors, report, stats } = output;
    const requested = files.filter((file) => wanted.some((pattern) => isNamed(pattern, file)));
    const text = (file: string) => readFileSync(paths.get(file) ?? '', 'utf8');
    const logged = endLog();
    const ran = isRun ? await runOutput(task, output) : undefined;
    return {
      files,
      fileLines: fileLines(paths.values(), folder),
      warnings,
      errors,
      report,
      stats,
      logged,
      texts: Object.fromEntries(requested.map((file) => [file, text(file)])),
      defaults: Object.fromEntries(defaults),
      stderr: ran?.stderr ?? '',
      printed: ran?.printed,
    };
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return {
      files: [],
      fileLines: [],
      texts: {},
      warnings: [],
      errors: [stripVTControlCharacters(message)],
      report: stripVTControlCharacters(inspect(error)),
      stats: '',
      logged: endLog(),
      stderr: '',
      defaults: {},
    };
  }
}
