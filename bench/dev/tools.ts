import { rmSync } from 'node:fs';
import path from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { corpusFiles } from '../../tests/fixtures/corpus/writeCorpus';
import { PEERS, type Peer } from '../builds/peers';
import { componentOf, FIRST, type Kind, markedPage, marker } from './edits';

/** A tool whose dev server is measured with generated pages. */
export interface DevTool extends Peer {
  /** The arguments of the command that starts the dev server, before `--port`. */
  dev: readonly string[];
  /** The file to write for each kind of edit. */
  edited: Record<Kind, string>;
  /** The URL path of the edited page. */
  address: string;
  /** Returns a new page to add. */
  freshPage: (name: string, title: string) => { file: string; text: string; address: string };
  /** The selectors of the search field and the hits, if the dev server has an up-to-date search. */
  search?: { field: string; hit: string };
}

/** The folder of the edited page, which is a group of the sidebar. */
const GROUP = 'guide/group-0';
/** The page of all edits. It has the text of the first generated page. */
const PAGE = `${GROUP}/live`;

/** Replaces the label of the group in the file that defines it. */
export function withLabel(text: string, label: RegExp): string {
  if (!label.test(text)) throw new Error(`there is no ${label} in the sidebar`);
  return text.replace(label, `$1Group ${marker('label', FIRST)}$2`);
}

/** Adds the edited page, with the text of a generated page. */
function addPage(
  files: Map<string, string>,
  page: { file: string; title: string; like: string; imports: string; isTitled?: boolean },
): void {
  const text = files.get(page.like);
  if (text === undefined) throw new Error(`there is no ${page.like}`);
  files.set(page.file, markedPage(text, page));
}

const shared = {
  freshPage:
    (folder: string, extension: string, slash = '') =>
    (name: string, title: string) => ({
      file: `${folder}/${name}.${extension}`,
      text: `---\ntitle: ${title}\ndescription: New.\n---\n\n${slash === '' ? `# ${title}\n\n` : ''}A new page.\n`,
      address: `/${GROUP}/${name}${slash}`,
    }),
};

const REACT_COMPONENT = 'components/Live.jsx';

