import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { SectionSidebars } from '../../../theme/components/Sidebar/sectionSidebar';
import { PAGE_META } from '../../support/pageMeta';
import { writeIfOther } from '../../support/writeIfOther';
import type { PageFile } from '../files/pageFile';
import type { PageChanges } from './pageFacts';
import { changedKeys } from './pageTexts';
import type { FactChanges } from './siteFactChanges';

const NAME = 'lectern:facts';
const PAGE = /\.mdx?$/;
const SITE_DATA = /[\\/]virtual-site-data\.js$/;

/** Adds the changes of plugins to the code of a page. */
export function codeWithFacts(code: string, changes: PageChanges): string {
  const { searchKeywords: _, ...frontmatter } = changedKeys(changes);
  const { title, outline: toc } = changes;
  const facts = JSON.stringify({ title, toc });
  const keys = JSON.stringify(frontmatter);
  if (!code.includes(`${PAGE_META} = `) || (facts === '{}' && keys === '{}')) return code;
  // Defined instead of assigned, because `toc` may be a getter, which would reject the assignment.
  return `${code}
for (const meta of Object.values(${PAGE_META})) {
  Object.assign(meta.frontmatter, ${keys});
  Object.defineProperties(meta, Object.getOwnPropertyDescriptors(${facts}));
}
`;
}

/** The site data, on one line or several. The dev server appends its own code. */
const SITE_DATA_CODE = /^export default (\{[\s\S]*?\n\}|\{.*\})/m;

interface SidebarHolder {
  sidebar?: SectionSidebars;
}

/**
 * Changes the sidebars in Rspress's site data module.
 *
 * @throws if the code of the module does not match that of Rspress 2.0
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
  /** Returns the page of a file. */
  read: (file: string) => PageFile | undefined;
  /** The files of all pages. */
  pages: () => readonly PageFile[];
  sidebars: (sidebars: SectionSidebars) => SectionSidebars;
  /** A folder outside `node_modules`, whose changes the build cache detects. */
  folder: () => string;
}

/**
 * Adds the changes of plugins to the code of pages and to the sidebars of the site. Plugins may return other facts
 * for an unchanged page. The build cache detects this by a file with the facts of each page.
 */
export function factsPlugin({ facts, read, pages, sidebars, folder }: FactsCode): RsbuildPlugin {
  const fileOf = (name: string) =>
    path.join(folder(), createHash('sha256').update(name).digest('hex').slice(0, 16));
  const ofSite = () => path.join(folder(), 'site');
  return {
    name: NAME,
    // Transforms run in reverse order of registration. This one must run before first-load moves the sidebars out of
    // the data.
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
