import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocsPage } from '../../content/files/readPages';
import type { DocsCheck } from '../../docs-check/check';
import type { Finding } from '../../docs-check/finding';
import { packageFolder, rspackBundlers } from '../../samples/bundlers';
import { cliFile, dataFile, defaultsFile } from '../dataFiles';
import { extractOptions } from '../extract/extractOptions';
import { type CliData, readCli } from '../extract/readCli';
import { rspackCommandLines } from '../extract/rspackCommandLines';
import { rspackShape } from '../extract/rspackShape';
import { rspackAliases } from '../rspackAliases';
import { optionsJson, readOptions } from '../storeOptions';
import { readWrittenDefaults } from '../writtenDefaults';
import { coverage, missingOptions } from './missingOptions';
import { namedParts } from './namedParts';
import { outdated } from './outdated';
import { optionPages } from './pageOptions';
import { typedLines } from './typedLines';
import { unknownHeadings } from './unknownHeadings';
import { writtenFindings } from './writtenFindings';

/** Each language of each version, with its pages. */
function editions(
  pages: readonly DocsPage[],
): { version: string; lang: string; own: DocsPage[] }[] {
  const names = [...new Set(pages.map(({ version, lang }) => `${version}/${lang}`))];
  return names.map((name) => {
    const [version = '', lang = ''] = name.split('/');
    return { version, lang, own: pages.filter((page) => `${page.version}/${page.lang}` === name) };
  });
}

function knownOptions(version: string, cwd: string) {
  const file = dataFile(cwd, version);
  if (!existsSync(file)) return undefined;
  return { data: readOptions(file), ...readWrittenDefaults(defaultsFile(cwd, version)) };
}

function knownCli(version: string, cwd: string): CliData | undefined {
  const file = cliFile(cwd, version);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function pageFindings(pages: readonly DocsPage[], cwd: string): Finding[] {
  return editions(pages).flatMap(({ version, lang, own }) => {
    const known = knownOptions(version, cwd);
    if (!known) return [];
    const documenting = optionPages(own, known.data, rspackAliases);
    const fallback = { file: path.join('docs', version, lang, 'config', 'index.mdx') };
    return [
      ...missingOptions(documenting, known.data, fallback),
      ...unknownHeadings(documenting, known.data),
      ...typedLines(documenting),
      ...namedParts(own, known.data, knownCli(version, cwd), fallback),
    ];
  });
}

function dataFindings(versions: readonly string[], cwd: string): Finding[] {
  return versions.flatMap((version) => {
    const known = knownOptions(version, cwd);
    const file = path.relative(cwd, defaultsFile(cwd, version));
    return known ? writtenFindings(known, file) : [];
  });
}

/** The options of the docs against the packages: complete, true, and none by hand. */
export const optionsCheck: DocsCheck = {
  name: 'options',
  async run({ pages, cwd }) {
    const versions = [...new Set(pages.map(({ version }) => version))];
    return [...pageFindings(pages, cwd), ...dataFindings(versions, cwd)];
  },
  figures({ pages, cwd }) {
    return editions(pages).flatMap(({ version, lang, own }) => {
      const known = knownOptions(version, cwd);
      if (!known) return [];
      const documenting = optionPages(own, known.data, rspackAliases);
      const { documented, existing } = coverage(documenting, known.data);
      return [`options ${version} ${lang}: ${documented} documented of ${existing}`];
    });
  },
};

/** The data of options against the installed packages. */
export const optionsDataCheck: DocsCheck = {
  name: 'options-data',
  async run({ cwd }) {
    const findings: Finding[] = [];
    for (const [version, name] of Object.entries(rspackBundlers)) {
      const data = await extractOptions(name, rspackShape, cwd);
      findings.push(...outdated(dataFile(cwd, version), optionsJson(data), cwd));
    }
    for (const [version, name] of Object.entries(rspackCommandLines)) {
      const cli = `${JSON.stringify(readCli(packageFolder(name, cwd)), undefined, 2)}\n`;
      findings.push(...outdated(cliFile(cwd, version), cli, cwd));
    }
    return findings;
  },
};
