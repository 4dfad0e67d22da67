import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const PAGE = /\.mdx?$/;

function problemOf(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return 'it is a link that leads nowhere: remove it or mend it';
  if (stat.isDirectory()) return undefined;
  if (!stat.isFile()) return 'it is no file: remove it';
  try {
    accessSync(file, constants.R_OK);
    return undefined;
  } catch (error) {
    return `${(error as Error).message.split(',')[0]}: give this user the right to read it`;
  }
}

/** Pages that Rspress would stumble over, each with what to do. */
export function unreadablePages(root: string, cwd: string): string[] {
  const docs = path.resolve(cwd, root);
  return readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((name) => PAGE.test(name) && !name.split(path.sep).includes('node_modules'))
    .sort()
    .flatMap((name) => {
      const problem = problemOf(path.join(docs, name));
      return problem ? [`${path.join(root, name)} → ${problem}`] : [];
    });
}
