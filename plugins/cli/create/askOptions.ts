import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { cancel, confirm, intro, isCancel, multiselect, select, text } from '@clack/prompts';
import { folderProblem } from './createSite';
import { LANGUAGES } from './languages';
import { type CreateOptions, TEMPLATES, type Template } from './options';

const TEMPLATE_HINTS: Record<Template, string> = {
  'one-language': 'One language',
  'two-languages': 'Several languages',
  versions: 'Several languages and versions',
};

const DEFAULT_FOLDER = 'my-docs';

/** Returns the templates that support the given languages. */
const templatesFor = (languages: readonly string[] = []) =>
  TEMPLATES.filter((template) => languages.length < 2 || template !== 'one-language');

/** The result of a canceled prompt. */
class Cancelled extends Error {}

async function answered<Value>(asked: Promise<Value | symbol>): Promise<Value> {
  const answer = await asked;
  if (isCancel(answer)) throw new Cancelled();
  return answer as Value;
}

/** The streams of the prompts. */
interface Streams {
  input?: Readable;
  output?: Writable;
}

const LANGUAGE_OPTIONS = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }));

/**
 * Asks for several languages and then for the default one, because the list has no order.
 *
 * @param least how many languages the template has at least; with fewer, the question is repeated
 */
async function askLanguages(
  streams: Streams,
  least: number,
  message = 'Languages',
): Promise<string[]> {
  const chosen = await answered<string[]>(
    multiselect({ message, options: LANGUAGE_OPTIONS, required: true, ...streams }),
  );
  if (chosen.length < least) {
    return askLanguages(streams, least, `Languages: select at least ${least} with Space`);
  }
  if (chosen.length === 1) return chosen;
  const options = LANGUAGE_OPTIONS.filter(({ value }) => chosen.includes(value));
  const first = await answered<string>(
    select({ message: 'Default language', options, initialValue: chosen[0], ...streams }),
  );
  return [first, ...chosen.filter((lang) => lang !== first)];
}

/**
 * Asks for the options that are not set.
 *
 * @param cwd the folder that `folder` is relative to
 * @returns `undefined` if a prompt was canceled
 * @throws if a site cannot be created in the given folder
 */
export async function askOptions(
  given: Partial<CreateOptions>,
  cwd: string,
  streams: Streams = {},
): Promise<CreateOptions | undefined> {
  const manager = given.packageManager ?? { name: 'npm' };
  const problem = given.folder && folderProblem(given.folder, cwd, manager);
  if (problem) throw new Error(`[create] ${problem}`);
  intro('Create a documentation site', streams);
  try {
    const folder =
      given.folder ??
      (await answered<string>(
        text({
          message: 'Folder',
          placeholder: DEFAULT_FOLDER,
          defaultValue: DEFAULT_FOLDER,
          validate: (typed) => folderProblem(typed || DEFAULT_FOLDER, cwd, manager),
          ...streams,
        }),
      ));
    const name = path.basename(path.resolve(cwd, folder));
    const title =
      given.title ??
      (await answered<string>(
        text({ message: 'Name of the site', placeholder: name, defaultValue: name, ...streams }),
      ));
    const template =
      given.template ??
      (await answered<Template>(
        select({
          message: 'What kind of site?',
          options: templatesFor(given.languages).map((value) => ({
            value,
            label: TEMPLATE_HINTS[value],
          })),
          ...streams,
        }),
      ));
    const languages =
      given.languages ??
      (template === 'one-language'
        ? [
            await answered<string>(
              select({ message: 'Language', options: LANGUAGE_OPTIONS, ...streams }),
            ),
          ]
        : await askLanguages(streams, template === 'two-languages' ? 2 : 1));
    const askAi =
      given.askAi ??
      (await answered<boolean>(
        confirm({
          message:
            'Let readers ask questions? A server answers them with passages from your pages.',
          initialValue: false,
          ...streams,
        }),
      ));
    const install =
      given.install ??
      (await answered<boolean>(
        confirm({ message: `Run ${manager.name} install now?`, ...streams }),
      ));
    return { ...given, folder, title, template, languages, askAi, install };
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    cancel('Nothing was written.', streams);
    return undefined;
  }
}
