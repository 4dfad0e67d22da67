import { expect, test } from 'vitest';
import { PAGE_PARTS, partsSource, placeholderSource } from './pageParts';

const [home, overview] = PAGE_PARTS;
const page = (frontmatter: Record<string, unknown>, text = '# A') => ({ frontmatter, text });

test('a page brings the parts that it shows, and no others', () => {
  expect(partsSource(page({}))).toBe('');
  expect(partsSource(page({ pageType: 'home' }))).toContain(
    "registerPart('HomeLayout', HomeLayout)",
  );
  expect(partsSource(page({ overview: true }))).toContain("registerPart('Overview', Overview)");
  expect(partsSource(page({ overview: true }))).not.toContain('HomeLayout');
});

test.each([
  ':::tip\n\nText\n\n:::',
  '> ::: note',
  '- A\n\n  :::warning Title',
  '> [!NOTE]\n> Text',
  '<Callout type="tip">Text</Callout>',
  "import Part from './_part.mdx';",
])('a page that may have a callout brings its code: %s', (text) => {
  expect(partsSource(page({}, `# A\n\n${text}\n`))).toContain("registerPart('Callout', Callout)");
});

test('a placeholder loads its part only when it is rendered, and imports its styles', () => {
  if (!home || !overview) throw new Error('no parts');
  const source = placeholderSource(home);
  expect(source).toMatch(
    /partOnDemand\('HomeLayout', \(\) => import\(".*HomeLayout\.tsx\?part"\)\)/,
  );
  expect(source).toMatch(/^import ".*home\/Features\.css";/);
  expect(source).toMatch(/import ".*layouts\/HomeLayout\.css";/);
  expect(placeholderSource(overview)).toMatch(/import ".*Overview\/Overview\.css";/);
});
