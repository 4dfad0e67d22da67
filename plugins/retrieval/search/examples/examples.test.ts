import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { collectionSchema } from '../push/typesense/schema';

const here = path.dirname(fileURLToPath(import.meta.url));

test.each(['en', 'zh'])(
  '[SRCH-12] the examples on the page in %s are those that are checked',
  (lang) => {
    const page = readFileSync(
      path.join(here, `../../../../site/lectern/docs/${lang}/search.mdx`),
      'utf8',
    );
    for (const name of ['typesenseClient.ts', 'meilisearchClient.ts']) {
      const example = readFileSync(path.join(here, name), 'utf8');
      expect(page).toContain(`\`\`\`ts title="search/${name}"\n${example}\`\`\``);
    }
  },
);

test('[ANS-7] the example for Typesense asks for fields of the collection that a push makes', () => {
  const example = readFileSync(path.join(here, 'typesenseClient.ts'), 'utf8');
  const asked = /query_by: '([^']+)'/.exec(example)?.[1]?.split(',') ?? [];
  const fields = collectionSchema('docs', ['en']).fields.map(({ name }) => name);
  expect(asked.length).toBeGreaterThan(3);
  expect(fields).toEqual(expect.arrayContaining(asked));
});
