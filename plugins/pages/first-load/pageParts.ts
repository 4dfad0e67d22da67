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
  /** Where the style sheets of the parts inside it are, beside its own. */
  innerStyles?: string;
  isOn: (page: PartsPage) => boolean;
}

/** What tells which parts a page shows. */
export interface PartsPage extends Pick<PageIndexInfo, 'frontmatter'> {
  /** The text of its file. */
  text: string;
}

/** A callout, or another file, which may have one. */
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

/** Asks for the component itself: without the query, the file is what stands in for it. */
const ITSELF = 'part';

const requestOf = ({ file }: PagePart) => JSON.stringify(`${file}?${ITSELF}`);

/** The style sheets of a part in the order in which it imports them. */
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
 * What the file of a part becomes in the first load of every page. All styles of a site are one
 * file; that the stand-in imports those of the part keeps their order in it.
 */
export function standInSource(part: PagePart): string {
  const styles = stylesOf(part).map((file) => `import ${JSON.stringify(file)};\n`);
  return `${styles.join('')}import { partOnDemand } from ${JSON.stringify(RUNTIME)};
export const ${part.name} = partOnDemand('${part.name}', () => import(${requestOf(part)}));
`;
}

/** The lines of a page's entry that bring the parts that the page shows. */
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

/** Takes the parts out of the first load of every page; the pages that show them bring them. */
export function addPageParts(api: RsbuildPluginAPI): void {
  for (const part of PAGE_PARTS) {
    api.transform(
      {
        test: part.file,
        resourceQuery: { not: new RegExp(`^\\?${ITSELF}$`) },
        environments: ['web'],
        order: 'pre',
      },
      () => standInSource(part),
    );
  }
}
