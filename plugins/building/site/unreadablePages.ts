import { accessSync, constants, type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

const PAGE = /\.mdx?$/;
/** Characters that end the path of a URL or have a special meaning in it. */
const NO_ADDRESS = /[#%?\\]/;
/** Rspress puts the names of pages in single quotes without escaping them. */
const NO_NAME = /['\n\r]/;

function problemOfPage(file: string, docs: string): string | undefined {
  const stat = statSync(file);
  if (stat.isDirectory()) return undefined;
  if (!stat.isFile()) return 'it is not a regular file: remove it';
  const name = path.relative(docs, file);
  const [sign] = NO_ADDRESS.exec(name) ?? [];
  if (sign !== undefined) return `an address cannot contain "${sign}": rename it`;
  const [mark] = NO_NAME.exec(name) ?? [];
  if (mark !== undefined)
    return `the name of a page cannot contain ${JSON.stringify(mark)}: rename it`;
  try {
    accessSync(file, constants.R_OK);
    return undefined;
  } catch (error) {
    return `${(error as Error).message.split(',')[0]}: give this user read permission`;
  }
}

const NOWHERE = 'it is a broken symbolic link: correct or remove it';

/** Rspress reads all entries of a folder with pages to create a sidebar, and fails on such a link. */
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

/** Whether a folder contains public files. */
const isPublic = (folder: string, docs: string) =>
  path.relative(docs, folder).split(path.sep)[0] === 'public';

/**
 * Returns the problem of an entry that cannot be copied to the output, such as a pipe, which would
 * block the build.
 */
function problemOfKind(entry: Dirent, folder: string, docs: string): string | undefined {
  const isKnown = entry.isFile() || entry.isDirectory() || entry.isSymbolicLink();
  return isKnown || !isPublic(folder, docs) ? undefined : 'it is not a regular file: remove it';
}

/** Returns the folder that an entry is or links to. */
function folderOf(entry: Dirent, file: string): string | undefined {
  if (entry.isDirectory()) return realpathSync(file);
  if (!entry.isSymbolicLink()) return undefined;
  try {
    return statSync(file).isDirectory() ? realpathSync(file) : undefined;
  } catch {
    return undefined;
  }
}

/** If a page exists as both `.md` and `.mdx`, Rspress stops without naming either. */
function problemOfTwin(name: string, names: ReadonlySet<string>, folder: string, docs: string) {
  const twin = name.replace(/\.md$/, '.mdx');
  const isPage = !name.startsWith('_') && !isPublic(folder, docs);
  if (twin === name || !isPage || !names.has(twin)) return undefined;
  return `${twin} in the same folder has the same address: remove or rename one of them`;
}

/** @param around the folder and its ancestors, as real paths */
function problemsIn(
  folder: string,
  around: readonly string[],
  docs: string,
): [file: string, problem: string][] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = new Set(entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name));
  return entries.flatMap((entry) => {
    const file = path.join(folder, entry.name);
    const inner = entry.name === 'node_modules' ? undefined : folderOf(entry, file);
    if (inner !== undefined && around.includes(inner)) {
      return [[file, 'it is a symbolic link to a folder that contains it: remove it']];
    }
    const below = inner === undefined ? [] : problemsIn(file, [...around, inner], docs);
    const problem =
      problemOfLink(entry, file) ??
      problemOfKind(entry, folder, docs) ??
      (PAGE.test(entry.name) ? problemOfPage(file, docs) : undefined) ??
      problemOfTwin(entry.name, names, folder, docs);
    return [...(problem ? [[file, problem] as [string, string]] : []), ...below];
  });
}

/** Reports pages on which Rspress would fail, each with the solution. */
export function unreadablePages(root: string, cwd: string): string[] {
  const docs = path.resolve(cwd, root);
  return problemsIn(docs, [realpathSync(docs)], docs)
    .map(([file, problem]) => `${path.join(root, path.relative(docs, file))} → ${problem}`)
    .sort();
}
