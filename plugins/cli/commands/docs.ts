import path from 'node:path';
import process from 'node:process';
import { type Command, Option } from 'commander';
import { checkNamesHelp } from '../../maintenance/docs-check/checkNames';
import type { CheckReport } from '../../maintenance/docs-check/checkSite';
import { EXIT } from '../exitCodes';
import { readNames } from '../readers';
import { CONFIG_FLAG, JSON_FLAG, jsonText, type Terminal } from '../terminal';

interface SiteFlags {
  config?: string;
}

async function openSite({ config }: SiteFlags) {
  const site = await import('../../building/site/openSite');
  return site.openSite(undefined, config);
}

async function reportLines(
  { findings, figures, pages, seconds }: CheckReport,
  isFixOffered: boolean,
): Promise<string[]> {
  const { findingText } = await import('../../support/finding');
  const { count } = await import('../../building/site/fail');
  const fixable = isFixOffered ? findings.filter(({ fix }) => fix).length : 0;
  const offer = fixable > 0 ? `, ${fixable} of them fixable with lectern check --fix` : '';
  return [
    ...findings.map(findingText),
    ...figures,
    `${count(pages, 'page')}, ${count(findings.length, 'finding')}${offer}, ${seconds} s`,
  ];
}

interface CheckFlags {
  config?: string[];
  only?: string[];
  json?: boolean;
  fix?: boolean;
  dryRun?: boolean;
}

function addCheck(program: Command, { write, note, end }: Terminal): void {
  program
    .command('check')
    .description('find missing, incorrect, outdated and misspelled content in the pages')
    .argument('[files...]', 'pages or folders to show findings for (default: all)')
    .option(
      '-c, --config <file>',
      'settings file of the site (default: rspress.config.ts); repeat it for several sites',
      (file: string, files: string[] = []) => [...files, file],
    )
    .option('--only <checks>', 'run only these checks, such as links,languages', readNames)
    .option('--fix', 'correct problems that have only one possible correction, and list the rest')
    .option('--dry-run', 'with --fix: only print the corrections, without writing them')
    .option(...JSON_FLAG)
    .addHelpText(
      'after',
      `\nChecks for --only:\n${checkNamesHelp()}\nPlugins of the site can add checks. If a name does not exist, the error lists all checks of the site.\n\nOn GitHub Actions, findings are also shown as annotations.\n\nExamples:\n  lectern check docs/en/start.mdx --only links\n  lectern check --fix --dry-run\n  lectern check --json > findings.json`,
    )
    .action(async (files: string[], { json, only, fix, dryRun, config = [] }: CheckFlags) => {
      if (dryRun && !fix) throw new Error('[check] --dry-run works only with --fix → add --fix');
      const { checkSite, joinReports } = await import('../../maintenance/docs-check/checkSite');
      const { fixLine, fixSite } = await import('../../maintenance/docs-check/fix/fixSite');
      const reports: CheckReport[] = [];
      for (const file of config.length > 0 ? config : [undefined]) {
        const site = await openSite({ config: file });
        const scope = { only, files, onProgress: note };
        if (!fix) {
          reports.push(await checkSite(site, scope));
          continue;
        }
        const { fixed, report } = await fixSite(site, scope, { isDry: dryRun === true });
        for (const one of fixed) note(`${dryRun ? 'would fix' : 'fixed'} ${fixLine(one)}`);
        reports.push(report);
      }
      const report = joinReports(reports);
      if (json) write(jsonText(report));
      else {
        for (const line of report.skipped) note(line);
        for (const line of await reportLines(report, fix !== true)) write(line);
        if (process.env.GITHUB_ACTIONS === 'true') {
          const { findingAnnotation } = await import('../../support/finding');
          for (const finding of report.findings) write(findingAnnotation(finding));
        }
      }
      if (report.findings.length > 0) end(EXIT.findings);
    });
}

interface CutFlags extends SiteFlags {
  onlyNewest: string[];
  packages?: string;
  force?: boolean;
}

function addCut(program: Command, { write, note, end }: Terminal): void {
  program
    .command('cut')
    .description('start a new version with a copy of the current pages')
    .argument('<version>', 'name of the new version, such as v3')
    .addOption(
      new Option('--only-newest <sections>', 'sections to keep only in the newest version')
        .argParser(readNames)
        .default([], 'none'),
    )
    .option('--packages <file>', 'file that specifies the package that each version documents')
    .option(...CONFIG_FLAG)
    .option('--force', 'cut even if there are uncommitted changes')
    .addHelpText('after', '\nExample:\n  lectern cut v3 --only-newest news,blog')
    .action(async (version: string, { onlyNewest, packages, force, ...flags }: CutFlags) => {
      const { cutSite } = await import('../../maintenance/cut-version/cutSite');
      const { CutError } = await import('../../maintenance/cut-version/options');
      const request = { version, onlyNewest, packagesFile: packages, isForced: force };
      try {
        write(cutSite(await openSite(flags), request));
      } catch (error) {
        if (!(error instanceof CutError)) throw error;
        note(error.message);
        end(EXIT.findings);
      }
    });
}

interface TranslatedFlags extends SiteFlags {
  show?: boolean;
  json?: boolean;
}

