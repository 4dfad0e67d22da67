import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Schema, Validator } from '@cfworker/json-schema';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { entryFaults } from '../../content/checks/entryFaults';
import { filesOfCommand } from '../../content/files/filesOfCommand';
import { frontmatterFindings } from '../../pages/frontmatter/frontmatterFindings';
import { editorSchemas } from './editorSchemas';

const schemas = editorSchemas({ level: z.int().optional() });

function isValid(name: string, value: unknown): boolean {
  const schema = JSON.parse(schemas.get(name) ?? '') as Schema;
  return new Validator(schema, '7').validate(value).valid;
}

const FOLDERS = [
  'docs',
  'site/lectern/docs',
  'tests/fixtures',
  'plugins/cli/create/templates/pages',
];

function filesNamed(pattern: RegExp): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => pattern.test(name))
      .map((name) => path.join(folder, name)),
  );
}

test('the schemas of the package are those that the build validates with', () => {
  for (const [name, text] of editorSchemas()) {
    expect(
      readFileSync(`plugins/maintenance/schemas/${name}`, 'utf8'),
      'run "npm run docs:schemas"',
    ).toBe(text);
  }
});

test.each([
  ['meta.json', 'sidebar', /(^|\/)_meta\.json$/],
  ['nav.json', 'navbar', /(^|\/)_nav\.json$/],
] as const)(
  'every file of %s that is valid for the build is valid for an editor',
  (name, kind, pattern) => {
    const files = filesNamed(pattern);
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      expect(entryFaults(text, kind), file).toEqual([]);
      expect(isValid(name, JSON.parse(text)), file).toBe(true);
    }
  },
);

test('the frontmatter of pages is valid for both', () => {
  const files = filesOfCommand();
  for (const file of filesNamed(/(^|\/)(guide|config)\/[\w/-]+\.mdx$/)) {
    const page = files.read(file);
    if (!page) continue;
    expect(frontmatterFindings(page, file), file).toEqual([]);
    expect(isValid('frontmatter.json', JSON.parse(JSON.stringify(page.frontmatter))), file).toBe(
      true,
    );
  }
});

test.each([
  ['sidebar', 'meta.json', '[{ "type": "file" }]'],
  ['sidebar', 'meta.json', '["a", { "type": "dir", "name": "b", "colapsed": true }]'],
  ['sidebar', 'meta.json', '[{ "type": "folder" }]'],
  [
    'sidebar',
    'meta.json',
    '[{ "type": "custom-link", "label": "A", "items": [{ "link": "/a" }] }]',
  ],
  ['navbar', 'nav.json', '[{ "text": "A", "link": 7 }]'],
  ['navbar', 'nav.json', '[{ "text": "A", "items": [{ "txt": "B" }] }]'],
  ['navbar', 'nav.json', '{}'],
] as const)('an invalid %s file is invalid for both: %s %j', (kind, name, text) => {
  expect(entryFaults(text, kind).length).toBeGreaterThan(0);
  expect(isValid(name, JSON.parse(text))).toBe(false);
});

test('an invalid entry is reported with its position, value and remedy', () => {
  const text = '["a",\n { "type": "dir", "name": "b", "colapsed": true },\n { "type": "folder" }]';
  const [first, second] = entryFaults(text, 'sidebar');
  expect(first?.message).toBe('unknown entry key "colapsed" → did you mean "collapsed"?');
  expect(text.slice(first?.offset)).toMatch(/^true/);
  expect(second?.message).toMatch(/^type must be one of "file", "dir", .*, but is "folder"$/);
  expect(text.slice(second?.offset)).toMatch(/^"folder"/);
});

test.each([{ title: 7 }, { sidbar: false }, { searchBoost: 11 }, { overviewHeaders: [9] }])(
  'invalid frontmatter is invalid for both: %j',
  (frontmatter) => {
    expect(frontmatterFindings({ frontmatter, text: '' }, 'a.mdx')).toHaveLength(1);
    expect(isValid('frontmatter.json', frontmatter)).toBe(false);
  },
);

test('the schema contains additional keys of the site', () => {
  expect(isValid('frontmatter.json', { level: 2 })).toBe(true);
  expect(isValid('frontmatter.json', { level: 'high' })).toBe(false);
});
