import { expect, test } from 'vitest';
import { PAGE_PARTS, partsSource, standInSource } from './pageParts';

const [home, overview] = PAGE_PARTS;
const page = (frontmatter: Record<string, unknown>) => ({ frontmatter });

test('a page brings the parts that it shows, and no others', () => {
  expect(partsSource(page({}))).toBe('');
  expect(partsSource(page({ pageType: 'home' }))).toContain(
    "registerPart('HomeLayout', HomeLayout)",
  );
  expect(partsSource(page({ overview: true }))).toContain("registerPart('Overview', Overview)");
  expect(partsSource(page({ overview: true }))).not.toContain('HomeLayout');
});

test('a stand-in fetches its part only when it is shown, and has its styles', () => {
  if (!home || !overview) throw new Error('no parts');
  const source = standInSource(home);
  expect(source).toMatch(
    /partOnDemand\('HomeLayout', \(\) => import\(".*HomeLayout\.tsx\?part"\)\)/,
  );
  expect(source).toMatch(/^import ".*home\/Features\.css";/);
  expect(source).toMatch(/import ".*layouts\/HomeLayout\.css";/);
  expect(standInSource(overview)).toMatch(/import ".*Overview\/Overview\.css";/);
});
