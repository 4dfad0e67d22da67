import path from 'node:path';
import process from 'node:process';
import type { Command } from 'commander';
import type { Terminal } from '../terminal';

interface MigrateFlags {
  dryRun?: boolean;
  force?: boolean;
  install?: boolean;
  lectern?: string;
}

/**
 * Converts the stock Rspress site in a folder, and writes what changed.
 *
 * @param typed the folder as it was typed
 */
export async function convertSite(
  typed: string,
  { dryRun, force, install, lectern }: MigrateFlags,
  { write }: Terminal,
): Promise<void> {
  const { migrateSite, migrationText } = await import('../migrate/migrateSite');
  const folder = path.resolve(process.cwd(), typed);
  const site = migrateSite(folder, { lectern, isDryRun: dryRun, isForced: force });
  const isInstalled = Boolean(install && !dryRun && site.files.length > 0);
  if (isInstalled) {
    const { installPackages } = await import('../create/installPackages');
    await installPackages(folder, typed, site.packageManager);
  }
  write(migrationText(site, { isDryRun: dryRun, isInstalled }));
}

/** Adds `migrate`, which converts a stock Rspress site to Lectern. */
export function addMigrateCommand(program: Command, terminal: Terminal): void {
  program
    .command('migrate')
    .description('convert an Rspress site to Lectern, and list what is left to do')
    .argument('[folder]', 'folder of the site', '.')
    .option('--dry-run', 'print what would change, without changing anything')
    .option('--force', 'run even if there are uncommitted changes')
    .option('--install', 'also install the packages of the converted site')
    .option('--lectern <package>', 'version or packed file to install Lectern from')
    .addHelpText(
      'after',
      '\nExamples:\n  lectern migrate --dry-run\n  lectern migrate ../docs --force',
    )
    .action((folder: string, flags: MigrateFlags) => convertSite(folder, flags, terminal));
}
