import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { SectionSidebars } from '../../../theme/components/Sidebar/sectionSidebar';
import { writeIfOther } from '../../support/writeIfOther';
import type { PageFile } from '../files/pageFile';
import type { PageChanges } from './pageFacts';
import { changedKeys } from './pageTexts';
import type { FactChanges } from './siteFactChanges';

const NAME = 'lectern:facts';
const PAGE = /\.mdx?$/;
const SITE_DATA = /[\\/]virtual-site-data\.js$/;

/** What Rspress writes behind the code of a page: its title, headings and frontmatter. */
const META = 'MDXContent.__RSPRESS_PAGE_META';

/** The code of a page with what plugins change of it. */
export function codeWithFacts(code: string, changes: PageChanges): string {
  const { searchKeywords: _, ...frontmatter } = changedKeys(changes);
  const { title, outline: toc } = changes;
  const facts = JSON.stringify({ title, toc });
  const keys = JSON.stringify(frontmatter);
  if (!code.includes(`${META} = `) || (facts === '{}' && keys === '{}')) return code;
  // Not assigned: the outline may be a getter, where it is made of the headings of the page.
  return `${code}
for (const meta of Object.values(${META})) {
  Object.assign(meta.frontmatter, ${keys});
  Object.defineProperties(meta, Object.getOwnPropertyDescriptors(${facts}));
}
`;
}

/** The data of a site in lines, or in one; the dev server adds code of its own behind them. */
const SITE_DATA_CODE = /^export default (\{[\s\S]*?\n\}|\{.*\})/m;

interface SidebarHolder {
  sidebar?: SectionSidebars;
}

/**
 * Rspress's module with the data of the site, with other sidebars.
 *
 * @throws if the module is not written as Rspress 2.0 writes it
 */
export function codeWithSidebars(
  code: string,
  change: (sidebars: SectionSidebars) => SectionSidebars,
): string {
  const [written, json] = SITE_DATA_CODE.exec(code) ?? [];
  if (written === undefined || json === undefined) {
    throw new Error(
      '[facts] the site data of Rspress has an unknown form → this version of Rspress is not supported; install the one in package.json',
    );
  }
  const site = JSON.parse(json) as { themeConfig: SidebarHolder & { locales?: SidebarHolder[] } };
  for (const holder of [site.themeConfig, ...(site.themeConfig.locales ?? [])]) {
    if (holder.sidebar) holder.sidebar = change(holder.sidebar);
  }
  return code.replace(written, () => `export default ${JSON.stringify(site)}`);
}

export interface FactsCode {
  facts: FactChanges;
  /** The page of a file. */
  read: (file: string) => PageFile | undefined;
  /** The files of all pages. */
  pages: () => readonly PageFile[];
  sidebars: (sidebars: SectionSidebars) => SectionSidebars;
  /** A folder of ours, outside of `node_modules`, whose changes the build cache sees. */
  folder: () => string;
}

/**
 * Puts what plugins change of pages into their code and into the sidebars of the site. Their functions
 * may say something else of a page that is the same, which the build cache sees by a file for each page.
 */
export function factsPlugin({ facts, read, pages, sidebars, folder }: FactsCode): RsbuildPlugin {
  const fileOf = (name: string) =>
    path.join(folder(), createHash('sha256').update(name).digest('hex').slice(0, 16));
  const ofSite = () => path.join(folder(), 'site');
  return {
    name: NAME,
    // Of transforms, the one that is registered last runs first: sidebars leave the data in first-load.
    pre: ['lectern:first-load'],
    setup(api) {
      if (facts.isEmpty()) return;
      api.onBeforeCreateCompiler(() => {
        const all = pages().map((page) => {
          const changes = JSON.stringify(facts.of(page).changes);
          writeIfOther(fileOf(page.file), changes);
          return changes;
        });
        writeIfOther(ofSite(), createHash('sha256').update(all.join('\n')).digest('hex'));
      });
      api.transform({ test: PAGE, order: 'post' }, ({ code, resourcePath, addDependency }) => {
        const page = read(resourcePath);
        if (!page) return code;
        const { changes } = facts.of(page);
        const file = fileOf(page.file);
        if (!existsSync(file)) writeIfOther(file, JSON.stringify(changes));
        addDependency(file);
        return codeWithFacts(code, changes);
      });
      api.transform({ test: SITE_DATA, order: 'post' }, ({ code, addDependency }) => {
        addDependency(ofSite());
        return codeWithSidebars(code, sidebars);
      });
    },
  };
}
