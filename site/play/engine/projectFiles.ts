import type { Project } from '../project';
import { FOLDER } from './folder';
import type { Bundler } from './openBundler';

/** Replaces the project in the file system. */
export function writeProject({ fs, volume }: Bundler, files: Project['files']): void {
  if (fs.existsSync(FOLDER)) fs.rmSync(FOLDER, { recursive: true, force: true });
  fs.mkdirSync(FOLDER, { recursive: true });
  const all = Object.entries(files).map(([name, text]) => [`${FOLDER}/${name}`, text]);
  volume.fromJSON(Object.fromEntries(all));
}

/** The files of a folder, with paths relative to it. */
export function readFiles({ fs }: Bundler, folder: string): [string, Uint8Array][] {
  if (!fs.existsSync(folder)) return [];
  const files: [string, Uint8Array][] = [];
  const visit = (place: string) => {
    for (const name of fs.readdirSync(place)) {
      const file = `${place}/${name}`;
      if (fs.statSync(file).isDirectory()) visit(file);
      else files.push([file.slice(folder.length + 1), new Uint8Array(fs.readFileSync(file))]);
    }
  };
  visit(folder);
  return files;
}
