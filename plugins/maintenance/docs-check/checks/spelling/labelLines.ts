import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CheckContext } from '../../../../content/checks/docsCheck';
import { folderOfPage } from '../../../../content/files/readPages';
import { SOURCE_LANG } from '../../../../content/site/byLanguage';

/** A line to check, with its position. */
export interface PlacedLine {
  file: string;
  line: number;
  text: string;
}

const ENTRY_FILE = /(?:^|[\\/])_(?:meta|nav)\.json$/;
const LABEL = /"(?:text|label|sectionHeaderText|tag)":\s*"([^"]*)"/g;

/** Returns the texts of the English `_meta.json` and `_nav.json`. */
export function labelLines({ pages, cwd }: CheckContext): PlacedLine[] {
  const sources = pages.filter(({ lang }) => lang === SOURCE_LANG);
  const folders = new Set(sources.map(folderOfPage));
  return [...folders].flatMap((folder) =>
    readdirSync(path.resolve(cwd, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => ENTRY_FILE.test(name))
      .sort()
      .flatMap((name) =>
        readFileSync(path.resolve(cwd, folder, name), 'utf8')
          .split('\n')
          .map((line, index) => ({
            file: path.join(folder, name),
            line: index + 1,
            text: [...line.matchAll(LABEL)].map(([, label = '']) => label).join(' '),
          })),
      ),
  );
}
