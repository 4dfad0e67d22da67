import { existsSync } from 'node:fs';
import path from 'node:path';
import { packageVersion } from '../../support/installed';
import { DEFAULT_LANGUAGES, LANGUAGES, pagesFor } from './languages';
import type { CreateOptions, SitePlan } from './options';

const VERSIONS = ['v2', 'v1'];

function fail(message: string): never {
  throw new Error(`[create] ${message}`);
}

/** Converts the name of a folder to a package name: `My docs` → `my-docs` */
function packageName(folder: string): string {
  const name = folder.toLowerCase().replace(/[^a-z0-9.-]+/g, '-');
  return name.replace(/^[-.]+|[-.]+$/g, '') || 'docs';
}

/**
 * Completes and validates the options.
 *
 * @throws if there are no starter pages in a language, if there are too many languages, if features contradict each
 * other, or if the packed file does not exist
 */
export function planSite(options: CreateOptions, cwd: string): SitePlan {
  const { askAi = false, lectern = packageVersion(), packageManager = { name: 'npm' } } = options;
  const { search = 'local' } = options;
  const fitting = (options.languages?.length ?? 0) > 1 ? 'two-languages' : 'one-language';
  const { template = fitting } = options;
  const hasOne = template === 'one-language';
  const languages = [
    ...new Set(options.languages ?? DEFAULT_LANGUAGES.slice(0, hasOne ? 1 : undefined)),
  ];
  const unknown = languages.filter((lang) => pagesFor(lang) === undefined);
  if (unknown.length > 0) {
    fail(
      `there are no starter pages in ${unknown.join(', ')} → choose from ${Object.keys(LANGUAGES).join(', ')}, and add folders for other languages later`,
    );
  }
  if (languages.length === 0) fail('no language was given → add --languages en');
  if (hasOne && languages.length > 1) {
    fail(
      `the one-language template has only one language, not ${languages.join(', ')} → use --template two-languages`,
    );
  }
  if (options.template === 'two-languages' && languages.length < 2) {
    fail(
      `the two-languages template needs several languages, but only ${languages.join()} was given → add another, as in --languages ${languages.join()},${languages.includes('en') ? 'de' : 'en'}, or use --template one-language`,
    );
  }
  if (askAi && search === 'none') {
    fail('readers ask questions in the search dialog → leave out --ask-ai or --search none');
  }
  if (options.title?.trim() === '') fail('the title is empty → use --title "My docs"');
  const base = path.basename(path.resolve(cwd, options.folder));
  const packed = lectern.endsWith('.tgz') ? path.resolve(cwd, lectern) : undefined;
  if (packed && !existsSync(packed)) {
    fail(`${lectern} does not exist → write the path of a packed file, or a version`);
  }
  return {
    name: packageName(base),
    title: options.title ?? base,
    languages,
    versions: template === 'versions' ? VERSIONS : [],
    search,
    askAi,
    packageManager,
    ...(packed ? { lectern: `file:${path.basename(packed)}`, packed } : { lectern }),
  };
}
