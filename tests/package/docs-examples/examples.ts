import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A block of code on a page of the docs, as a file of a project. */
export interface Example {
  /** `site/lectern/docs/en/plugins.mdx` */
  page: string;
  /** The line of the page before its first one. */
  line: number;
  /** Its place among the examples of all pages: `en/plugins/readingTime.ts` */
  file: string;
  code: string;
}

const DOCS = 'site/lectern/docs';

/** Declarations of exports, which are parts of the package's own types. */
const GENERATED = /^api(-|\.)/;

/** Code of other projects, which the page shows for its form. */
const OF_OTHERS = new Set(['src/server.ts']);

const BLOCK = /^```(tsx?)(?: title="([^"]+)")?[^\n]*\n([\s\S]*?)^```$/gm;

/** Pages leave out the import of a configuration where it is the same each time. */
function withImport(title: string, code: string): string {
  const isConfig = title.endsWith('rspress.config.ts') && !code.includes("from 'lectern'");
  return isConfig ? `import { defineSite } from 'lectern'; ${code}` : code;
}

/** The examples of a page. Of several with one name, all but the first have a number before it. */
export function examplesOf(page: string, text: string): Example[] {
  const folder = page.replace(`${DOCS}/`, '').replace(/\.mdx$/, '');
  const taken = new Set<string>();
  return [...text.matchAll(BLOCK)].flatMap((block, at) => {
    const [, type = 'ts', title = `example${at}.${type}`, code = ''] = block;
    if (OF_OTHERS.has(title)) return [];
    const { dir, base } = path.parse(path.join(folder, title));
    const file = path.join(dir, taken.has(title) ? `${at}.${base}` : base);
    taken.add(title);
    const line = text.slice(0, block.index).split('\n').length;
    return [{ page, line, file, code: withImport(title, code) }];
  });
}

/** What npm and GitHub show first. */
const README = 'README.md';

/** All examples in TypeScript of the README and of the docs of Lectern, in every language. */
export function allExamples(): Example[] {
  const pages = readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx') && !GENERATED.test(path.basename(name)))
    .sort()
    .flatMap((name) => {
      const page = path.posix.join(DOCS, name);
      return examplesOf(page, readFileSync(page, 'utf8'));
    });
  return [...examplesOf(README, readFileSync(README, 'utf8')), ...pages];
}
