import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { cancel, confirm, intro, isCancel, multiselect, select, text } from '@clack/prompts';
import { folderProblem, isSite, siteProblem } from './createSite';
import { LANGUAGES } from './languages';
import {
  type CreateOptions,
  FROM_RSPRESS,
  type MigrationAnswers,
  TEMPLATES,
  type Template,
} from './options';
import { SEARCH_ENGINES, SEARCH_LABELS, type SearchEngine } from './searchEngines';

type Kind = Template | typeof FROM_RSPRESS;

const TEMPLATE_HINTS: Record<Kind, string> = {
  'one-language': 'One language',
  'two-languages': 'Several languages',
  versions: 'Several languages and versions',
  [FROM_RSPRESS]: 'An existing Rspress site, converted to Lectern',
};

const DEFAULT_FOLDER = 'my-docs';

/** The options that were set by flags. */
type GivenOptions = Partial<Omit<CreateOptions, 'template'>> & { template?: Kind };

/** Returns the templates that support the given options. */
function templatesFor({ languages = [], title, search, askAi }: GivenOptions): Kind[] {
  const isNew = languages.length > 0 || Boolean(title ?? search ?? askAi);
  const kinds: Kind[] = TEMPLATES.filter(
    (template) => languages.length < 2 || template !== 'one-language',
  );
  if (!isNew) kinds.push(FROM_RSPRESS);
  return kinds;
}

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

/** Asks for the kind of site. For a folder that contains a site, the only question is whether to convert it. */
async function askKind(given: GivenOptions, cwd: string, streams: Streams): Promise<Kind> {
  if (given.template) return given.template;
  if (!given.folder || !isSite(given.folder, cwd)) {
    const options = templatesFor(given).map((value) => ({ value, label: TEMPLATE_HINTS[value] }));
    return answered<Kind>(select({ message: 'What kind of site?', options, ...streams }));
  }
  const message = `${given.folder} contains an Rspress site. Convert it to Lectern?`;
  if (await answered<boolean>(confirm({ message, ...streams }))) return FROM_RSPRESS;
  throw new Cancelled();
}

/** Asks for the folder of an existing site. */
async function askSite(given: GivenOptions, cwd: string, streams: Streams): Promise<string> {
  if (given.folder && (given.template || isSite(given.folder, cwd))) return given.folder;
  const message = 'Folder of the Rspress site';
  return answered<string>(
    text({
      message,
      placeholder: '.',
      defaultValue: '.',
      validate: (typed) => siteProblem(typed || '.', cwd),
      ...streams,
    }),
  );
}

/**
 * Asks for the options that are not set.
 *
 * @param cwd the folder that `folder` is relative to
 * @returns `undefined` if a prompt was canceled
 * @throws if a site cannot be created in the given folder
 */
export async function askOptions(
  given: GivenOptions,
  cwd: string,
  streams: Streams = {},
): Promise<CreateOptions | MigrationAnswers | undefined> {
  const manager = given.packageManager ?? { name: 'npm' };
  const isNew = given.template !== FROM_RSPRESS && given.folder && !isSite(given.folder, cwd);
  const problem = isNew && folderProblem(given.folder as string, cwd, manager);
  if (problem) throw new Error(`[create] ${problem}`);
  const askInstall = async () =>
    given.install ??
    answered<boolean>(confirm({ message: `Run ${manager.name} install now?`, ...streams }));
  intro('Create a documentation site', streams);
  try {
    const template = await askKind(given, cwd, streams);
    if (template === FROM_RSPRESS) {
      const folder = await askSite(given, cwd, streams);
      return { template, folder, install: await askInstall() };
    }
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
    const languages =
      given.languages ??
      (template === 'one-language'
        ? [
            await answered<string>(
              select({ message: 'Language', options: LANGUAGE_OPTIONS, ...streams }),
            ),
          ]
        : await askLanguages(streams, template === 'two-languages' ? 2 : 1));
    const search =
      given.search ??
      (await answered<SearchEngine>(
        select({
          message: 'Where do readers search?',
          options: SEARCH_ENGINES.map((value) => ({ value, label: SEARCH_LABELS[value] })),
          ...streams,
        }),
      ));
    const askAi =
      given.askAi ??
      (search !== 'none' &&
        (await answered<boolean>(
          confirm({
            message:
              'Let readers ask questions? A server answers them with passages from your pages.',
            initialValue: false,
            ...streams,
          }),
        )));
    const install = await askInstall();
    return { ...given, folder, title, template, languages, search, askAi, install };
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    cancel('Nothing was written.', streams);
    return undefined;
  }
}
