import { z } from 'zod';
import type {
  PublishedOption,
  PublishedOptions,
} from '../../../reference/options/published/shared';
import { mostAlike } from '../../../support/likeness';
import { plainPath } from '../../../support/plainPath';
import type { OptionsSource } from '../optionsSource';
import { pageAddress } from '../pageAddress';
import type { DocsSite } from '../pageSource';
import { type DocsTool, defineTool, placeArguments, problem, type ToolContext } from './tool';

/** The maximum number of options for an ambiguous name such as `publicPath`. */
const MAX_MEANT = 12;

/** Returns the paths that match a name: the path itself, or those that end with it. */
export function pathsOf(name: string, { options }: PublishedOptions): string[] {
  const wanted = plainPath(name.trim()).toLowerCase();
  const paths = Object.keys(options);
  const plain = (path: string) => plainPath(path).toLowerCase();
  const exact = paths.filter((path) => plain(path) === wanted);
  return exact.length > 0 ? exact : paths.filter((path) => plain(path).endsWith(`.${wanted}`));
}

function facts(option: PublishedOption): string[] {
  const { about = '', type, default: value, required, argument, deprecated, changed } = option;
  return [
    about,
    `Type: ${type}`,
    value === undefined ? '' : `Default: ${value}`,
    required ? 'Required.' : '',
    argument === undefined ? '' : `Argument ${argument} of the constructor.`,
    deprecated === undefined ? '' : `Deprecated. ${deprecated}`.trim(),
    changed?.includes('added') ? 'New in this version.' : '',
    option.experimental ? 'Experimental.' : '',
  ].filter(Boolean);
}

/** Returns the description of the option with the same name in another version. */
function otherLine(path: string, version: string, other: PublishedOptions): string {
  const [found] = pathsOf(plainPath(path), other);
  const option = found === undefined ? undefined : other.options[found];
  if (!option || plainPath(found ?? '') !== plainPath(path)) {
    return `${version} (${other.version}): does not have it`;
  }
  const value = option.default === undefined ? '' : `; default ${option.default}`;
  return `${version} (${other.version}): ${option.type}${value}`;
}

const output = z.object({
  version: z.string().describe('The version of the docs.'),
  release: z.string().describe('The release of the package whose options were read.'),
  options: z.array(
    // An option has more facts than those that are explained here.
    z.looseObject({
      path: z.string(),
      type: z.string(),
      default: z.string().optional().describe('The default in Markdown.'),
      required: z.literal(true).optional(),
      deprecated: z.string().optional().describe('The reason, which can be empty.'),
      experimental: z.literal(true).optional(),
      about: z.string().optional().describe('What it does, in Markdown.'),
      changed: z
        .array(z.enum(['added', 'type', 'default']))
        .readonly()
        .optional()
        .describe('The changes since the previous version.'),
      previousDefault: z.string().optional(),
      page: z.string().optional().describe('The address of its section.'),
    }),
  ),
});

/** `get_option`: returns the documentation of an option in every version. */
export function getOption({
  site,
  options,
}: Pick<ToolContext, 'site'> & { options: OptionsSource }): DocsTool {
  return defineTool({
    name: 'get_option',
    title: 'Look up an option',
    description: `Type, default and deprecation of an option of ${site.title || 'the documented package'} in each version, read from the released packages, with the address of its section. Use it before you write an option.`,
    input: z.strictObject({
      name: z
        .string({ error: '"name" is missing → pass the path of an option' })
        .trim()
        .min(1, 'name is empty → pass the path of an option')
        .max(200)
        .describe(
          'The path of an option, with dots between its parts as it is nested in a configuration, or only its last part.',
        ),
      ...placeArguments(site, 'Default: the current one.'),
    }),
    output,
    async run({ name, ...wanted }) {
      const { version = site.version, language = site.lang } = wanted;
      const known = await options.read(version, language);
      if (!known) {
        return problem(
          `There are no options of version ${version} → choose one of ${options.versions.join(', ')}.`,
        );
      }
      const paths = pathsOf(name, known);
      if (paths.length === 0) return missing(name, version, language, { site, options });
      const shown = await Promise.all(
        paths.slice(0, MAX_MEANT).map(async (path) => {
          const option = known.options[path] as PublishedOption;
          const others = options.versions.filter((other) => other !== version);
          const lines = await Promise.all(
            others.map(async (other) => {
              const data = await options.read(other, language);
              return data && otherLine(path, other, data);
            }),
          );
          const page = option.page && pageAddress(option.page, site);
          return {
            data: { ...option, path: plainPath(path), ...(page && { page }) },
            text: [
              `${plainPath(path)} (${known.package} ${known.version})`,
              ...facts(option),
              ...lines.filter(Boolean),
              page && `Read: ${page}`,
            ]
              .filter(Boolean)
              .join('\n'),
          };
        }),
      );
      const more =
        paths.length > MAX_MEANT
          ? `\n\n${paths.length - MAX_MEANT} more end with ${JSON.stringify(name)} → pass the whole path.`
          : '';
      return {
        text: shown.map(({ text }) => text).join('\n\n') + more,
        data: {
          version,
          release: known.version,
          options: shown.map(({ data }) => data),
        },
      };
    },
  });
}

/** Returns the message for an unknown option, with other versions that have it, and with the most similar name. */
async function missing(
  name: string,
  version: string,
  language: string,
  { site, options }: { site: DocsSite; options: OptionsSource },
) {
  for (const other of options.versions.filter((one) => one !== version)) {
    const data = await options.read(other, language);
    const [path] = data ? pathsOf(name, data) : [];
    const option = path === undefined ? undefined : data?.options[path];
    if (!data || path === undefined || !option) continue;
    const page = option.page ? ` Read: ${pageAddress(option.page, site)}` : '';
    return problem(
      `${version} does not have ${plainPath(path)}; ${other} (${data.version}) does: ${option.type}.${page}`,
    );
  }
  const known = await options.read(version, language);
  const names = Object.keys(known?.options ?? {}).map(plainPath);
  const nearest = mostAlike(name, names);
  return problem(
    `There is no option ${JSON.stringify(name)} → ${nearest ? `did you mean ${nearest}? Otherwise, ` : ''}call search_docs.`,
  );
}
