import { z } from 'zod';
import type { PublishedOptions } from '../../../reference/options/published/shared';
import { plainPath } from '../../../support/plainPath';
import type { OptionsSource } from '../optionsSource';
import { type DocsTool, defineTool, problem, type ToolContext } from './tool';

const MAX_LINES = 100;

/** Returns the options at or below a path, or all of them without a path. */
function below(path: string, { options }: PublishedOptions): Map<string, string> {
  const wanted = plainPath(path);
  return new Map(
    Object.keys(options)
      .map((name) => [plainPath(name), name] as const)
      .filter(([plain]) => wanted === '' || plain === wanted || plain.startsWith(`${wanted}.`)),
  );
}

/** Returns the changes between a version and the previous one, one line per option. */
function changeLines(path: string, older: PublishedOptions, newer: PublishedOptions): string[] {
  const before = below(path, older);
  const now = below(path, newer);
  const removed = [...before.keys()].filter((plain) => !now.has(plain));
  const lines = [...now].flatMap(([plain, name]) => {
    const option = newer.options[name];
    const was = older.options[before.get(plain) ?? ''];
    if (option?.changed?.includes('added')) return [`added: ${plain}: ${option.type}`];
    return [
      option?.changed?.includes('type') ? `type: ${plain}: ${was?.type} → ${option.type}` : '',
      option?.changed?.includes('default')
        ? `default: ${plain}: ${option.previousDefault} → ${option.default}`
        : '',
    ].filter(Boolean);
  });
  return [...removed.map((plain) => `removed: ${plain}`), ...lines];
}

/** `diff_versions`: reports the changes of options between a version and the previous one. */
export function diffVersions({
  site,
  options,
}: Pick<ToolContext, 'site'> & { options: OptionsSource }): DocsTool {
  const [newest = '', ...rest] = options.versions;
  return defineTool({
    name: 'diff_versions',
    title: 'Compare the options of two versions',
    description: `Lists the options that a version removed or added, or whose type or default it changed, compared with the version before it. Read from the released packages. Versions that can be compared with an earlier one: ${[newest, ...rest].slice(0, -1).join(', ')}.`,
    input: z.strictObject({
      option: z
        .string()
        .max(200)
        .default('')
        .describe(
          'Only this option and the options below it: "output", "optimization.splitChunks".',
        ),
      version: z
        .enum([newest, ...rest])
        .default(newest)
        .describe('The newer version.'),
    }),
    async run({ option, version }) {
      const before = options.versions[options.versions.indexOf(version) + 1];
      const newer = await options.read(version, site.lang);
      const older = before === undefined ? undefined : await options.read(before, site.lang);
      if (!newer || !older) {
        return problem(`There is no version before ${version} → omit "version".`);
      }
      const lines = changeLines(option, older, newer);
      const where = option ? ` at or below ${option}` : '';
      const pair = `${older.version} → ${newer.version}`;
      if (lines.length === 0) {
        const isKnown = below(option, newer).size + below(option, older).size > 0;
        return isKnown
          ? { text: `No option${where} changed (${pair}).`, data: { changes: [] } }
          : problem(`There is no option ${JSON.stringify(option)} → call get_option to find it.`);
      }
      const more =
        lines.length > MAX_LINES
          ? `\n\n${lines.length - MAX_LINES} more → name an option to see only those below it.`
          : '';
      return {
        text: `${lines.length} changes${where} (${pair}):\n\n${lines.slice(0, MAX_LINES).join('\n')}${more}`,
        data: { changes: lines.slice(0, MAX_LINES) },
      };
    },
  });
}