/** Returns the generated pages for Rspress, with or without Lectern. */
function rspressFiles(config: string): Peer['files'] {
  return (count) => {
    const files = new Map<string, string>();
    for (const [name, text] of corpusFiles(count)) files.set(`docs/${name}`, text);
    const folder = `docs/en/${GROUP}`;
    addPage(files, {
      file: `${folder}/live.mdx`,
      title: 'Live',
      like: `${folder}/page-0.md`,
      imports: "import { Live } from '../../../../components/Live';",
    });
    files.set(REACT_COMPONENT, componentOf('react'));
    const meta = 'docs/en/guide/_meta.json';
    files.set(meta, withLabel(files.get(meta) ?? '', /("name":"group-0","label":")[^"]*(")/));
    return files.set('rspress.config.ts', config);
  };
}

const SITE = `root: 'docs',
  title: 'Corpus',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  route: { cleanUrls: true },`;

const rspress = {
  build: ['build'],
  dev: ['dev'],
  caches: ['node_modules/.cache', '.lectern'],
  output: 'doc_build',
  address: `/${PAGE}`,
  edited: {
    text: `docs/en/${PAGE}.mdx`,
    heading: `docs/en/${PAGE}.mdx`,
    component: REACT_COMPONENT,
    label: 'docs/en/guide/_meta.json',
  },
  freshPage: shared.freshPage(`docs/en/${GROUP}`, 'mdx'),
} satisfies Partial<DevTool>;

/** Stock Rspress. */
export const STOCK: DevTool = {
  ...rspress,
  name: 'stock Rspress 2.0.22',
  does: 'its search',
  packages: ['@rspress/core@2.0.22'],
  bin: '@rspress/core/bin/rspress.js',
  files: rspressFiles(
    `import { defineConfig } from '@rspress/core';\n\nexport default defineConfig({\n  ${SITE}\n});\n`,
  ),
};

/** Matches blocks in languages that only Lectern supports. Stock Rspress does not compile pages with them. */
const OWN_BLOCKS = /^(`{3,})(?:expect|figure|mermaid)\b[^\n]*\n[\s\S]*?^\1\n/gm;

/** Returns the text of a page without blocks that stock Rspress does not support. */
export const stockText = (text: string): string => text.replace(OWN_BLOCKS, '');

/** The properties of Lectern that do not depend on its installation. */
export const LECTERN = {
  name: 'Lectern',
  caches: rspress.caches,
  output: rspress.output,
  search: { field: '.DocSearch-Input', hit: '.DocSearch-Hit' },
} satisfies Partial<DevTool>;

/** Optional packages for Ask AI and MCP, in the versions of this repository. */
const OPTIONAL_PACKAGES = ['@libsql/client', '@modelcontextprotocol/server'].map(
  (name) => `${name}@${manifest.devDependencies[name as keyof typeof manifest.devDependencies]}`,
);

/**
 * Returns Lectern as users install it.
 *
 * @param file the packed package
 */
export function packedLectern(file: string): DevTool {
  return {
    ...rspress,
    ...LECTERN,
    does: 'search, Markdown, checks, answers',
    packages: [`lectern@file:${file}`, ...OPTIONAL_PACKAGES],
    bin: 'lectern/dist/plugins/cli/lectern.js',
    files: rspressFiles(
      `import { defineSite } from 'lectern';\n\nexport default defineSite({\n  ${SITE}\n  askAi: true,\n  mcp: true,\n  lastUpdated: false,\n  translations: false,\n});\n`,
    ),
  };
}

const peer = (name: string): Peer => {
  const found = PEERS.find((one) => one.name.startsWith(name));
  if (!found) throw new Error(`there is no ${name} in bench/builds/peers.ts`);
  return found;
};

const vitepress: Peer = peer('VitePress');
const starlight: Peer = peer('Starlight');

/** All tools that are compared with Lectern. */
export const OTHERS: readonly DevTool[] = [
  STOCK,
  {
    ...vitepress,
    dev: ['dev', 'docs'],
    address: `/${PAGE}`,
    edited: {
      text: `docs/${PAGE}.md`,
      heading: `docs/${PAGE}.md`,
      component: 'docs/components/Live.vue',
      label: 'docs/.vitepress/config.mjs',
    },
    freshPage: shared.freshPage(`docs/${GROUP}`, 'md'),
    search: { field: '.search-input', hit: '.results .result' },
    files(count) {
      const files = vitepress.files(count);
      addPage(files, {
        file: `docs/${PAGE}.md`,
        title: 'Live',
        like: `docs/${GROUP}/page-0.md`,
        imports: "<script setup>\nimport Live from '../../components/Live.vue';\n</script>",
      });
      files.set('docs/components/Live.vue', componentOf('vue'));
      const config = 'docs/.vitepress/config.mjs';
      return files.set(config, withLabel(files.get(config) ?? '', /("text": ")group-0(")/));
    },
  },
  {
    ...starlight,
    dev: ['dev'],
    address: `/${PAGE}/`,
    edited: {
      text: `src/content/docs/${PAGE}.mdx`,
      heading: `src/content/docs/${PAGE}.mdx`,
      component: 'src/components/Live.astro',
      label: 'astro.config.mjs',
    },
    freshPage: shared.freshPage(`src/content/docs/${GROUP}`, 'mdx', '/'),
    files(count) {
      const files = starlight.files(count);
      addPage(files, {
        file: `src/content/docs/${PAGE}.mdx`,
        title: 'Live',
        like: `src/content/docs/${GROUP}/page-0.md`,
        imports: "import Live from '../../../../components/Live.astro';",
      });
      files.set('src/components/Live.astro', componentOf('astro'));
      const config = 'astro.config.mjs';
      return files.set(config, withLabel(files.get(config) ?? '', /("label": ")group-0(")/));
    },
  },
];

/** Removes caches and output of earlier runs from the folder of a site. */
export function clearCaches(
  folder: string,
  { caches, output }: Pick<Peer, 'caches' | 'output'>,
): void {
  for (const name of [...caches, output]) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
