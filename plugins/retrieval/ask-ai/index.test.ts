import { expect, test } from 'vitest';
import { type SiteContent, withContent } from '../../content/siteContent';
import type { SitePlugin } from '../../content/sitePlugin';
import { pluginDocSearch } from '../docsearch';
import { pluginSearch } from '../search';
import { pluginAskAi } from './index';

const tools = { addPlugin: () => {}, removePlugin: () => {} };

test('the dialog asks only where it comes after Ask AI: another order is an error that names both', () => {
  const ask = pluginAskAi();
  const [search, dialog] = [pluginSearch(), pluginDocSearch()];
  const opened = (plugins: SitePlugin[]) =>
    ask.config?.(withContent({ plugins }, {} as SiteContent), tools, true);
  expect(() => opened([search, ask, dialog])).not.toThrow();
  expect(() => opened([search, dialog, ask])).toThrow(
    'pluginDocSearch is listed before pluginAskAi → list it after pluginAskAi',
  );
});
