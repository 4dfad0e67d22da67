import path from 'node:path';
import process from 'node:process';
import type { Command } from 'commander';
import type { Terminal } from '../terminal';

interface MigrateFlags {
  dryRun?: boolean;
  force?: boolean;
  lectern?: string;
}

/** Adds `migrate`, which converts a stock Rspress site to Lectern. */
export function addMigrateCommand(program: Command, { write }: Terminal): void {
  program
    .command('migrate')
    .description('convert an Rspress site to Lectern, and list what is left to do')
    .argument('[folder]', 'folder of the site', '.')
    .option('--dry-run', 'print what would change, without changing anything')
    .option('--force', 'run even if there are uncommitted changes')
    .option('--lectern <package>', 'version or packed file to install Lectern from')
    .addHelpText(
      'after',
      '\nExamples:\n  lectern migrate --dry-run\n  lectern migrate ../docs --force',
    )
    .action(async (folder: string, { dryRun, force, lectern }: MigrateFlags) => {
      const { migrateSite, migrationText } = await import('../migrate/migrateSite');
      const options = { lectern, isDryRun: dryRun, isForced: force };
      write(migrationText(migrateSite(path.resolve(process.cwd(), folder), options), dryRun));
    });
}
