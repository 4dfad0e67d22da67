import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildTestSite } from '.';

const FOLDER = '.lectern/tests';
const sites = () => (existsSync(FOLDER) ? readdirSync(FOLDER) : []);

test('a site that cannot be built says why and leaves no files', async () => {
  const before = sites();
  const files = { 'rspress.config.ts': 'export default 5;', 'docs/index.mdx': '# Start\n' };
  await expect(buildTestSite(files)).rejects.toThrow(/the site cannot be built:[\s\S]*config/);
  expect(sites()).toEqual(before);
});
