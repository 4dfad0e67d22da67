import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { PageSection } from '../../../content/sections/types';
import { sharedBytes } from '../../../serving/server/worker/sharedBytes';
import { type AskSettings, optionsSchema } from '../options';

/** What the build leaves for the server beside the pages; dot-files are never served. */
export const SETTINGS_FILE = '.lectern-ask.json';
export const SECTIONS_FILE = '.lectern-sections.jsonl';

/** Writes what the server needs to answer: a section to a line. */
export function writeAskFiles(
  root: string,
  settings: AskSettings,
  sections: readonly PageSection[],
): void {
  const lines = sections.map((section) => `${JSON.stringify(section)}\n`);
  writeFileSync(path.join(root, SECTIONS_FILE), lines.join(''));
  writeFileSync(path.join(root, SETTINGS_FILE), `${JSON.stringify(settings, null, 2)}\n`);
}

/**
 * Reads the settings of a built site; `undefined` for one without Ask AI.
 *
 * @throws naming the file if it is not what the build writes
 */
export function readAskSettings(root: string): AskSettings | undefined {
  const file = path.join(root, SETTINGS_FILE);
  if (!existsSync(file)) return undefined;
  try {
    return optionsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new Error(`[ask-ai] ${file} cannot be read → run "npm run build" again; ${reason}`);
  }
}

/**
 * The sections of a built site as it was at the start: threads share their bytes.
 *
 * @throws naming the file if it is missing, empty or cut off
 */
export function readAskSections(root: string): Uint8Array {
  const file = path.join(root, SECTIONS_FILE);
  const bytes = existsSync(file) ? readFileSync(file) : undefined;
  if (bytes?.toString('utf8').trimEnd().endsWith('}')) return sharedBytes(bytes);
  const fault = bytes ? 'is empty or cut off' : 'is missing';
  throw new Error(`[ask-ai] ${file} ${fault} → run "npm run build" again`);
}

/**
 * Checks what a build has written.
 *
 * @throws naming the file that is missing or broken
 */
export function checkAskFiles(root: string): void {
  if (readAskSettings(root)) readAskSections(root);
}

/** The sections, with their texts and examples. */
export function readSections(bytes: Uint8Array): PageSection[] {
  const lines = new TextDecoder().decode(bytes).split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line) as PageSection);
}
