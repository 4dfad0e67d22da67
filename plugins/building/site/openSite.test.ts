import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkConfigFile, configAround, loadConfigFile, openSite } from './openSite';

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-open-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('[DIAG-3] the settings of a page are those in the nearest folder around it', () => {
  mkdirSync(path.join(folder, 'other/docs/zh'), { recursive: true });
  writeFileSync(path.join(folder, 'rspress.config.ts'), '');
  writeFileSync(path.join(folder, 'other/rspress.config.mjs'), '');
  expect(configAround('docs/zh/a.mdx', folder)).toBe('rspress.config.ts');
  expect(configAround('other/docs/zh/a.mdx', folder)).toBe('other/rspress.config.mjs');
  expect(configAround('other/docs/zh', folder)).toBe('other/rspress.config.mjs');
  expect(configAround('../elsewhere/a.mdx', folder)).toBeUndefined();
});

test('[DIAG-3] a command in a folder below a site names the folder of the site', async () => {
  const site = mkdtempSync(path.join(folder, 'site-'));
  writeFileSync(path.join(site, 'rspress.config.mjs'), 'export default {};');
  const below = path.join(site, 'docs/en');
  mkdirSync(below, { recursive: true });
  await expect(openSite(below)).rejects.toThrow(
    `[config] ${below} has no rspress.config.ts → run this in ${site}, which has one`,
  );
});

test.each([
  ['export const settings = {};', 'exports nothing by default'],
  ['export default null;', 'exports null by default'],
  ['export default () => ({});', 'exports a function by default'],
])('[DIAG-3] a configuration of %j is named with what to write', async (text, said) => {
  const site = mkdtempSync(path.join(folder, 'site-'));
  writeFileSync(path.join(site, 'rspress.config.mjs'), text);
  await expect(openSite(site)).rejects.toThrow(
    `[config] rspress.config.mjs ${said} → write "export default defineSite({ … })"`,
  );
});

test('[DIAG-3] an error of a configuration has its place; one that says what to do is left as it is', async () => {
  const site = mkdtempSync(path.join(folder, 'site-'));
  writeFileSync(path.join(site, 'rspress.config.mjs'), "\nthrow new Error('no token');\n");
  await expect(openSite(site)).rejects.toThrow(
    /^\[config\] rspress\.config\.mjs:2:\d+ failed to load: no token → correct it$/,
  );
  const other = mkdtempSync(path.join(folder, 'site-'));
  writeFileSync(path.join(other, 'rspress.config.mjs'), "throw new Error('[theme] wrong → mend');");
  await expect(openSite(other)).rejects.toThrow(/^\[theme\] wrong → mend$/);
});

test('[DIAG-3] an import that does not exist is named, with how to install a package', async () => {
  const site = mkdtempSync(path.join(folder, 'site-'));
  const fails = async (name: string) => {
    const file = `${name.replaceAll(/\W/g, '')}.config.ts`;
    writeFileSync(path.join(site, file), `import '${name}';\nexport default {};\n`);
    const error = await openSite(site, file).catch((thrown) => thrown);
    return String(error.message).replace(file, 'FILE');
  };
  expect(await fails('no-such-package/part')).toBe(
    "[config] FILE failed to load: Cannot find module 'no-such-package/part' → correct the import, or install the package: npm install no-such-package",
  );
  expect(await fails('@no-such/package')).toContain('npm install @no-such/package');
  expect(await fails('./noSuchFile')).toBe(
    "[config] FILE failed to load: Cannot find module './noSuchFile' → correct the import",
  );
});

const STOCK =
  '[config] rspress.config.ts does not use defineSite → write "export default defineSite({ … })", or convert a site of Rspress: lectern migrate';

test('[DIAG-3] Rspress is not run without settings of Lectern: it would put pages of its own theme in the place of the site', async () => {
  const site = mkdtempSync(path.join(folder, 'site-'));
  const file = path.join(site, 'rspress.config.ts');
  await expect(checkConfigFile(site)).rejects.toThrow('has no rspress.config.ts → run this in');
  await expect(checkConfigFile(site, 'docs.ts')).rejects.toThrow('docs.ts does not exist in');
  writeFileSync(file, 'export const config = defineSite({});');
  await expect(checkConfigFile(site)).rejects.toThrow(
    '[config] rspress.config.ts exports nothing by default → write "export default defineSite({ … })"',
  );
  for (const text of ['export default { title: "A" };', 'module.exports = {};']) {
    writeFileSync(file, text);
    await expect(checkConfigFile(site)).rejects.toThrow(STOCK);
    await expect(openSite(site)).rejects.toThrow(STOCK);
  }
  writeFileSync(file, 'export default defineSite({})');
  await expect(checkConfigFile(site, 'rspress.config.ts')).resolves.toBeUndefined();
});

test('a configuration may take its settings from another file', async () => {
  const site = mkdtempSync(path.join(folder, 'site-'));
  const plugins = "[{ name: 'lectern:content' }]";
  writeFileSync(path.join(site, 'site.mjs'), `export const site = { plugins: ${plugins} };\n`);
  const file = path.join(site, 'rspress.config.mjs');
  writeFileSync(file, "export { site as default } from './site.mjs';\n");
  await expect(checkConfigFile(site)).resolves.toBeUndefined();
});

test('a configuration in TypeScript may be written as a build reads it, whatever Node.js can read', async () => {
  const site = mkdtempSync(path.join(folder, 'site-'));
  mkdirSync(path.join(site, 'own'));
  writeFileSync(path.join(site, 'own/index.ts'), "export enum Title { Own = 'Own docs' }\n");
  const file = path.join(site, 'rspress.config.ts');
  writeFileSync(file, "import { Title } from './own';\nexport default { title: Title.Own };\n");
  const failing = (code: string) => () =>
    Promise.reject(Object.assign(new Error('not read'), { code }));
  for (const code of [
    'ERR_UNKNOWN_FILE_EXTENSION',
    'ERR_MODULE_NOT_FOUND',
    'ERR_UNSUPPORTED_DIR_IMPORT',
    'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX',
  ]) {
    expect(await loadConfigFile(file, failing(code))).toMatchObject({ title: 'Own docs' });
  }
  expect(await loadConfigFile(file, async () => ({ default: { title: 'Native' } }))).toEqual({
    title: 'Native',
  });
  await expect(loadConfigFile(file, failing('ERR_OTHER'))).rejects.toThrow('not read');
  const module = path.join(site, 'rspress.config.mjs');
  await expect(loadConfigFile(module, failing('ERR_MODULE_NOT_FOUND'))).rejects.toThrow('not read');
});
