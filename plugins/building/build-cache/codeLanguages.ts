import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BundledLanguage, bundledLanguages } from 'shiki';

const FENCE = /^[\t >]*(?:`{3,}|~{3,})[\t ]*([\w#+.-]+)/gm;

const isKnown = (name: string): name is BundledLanguage => name in bundledLanguages;

/** Returns the languages of all code blocks below a folder that Shiki supports, in alphabetical order. */
export function codeLanguages(docDir: string): BundledLanguage[] {
  if (!existsSync(docDir)) return [];
  const found = new Set<BundledLanguage>();
  for (const file of readdirSync(docDir, { recursive: true, encoding: 'utf8' })) {
    if (!/\.mdx?$/.test(file)) continue;
    const text = readFileSync(path.join(docDir, file), 'utf8');
    for (const [, language = ''] of text.matchAll(FENCE)) {
      if (isKnown(language)) found.add(language);
    }
  }
  return [...found].sort();
}
