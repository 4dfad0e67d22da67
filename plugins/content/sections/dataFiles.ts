import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const PAGE = /\.mdx?$/;

/**
 * Returns the files of the docs that are neither pages nor static files: sidebars, questions, terms and option data.
 * The content of pages may depend on them.
 */
export function dataFiles(docDir: string): string[] {
  if (!existsSync(docDir)) return [];
  return readdirSync(docDir, { withFileTypes: true })
    .filter(({ name }) => name !== 'public')
    .flatMap((entry) => {
      const file = path.join(docDir, entry.name);
      if (!entry.isDirectory()) return [file];
      return readdirSync(file, { recursive: true, withFileTypes: true })
        .filter((below) => below.isFile())
        .map((below) => path.join(below.parentPath, below.name));
    })
    .filter((file) => !PAGE.test(file))
    .sort();
}
