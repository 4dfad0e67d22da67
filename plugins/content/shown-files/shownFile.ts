import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { TreeNode } from '../tree/nodes';
import { partText, readPart } from './filePart';

/** The folders to which paths of shown files are relative. */
export interface ShownFileFolders {
  /** The folder of all pages: `/example.js` is in it. */
  docDir: string;
  /** The folder of the site: `<root>/example.js` is in it. */
  cwd: string;
}

/** A file that a block shows instead of its own text. */
export interface ShownFile {
  /** The absolute path. */
  file: string;
  /** The path as written on the page: `./example.js#setup`. */
  written: string;
  /** The shown text, or the reason why there is none. */
  result: { text: string } | { problem: string };
  /** The rest of the block's meta string. */
  meta: string;
}

const FILE = /(?:^|\s)file=(?:"([^"]*)"|'([^']*)'|`([^`]*)`|(\S+))/;
const ROOT = '<root>/';

/** Returns whether a path is inside a folder, or the folder itself. */
function isBelow(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

/** Returns the folder of the project: the repository that contains the site, or else the folder of the site. */
export function projectFolder(cwd: string): string {
  for (let folder = cwd; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, '.git'))) return folder;
    if (folder === path.dirname(folder)) return cwd;
  }
}

function locate(name: string, page: string, { docDir, cwd }: ShownFileFolders): string | undefined {
  if (name.startsWith(ROOT)) return path.join(cwd, name.slice(ROOT.length));
  if (name.startsWith('/')) return path.join(docDir, name);
  return /^\.{1,2}\//.test(name) ? path.join(path.dirname(page), name) : undefined;
}

/** The maximum size of a shown file. A page with larger code would take minutes to build. */
const MAX_BYTES = 1024 * 1024;

/**
 * Returns the problem with a file, which continues a sentence that starts with its name; `undefined` if it can be
 * shown.
 */
function fileProblem(file: string): string | undefined {
  const stat = statSync(file);
  if (stat.isDirectory()) return 'is a folder → name a file in it';
  if (!stat.isFile()) return 'is a device or a pipe → name a file';
  if (stat.size <= MAX_BYTES) return undefined;
  const megabytes = (stat.size / MAX_BYTES).toFixed(1);
  return `is ${megabytes} MB, and a page can show files up to 1 MB → copy the part to show into a separate file`;
}

/** Returns the reason why a file cannot be read, from the error of the system. */
function readProblem(name: string, { code, message }: NodeJS.ErrnoException): string {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
    case 'ENAMETOOLONG':
    case 'ERR_INVALID_ARG_VALUE':
      return `${JSON.stringify(name).slice(1, -1)} does not exist → correct the path, or add the file`;
    case 'ELOOP':
      return `${name} is a symbolic link to itself → remove or correct it`;
    default:
      return `${name} cannot be read (${message.split(',')[0]}) → give this user read permission`;
  }
}

function readText(file: string, part: string | undefined, cwd: string): ShownFile['result'] {
  const name = path.relative(cwd, file).split(path.sep).join('/');
  if (!isBelow(file, projectFolder(cwd))) {
    return { problem: `${name} is outside the project → move the file into it` };
  }
  try {
    const problem = fileProblem(file);
    if (problem !== undefined) return { problem: `${name} ${problem}` };
    const text = readFileSync(file, 'utf8');
    if (text.includes('\0')) return { problem: `${name} is not a text file → name a text file` };
    const found = partText(text, readPart(part));
    return 'text' in found ? found : { problem: `${name} ${found.problem}` };
  } catch (error) {
    return { problem: readProblem(name, error as NodeJS.ErrnoException) };
  }
}

/**
 * Returns the file that a block shows: `file="./a.js"`, `file="/a.js"` or `file="<root>/a.js"`, optionally followed
 * by `#region` or `#L3-L8`. `undefined` for a block with its own text.
 *
 * @param page the file that contains the block
 */
export function shownFile(
  { meta, value = '' }: Pick<TreeNode, 'meta' | 'value'>,
  page: string,
  folders: ShownFileFolders,
): ShownFile | undefined {
  const found = FILE.exec(meta ?? '');
  if (!found) return undefined;
  const written = found.slice(1).find((name) => name !== undefined) ?? '';
  const [name = '', ...parts] = written.split('#');
  const file = locate(name, page, folders);
  const rest = (meta ?? '').replace(FILE, '').trim();
  const answer = (result: ShownFile['result']) => ({
    file: file ?? page,
    written,
    result,
    meta: rest,
  });
  if (!file) {
    return answer({
      problem: `"${name}" is not a path → begin it with ./ or ../ (from the page), / (from the folder of the docs) or ${ROOT} (from the folder of the site)`,
    });
  }
  if (value.trim() !== '') {
    return answer({ problem: 'the block also contains code → remove the code, or file=' });
  }
  return answer(readText(file, parts.join('#'), folders.cwd));
}
