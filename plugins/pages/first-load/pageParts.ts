import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { PageIndexInfo } from '@rspress/core';
import { ownFile } from '../../support/ownFile';

const themeFile = (name: string) => ownFile(import.meta.url, `../../../theme/${name}`);
const RUNTIME = ownFile(import.meta.url, 'runtime/parts');

/** A component of the theme that only some pages show. */
export interface PagePart {
  /** The name of the export. */
  name: string;
  file: string;
  /** The folder with the style sheets of nested parts, in addition to its own style sheet. */
  innerStyles?: string;
  isOn: (page: PartsPage) => boolean;
}

/** The properties of a page that determine which parts it shows. */
export interface PartsPage extends Pick<PageIndexInfo, 'frontmatter'> {
  /** The content of its file. */
  text: string;
}

/** Matches a callout, or the import of another file, which may contain one. */
const CALLOUT = /^[\s>]*:::|\[!\w+\]|<Callout\b|^import .*\.mdx?\b/m;

export const PAGE_PARTS: readonly PagePart[] = [
  {
    name: 'HomeLayout',
    file: themeFile('layouts/HomeLayout'),
    innerStyles: path.dirname(themeFile('home/Hero')),
    isOn: ({ frontmatter }) => frontmatter?.pageType === 'home',
  },
  {
    name: 'Overview',
    file: themeFile('components/Overview/Overview'),
    isOn: ({ frontmatter }) => frontmatter?.overview === true,
  },
  {
    name: 'Callout',
    file: themeFile('components/Callout/Callout'),
    isOn: ({ text }) => CALLOUT.test(text),
  },
];

/** The query that requests the component itself. Without it, the file is replaced with a placeholder. */
const PART_QUERY = 'part';

const requestOf = ({ file }: PagePart) => JSON.stringify(`${file}?${PART_QUERY}`);

/** Returns the style sheets of a part in the order of its imports. */
function stylesOf({ file, innerStyles }: PagePart): string[] {
  const inner = innerStyles ? readdirSync(innerStyles).sort() : [];
  return [
    ...inner
      .filter((name) => name.endsWith('.css'))
      .map((name) => path.join(`${innerStyles}`, name)),
    file.replace(/\.\w+$/, '.css'),
  ];
}

/**
 * Returns the source of the placeholder of a part, which is in the first load of every page. All
 * styles of a site are in one file, and the placeholder imports those of the part to keep their
 * order.
 */
export function placeholderSource(part: PagePart): string {
  const styles = stylesOf(part).map((file) => `import ${JSON.stringify(file)};\n`);
  return `${styles.join('')}import { partOnDemand } from ${JSON.stringify(RUNTIME)};
export const ${part.name} = partOnDemand('${part.name}', () => import(${requestOf(part)}));
`;
}

/** Returns the lines of a page's entry that import the parts on the page. */
export function partsSource(page: PartsPage): string {
  const parts = PAGE_PARTS.filter((part) => part.isOn(page));
  if (parts.length === 0) return '';
  const lines = parts.map(
    (part) => `import { ${part.name} } from ${requestOf(part)};
registerPart('${part.name}', ${part.name});
`,
  );
  return `import { registerPart } from ${JSON.stringify(RUNTIME)};\n${lines.join('')}`;
}

/** Moves the parts from the first load of every page to the code of the pages that show them. */
export function addPageParts(api: RsbuildPluginAPI): void {
  for (const part of PAGE_PARTS) {
    api.transform(
      {
        test: part.file,
        resourceQuery: { not: new RegExp(`^\\?${PART_QUERY}$`) },
        environments: ['web'],
        order: 'pre',
      },
      () => placeholderSource(part),
    );
  }
}
