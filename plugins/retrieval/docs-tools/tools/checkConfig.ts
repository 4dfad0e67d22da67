import { z } from 'zod';
import { createConfigCheck } from '../../../reference/config-check/checkConfig';
import { findingText, moreText, unreadText } from '../../../reference/config-check/findingText';
import { readConfig } from '../../../reference/config-check/readConfig';
import type { PublishedOptions } from '../../../reference/options/published/shared';
import { plainPath } from '../../../support/plainPath';
import type { OptionsSource } from '../optionsSource';
import { pageAddress } from '../pageAddress';
import { type DocsTool, defineTool, placeArguments, problem, type ToolContext } from './tool';

const MAX_CONFIG = 50_000;

const output = z.object({
  version: z.string().describe('The version of the docs.'),
  release: z.string().describe('The release of the package whose options were read.'),
  findings: z.array(
    // A finding has more parts, such as the nearest name, which its text contains as well.
    z.looseObject({
      kind: z.string().describe('What is wrong: "unknown", "value", "removed", "deprecated", …'),
      path: z.string().describe('The path of the option, or the name of the plugin or loader.'),
      line: z.int(),
      column: z.int(),
      text: z.string().describe('The problem and how to fix it.'),
      page: z.string().optional().describe('The address of the section that explains the option.'),
    }),
  ),
  hasMore: z.literal(true).optional().describe('There are more findings than those listed.'),
});

/** Returns the section of an option, or of its closest documented parent. */
function pageOf(path: string, { options }: PublishedOptions, names: readonly string[]) {
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    const around = path.slice(0, end);
    const found = names.find((name) => plainPath(name) === around);
    if (found !== undefined) return options[found]?.page;
  }
  return undefined;
}

/** `check_config`: reports the parts of a configuration that a version does not support. */
export function checkConfig({
  site,
  options,
}: Pick<ToolContext, 'site'> & { options: OptionsSource }): DocsTool {
  return defineTool({
    name: 'check_config',
    title: 'Check a configuration',
    description: `Checks a configuration against the options of a version of ${site.title || 'the documented package'}: unknown options with the nearest name, removed, newer and deprecated ones, and values that are not allowed, with line and column. The text is parsed and never run. Use it after you have written or changed a configuration.`,
    input: z.strictObject({
      config: z
        .string({ error: '"config" is missing → pass the text of the configuration file' })
        .max(
          MAX_CONFIG,
          `config is longer than ${MAX_CONFIG} characters → pass only the part in question`,
        )
        .describe('The text of the file in JavaScript, TypeScript or JSON, or only the object.'),
      ...placeArguments(site, 'Default: the current one.'),
    }),
    output,
    async run({ config, ...wanted }) {
      const { version = site.version, language = site.lang } = wanted;
      const at = options.versions.indexOf(version);
      const [checked, older, newer] = await Promise.all(
        [version, options.versions[at + 1], options.versions[at - 1]].map((one) =>
          one === undefined ? undefined : options.read(one, language),
        ),
      );
      if (!checked) {
        return problem(
          `There are no options of version ${version} → choose one of ${options.versions.join(', ')}.`,
        );
      }
      const read = readConfig(config);
      if (!read.isRead) return problem(unreadText(read, language));
      const check = createConfigCheck({ checked, older, newer, open: checked.open });
      const { findings, hasMore } = check(read.value);
      const release = `${checked.package} ${checked.version}`;
      if (findings.length === 0) {
        return {
          text: `No problems were found for ${release}. Values that are only known when the file runs were not checked.`,
          data: { version, release: checked.version, findings: [] },
        };
      }
      const names = Object.keys(checked.options);
      const olderNames = Object.keys(older?.options ?? {});
      const results = findings.map((finding) => {
        const text = findingText(finding, checked.version, language);
        const page =
          finding.kind === 'removed' && older
            ? pageOf(finding.path, older, olderNames)
            : pageOf(finding.path, checked, names);
        const { place, ...rest } = finding;
        return { ...rest, ...place, text, ...(page && { page: pageAddress(page, site) }) };
      });
      const lines = results.map(
        ({ line, column, text, page }) => `${line}:${column} ${text}${page ? `\n    ${page}` : ''}`,
      );
      return {
        text: [
          `${hasMore ? 'More than ' : ''}${findings.length === 1 ? '1 finding' : `${findings.length} findings`} for ${release}:`,
          lines.join('\n'),
          ...(hasMore ? [moreText(language)] : []),
        ].join('\n\n'),
        data: { version, release: checked.version, findings: results, ...(hasMore && { hasMore }) },
      };
    },
  });
}
