import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { type Command, Option } from 'commander';
import { readCount } from '../readers';
import { JSON_FLAG, jsonText, type Terminal } from '../terminal';

const DAYS = 30;
const OUT = 'docs-health.html';

interface HealthFlags {
  out: string;
  days: number;
  lang: 'en' | 'zh';
  json?: boolean;
}

/** Adds `health`, which reports what to improve in the docs. */
export function addHealthCommand(program: Command, { write, note }: Terminal): void {
  program
    .command('health')
    .description(
      'write a page about what to improve in the docs, based on the last build and on what readers did',
    )
    .addOption(new Option('--out <file>', 'file to write').default(OUT).conflicts('json'))
    .option('--days <count>', 'number of past days to include', readCount, DAYS)
    .addOption(
      new Option('--lang <lang>', 'language of the page').choices(['en', 'zh']).default('en'),
    )
    .option(...JSON_FLAG)
    .addHelpText(
      'after',
      '\nReads SITE_DIR and ASK_AI_DATABASE as the server does.\n\nExample:\n  lectern health --out health.html --days 90',
    )
    .action(async ({ out, days, lang, json }: HealthFlags) => {
      const { healthPage, readHealth } = await import(
        '../../maintenance/docs-health/commands/health'
      );
      const { health, style } = await readHealth(process.env, days, note);
      if (json) {
        write(jsonText(health));
        return;
      }
      writeFileSync(out, healthPage(health, style, lang));
      write(`The page was written to ${out}`);
    });
}
