import process from 'node:process';
import type { Command } from 'commander';
import { checkConfigFile } from '../../building/site/openSite';
import { EXIT } from '../exitCodes';
import { devPort, readBase, readPort } from '../readers';
import { type RspressEnd, type RspressFlags, runRspress } from '../rspress';
import { CONFIG_FLAG, type Terminal } from '../terminal';

interface DevFlags {
  port?: number;
  host?: string | true;
  base?: string;
  config?: string;
}

interface ServeFlags {
  port?: number;
  host?: string;
  dir?: string[];
  base?: string;
}

/** Adds `dev`, `build` and `serve`. */
export function addSiteCommands(program: Command, { end }: Terminal): void {
  async function rspress(
    command: string,
    flags: RspressFlags & { config?: string },
    good: readonly RspressEnd[],
  ) {
    await checkConfigFile(process.cwd(), flags.config);
    if (!good.includes(await runRspress(command, flags))) end(EXIT.findings);
  }

  program
    .command('dev')
    .description('start the dev server, which shows your changes as you save them')
    .option('-p, --port <port>', 'port of the server (default: PORT, or 3000)', readPort)
    .option('--host [address]', 'address to listen on; without a value, all addresses')
    .option('--base <path>', 'path below which the site is served', readBase)
    .option(...CONFIG_FLAG)
    .addHelpText('after', '\nExample:\n  lectern dev --port 4000 --host')
    .action(({ port, host, base, config }: DevFlags) =>
      rspress('dev', { port: devPort(port, process.env), host, base, config }, ['done', 'stopped']),
    );

  program
    .command('build')
    .description('build the site; the output is replaced only when the new build is complete')
    .option('--base <path>', 'path below which the site is served', readBase)
    .option(...CONFIG_FLAG)
    .addHelpText('after', '\nExample:\n  SITE_ORIGIN=https://docs.example.com lectern build')
    .action(({ base, config }: DevFlags) => rspress('build', { base, config }, ['done']));

  program
    .command('serve')
    .description('serve built sites, with search, Ask AI and MCP')
    .option('-p, --port <port>', 'port of the server (default: PORT, or 3000)', readPort)
    .option('--host <address>', 'address to listen on (default: HOST, or all)')
    .option('--dir <folders...>', 'folders with built sites (default: SITE_DIR, or doc_build)')
    .option('--base <path>', 'path below which the site is served', readBase)
    .addHelpText(
      'after',
      '\nIf DOCS_HEALTH_TOKEN is set, maintainers can open /docs-health with this token.\n\nExamples:\n  lectern serve --port 8080\n  lectern serve --dir doc_build api_build',
    )
    .action(async ({ port, host, dir, base }: ServeFlags) => {
      const given = {
        PORT: port?.toString(),
        HOST: host,
        SITE_DIR: dir?.join(','),
        SITE_BASE: base,
      };
      const set = Object.entries(given).filter(([, value]) => value !== undefined);
      const { runServer } = await import('../../serving/site-server/runServer');
      const { readStartOptions } = await import('../../serving/site-server/startOptions');
      runServer(readStartOptions({ ...process.env, ...Object.fromEntries(set) }));
    });
}
