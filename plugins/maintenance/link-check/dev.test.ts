import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { pluginContent } from '../../content';
import { contentOf } from '../../content/siteContent';
import { pluginLinkCheck } from '.';

const root = mkdtempSync(path.join(tmpdir(), 'lectern-links-'));
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

const route = (name: string) => ({
  routePath: `/${name}`,
  absolutePath: path.join(root, `${name}.mdx`),
});

/** The plugin in the dev server, with a function that saves a page. */
function startDev() {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const tools = { addPlugin: () => {}, removePlugin: () => {} };
  const content = pluginContent();
  const plugin = pluginLinkCheck();
  const config = content.config?.({ root, lang: 'en' }, tools, false) as UserConfig;
  const settings = plugin.config?.(config, tools, false) as UserConfig;
  const service = {
    getRoutes: () => [route('a'), route('b')],
    isInDocsDir: () => false,
    routeData: new Map(),
  };
  content.routeServiceGenerated?.(service as never, false);
  content.beforeBuild?.(settings, false);
  const { files, compiled } = contentOf(settings);
  const save = (name: string, text: string) => {
    const { absolutePath: file } = route(name);
    writeFileSync(file, text);
    compiled(file, files.read(file)?.tree() ?? { type: 'root' });
    return warn.mock.calls
      .splice(0)
      .map(([line]) => String(line).replaceAll(/\S*lectern-links-\w+\//g, ''));
  };
  return { save, warn };
}

test('[AUTH-1] the dev server warns about a dead link when its page is compiled, and continues', async () => {
  mkdirSync(path.join(root, 'public'), { recursive: true });
  const { save, warn } = startDev();
  expect(save('b', '# B\n\n## Good\n')).toEqual([]);
  const warning =
    '[links] 1 link is wrong:\n  a.mdx:3:1 /b has no heading "#god" → did you mean #good?';
  expect(save('a', '# A\n\n[x](/b#god)\n')).toEqual([warning]);
  expect(save('a', '# A\n\n[x](/b#god)\n')).toEqual([]);
  expect(save('a', '# A\n\n[x](/b#good)\n')).toEqual([]);
  expect(save('a', '# A\n\n[x](/b#god)\n')).toEqual([warning]);
  expect(warn).not.toHaveBeenCalled();
});
