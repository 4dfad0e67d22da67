import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { OnTree } from '../content/tree/captureTree';
import { parseFile } from '../content/tree/parseFile';
import { pluginLinkCheck } from '.';

const root = mkdtempSync(path.join(tmpdir(), 'lectern-links-'));
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

const route = (name: string) => ({
  routePath: `/${name}`,
  absolutePath: path.join(root, `${name}.mdx`),
});

/** The plugin in the dev server, and what it does when a page is saved. */
function startDev() {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const plugin = pluginLinkCheck();
  plugin.routeServiceGenerated?.({ getRoutes: () => [route('a'), route('b')] } as never, false);
  plugin.beforeBuild?.({ root, lang: 'en' }, false);
  const [entry] = plugin.markdown?.remarkPlugins ?? [];
  const onTree = (entry as unknown as [unknown, OnTree])[1];
  const save = (name: string, text: string) => {
    const { absolutePath: file } = route(name);
    writeFileSync(file, text);
    onTree(file, parseFile(text, file).tree, text);
    return said.mock.calls
      .splice(0)
      .map(([line]) => String(line).replaceAll(/\S*lectern-links-\w+\//g, ''));
  };
  return { save, said };
}

test('[AUTH-1] the dev server warns of a dead link when its page is compiled, and goes on', async () => {
  mkdirSync(path.join(root, 'public'), { recursive: true });
  const { save, said } = startDev();
  expect(save('b', '# B\n\n## Good\n')).toEqual([]);
  const warning =
    '[links] 1 link leads nowhere:\n  a.mdx:3:1 /b has no heading "#god" → did you mean #good?';
  expect(save('a', '# A\n\n[x](/b#god)\n')).toEqual([warning]);
  expect(save('a', '# A\n\n[x](/b#god)\n')).toEqual([]);
  expect(save('a', '# A\n\n[x](/b#good)\n')).toEqual([]);
  expect(save('a', '# A\n\n[x](/b#god)\n')).toEqual([warning]);
  expect(said).not.toHaveBeenCalled();
});

test('[AUTH-1] the dev server warns of dead links in the navigation when it starts', () => {
  writeFileSync(path.join(root, '_nav.json'), '[{ "text": "Gone", "link": "/gone" }]');
  const { said } = startDev();
  expect(said.mock.calls.map(([line]) => String(line))).toEqual([
    expect.stringContaining('_nav.json:1:28 /gone is no page or file of the site'),
  ]);
});
