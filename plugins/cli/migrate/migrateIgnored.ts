import type { MigratedFile } from './migrateConfig';

/** What builds and the dev server write for themselves. */
const WORKING_FOLDER = '.lectern/';

/** Lets git leave out what Lectern writes for itself. */
export function migrateIgnored(text: string): MigratedFile {
  const unchanged: MigratedFile = { text, done: [], left: [], dropped: [] };
  if (/^\/?\.lectern\/?\s*$/m.test(text)) return unchanged;
  const before = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  const done = [`.gitignore now contains ${WORKING_FOLDER}, the working folder of Lectern`];
  return { ...unchanged, text: `${before}${WORKING_FOLDER}\n`, done };
}
