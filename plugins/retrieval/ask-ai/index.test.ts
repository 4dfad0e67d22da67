import { expect, test } from 'vitest';
import { pluginDocSearch } from '../docsearch';
import { pluginSearch } from '../search';
import { pluginAskAi } from './index';

const tools = { addPlugin: () => {}, removePlugin: () => {} };

test('the dialog asks only where it comes after Ask AI: another order is an error that names both', () => {
  const ask = pluginAskAi();
  const [search, dialog] = [pluginSearch(), pluginDocSearch()];
  expect(() => ask.config?.({ plugins: [search, ask, dialog] }, tools, true)).not.toThrow();
  expect(() => ask.config?.({ plugins: [search, dialog, ask] }, tools, true)).toThrow(
    'pluginDocSearch is listed before pluginAskAi → list it after pluginAskAi',
  );
});
