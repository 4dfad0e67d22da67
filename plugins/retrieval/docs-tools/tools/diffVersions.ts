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

const output = z.object({
  older: z.string().describe('The release of the older version.'),
  newer: z.string().describe('The release of the newer version.'),
  changes: z.array(
    z.object({
      kind: z.enum(['added', 'removed', 'type', 'default']),
      option: z.string().describe('The path of the option.'),
      before: z.string().optional().describe('The type or default in the older version.'),
      after: z.string().optional().describe('The type or default in the newer version.'),
    }),
  ),
});

type Change = z.infer<typeof output>['changes'][number];

/** Returns the changes between a version and the previous one: first the options that were removed. */
function changesBelow(path: string, older: PublishedOptions, newer: PublishedOptions): Change[] {
  const before = below(path, older);
  const now = below(path, newer);
  const removed = [...before.keys()].filter((plain) => !now.has(plain));
  const others = [...now].flatMap(([plain, name]): Change[] => {
    const option = newer.options[name];
    const was = older.options[before.get(plain) ?? ''];
    const { changed = [], type, previousDefault, default: value } = option ?? {};
    if (changed.includes('added')) return [{ kind: 'added', option: plain, after: type }];
    return changed.map((kind) =>
      kind === 'type'
        ? { kind, option: plain, before: was?.type, after: type }
        : { kind, option: plain, before: previousDefault, after: value },
    );
  });
  return [...removed.map((option) => ({ kind: 'removed' as const, option })), ...others];
}

function changeText({ kind, option, before, after }: Change): string {
  if (kind === 'removed') return `removed: ${option}`;
  return kind === 'added'
    ? `added: ${option}: ${after}`
    : `${kind}: ${option}: ${before} → ${after}`;
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
    output,
    async run({ option, version }) {
      const before = options.versions[options.versions.indexOf(version) + 1];
      const newer = await options.read(version, site.lang);
      const older = before === undefined ? undefined : await options.read(before, site.lang);
      if (!newer || !older) {
        return problem(`There is no version before ${version} → omit "version".`);
      }
      const changes = changesBelow(option, older, newer);
      const where = option ? ` at or below ${option}` : '';
      const releases = { older: older.version, newer: newer.version };
      const pair = `${older.version} → ${newer.version}`;
      if (changes.length === 0) {
        const isKnown = below(option, newer).size + below(option, older).size > 0;
        return isKnown
          ? { text: `No option${where} changed (${pair}).`, data: { ...releases, changes } }
          : problem(`There is no option ${JSON.stringify(option)} → call get_option to find it.`);
      }
      const more =
        changes.length > MAX_LINES
          ? `\n\n${changes.length - MAX_LINES} more → name an option to see only those below it.`
          : '';
      const shown = changes.slice(0, MAX_LINES);
      return {
        text: `${changes.length} changes${where} (${pair}):\n\n${shown.map(changeText).join('\n')}${more}`,
        data: { ...releases, changes: shown },
      };
    },
  });
}
