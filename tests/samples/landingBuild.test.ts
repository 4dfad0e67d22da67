import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { expect, test } from 'vitest';

/** The titled code blocks of a page: file name → what it holds. */
function readFiles(page: string): Record<string, string> {
  const source = readFileSync(page, 'utf8');
  const fences = source.matchAll(/^```\w+ title="([\w./]+)".*\n([\s\S]*?)^```$/gm);
  return Object.fromEntries([...fences].map(([, name = '', code = '']) => [name, code]));
}

/** Builds what the page shows in a folder of its own and gives the text of `dist/main.js`. */
async function build(files: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-sample-'));
  try {
    for (const [name, code] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), code);
    }
    const file = pathToFileURL(path.join(folder, 'rspack.config.mjs')).href;
    const { default: config } = await import(/* @vite-ignore */ file);
    const output = { path: path.join(folder, 'out') };
    await new Promise<void>((resolve, reject) => {
      rspack({ mode: 'production', ...config, context: folder, output }, (error, stats) => {
        if (error || !stats || stats.hasErrors()) reject(error ?? new Error(String(stats)));
        else resolve();
      });
    });
    return readFileSync(path.join(output.path, 'main.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each(['en', 'zh'])('the %s landing page shows what the bundler makes of it', async (lang) => {
  const page = `docs/v2/${lang}/index.mdx`;
  const files = readFiles(page);
  const output = await build(files);
  expect(`${output}\n`).toBe(files['dist/main.js']);

  const bytes = (text: string) => Buffer.byteLength(text);
  const input = bytes(files['src/index.ts'] ?? '') + bytes(files['src/price.ts'] ?? '');
  const heading = /^## .*$/m.exec(readFileSync(page, 'utf8'))?.[0] ?? '';
  expect(heading.match(/\d+/g)).toEqual([String(input), String(bytes(output))]);
});
