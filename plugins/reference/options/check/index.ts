import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocsCheck } from '../../../content/checks/docsCheck';
import type { DocsPage } from '../../../content/files/readPages';
import type { Finding } from '../../../support/finding';
import { packageFolder } from '../../samples/bundlers';
import { type DataFiles, dataFiles } from '../dataFiles';
import { extractOptions } from '../extract/extractOptions';
import { type CliData, readCli } from '../extract/readCli';
import type { OptionsReference } from '../reference';
import type { OptionsSettings } from '../siteOptions';
import { optionsJson } from '../storeOptions';
import { readReasons } from '../writtenReasons';
import { editions, folderOf, knownOptions } from './editions';
import { coverage, missingOptions } from './missingOptions';
import { namedParts } from './namedParts';
import { outdated } from './outdated';
import { outdatedMinors } from './outdatedMinors';
import { outdatedPeer } from './outdatedPeer';
import { optionPages } from './pageOptions';
import { reasonFindings } from './reasonFindings';
import { typedLines } from './typedLines';
import { unknownHeadings } from './unknownHeadings';
import { writtenFindings } from './writtenFindings';

function knownCli(version: string, files: DataFiles): CliData | undefined {
  const file = files.commandLine(version);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function pageFindings(
  pages: readonly DocsPage[],
  files: DataFiles,
  { aliases = {}, pages: named = { options: 'index' } }: OptionsReference,
): Finding[] {
  return editions(pages).flatMap(({ version, own }) => {
    const known = knownOptions(version, files);
    if (!known) return [];
    const documenting = optionPages(own, known.data, aliases);
    const fallback = { file: path.join(folderOf(own), `${named.options}.mdx`) };
    return [
      ...missingOptions(documenting, known.data, fallback),
      ...unknownHeadings(documenting, known.data),
      ...typedLines(documenting),
      ...namedParts(own, known.data, knownCli(version, files), { named, fallback }),
    ];
  });
}

function dataFindings(versions: readonly string[], files: DataFiles, cwd: string): Finding[] {
  return versions.flatMap((version) => {
    const known = knownOptions(version, files);
    const file = path.relative(cwd, files.defaults(version));
    return known ? writtenFindings(known, file) : [];
  });
}

function reasonsFindings(
  versions: readonly string[],
  langs: readonly string[],
  files: DataFiles,
  cwd: string,
): Finding[] {
  const known = versions.flatMap((version) => knownOptions(version, files)?.data ?? []);
  const file = path.relative(cwd, files.reasons);
  return reasonFindings(known, readReasons(files.reasons), langs, file);
}

/**
 * Checks the docs of options against the packages: complete, correct, and without manual types and defaults.
 */
export function optionsCheck(reference: OptionsReference, { folder }: OptionsSettings): DocsCheck {
  return {
    name: 'options',
    run({ pages, cwd }) {
      const files = dataFiles(folder, cwd);
      const versions = [...new Set(pages.map(({ version }) => version))];
      const langs = [...new Set(pages.map(({ lang }) => lang))];
      return [
        ...pageFindings(pages, files, reference),
        ...dataFindings(versions, files, cwd),
        ...reasonsFindings(versions, langs, files, cwd),
      ];
    },
    figures({ pages, cwd }) {
      return editions(pages).flatMap(({ version, lang, own }) => {
        const known = knownOptions(version, dataFiles(folder, cwd));
        if (!known) return [];
        const documenting = optionPages(own, known.data, reference.aliases ?? {});
        const { documented, existing } = coverage(documenting, known.data);
        return [`options ${version} ${lang}: ${documented} documented of ${existing}`];
      });
    },
  };
}

/** Checks the stored data of options against the installed packages. */
function optionsDataCheck(
  { packages, commandLines = {}, shape, peer }: OptionsReference,
  { folder }: OptionsSettings,
): DocsCheck {
  return {
    name: 'options-data',
    async run({ cwd }) {
      const findings: Finding[] = [];
      const files = dataFiles(folder, cwd);
      for (const [version, name] of Object.entries(packages)) {
        const data = await extractOptions(name, shape, cwd);
        findings.push(...outdated(files.data(version), optionsJson(data), cwd));
        findings.push(...outdatedMinors(files.minors(version), data, cwd));
        findings.push(...outdatedPeer(files.peer(version), data, peer, cwd));
      }
      for (const [version, name] of Object.entries(commandLines)) {
        const cli = `${JSON.stringify(readCli(packageFolder(name, cwd)), undefined, 2)}\n`;
        findings.push(...outdated(files.commandLine(version), cli, cwd));
      }
      return findings;
    },
  };
}

/** Returns the checks of `npm run docs:check` for options. */
export function optionsChecks(reference: OptionsReference, settings: OptionsSettings): DocsCheck[] {
  return [optionsCheck(reference, settings), optionsDataCheck(reference, settings)];
}
