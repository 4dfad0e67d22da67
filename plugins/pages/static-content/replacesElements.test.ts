import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { expect, test } from 'vitest';
import { lecternTheme } from '../theme/themeDir';
import { pluginStaticContent } from '.';
import { replacesElements } from './replacesElements';

function themeWith(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-elements-'));
  writeFileSync(path.join(folder, 'index.tsx'), text);
  return folder;
}

const OWN = themeWith(`import { getCustomMDXComponent as basic } from 'lectern/theme';
export * from 'lectern/theme';
export function getCustomMDXComponent() {
  return { ...basic(), p: (props) => <p className="own" {...props} /> };
}
`);

test('a theme with its own components for elements is recognized, and the one of Lectern is none', () => {
  expect(replacesElements(OWN)).toBe(true);
  expect(replacesElements(themeWith("export * from 'lectern/theme';"))).toBe(false);
  expect(replacesElements(themeWith(`export * from '${lecternTheme}';`))).toBe(false);
  expect(replacesElements(lecternTheme)).toBe(false);
  expect(replacesElements(undefined)).toBe(false);
});

/** The elements that the plugin leaves to components on a site with this theme. */
function dynamicOf(plugin: RspressPlugin, themeDir: string) {
  plugin.config?.({ themeDir } as UserConfig, {} as never, true);
  const [plugged] = plugin.markdown?.rehypePlugins ?? [];
  const [, settings] = plugged as unknown as [unknown, { dynamic?: string[] }];
  return settings.dynamic;
}

test('on such a site, no element is written as HTML unless the site names those it replaces', () => {
  expect(dynamicOf(pluginStaticContent(), OWN)).toContain('p');
  expect(dynamicOf(pluginStaticContent({ dynamic: ['td'] }), OWN)).toEqual(['td']);
  expect(dynamicOf(pluginStaticContent(), lecternTheme)).toBeUndefined();
});