function addTranslated(program: Command, { write }: Terminal): void {
  program
    .command('translated')
    .description('record that translations are up to date with their sources')
    .argument('[pages...]', 'pages or folders (default: all pages)')
    .option('--show', 'print what has changed since the translation, without recording anything')
    .option(...CONFIG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText(
      'after',
      '\nExamples:\n  lectern translated --show docs/zh/guide/start.mdx\n  lectern translated --show --json > changes.json\n  lectern translated docs/zh/guide/start.mdx',
    )
    .action(async (names: string[], flags: TranslatedFlags) => {
      const { configAround } = await import('../../building/site/openSite');
      const { sitePages } = await import('../../content/files/readPages');
      const { recordTranslated } = await import('../../maintenance/translations/recordTranslated');
      const { count } = await import('../../building/site/fail');
      const configOf = (name: string) => flags.config ?? configAround(name);
      const configs = names.length > 0 ? new Set(names.map(configOf)) : [flags.config];
      const results: object[] = [];
      for (const config of configs) {
        const site = await openSite({ config });
        const own = names.filter((name) => configOf(name) === config);
        if (flags.show) {
          const { changedPages, changedText } = await import(
            '../../maintenance/translations/showTranslated'
          );
          const found = changedPages(sitePages(site), own, site.cwd, site.lang);
          if (flags.json) results.push(...found);
          else for (const line of changedText(found, own.length > 0)) write(line);
          continue;
        }
        const recorded = recordTranslated(sitePages(site), own, site.cwd, site.lang);
        const { pages, folders } = recorded;
        if (flags.json) results.push(recorded);
        else write(`${count(pages, 'page')} recorded as up to date in ${folders.join(', ')}`);
      }
      if (flags.json) write(jsonText(results));
    });
}

function addSchemas(program: Command, { write }: Terminal): void {
  program
    .command('schemas')
    .description('write JSON Schemas for frontmatter, _meta.json and _nav.json, for use in editors')
    .argument('[folder]', 'folder to write them to', '.lectern/schemas')
    .option(...CONFIG_FLAG)
    .addHelpText('after', '\nExample:\n  lectern schemas schemas')
    .action(async (folder: string, flags: SiteFlags) => {
      const { plugins, cwd } = await openSite(flags);
      const { writeSchemas } = await import('../../maintenance/schemas/writeSchemas');
      type FrontmatterPlugin = import('../../pages/frontmatter').FrontmatterPlugin;
      const found = plugins.find(({ name }) => name === 'lectern:frontmatter');
      const target = path.resolve(cwd, folder);
      const { keys } = (found ?? {}) as Partial<FrontmatterPlugin>;
      for (const name of writeSchemas(target, keys)) write(path.join(folder, name));
    });
}

interface SamplesFlags extends SiteFlags {
  json?: boolean;
  record?: boolean;
  all?: boolean;
}

function addSamples(program: Command, { write, note, end }: Terminal): void {
  program
    .command('samples')
    .description('build the tested samples of the pages, except those that have already passed')
    .argument('[pages...]', 'parts of the paths of pages, such as guide/features/css')
    .option('--record', 'write outputs and passes to the folder in the samples.outputs setting')
    .option('--all', 'also build the samples that have passed')
    .option(...CONFIG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText(
      'after',
      '\nExamples:\n  lectern samples guide/features/css\n  lectern samples --json > samples.json',
    )
    .action(async (wanted: string[], { json, record, all, ...flags }: SamplesFlags) => {
      const site = await openSite(flags);
      const { withPackages } = await import('../../support/optionalPackage');
      const { findPlugin } = await import('../../building/site/openSite');
      const { runSamples, reportText } = await withPackages(
        ['typescript'],
        '[samples] a sample',
        async () => ({
          ...(await import('../../reference/samples/run/runSamples')),
          ...(await import('../../reference/samples/run/reportText')),
        }),
      );
      type SamplesPlugin = import('../../reference/samples').SamplesPlugin;
      const { bundlers, commandLines, outputs } = findPlugin<SamplesPlugin>(
        site,
        'lectern:samples',
        'samples',
      );
      const { docDir, cwd } = site;
      const report = await runSamples({
        docDir,
        bundlers,
        commandLines,
        cwd,
        wanted,
        outputs: outputs?.folder,
        isRecording: record === true,
        isBuiltAgain: () => all === true,
        onProgress: note,
      });
      write(json ? jsonText(report) : reportText(report));
      if (report.problems.length > 0) end(EXIT.findings);
    });
}

interface OptionsFlags extends SiteFlags {
  minors?: boolean;
  peer?: boolean;
}

function addOptions(program: Command, { write }: Terminal): void {
  program
    .command('options')
    .description('read the options of the documented packages again, after an update')
    .option('--minors', 'only determine from the registry which minor version added each option')
    .option('--peer', 'only compare the options with those of the package in the peer setting')
    .option(...CONFIG_FLAG)
    .action(async ({ minors, peer, ...flags }: OptionsFlags) => {
      const { withPackages } = await import('../../support/optionalPackage');
      const { writeMinors, writeOptions, writePeer } = await withPackages(
        ['typescript'],
        '[options] the reference',
        async () => ({
          ...(await import('../../reference/options/minors/writeMinors')),
          ...(await import('../../reference/options/extract/writeOptions')),
          ...(await import('../../reference/options/peer/writePeer')),
        }),
      );
      if (minors) return writeMinors(await openSite(flags), write);
      if (peer) return writePeer(await openSite(flags), write);
      await writeOptions(await openSite(flags), write);
    });
}

/** Adds the commands that process the pages of a site without building it. */
export function addDocsCommands(program: Command, terminal: Terminal): void {
  addCheck(program, terminal);
  addCut(program, terminal);
  addTranslated(program, terminal);
  addSchemas(program, terminal);
  addSamples(program, terminal);
  addOptions(program, terminal);
}
