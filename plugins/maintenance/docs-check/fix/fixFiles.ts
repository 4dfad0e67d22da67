import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Finding } from '../../../support/finding';
import { type Fixable, fixText, isFixable } from './fixText';

/** Writes a file atomically, because other programs may read it meanwhile. */
function replaceFile(file: string, text: string): void {
  const begun = `${file}.${process.pid}.tmp`;
  writeFileSync(begun, text);
  renameSync(begun, file);
}

/**
 * Applies the fixes of findings to the files of a site.
 *
 * @returns the findings that were fixed, or would be
 */
export function fixFiles(
  findings: readonly Finding[],
  { cwd, isDry }: { cwd: string; isDry: boolean },
): Fixable[] {
  const byFile = new Map<string, Fixable[]>();
  for (const finding of findings.filter(isFixable)) {
    byFile.set(finding.file, [...(byFile.get(finding.file) ?? []), finding]);
  }
  return [...byFile].flatMap(([name, own]) => {
    const file = path.resolve(cwd, name);
    const { text, fixed } = fixText(readFileSync(file, 'utf8'), own);
    if (fixed.length > 0 && !isDry) replaceFile(file, text);
    return fixed;
  });
}

/** Formats a fix: `docs/en/a.mdx:3:1 links: /guide#instal → /guide#install` */
export function fixLine({ file, line, column, check, fix }: Fixable): string {
  const place = column === undefined ? line : `${line}:${column}`;
  const shown = (text: string) =>
    text.replace(/[\r\n\uFEFF]/g, (letter) =>
      letter === '\r' ? 'CR' : letter === '\n' ? 'LF' : 'byte order mark',
    ) || 'nothing';
  return `${file}:${place} ${check}: ${shown(fix.find)} → ${shown(fix.write)}`;
}
