import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { describeIssues } from '../support/describeIssues';
import type { BuiltSite } from './builtSite';
import { callAtOnce } from './callAtOnce';
import type { Frontmatter } from './pageTypes';
import type { PluginStrings } from './shared';

/** The finished output of a build, which the `outputProblems` function of a plugin receives. */
export interface BuiltOutput<
  Strings extends PluginStrings,
  Data,
  Front extends Frontmatter = Frontmatter,
> extends BuiltSite<Strings, Data, Front> {
  /** The paths of all files in the output, in alphabetical order: `guide/start.html`. */
  files: readonly string[];
  /** Returns the text of a file. Throws an error if the output does not have the file. */
  read: (file: string) => string;
}

/** A problem that a plugin finds in the output. */
export interface OutputProblem {
  /** The path of the file in the output: `guide/start.html`. */
  file: string;
  /** The message, which states the problem, the invalid value and the correction. */
  message: string;
}

const problemsSchema = z.array(z.looseObject({ file: z.string(), message: z.string() }));

/** Returns the paths of all files in a folder. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Returns the finished output in a folder. Its files are listed when they are needed. */
function builtOutput<Strings extends PluginStrings, Data>(
  folder: string,
  site: BuiltSite<Strings, Data>,
): BuiltOutput<Strings, Data> {
  let files: readonly string[] | undefined;
  return {
    ...site,
    get files() {
      files ??= filesIn(folder);
      return files;
    },
    read(file) {
      const name = path.join(folder, file);
      if (existsSync(name)) return readFileSync(name, 'utf8');
      throw new Error(`the output has no file ${JSON.stringify(file)} → read one of its files`);
    },
  };
}

/** @throws listing everything in the result of `outputProblems` that is not a problem */
function checkedProblems(plugin: string, found: unknown): readonly OutputProblem[] {
  const result = problemsSchema.safeParse(found ?? []);
  if (result.success) return result.data;
  const lines = describeIssues(result.error.issues, found, 'problem key', problemsSchema);
  throw new Error(
    `[${plugin}] outputProblems does not return a list of problems:\n${lines.map(({ text }) => `  ${text}`).join('\n')}`,
  );
}

/** @throws listing the problems that a plugin finds in the output */
export function checkBuiltOutput<Strings extends PluginStrings, Data>(
  plugin: string,
  find: (output: BuiltOutput<Strings, Data>) => readonly OutputProblem[],
  folder: string,
  site: BuiltSite<Strings, Data>,
): void {
  const found = callAtOnce(plugin, 'outputProblems', () => find(builtOutput(folder, site)));
  const problems = checkedProblems(plugin, found);
  if (problems.length === 0) return;
  const noun = problems.length === 1 ? 'problem' : 'problems';
  const lines = problems.map(({ file, message }) => `  ${file} ${message}`);
  throw new Error(`[${plugin}] ${problems.length} ${noun} in the output:\n${lines.join('\n')}`);
}
