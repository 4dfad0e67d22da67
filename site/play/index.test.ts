import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { playground } from './index';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-play-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

vi.mock('../../plugins/content/siteContent', () => ({ contentOf: () => ({ routes: () => [] }) }));
vi.mock('./install', () => ({ installEngine: async () => wait(20) }));
vi.mock('./bundle', () => ({
  bundlePlayground: async () => {
    await wait(20);
    const files = path.join(folder, 'files');
    mkdirSync(files, { recursive: true });
    writeFileSync(path.join(files, 'page.js'), '');
    return { folder: files, page: 'page.js', styles: 'page.css' };
  },
}));

test('its documents are there as soon as other plugins read the output, however long the bundler takes', async () => {
  const outDir = path.join(folder, 'output');
  const plugin = playground();
  const config = { root: folder, outDir };
  await plugin.config?.(config, {} as never, true);
  await plugin.beforeBuild?.(config, true);
  void plugin.afterBuild?.(config, true);
  expect(existsSync(path.join(outDir, 'play/v2.html'))).toBe(true);
  expect(existsSync(path.join(outDir, 'play/assets/page.js'))).toBe(true);
});
