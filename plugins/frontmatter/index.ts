import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import type { z } from 'zod';
import { describeIssues } from '../support/describeIssues';
import { findLine } from './findLine';
import { frontmatterSchema } from './schema';

export interface FrontmatterOptions {
  /** Keys that the site's own components read, with what they may be. @default none */
  keys?: Record<string, z.ZodType>;
}

/** Stops the build; the message says all that is wrong, without a stack trace. */
export class FrontmatterError extends Error {
  override name = 'FrontmatterError';

  constructor(lines: readonly string[]) {
    const values = lines.length === 1 ? '1 value' : `${lines.length} values`;
    super(
      `[frontmatter] ${values} cannot be used:\n${lines.map((line) => `  ${line}`).join('\n')}`,
    );
    this.stack = this.message;
  }
}

/** Where Rspress keeps the text of the page. */
const PAGE_TEXT = '__content';

type CheckedPage = Pick<PageIndexInfo, '_filepath' | 'frontmatter'>;

/** What is wrong in the frontmatter of pages: a line for each value, with file, line and remedy. */
export function checkFrontmatter(
  pages: readonly CheckedPage[],
  keys: FrontmatterOptions['keys'] = {},
): string[] {
  const schema = frontmatterSchema.extend(keys);
  const byFile = new Map(pages.map((page) => [page._filepath, page.frontmatter ?? {}]));
  return [...byFile].flatMap(([file, frontmatter]) => {
    const { [PAGE_TEXT]: _, ...said } = frontmatter;
    const result = schema.safeParse(said);
    if (result.success) return [];
    const source = readFileSync(file, 'utf8');
    const name = path.relative(process.cwd(), file);
    return describeIssues(result.error.issues, frontmatter, 'frontmatter key').map(
      ({ path: keyPath, text }) => `${name}:${findLine(source, keyPath)} ${text}`,
    );
  });
}

/**
 * Checks the frontmatter of every page before anything is built: a value of a wrong type and a key
 * that nobody reads are named with file, line, value and what to write, all at once.
 *
 * @throws {FrontmatterError} in build and dev, when the pages are read
 */
export function pluginFrontmatter({ keys }: FrontmatterOptions = {}): RspressPlugin {
  return {
    name: 'lectern:frontmatter',
    modifySearchIndexData(pages) {
      const wrong = checkFrontmatter(pages, keys);
      if (wrong.length > 0) throw new FrontmatterError(wrong);
    },
  };
}
