import { comparablePrinted, comparableShown, type Folders } from '../run/comparable';
import type { Outcome } from '../run/worker/outcome';

/** What came out of the first build of a sample. */
export interface OutputRecord {
  /** Names below the output folder, or from the folder of the project, with their sizes in bytes. */
  files: readonly (readonly [name: string, bytes: number])[];
  errors?: readonly string[];
  warnings?: readonly string[];
  /** What the output printed, or the command line. */
  printed?: string;
}

/** So many characters of a text are kept. */
const KEPT = 400;

/** The folder that bundlers write to where nothing else is said. */
const OUTPUT = /^dist\//;

/** What pages write for the folder of a project. */
const PROJECT = '/project';

/** Where in the bundler an error was thrown says nothing to readers of a sample. */
const STACK_LINE = /^[\s│]*at .*[:/]/;

const LINE = /^(.*) (\d+) bytes$/;

/** Times differ from run to run, and so do their units. */
function withoutTimes(text: string): string {
  return text.replace(/\b\d+(?:\.\d+)?( ?)m?s\b/g, '…$1ms');
}

/** The way from a project to the packages depends on the machine. */
const WAY_TO_PACKAGES = /(?:\.\.\/)+[^\s!'"]*?(?=node_modules\/)/g;

/** The number of a thread differs too. */
const THREAD = /(?<=thread '[a-z]+)-\d+' \(\d+\)/g;

function shortened(text: string, { folder, cwd }: Folders): string {
  const plain = withoutTimes(text)
    .replace(THREAD, "'")
    .replaceAll(folder, PROJECT)
    .replaceAll(`${cwd}/node_modules`, `${PROJECT}/node_modules`)
    .replace(WAY_TO_PACKAGES, `${PROJECT}/`)
    .split('\n')
    .filter((line) => !STACK_LINE.test(line))
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
  return plain.length > KEPT ? `${plain.slice(0, KEPT).trimEnd()} …` : plain;
}

/** The record of a build, without the folders of the machine. */
export function recordOf(outcome: Outcome, folders: Folders): OutputRecord {
  const { fileLines, errors, warnings, printed } = outcome;
  const files = fileLines.flatMap((line): [string, number][] => {
    const [, name = '', bytes = ''] = LINE.exec(line) ?? [];
    return name === '' ? [] : [[name.replace(OUTPUT, ''), Number(bytes)]];
  });
  const said = printed === undefined ? '' : shortened(printed, folders);
  return {
    files,
    ...(errors.length > 0 && { errors: errors.map((text) => shortened(text, folders)).sort() }),
    ...(warnings.length > 0 && {
      warnings: warnings.map((text) => shortened(text, folders)).sort(),
    }),
    ...(said !== '' && { printed: said }),
  };
}

/** Hashes, and numbers of processes. */
const HASH = /[0-9a-f]{8,}|(?<!\d)\d{4,}/g;

/** Sizes differ by the length of paths that builds for development write into their output. */
const SIZE_TOLERANCE = 0.1;
const SIZE_TOLERANCE_BYTES = 80;

function fileDifference(before: OutputRecord, now: OutputRecord): string | undefined {
  const names = ({ files }: OutputRecord) => files.map(([name]) => name.replace(HASH, '‹hash›'));
  const [old, own] = [names(before).sort().join(', '), names(now).sort().join(', ')];
  if (old !== own) return `${old || 'no files'} were recorded, and ${own || 'none'} came out`;
  const sizes = new Map(now.files.map(([name, bytes]) => [name.replace(HASH, '‹hash›'), bytes]));
  for (const [name, bytes] of before.files) {
    const size = sizes.get(name.replace(HASH, '‹hash›')) ?? 0;
    const tolerance = Math.max(SIZE_TOLERANCE_BYTES, bytes * SIZE_TOLERANCE);
    if (Math.abs(size - bytes) > tolerance) {
      return `${name} was recorded with ${bytes} bytes, and ${size} came out`;
    }
  }
  return undefined;
}

/** What a build says otherwise than its record; nothing if they agree. */
export function recordDifference(before: OutputRecord, now: OutputRecord): string | undefined {
  const nowhere = { folder: PROJECT, cwd: PROJECT };
  const texts = ({ errors = [], warnings = [], printed = '' }: OutputRecord) =>
    [...errors, ...warnings, printed].map((text) =>
      comparableShown(comparablePrinted(text, nowhere)),
    );
  const [old, own] = [texts(before), texts(now)];
  const other = own.findIndex((text, index) => text !== old[index]);
  if (other !== -1 || old.length !== own.length) {
    return `"${old[Math.max(other, 0)] ?? ''}" was recorded, and "${own[Math.max(other, 0)] ?? ''}" came out`;
  }
  return fileDifference(before, now);
}
