import type { Command } from 'commander';
import { EXIT } from '../exitCodes';
import { JSON_FLAG, jsonText, type Terminal } from '../terminal';

interface ConfigFlags {
  against?: string;
  lang?: string;
  json?: boolean;
}

/** Adds `check-config`, which checks a configuration file against the documented options. */
export function addConfigCommand(program: Command, { write, note, end }: Terminal): void {
  program
    .command('check-config')
    .description('check a configuration file against the documented options, without running it')
    .argument('<file>', 'configuration file in JavaScript, TypeScript or JSON')
    .option('--against <version>', 'version of the docs (default: the newest)')
    .option('--lang <language>', 'language of the findings')
    .option(...JSON_FLAG)
    .addHelpText('after', '\nExample:\n  lectern check-config rspack.config.mjs --against v1')
    .action(async (file: string, { json, ...wanted }: ConfigFlags) => {
      const { openSite } = await import('../../building/site/openSite');
      const { checkFile } = await import('../../reference/options/checkFile');
      const { count } = await import('../../building/site/fail');
      const report = checkFile(file, await openSite(), wanted);
      if (json) write(jsonText(report));
      else if (report.problem) note(report.problem);
      else {
        for (const { place, text } of report.findings) {
          write(`${file}:${place.line}:${place.column} ${text}`);
        }
        if (report.more) write(report.more);
        write(
          `${count(report.findings.length, 'finding')} for ${report.package} ${report.release}`,
        );
      }
      const hasProblem = report.findings.some(({ kind }) => kind !== 'alternative');
      if (report.problem || hasProblem) end(EXIT.findings);
    });
}
