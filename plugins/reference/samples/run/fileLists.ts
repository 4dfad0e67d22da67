/** Matches a line of a tree: its indentation, the name, and the size. */
const BRANCH = /^((?:│? {2,3})*)[├└]──? (\S+)(?:\s+([\d,]+ bytes))?/;
const ROOT = /^(\S+?)\/?$/;
const LISTED = /^(dist\/\S+?)(?:\s+([\d,]+ bytes))?$/;

/** The width of a level of a tree in characters. */
const LEVEL = 4;

/** A list of files on a page, relative to the folder of the project: `dist/main.js 93 bytes`. */
export interface FileList {
  files: string[];
  /** Whether the list contains `…`, which represents further files. */
  isOpen: boolean;
}

const withSize = (name: string, size?: string) =>
  size ? `${name} ${size.replace(/,/g, '')}` : name;

function readTree([first = '', ...lines]: readonly string[]): string[] | undefined {
  const root = ROOT.exec(first)?.[1];
  const branches = lines.map((line) => BRANCH.exec(line));
  if (root === undefined || branches.length === 0) return undefined;
  const folders = [root];
  const files: string[] = [];
  for (const [index, branch] of branches.entries()) {
    if (!branch) return undefined;
    const [, indent = '', name = '', size] = branch;
    const depth = 1 + Math.round(indent.length / LEVEL);
    folders.length = depth;
    const next = branches[index + 1]?.[1]?.length ?? 0;
    if (next > indent.length || name.endsWith('/')) folders.push(name.replace(/\/$/, ''));
    else files.push(withSize([...folders, name].join('/'), size));
  }
  return files;
}

/** Parses a list of files: a tree, or one path below `dist` per line. Returns `undefined` for other texts. */
export function readFileList(text: string): FileList | undefined {
  const all = text.split('\n').map((line) => line.trimEnd());
  const lines = all.filter((line) => line !== '' && !/^[│├└─\s]*…$/.test(line));
  const isOpen = lines.length < all.filter((line) => line !== '').length;
  const paths = lines.map((line) => LISTED.exec(line));
  const isPaths = lines.length > 0 && paths.every((path) => path !== null);
  const files = isPaths
    ? paths.map((path) => withSize(path?.[1] ?? '', path?.[2]))
    : readTree(lines);
  return files && { files, isOpen };
}

/**
 * Compares a list on a page with the written files. The list must be complete.
 *
 * @param written files with their sizes, which the list may omit
 */
export function fileListProblem(
  { files, isOpen }: FileList,
  written: readonly string[],
): string | undefined {
  const left = new Set(written);
  for (const shown of files) {
    const found = [...left].find((file) => file === shown || file.startsWith(`${shown} `));
    if (found === undefined) return `"${shown}" was not written`;
    left.delete(found);
  }
  const [other] = left;
  return isOpen || other === undefined ? undefined : `"${other}" is not shown`;
}
