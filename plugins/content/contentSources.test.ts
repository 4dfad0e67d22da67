import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { expect, test } from 'vitest';
import { pluginContent } from '.';

function sourcesOf(config: UserConfig) {
  const root = mkdtempSync(path.join(tmpdir(), 'lectern-sources-'));
  const plugin = pluginContent();
  plugin.config?.({ root, ...config }, {} as never, false);
  return plugin.contentSources?.();
}

test('[SAFE-1] the hosts of scripts that the settings add to pages are allowed', () => {
  const src = (host: string) => `https://${host}.example.com/a.js`;
  expect(
    sourcesOf({
      head: [['script', { src: src('stats') }]],
      builderConfig: {
        html: { tags: [{ tag: 'script', attrs: { src: src('chat') } }, () => undefined] },
      },
    }),
  ).toEqual({ 'script-src': ['https://chat.example.com', 'https://stats.example.com'] });
  const one = { tag: 'script', attrs: { src: src('chat') } };
  expect(sourcesOf({ builderConfig: { html: { tags: one } } })).toEqual({
    'script-src': ['https://chat.example.com'],
  });
  expect(sourcesOf({})).toEqual({});
});
