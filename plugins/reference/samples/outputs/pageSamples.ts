import { EXPECT } from '../../../content/tree/fenceMeta';
import { isCommands, type PageFence } from '../readFences';
import { commandsOf } from '../run/commandsOf';
import { type Expectation, readExpectation } from '../run/expectation';

/** Everything that the output of a sample depends on. */
export interface SampleInputs {
  files: Readonly<Record<string, string>>;
  expectation: Expectation;
  commands: readonly string[];
}

/** A sample of a page. */
export interface PageSample extends SampleInputs {
  name: string;
  /** The line of its expectation. */
  line: number;
}

/** The valid samples of a page. The runner reports the invalid ones. */
export function pageSamples(fences: readonly PageFence[]): PageSample[] {
  return fences.flatMap(({ lang, sample: name, text, line }): PageSample[] => {
    if (lang !== EXPECT || !name) return [];
    const read = readExpectation(text);
    if ('problems' in read) return [];
    const own = fences.filter((fence) => fence.sample === name && fence.lang !== EXPECT);
    const files = own.flatMap((fence): [string, string][] =>
      fence.title && !isCommands(fence) ? [[fence.title, fence.text]] : [],
    );
    const commands = commandsOf(fences, name, read.expectation).lines;
    return [{ name, line, files: Object.fromEntries(files), ...read, commands }];
  });
}
