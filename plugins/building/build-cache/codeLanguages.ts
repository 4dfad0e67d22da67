import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bundledLanguages } from 'shiki';

const FENCE = /^[\t >]*(?:`{3,}|~{3,})[\t ]*([\w#+.-]+)/gm;

/** The languages of all code blocks below a folder that Shiki has, in the order of the alphabet. */
export function codeLanguages(docDir: string): string[] {
  if (!existsSync(docDir)) return [];
  const found = new Set<string>();
  for (const file of readdirSync(docDir, { recursive: true, encoding: 'utf8' })) {
    if (!/\.mdx?$/.test(file)) continue;
    const text = readFileSync(path.join(docDir, file), 'utf8');
    for (const [, language = ''] of text.matchAll(FENCE)) {
      if (language in bundledLanguages) found.add(language);
    }
  }
  return [...found].sort();
}
