import { cancel, confirm, intro, isCancel, multiselect, select, text } from '@clack/prompts';
import { LANGUAGES } from './languages';
import { type CreateOptions, TEMPLATES, type Template } from './options';

const TEMPLATE_HINTS: Record<Template, string> = {
  'one-language': 'One language',
  'two-languages': 'Several languages',
  versions: 'Several languages and versions',
};

/** Those that can have the languages that are given. */
const templatesFor = (languages: readonly string[] = []) =>
  TEMPLATES.filter((template) => languages.length < 2 || template !== 'one-language');

/** Stands for what was not answered. */
class Cancelled extends Error {}

async function answered<Value>(asked: Promise<Value | symbol>): Promise<Value> {
  const answer = await asked;
  if (isCancel(answer)) throw new Cancelled();
  return answer as Value;
}

/**
 * Asks for what is not given.
 *
 * @returns `undefined` if whoever was asked has left
 */
export async function askOptions(
  given: Partial<CreateOptions>,
): Promise<CreateOptions | undefined> {
  intro('A new documentation site');
  try {
    const folder =
      given.folder ??
      (await answered<string>(
        text({ message: 'Folder', placeholder: 'my-docs', defaultValue: 'my-docs' }),
      ));
    const template =
      given.template ??
      (await answered<Template>(
        select({
          message: 'What does it have?',
          options: templatesFor(given.languages).map((value) => ({
            value,
            label: TEMPLATE_HINTS[value],
          })),
        }),
      ));
    const options = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }));
    const languages =
      given.languages ??
      (template === 'one-language'
        ? [await answered<string>(select({ message: 'Language', options }))]
        : await answered<string[]>(multiselect({ message: 'Languages', options, required: true })));
    const askAi =
      given.askAi ??
      (await answered<boolean>(
        confirm({
          message: 'May readers ask questions? A server answers them with passages of your pages.',
          initialValue: false,
        }),
      ));
    const install =
      given.install ??
      (await answered<boolean>(
        confirm({
          message: `Run ${given.packageManager?.name ?? 'npm'} install in it now?`,
          initialValue: true,
        }),
      ));
    return { ...given, folder, template, languages, askAi, install };
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    cancel('Nothing was written.');
    return undefined;
  }
}
