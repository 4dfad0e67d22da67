import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MarkdownFile } from './siteMarkdown';

/** Writes files below a folder one at a time, so that their contents need not be in memory together. */
export function writeFiles(files: readonly MarkdownFile[], folder: string): void {
  const folders = new Set<string>();
  for (const { route, make } of files) {
    const file = path.join(folder, route);
    const parent = path.dirname(file);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    writeFileSync(file, make());
  }
}
