import {
  comparablePrinted,
  comparableShown,
  type Folders,
  withoutFolders,
} from '../run/comparable';
import type { Outcome } from '../run/worker/outcome';

/** The output of the first build of a sample. */
export interface OutputRecord {
  /** Names relative to the output folder, or otherwise to the project, with sizes in bytes. */
  files: readonly (readonly [name: string, bytes: number])[];
  errors?: readonly string[];
  warnings?: readonly string[];
  /** What the output or the command line printed. */
  printed?: string;
}

/** The maximum number of characters of a recorded text. */
const MAX_TEXT = 400;

/** The default output folder of bundlers. */
const OUTPUT = /^dist\//;

/** The folder of a project as pages show it. */
const PROJECT = '/project';

/** Stack traces of the bundler do not help readers of a sample. */
const STACK_LINE = /^[\s│]*at .*[:/]/;

const LINE = /^(.*) (\d+) bytes$/;

/** Times and their units differ between runs. */
function withoutTimes(text: string): string {
  return text.replace(/\b\d+(?:\.\d+)?( ?)m?s\b/g, '…$1ms');
}

/** The relative path from a project to its packages depends on the machine. */
const PATH_TO_PACKAGES = /(?:\.\.\/)+[^\s!'"]*?(?=node_modules\/)/g;

/** The addresses of a dev server in networks depend on the machine. */
const NETWORK_LINE = /\bNetwork\b.*\bhttps?:\/\//;
const LOOPBACK_V6 = /, https?:\/\/\[::1\]:\d+\/?/g;

/** The number of a thread differs between runs. */
const THREAD = /(?<=thread '[a-z]+)-\d+' \(\d+\)/g;

function shortened(text: string, folders: Folders): string {
  const plain = withoutFolders(withoutTimes(text).replace(THREAD, "'"), folders)
    .replace(PATH_TO_PACKAGES, `${PROJECT}/`)
    .replace(LOOPBACK_V6, '')
    .split('\n')
    .filter((line) => !STACK_LINE.test(line) && !NETWORK_LINE.test(line))
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
  return plain.length > MAX_TEXT ? `${plain.slice(0, MAX_TEXT).trimEnd()} …` : plain;
}

/** The record of a build, without the paths of this machine. */
export function recordOf(outcome: Outcome, folders: Folders): OutputRecord {
  const { fileLines, errors, warnings, printed } = outcome;
  const files = fileLines.flatMap((line): [string, number][] => {
    const [, name = '', bytes = ''] = LINE.exec(line) ?? [];
    return name === '' ? [] : [[name.replace(OUTPUT, ''), Number(bytes)]];
  });
  const printedText = printed === undefined ? '' : shortened(printed, folders);
  return {
    files,
    ...(errors.length > 0 && { errors: errors.map((text) => shortened(text, folders)).sort() }),
    ...(warnings.length > 0 && {
      warnings: warnings.map((text) => shortened(text, folders)).sort(),
    }),
    ...(printedText !== '' && { printed: printedText }),
  };
}

/** Times with process IDs, which may be short, and hashes. */
const HASH = /(?<!\d)\d{13}-\d+|[0-9a-f]{8,}|(?<!\d)\d{4,}/g;

/** The name of an output file without the parts that differ between machines. */
export const comparableName = (name: string): string => name.replace(HASH, '‹hash›');

/** Development builds write paths of the machine into their output, which changes its size. */
const SIZE_TOLERANCE = 0.1;
const SIZE_TOLERANCE_BYTES = 80;

function fileDifference(before: OutputRecord, now: OutputRecord): string | undefined {
  const names = ({ files }: OutputRecord) => files.map(([name]) => comparableName(name));
  const [old, own] = [names(before).sort().join(', '), names(now).sort().join(', ')];
  if (old !== own)
    return `the recorded files are ${old || 'none'}, and the build wrote ${own || 'none'}`;
  const sizes = new Map(now.files.map(([name, bytes]) => [comparableName(name), bytes]));
  for (const [name, bytes] of before.files) {
    const size = sizes.get(comparableName(name)) ?? 0;
    const tolerance = Math.max(SIZE_TOLERANCE_BYTES, bytes * SIZE_TOLERANCE);
    if (Math.abs(size - bytes) > tolerance) {
      return `${name} was recorded with ${bytes} bytes, and ${size} came out`;
    }
  }
  return undefined;
}

/** The first difference between a record and a build, or `undefined` if there is none. */
export function recordDifference(before: OutputRecord, now: OutputRecord): string | undefined {
  const nowhere = { folder: PROJECT, installed: [] };
  const texts = ({ errors = [], warnings = [], printed = '' }: OutputRecord) =>
    [...errors, ...warnings, printed].map((text) =>
      comparableShown(comparablePrinted(text, nowhere)),
    );
  const [old, own] = [texts(before), texts(now)];
  const longer = old.length > own.length ? old : own;
  const other = longer.findIndex((_, index) => own[index] !== old[index]);
  if (other !== -1) return `"${old[other] ?? ''}" was recorded, and "${own[other] ?? ''}" came out`;
  return fileDifference(before, now);
}
