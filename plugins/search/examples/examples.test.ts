import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { SearchClient } from '../client/searchClient';

const here = path.dirname(fileURLToPath(import.meta.url));

/** What the check of types says: each example exports a client that the search takes. */
type Taken<Module extends { default: SearchClient }> = Module;
export type Examples = [
  Taken<typeof import('./typesenseClient')>,
  Taken<typeof import('./meilisearchClient')>,
];

test.each(['en', 'zh'])(
  '[SRCH-12] the examples on the page in %s are those that are checked',
  (lang) => {
    const page = readFileSync(
      path.join(here, `../../../docs/v2/${lang}/lectern/search.mdx`),
      'utf8',
    );
    for (const name of ['typesenseClient.ts', 'meilisearchClient.ts']) {
      const example = readFileSync(path.join(here, name), 'utf8');
      expect(page).toContain(`\`\`\`ts title="search/${name}"\n${example}\`\`\``);
    }
  },
);
