import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { LANGUAGES as SPOKEN } from '../../pages/theme/siteTexts';
import { createSite, nextSteps } from './createSite';
import { installPackages } from './installPackages';
import { LANGUAGES, pagesFor } from './languages';
import { planSite } from './planSite';
import { SEARCH_ENGINES } from './searchEngines';
import { settingsText } from './settingsText';
import { siteFiles } from './siteFiles';

const npm = { name: 'npm' } as const;

const emptyFolder = () => mkdtempSync(path.join(tmpdir(), 'lectern-create-'));

test('[KIT-1] every template has a configuration of at most 20 lines, with every search engine', () => {
  for (const template of ['one-language', 'two-languages', 'versions'] as const) {
    for (const search of SEARCH_ENGINES) {
      const askAi = search !== 'none';
      const title = "It's mine";
      const text = settingsText(planSite({ folder: 'docs', template, search, askAi, title }, '/'));
      expect(text.trim().split('\n').length).toBeLessThanOrEqual(20);
      expect(text).toContain("title: 'It\\'s mine',");
    }
  }
});

test.each(SEARCH_ENGINES)(
  'the settings, packages and pages of a site fit its search: %s',
  (search) => {
    const files = siteFiles(planSite({ folder: 'docs', languages: ['en', 'de'], search }, '/'));
    const config = files.get('rspress.config.ts') ?? '';
    const page = files.get('docs/en/guide/search.mdx');
    const names: string[] = JSON.parse(files.get('docs/en/guide/_meta.json') ?? '');
    const { dependencies } = JSON.parse(files.get('package.json') ?? '');
    const services = ['algoliasearch', 'typesense', 'meilisearch'];
    const isService = ['algolia', 'typesense', 'meilisearch'].includes(search);
    const text = [...files.values()].join('\n');
    expect([names.includes('search'), page !== undefined]).toEqual(
      search === 'none' ? [false, false] : [true, true],
    );
    expect(text).not.toMatch(/(?<!\$)\{\{/);
    expect([...files.keys()].filter((name) => name.includes('search-service'))).toEqual([]);
    expect(Object.keys(dependencies).filter((name) => services.includes(name))).toHaveLength(
      isService ? 1 : 0,
    );
    const engine = /engine: '(\w+)'/.exec(config)?.[1];
    const expected = {
      local: undefined,
      none: undefined,
      typesense: 'client',
      meilisearch: 'client',
    };
    expect(engine).toBe(search in expected ? expected[search as 'local'] : search);
    expect(config.includes('search: false')).toBe(search === 'none');
    expect(files.has('search/client.ts')).toBe(engine === 'client');
    expect(page?.includes('search push') ?? false).toBe(isService);
    expect(text.includes('because it runs in the browser')).toBe(search === 'local');
  },
);

test('[SRCH-12] the clients of a new site are those that the docs explain, at another address', () => {
  for (const [search, name, theirs] of [
    ['typesense', 'typesenseClient', "host: 'search.example.com', port: 443, protocol: 'https'"],
    ['meilisearch', 'meilisearchClient', 'https://search.example.com'],
  ] as const) {
    const shown = readFileSync(`plugins/retrieval/search/examples/${name}.ts`, 'utf8');
    const files = siteFiles(planSite({ folder: 'docs', search }, '/'));
    const own = {
      typesense: "host: 'localhost', port: 8108, protocol: 'http'",
      meilisearch: 'http://localhost:7700',
    }[search];
    expect(shown).toContain(theirs);
    expect(files.get('search/client.ts')).toBe(shown.replace(theirs, own));
  }
});

test('a site with one language has its pages at the top level, and none about languages and versions', () => {
  const files = siteFiles(planSite({ folder: 'docs' }, '/'));
  const names = [...files.keys()];
  expect(names).toEqual(
    expect.arrayContaining(['docs/index.mdx', 'docs/guide/start.mdx', '.gitignore']),
  );
  expect(names.filter((name) => /languages|versions/.test(name))).toEqual([]);
  expect(JSON.parse(files.get('docs/guide/_meta.json') ?? '')).not.toContain('languages');
  expect(files.get('docs/guide/start.mdx')).toContain('`docs/guide/start.mdx`');
});

test('a site configures the schemas of its package for VS Code', () => {
  const files = siteFiles(planSite({ folder: 'docs' }, '/'));
  const { 'json.schemas': schemas } = JSON.parse(files.get('.vscode/settings.json') ?? '');
  const shipped = (url: string) =>
    url.replace('./node_modules/lectern/dist/', 'plugins/maintenance/');
  expect(schemas.map(({ url }: { url: string }) => existsSync(shipped(url)))).toEqual([true, true]);
});

test('a site with versions has the page about them only in the newest one', () => {
  const files = siteFiles(planSite({ folder: 'docs', template: 'versions' }, '/'));
  expect(files.has('docs/v2/zh/guide/versions.mdx')).toBe(true);
  expect(files.has('docs/v1/zh/guide/versions.mdx')).toBe(false);
  expect([...files.values()].filter((text) => /(?<!\$)\{\{/.test(text))).toEqual([]);
});

test('the versions of all packages are exact, including those of enabled features', () => {
  const read = (askAi: boolean) =>
    JSON.parse(siteFiles(planSite({ folder: 'docs', askAi }, '/')).get('package.json') ?? '');
  const { name, dependencies } = read(true);
  expect(name).toBe('docs');
  expect(Object.values(dependencies)).toSatisfy((all: string[]) =>
    all.every((version) => /^\d+\.\d+\.\d+$/.test(version)),
  );
  expect(dependencies).toHaveProperty('@libsql/client');
  expect(read(false).dependencies).not.toHaveProperty('@libsql/client');
});

test('existing files are not overwritten', () => {
  const cwd = emptyFolder();
  mkdirSync(path.join(cwd, 'site'));
  writeFileSync(path.join(cwd, 'site/notes.txt'), '');
  expect(() => createSite({ folder: 'site' }, cwd)).toThrow(
    '[create] site already contains notes.txt → choose an empty folder, or a new one',
  );
  expect(readdirSync(path.join(cwd, 'site'))).toEqual(['notes.txt']);
  expect(() => createSite({ folder: 'site/notes.txt' }, cwd)).toThrow(
    '[create] site/notes.txt is a file → choose another name',
  );
  mkdirSync(path.join(cwd, 'empty/.git'), { recursive: true });
  expect(nextSteps(createSite({ folder: 'empty' }, cwd))).toContain('cd empty');
  const absolute = path.join(cwd, 'absolute');
  expect(nextSteps(createSite({ folder: absolute }, cwd))).toContain(`cd ${absolute}`);
  expect(nextSteps({ folder: '../my docs', files: 1, packageManager: npm })).toContain(
    'cd "../my docs"',
  );
});

test('in the folder of an Rspress site, the error names the command that migrates it', () => {
  const cwd = emptyFolder();
  writeFileSync(path.join(cwd, 'rspress.config.ts'), '');
  expect(() => createSite({ folder: '.' }, cwd)).toThrow(
    '[create] . already contains rspress.config.ts → to convert an Rspress site, run npx lectern migrate; for a new site, choose an empty folder',
  );
});

test('an impossible location for the folder is reported', () => {
  const cwd = emptyFolder();
  writeFileSync(path.join(cwd, 'file'), '');
  expect(() => createSite({ folder: 'file/site' }, cwd)).toThrow(
    /^\[create\] file\/site cannot be written \(ENOTDIR: .* → choose another folder$/,
  );
});

test.each([
  [
    { languages: ['en', 'nl', 'de-'] },
    'there are no starter pages in nl, de- → choose from en, zh, ja,',
  ],
  [
    { template: 'one-language' as const, languages: ['en', 'zh'] },
    'the one-language template has only one language, not en, zh → use --template two-languages',
  ],
  [{ languages: [] }, 'no language was given'],
  [
    { template: 'two-languages' as const, languages: ['de'] },
    'the two-languages template needs several languages, but only de was given → add another, as in --languages de,en, or use',
  ],
  [
    { search: 'none' as const, askAi: true },
    'readers ask questions in the search dialog → leave out --ask-ai or --search none',
  ],
  [{ title: ' ' }, 'the title is empty'],
])('%j is rejected', (options, problem) => {
  expect(() => planSite({ folder: 'docs', ...options }, '/')).toThrow(problem);
});

test('[KIT-1] a site can have any languages of the theme, each with all pages', () => {
  const languages = ['de', 'en', 'pt', 'ar'];
  const plan = planSite({ folder: 'docs', template: 'two-languages', languages }, '/');
  const files = siteFiles(plan);
  expect(settingsText(plan)).toContain("  lang: 'de',\n");
  expect(settingsText(plan)).toContain("    { lang: 'pt', label: 'Português' },\n");
  expect(files.get('docs/de/guide/start.mdx')).toContain('`docs/de/guide/start.mdx`');
  expect(files.get('docs/pt/guide/start.mdx')).toContain('# Primeiros passos');
  expect(files.get('docs/ar/_nav.json')).toContain('الدليل');
  const [german, ...others] = languages.map(
    (lang) => [...files.keys()].filter((name) => name.startsWith(`docs/${lang}/`)).length,
  );
  expect(others).toEqual([german, german, german]);
});

test('[KIT-1] several languages do not require the name of a template', () => {
  const { languages, versions } = planSite({ folder: 'docs', languages: ['en', 'de', 'ar'] }, '/');
  expect([languages, versions]).toEqual([['en', 'de', 'ar'], []]);
});

test('[KIT-1] the pages of a new site are in every language of the theme', () => {
  const themes = [...Object.keys(SPOKEN), 'en', 'zh'];
  expect(themes.filter((lang) => pagesFor(lang) === undefined)).toEqual([]);
});

test('a title with an apostrophe is escaped in the settings and on the home page', () => {
  const files = siteFiles(planSite({ folder: 'docs', title: "It's: mine" }, '/'));
  const [, front = ''] = files.get('docs/index.mdx')?.split('---\n') ?? [];
  expect(parse(front)).toMatchObject({
    description: "The documentation of It's: mine.",
    hero: { name: "It's: mine" },
  });
});

test('[KIT-1] the next commands do not include npm install after it was run', () => {
  const created = { folder: 'site', files: 20, packageManager: npm };
  expect(nextSteps(created)).toContain('  npm install\n  npm run dev');
  expect(nextSteps(created, true)).toContain('  cd site\n  npm run dev');
});

test.each([
  [{ name: 'pnpm', version: '10.34.9' }, 'pnpm exec lectern', 'pnpm@10.34.9'],
  [{ name: 'yarn', version: '1.22.22' }, 'yarn lectern', 'yarn@1.22.22'],
  [{ name: 'yarn', version: '4.18.1' }, 'yarn lectern', 'yarn@4.18.1'],
  [{ name: 'bun', version: '1.4.5' }, 'bunx lectern', 'bun@1.4.5'],
] as const)(
  '[KIT-1] pages, files and next commands of a site of %j only concern such a site',
  (packageManager, execute, field) => {
    const plan = planSite({ folder: 'docs', template: 'versions', packageManager }, '/');
    const files = siteFiles(plan);
    const isOfNpm = /npm (?:run|start|ci|install(?! -g | lectern))\b|npx (?!wrangler)/;
    const others = [...files].filter(([, text]) =>
      // The name "pnpm" contains "npm".
      isOfNpm.test(text.replaceAll('pnpm', '')),
    );
    expect(others.map(([name]) => name)).toEqual([]);
    expect(files.get('docs/v2/en/guide/start.mdx')).toContain(`\`${packageManager.name} run dev\``);
    expect(files.get('docs/v2/zh/guide/versions.mdx')).toContain(`${execute} cut v3`);
    expect(JSON.parse(files.get('package.json') ?? '').packageManager).toBe(field);
    expect(nextSteps({ folder: 'docs', files: 1, packageManager })).toContain(
      `  ${packageManager.name} install\n  ${packageManager.name} run dev`,
    );
  },
);

test('[KIT-1] Yarn 2 and later install into node_modules, where Rspress looks for packages', () => {
  const filesOf = (version: string) =>
    siteFiles(planSite({ folder: 'docs', packageManager: { name: 'yarn', version } }, '/'));
  expect(filesOf('4.18.1').get('.yarnrc.yml')).toContain('\nnodeLinker: node-modules\n');
  expect(filesOf('4.18.1').get('.gitignore')).toContain('.yarn/install-state.gz');
  expect(filesOf('1.22.22').has('.yarnrc.yml')).toBe(false);
});

test('the error of a failed installation states that the site exists, and what to do', async () => {
  const folder = emptyFolder();
  writeFileSync(
    path.join(folder, 'package.json'),
    '{ "dependencies": { "gone": "file:gone.tgz" } }',
  );
  await expect(installPackages(folder, 'site', npm)).rejects.toThrow(
    /^\[install\] all files were written, but npm install failed with exit code \d+ in site → run it there again$/,
  );
  await expect(installPackages(path.join(folder, 'none'), 'none', npm)).rejects.toThrow(
    /npm install could not be started \(spawn npm ENOENT\) in none → run it there again$/,
  );
}, 90_000);

const templates = path.join(import.meta.dirname, 'templates/pages');
const pageNames = (lang: string) =>
  readdirSync(path.join(templates, lang), { recursive: true, encoding: 'utf8' }).sort();

/** Returns the parts that are the same in every language: heading ids, code, and link targets. */
function skeleton(lang: string, file: string): unknown {
  const text = readFileSync(path.join(templates, lang, file), 'utf8');
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([found]) => found);
  return {
    ids: all(/\{#[\w-]+\}$/gm),
    fences: all(/^```.*$/gm),
    commands: all(/^(?:npx|npm|docker|SITE_ORIGIN).*$/gm),
    names: all(/`[\w./{}*-]+`/g).sort(),
    links: all(/(?<=\]\()[^)]+/g),
  };
}

test.each(Object.keys(LANGUAGES))(
  'the pages in %s have the files, headings, code and links of the English ones',
  (lang) => {
    expect(pageNames(lang)).toEqual(pageNames('en'));
    for (const file of pageNames('en').filter((name) => name.endsWith('.mdx'))) {
      expect(skeleton(lang, file), file).toEqual(skeleton('en', file));
    }
  },
);
