import path from 'node:path';
import process from 'node:process';
import type { Command } from 'commander';
import { EXIT } from '../exitCodes';
import { CONFIG_FLAG, JSON_FLAG, jsonText, type Terminal } from '../terminal';

const DOCTOR_HELP = `
Run it in the folder of the site. What does not work is marked with ✗, followed by what to do.

Examples:
  lectern doctor
  PORT=4000 lectern doctor
  lectern doctor --json`;

/** Adds `parts` and `doctor`. */
export function addHelpCommands(program: Command, { write, note, end }: Terminal): void {
  program
    .command('parts')
    .description('list the parts and slots of the theme, which a site can replace or fill')
    .argument('[name]', 'text that the names contain')
    .option(...JSON_FLAG)
    .addHelpText(
      'after',
      '\nExample:\n  lectern parts sidebar\n\nOn the dev server, add ?slots to the address of a page to see them in place.',
    )
    .action(async (name = '', { json }: { json?: boolean }) => {
      const { themeEntries } = await import('../../pages/theme/readParts');
      const { partsText } = await import('../parts/partsText');
      const wanted = String(name).toLowerCase();
      const all = themeEntries();
      const entries = all.filter((entry) => entry.name.toLowerCase().includes(wanted));
      if (entries.length === 0) {
        const { nearestName } = await import('../../support/nearestName');
        const near = nearestName(
          String(name),
          all.map((entry) => entry.name),
        );
        const remedy = near ? `did you mean ${near}?` : 'lectern parts lists all of them';
        note(`[parts] no part or slot has "${name}" in its name → ${remedy}`);
        end(EXIT.findings);
        return;
      }
      const { packageRoot } = await import('../../support/ownFile');
      const root = path.relative(process.cwd(), packageRoot());
      write(json ? jsonText(entries) : partsText(entries, root));
    });

  program
    .command('doctor')
    .description('check versions, settings, supported packages and ports')
    .option(...CONFIG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText('after', DOCTOR_HELP)
    .action(async ({ config, json }: { config?: string; json?: boolean }) => {
      const { diagnose } = await import('../doctor/diagnose');
      const found = await diagnose(process.cwd(), config);
      if (json) write(jsonText(found));
      else
        for (const { name, isWell, says } of found) write(`${isWell ? '✓' : '✗'} ${name}: ${says}`);
      if (found.some(({ isWell }) => !isWell)) end(EXIT.findings);
    });
}
