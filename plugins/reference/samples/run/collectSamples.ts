import path from 'node:path';
import { EXPECT } from '../../../content/tree/fenceMeta';
import { isCommands, type PageFence } from '../readFences';
import { checkSentences } from './checkSentences';
import { commandsOf } from './commandsOf';
import { editFiles } from './editFiles';
import { readExpectation } from './expectation';
import { type Problem, placeText, type Sample } from './sample';
import { shownParts, wrongParts } from './shownParts';

/** A page with its fences. */
export interface SamplePage {
  file: string;
  version: string;
  fences: readonly PageFence[];
  /** The text outside of fences, in one line. */
  prose: string;
}

/** The valid samples of a page, and the problems of the others. */
export interface Collected {
  samples: Sample[];
  problems: Problem[];
}

/** Returns why a fence cannot be a file of its sample. */
function fileProblem({ title, sample, isHidden }: PageFence, taken: object): string | undefined {
  if (sample === undefined && isHidden) {
    return 'hidden belongs to no sample → write tested=name too, or remove the fence';
  }
  if (sample === '') return 'tested= has no name → write tested=name';
  if (!title) return `tested=${sample} has no file name → write title="src/index.js"`;
  if (path.isAbsolute(title) || path.normalize(title).startsWith('..')) {
    return `"${title}" leaves the project of ${sample} → write a path inside of it`;
  }
  if (Object.hasOwn(taken, title)) {
    return `sample ${sample} has two files "${title}" → choose another name for one of the projects`;
  }
  return undefined;
}

/** Reads the expectation and the commands of a sample, and checks them. */
function readSample(
  name: string,
  { text }: PageFence,
  sample: Pick<Sample, 'files' | 'place'>,
  { version, fences, prose }: Omit<SamplePage, 'file'>,
): Sample | { problems: string[] } {
  const read = readExpectation(text);
  if ('problems' in read) return { problems: read.problems };
  const { expectation } = read;
  const commands = commandsOf(fences, name, expectation);
  const shown = { ...sample.files, commands: commands.lines.join('\n') };
  const problems = [
    ...editFiles(sample.files, expectation.again).problems,
    ...checkSentences(prose, shown, expectation),
    ...commands.problems,
  ];
  if (problems.length > 0) return { problems };
  const parts = shownParts(fences, name);
  return { ...sample, ...read, name, version, commands: commands.lines, ...parts };
}

/** Collects the fences of a page into projects. */
export function collectSamples({ file, version, fences, prose }: SamplePage): Collected {
  const problems: Problem[] = [];
  const samples = new Map<string, Pick<Sample, 'files' | 'place'>>();
  const expected = new Map<string, PageFence>();
  const report = (line: number, message: string) =>
    problems.push(`${placeText({ file, line })} (${version}) ${message}`);

  function addFile(fence: PageFence): void {
    const { sample = '', title = '', line, text } = fence;
    const found = samples.get(sample) ?? { files: {}, place: { file, line } };
    const problem = fileProblem(fence, found.files);
    if (problem) return void report(line, problem);
    samples.set(sample, { ...found, files: { ...found.files, [title]: text } });
  }

  function addCommands({ sample = '', line }: PageFence): void {
    const found = samples.get(sample) ?? { files: {}, place: { file, line } };
    samples.set(sample, found);
  }

  function addExpectation(fence: PageFence): void {
    const { sample = '', line } = fence;
    if (!expected.has(sample)) expected.set(sample, fence);
    else
      report(
        line,
        `sample ${sample} has two expectations → choose another name for one of the projects`,
      );
  }

  for (const fence of fences) {
    if (fence.lang === EXPECT) addExpectation(fence);
    else if (isCommands(fence)) addCommands(fence);
    else if (fence.sample !== undefined || fence.isHidden) addFile(fence);
  }

  for (const [name, { line }] of expected) {
    if (!samples.has(name)) {
      report(
        line,
        `the expectation "${name}" has no files → mark a fence with tested=${name || 'name'}`,
      );
    }
  }

  for (const { line, message } of wrongParts(fences, new Set(samples.keys())))
    report(line, message);

  const complete = [...samples].flatMap(([name, sample]): Sample[] => {
    const fence = expected.get(name);
    if (!fence) {
      report(
        sample.place.line,
        `sample ${name} has no expectation → add a fence \`\`\`expect ${name}`,
      );
      return [];
    }
    const read = readSample(name, fence, sample, { version, fences, prose });
    if (!('problems' in read)) return [read];
    for (const problem of read.problems) report(fence.line, `sample ${name}: ${problem}`);
    return [];
  });
  return { samples: complete, problems };
}
