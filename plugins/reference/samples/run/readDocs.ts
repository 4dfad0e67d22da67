import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { count } from '../../../building/site/fail';
import { filesOfCommand, treesForCommand } from '../../../content/files/filesOfCommand';
import { addCommand, packageManagerOf } from '../../../support/packageManager';
import { importedFolder, type Packages, packageFolder, packagesOf } from '../bundlers';
import { messageFindings } from '../messageFindings';
import { isShownCode, isTested } from '../readFences';
import { readSampleText } from '../readSampleText';
import { type Collected, collectSamples } from './collectSamples';
import { type Programs, programsOf, readCommand } from './commandLine';
import { type Problem, placeText, type Sample } from './sample';

/** The number of code fences in a version and language, and how many of them belong to a sample. */
export interface Coverage {
  version: string;
  lang: string;
  samples: number;
  tested: number;
  fences: number;
}

/** All samples of a site. */
export interface Docs extends Collected {
  coverage: Coverage[];
}

function foldersOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

function pagesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.join(folder, name))
    .sort();
}

/** Collects the packages that samples import and the site has not installed. Each is reported once. */
function missingPackages(packages: Packages, cwd: string) {
  const found = new Map<string, [Sample, ...Sample[]]>();
  return {
    /** Returns whether a package of the sample is missing. */
    add(sample: Sample): boolean {
      const { version, expectation } = sample;
      const missing = expectation.packages.filter(
        (name) => !importedFolder(name, packagesOf(version, packages), cwd),
      );
      for (const name of missing) {
        const others = found.get(name);
        if (others) others.push(sample);
        else found.set(name, [sample]);
      }
      return missing.length > 0;
    },
    problems: (): Problem[] =>
      [...found].map(([wanted, [{ place, version, name }, ...others]]) => {
        const ofOthers = `${count(others.length, 'other sample')} import${others.length === 1 ? 's' : ''} it, too`;
        const also = others.length > 0 ? ` (${ofOthers})` : '';
        const command = addCommand([wanted], ['-D', '-E'], packageManagerOf(cwd));
        return `${placeText(place)} (${version}) sample ${name}: packages: ${wanted} is not installed${also} → ${command}, or write the sample without it`;
      }),
  };
}

/** Reports command lines of a sample that cannot be run. */
function commandProblems(
  { name, version, place, commands, files }: Sample,
  programs: Programs,
): Problem[] {
  return commands.flatMap((line) => {
    const read = readCommand(line, files, programs);
    return 'problem' in read
      ? [`${placeText(place)} (${version}) sample ${name}: ${read.problem}`]
      : [];
  });
}

/**
 * Reads the samples of all pages of the versions that have a bundler.
 *
 * @param docDir a folder that contains a folder for each version, with one for each language
 * @param wanted parts of page paths, such as `guide/features/css`; all pages are read if empty
 * @throws naming the missing folder of a version, or the part that no page path contains
 */
export function readDocs(
  docDir: string,
  packages: Packages,
  cwd: string,
  wanted: readonly string[] = [],
): Docs {
  const versions = Object.keys(packages.bundlers);
  const files = filesOfCommand({ kept: treesForCommand(path.resolve(cwd, docDir), cwd) });
  const missing = missingPackages(packages, cwd);
  const docs: Docs = { samples: [], problems: [], coverage: [] };
  const unseen = new Set(wanted);
  const isWanted = (file: string) => {
    const parts = wanted.filter((part) => file.includes(part));
    for (const part of parts) unseen.delete(part);
    return wanted.length === 0 || parts.length > 0;
  };
  for (const version of versions) {
    const folder = path.resolve(cwd, docDir, version);
    if (!existsSync(folder)) {
      throw new Error(
        `[samples] ${folder} does not exist, but ${version} has a bundler → correct bundlers`,
      );
    }
    const { commandLine } = packagesOf(version, packages);
    const programs = programsOf(commandLine && packageFolder(commandLine, cwd));
    for (const lang of foldersOf(folder)) {
      const covered: Coverage = { version, lang, samples: 0, tested: 0, fences: 0 };
      for (const page of pagesOf(path.join(folder, lang))) {
        const file = path.relative(cwd, page);
        if (!isWanted(file)) continue;
        const content = files.read(page);
        if (!content) continue;
        const { fences, prose } = readSampleText(content);
        const { samples, problems } = collectSamples({ file, version, fences, prose });
        const { frontmatter } = content;
        for (const { line, message } of messageFindings({ file, frontmatter, fences })) {
          problems.push(`${placeText({ file, line })} (${version}) ${message}`);
        }
        const shown = fences.filter(isShownCode);
        for (const sample of samples) {
          const refused = commandProblems(sample, programs);
          problems.push(...refused);
          const isMissing = missing.add(sample);
          if (!isMissing && refused.length === 0) docs.samples.push(sample);
        }
        docs.problems.push(...problems);
        covered.samples += samples.length;
        covered.fences += shown.length;
        covered.tested += shown.filter(isTested).length;
      }
      docs.coverage.push(covered);
    }
  }
  docs.problems.push(...missing.problems());
  if (unseen.size > 0) {
    throw new Error(
      `[samples] no page of ${versions.join(', ')} has "${[...unseen].join('", "')}" in its path → write a part of one, such as guide/features/css`,
    );
  }
  return docs;
}
