import type { MigratedFile } from './migrateConfig';

/** The folder for internal files of builds and the dev server. */
const WORKING_FOLDER = '.lectern/';

/** Adds the working folder of Lectern to .gitignore. */
export function migrateIgnored(text: string): MigratedFile {
  const unchanged: MigratedFile = { text, done: [], left: [], dropped: [] };
  if (/^\/?\.lectern\/?\s*$/m.test(text)) return unchanged;
  const before = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  const done = [`.gitignore now contains ${WORKING_FOLDER}, the working folder of Lectern`];
  return { ...unchanged, text: `${before}${WORKING_FOLDER}\n`, done };
}
