import { accessSync, constants, type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

const PAGE = /\.mdx?$/;
/** What ends a path in an address, or stands for another sign. */
const NO_ADDRESS = /[#%?\\]/;

function problemOfPage(file: string, docs: string): string | undefined {
  const stat = statSync(file);
  if (stat.isDirectory()) return undefined;
  if (!stat.isFile()) return 'it is no file: remove it';
  const [sign] = NO_ADDRESS.exec(path.relative(docs, file)) ?? [];
  if (sign !== undefined) return `no address can have "${sign}": rename it`;
  try {
    accessSync(file, constants.R_OK);
    return undefined;
  } catch (error) {
    return `${(error as Error).message.split(',')[0]}: give this user the right to read it`;
  }
}

const NOWHERE = 'it is a link that leads nowhere: remove it or correct it';

/** Rspress looks at whatever is in a folder of pages to list it in a sidebar, and fails at such a link. */
function problemOfLink(entry: Dirent, file: string): string | undefined {
  if (!entry.isSymbolicLink()) return undefined;
  try {
    statSync(file);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' || code === 'ELOOP' ? NOWHERE : undefined;
  }
}

/** The folder that an entry is or leads to. */
function folderOf(entry: Dirent, file: string): string | undefined {
  if (entry.isDirectory()) return realpathSync(file);
  if (!entry.isSymbolicLink()) return undefined;
  try {
    return statSync(file).isDirectory() ? realpathSync(file) : undefined;
  } catch {
    return undefined;
  }
}

/** @param around the folder and those around it, as they are on the disk */
function problemsIn(
  folder: string,
  around: readonly string[],
  docs: string,
): [file: string, problem: string][] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    const inner = entry.name === 'node_modules' ? undefined : folderOf(entry, file);
    if (inner !== undefined && around.includes(inner)) {
      return [[file, 'it is a link to a folder that it stands in: remove it']];
    }
    const below = inner === undefined ? [] : problemsIn(file, [...around, inner], docs);
    const problem =
      problemOfLink(entry, file) ?? (PAGE.test(entry.name) ? problemOfPage(file, docs) : undefined);
    return [...(problem ? [[file, problem] as [string, string]] : []), ...below];
  });
}

/** Pages that Rspress would stumble over, each with what to do. */
export function unreadablePages(root: string, cwd: string): string[] {
  const docs = path.resolve(cwd, root);
  return problemsIn(docs, [realpathSync(docs)], docs)
    .map(([file, problem]) => `${path.join(root, path.relative(docs, file))} → ${problem}`)
    .sort();
}
