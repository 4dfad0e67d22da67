import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { PageSection } from '../../../content/sections/types';
import { type AskSettings, optionsSchema } from '../options';
import { readAnswerFiles, writeAnswerFiles } from './answerFiles';

/** The settings file that the build writes for the server, next to the pages and their sections. */
export const SETTINGS_FILE = '.lectern-ask.json';

/** Writes the files that the server needs to answer questions. */
export function writeAskFiles(
  root: string,
  settings: AskSettings,
  sections: readonly PageSection[],
): void {
  writeAnswerFiles(root, sections);
  writeFileSync(path.join(root, SETTINGS_FILE), `${JSON.stringify(settings, null, 2)}\n`);
}

/**
 * Reads the settings of a built site; `undefined` for one without Ask AI.
 *
 * @throws naming the file if it is invalid
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
 * Checks the files that a build has written.
 *
 * @throws naming the file that is missing or invalid
 */
export function checkAskFiles(root: string): void {
  if (readAskSettings(root)) readAnswerFiles(root);
}
