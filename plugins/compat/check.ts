import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { installedFolder, mismatch, notInstalled } from '../support/installed';
import type { Contact } from './contact';

/** The problem with an entry, or `undefined`. */
function problemOf({ package: name, file, what, ours, check }: Contact): string | undefined {
  const folder = installedFolder(name);
  const place = path.join(folder ?? '', file);
  const says = (problem: string) => `${file} ${problem} (${what}: ${ours})`;
  if (!folder || !existsSync(place)) return says('does not exist');
  try {
    check(readFileSync(place, 'utf8'));
    return undefined;
  } catch (error) {
    return says(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Verifies the installed packages against the table.
 *
 * @throws {CompatError} listing every entry of the first package that no longer matches, or naming one that is not
 * installed
 */
export function checkContacts(contacts: readonly Contact[]): void {
  const problems = new Map<string, string[]>();
  for (const contact of contacts) {
    const problem = problemOf(contact);
    if (!problem) continue;
    problems.set(contact.package, [...(problems.get(contact.package) ?? []), problem]);
  }
  for (const [name, lines] of problems) {
    throw installedFolder(name) ? mismatch(name, lines) : notInstalled(name);
  }
}
