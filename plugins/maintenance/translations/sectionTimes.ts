import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Section } from './readSections';
import type { SectionTimes } from './staleSections';

/** Matches the hash that git blame prints for an uncommitted line. */
const UNCOMMITTED = /^0+$/;

function git(cwd: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/** Returns the time of the last commit of every line, in seconds. The list is empty without history. */
function lineTimes(file: string): number[] {
  const cwd = path.dirname(file);
  if (git(cwd, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return [];
  const blame = git(cwd, 'blame', '--line-porcelain', '--', path.basename(file)) ?? '';
  let hash = '';
  const times: number[] = [];
  for (const line of blame.split('\n')) {
    if (/^[\da-f]{40} /.test(line)) hash = line.slice(0, 40);
    if (!line.startsWith('committer-time ')) continue;
    times.push(UNCOMMITTED.test(hash) ? Number.POSITIVE_INFINITY : Number(line.slice(15)));
  }
  return times;
}

/**
 * Returns when the sections of a file were last changed. The map is empty without git, and in a shallow
 * clone.
 */
export function sectionTimes(file: string, sections: readonly Section[]): SectionTimes {
  const times = lineTimes(file);
  if (times.length === 0) return new Map();
  return new Map(
    sections.map(({ key, line }, index) => {
      const start = index === 0 ? 0 : line - 1;
      const end = (sections[index + 1]?.line ?? times.length + 1) - 1;
      return [key, Math.max(...times.slice(start, end))];
    }),
  );
}
