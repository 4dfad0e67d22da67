import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Returns the files below a folder with their relative names, except for those of packages. */
export function filesBelow(folder: string): [name: string, file: string][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name): [string, string] => [name.split(path.sep).join('/'), path.join(folder, name)])
    .filter(([name, file]) => !/^node_modules\//.test(name) && statSync(file).isFile());
}

/** Formats files as on pages, relative to the folder of the project: `dist/main.js 93 bytes`. */
export function fileLines(files: Iterable<string>, project: string): string[] {
  return [...files]
    .map((file) => {
      const name = path.relative(project, file).split(path.sep).join('/');
      return `${name} ${statSync(file).size} bytes`;
    })
    .sort();
}
