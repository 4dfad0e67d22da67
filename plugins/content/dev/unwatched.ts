/** Installed packages, the data of Git, and the folder of Rspress's modules that have no file. */
const UNWATCHED = /[\\/](?:node_modules|\.git|\.rspress)[\\/]/;

/**
 * Returns a function that returns whether the dev server ignores changes of a file. After each edit, Rspack goes
 * through all files that it watches, and most of them belong to packages. It would report modules without a file as
 * deleted, and compile them again after each start.
 *
 * @param root the folder of the site, which may itself be in such a folder
 */
export function unwatchedBelow(root: string): (file: string) => boolean {
  return (file) => UNWATCHED.test(file.startsWith(root) ? file.slice(root.length) : file);
}
