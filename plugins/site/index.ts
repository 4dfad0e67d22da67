import process from 'node:process';
import type { UserConfig } from '@rspress/core';
import { describeIssues } from '../support/describeIssues';
import { missingFolders } from './contentFolders';
import { type SiteConfig, siteSchema } from './schema';

export type { SiteConfig } from './schema';

/** Stops before anything is built; the message says all that is wrong, without a stack trace. */
export class SiteConfigError extends Error {
  override name = 'SiteConfigError';

  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}

function fail(headline: string, lines: string[]): never {
  throw new SiteConfigError(
    `[config] ${headline}:\n${lines.map((line) => `  ${line}`).join('\n')}`,
  );
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/**
 * Checks the settings of a site and gives them to Rspress.
 *
 * @param config what `rspress.config.ts` says; `root` defaults to `docs`, `lang` to `en`, `base` to `/`
 * @param cwd the folder that `root` is relative to
 * @throws {SiteConfigError} naming every wrong value, or every missing folder, at once
 */
export function defineSite(config: SiteConfig, cwd: string = process.cwd()): UserConfig {
  const result = siteSchema.safeParse(config);
  if (!result.success) {
    const lines = describeIssues(result.error.issues, config, 'setting').map(({ text }) => text);
    fail(`${count(lines.length, 'setting')} of rspress.config.ts cannot be used`, lines);
  }

  const { root, lang, base, locales = [], multiVersion } = result.data;
  const langs = locales.map((locale) => locale.lang);
  if (langs.length > 0 && !langs.includes(lang)) {
    fail('1 setting of rspress.config.ts cannot be used', [
      `lang is "${lang}" → write one of ${langs.map((name) => `"${name}"`).join(', ')}, or add it to locales`,
    ]);
  }

  const missing = missingFolders({ root, langs, versions: multiVersion?.versions ?? [] }, cwd);
  if (missing.length > 0) {
    fail(
      `${count(missing.length, 'content folder')} cannot be found`,
      missing.map((folder) => `${folder} → create it, or mend root, locales or multiVersion`),
    );
  }

  return { ...config, root, lang, base };
}
