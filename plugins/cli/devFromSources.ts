import path from 'node:path';
import process from 'node:process';
import { type LoadConfigResult, loadConfig } from '@rsbuild/core';
import { dev, type UserConfig } from '@rspress/core';
import { Command } from 'commander';

// Started by `runRspress` in a checkout of Lectern, in which Node.js loads TypeScript. The command line of Rspress
// would compile the sources of Lectern with Babel, which takes about ten seconds after a change.

interface Flags {
  port?: string;
  host?: string | true;
  base?: string;
  config?: string;
}

const { port, host, base, config } = new Command()
  .option('--port <port>')
  .option('--host [address]')
  .option('--base <path>')
  .option('--config <file>')
  .parse()
  .opts<Flags>();

const NAMES = ['ts', 'js', 'mts', 'mjs', 'cts', 'cjs'].map((type) => `rspress.config.${type}`);

/** The mark with which Rsbuild loads a module again. In a stack, it would be between the file and its line. */
const FRESH = /\?fresh-import-[^\s)]*?(?=(?::\d+){1,2}(?:\)|$))/gm;

function withPlainStack(error: unknown): unknown {
  if (error instanceof Error && error.stack) error.stack = error.stack.replace(FRESH, '');
  return error;
}

/** Loads the settings. Only a change of their own file restarts the server, as with the command line of Rspress. */
async function loadSettings(): Promise<LoadConfigResult<UserConfig>> {
  const { content, filePath } = await loadConfig<UserConfig>({
    path: config,
    configFileNames: NAMES,
    loader: 'native',
    command: 'dev',
  }).catch((error) => {
    throw withPlainStack(error);
  });
  const root = path.resolve(content.root ?? 'docs');
  return { content: { ...content, root, ...(base && { base }) }, filePath, dependencies: [] };
}

let server: Awaited<ReturnType<typeof dev>>;

async function start(): Promise<void> {
  const settings = await loadSettings();
  server = await dev({
    docDirectory: settings.content.root ?? '',
    config: settings,
    extraBuilderConfig: { server: { port: port === undefined ? undefined : Number(port), host } },
    restart,
  });
}

async function restart(): Promise<boolean> {
  try {
    await start();
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

async function stop(): Promise<void> {
  try {
    await server.close();
  } finally {
    process.exit(0);
  }
}

process.env.NODE_ENV = 'development';
await start();
process.on('SIGINT', stop).on('SIGTERM', stop);
