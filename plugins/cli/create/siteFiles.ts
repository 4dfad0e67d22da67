import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { testedVersion } from '../../support/installed';
import { packageRoot } from '../../support/ownFile';
import { pagesFor } from './languages';
import { ignoredFiles, managerField, managerFiles, withManager } from './managerFiles';
import type { SitePlan } from './options';
import { CLIENT_FILE, serviceOf } from './searchEngines';
import { settingsText } from './settingsText';

/** Pages that only make sense on a site with several languages or versions. */
const ONLY = { languages: 'guide/languages.mdx', versions: 'guide/versions.mdx' };

/** The page about the search, and its text on a site that searches at a service. */
const SEARCH = { page: 'guide/search.mdx', ofService: 'guide/search-service.mdx' };

/** A line of a template that only some sites have: `{{if local}}…`, `{{if not local}}…`. */
const CONDITION = /^\{\{if (not )?(\w+)\}\}(.*\n)/gm;

/** Removes the lines that do not apply to the search engine of a site. */
const fittingLines = (text: string, engine: string): string =>
  text.replace(CONDITION, (_, negated: string | undefined, name: string, line: string) =>
    (name === engine) === (negated === undefined) ? line : '',
  );

function packageText({ name, lectern, search, askAi, packageManager }: SitePlan): string {
  const versions = (names: readonly string[]) =>
    Object.fromEntries(names.map((dependency) => [dependency, testedVersion(dependency)]));
  const dependencies = {
    ...(askAi && versions(['@libsql/client'])),
    ...versions(['@rspress/core']),
    lectern,
    ...versions(['react', 'react-dom']),
    ...serviceOf(search)?.packages(),
  };
  const scripts = {
    dev: 'lectern dev',
    build: 'lectern build',
    start: 'lectern serve',
    check: 'lectern check',
  };
  const content = {
    name,
    private: true,
    type: 'module',
    scripts,
    dependencies,
    ...managerField(packageManager),
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** Removes the pages that the site does not have from the order of a section. */
function orderText(text: string, isLeftOut: (file: string) => boolean): string {
  const names: string[] = JSON.parse(text);
  const kept = names.filter((name) => !isLeftOut(`guide/${name}.mdx`));
  return `${JSON.stringify(kept, undefined, 2)}\n`;
}

/** Returns the pages of one language, with the values of the site. */
function pages(plan: SitePlan, lang: string, version?: string): [name: string, text: string][] {
  const folder = path.join(
    packageRoot(),
    'plugins/cli/create/templates/pages',
    pagesFor(lang) ?? lang,
  );
  const folders = [version, plan.languages.length > 1 ? lang : undefined].filter(Boolean);
  const isOld = version !== plan.versions[0];
  const service = serviceOf(plan.search);
  const isLeftOut = (file: string) =>
    (file === SEARCH.page && plan.search === 'none') ||
    (file === ONLY.languages && plan.languages.length < 2) ||
    (file === ONLY.versions && (plan.versions.length === 0 || isOld));
  return filesBelow(folder)
    .filter((file) => file !== SEARCH.ofService && !isLeftOut(file))
    .map((file) => {
      const source = service && file === SEARCH.page ? SEARCH.ofService : file;
      const written = readFileSync(path.join(folder, source), 'utf8')
        .replaceAll('{{service}}', service?.title ?? '')
        .replaceAll('{{push}}', service?.push ?? '');
      const text = fittingLines(withManager(written, plan.packageManager), plan.search)
        .replaceAll('{{title}}', () => plan.title.replaceAll("'", "''"))
        .replaceAll('{{pages}}', ['docs', ...folders].join('/'));
      const isOrder = file.endsWith('guide/_meta.json');
      return [
        path.join('docs', ...(folders as string[]), file),
        isOrder ? orderText(text, isLeftOut) : text,
      ];
    });
}

/** Returns the contents of all files of a new site, by name. */
export function siteFiles(plan: SitePlan): Map<string, string> {
  const packed = plan.packed && path.basename(plan.packed);
  const common = path.join(packageRoot(), 'plugins/cli/create/templates/site');
  const files = new Map<string, string>();
  for (const name of filesBelow(common)) {
    // npm does not publish files with this name.
    const own = name === 'gitignore' ? '.gitignore' : name;
    const text = readFileSync(path.join(common, name), 'utf8');
    files.set(own, withManager(text, plan.packageManager, packed));
  }
  for (const [name, text] of managerFiles(plan.packageManager)) files.set(name, text);
  files.set('.gitignore', `${files.get('.gitignore')}${ignoredFiles(plan.packageManager)}`);
  files.set('package.json', packageText(plan));
  files.set('rspress.config.ts', settingsText(plan));
  const { client } = serviceOf(plan.search) ?? {};
  if (client) files.set(CLIENT_FILE, client.text);
  const versions = plan.versions.length > 0 ? plan.versions : [undefined];
  for (const version of versions) {
    for (const lang of plan.languages) {
      for (const [name, text] of pages(plan, lang, version)) files.set(name, text);
    }
  }
  return files;
}
