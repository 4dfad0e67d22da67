import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { Command } from 'commander';
import { describe, expect, test, vi } from 'vitest';
import { LECTERN_COMMAND } from '../support/testing/lecternCommand';
import { createProgram } from './program';
import { run } from './run';

const here = import.meta.dirname;
const program = createProgram({ write: () => {}, note: () => {}, end: () => {} });

/** Returns every command with an action, as it is typed: `search push`. */
function names(command: Command, before = ''): string[] {
  return command.commands.flatMap((child) => {
    const name = `${before}${child.name()}`;
    return child.commands.length > 0 ? names(child, `${name} `) : [name];
  });
}

const COMMANDS = names(program).filter((name) => !/(^| )help$/.test(name));

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command in a separate process, in a folder without a site. */
function runProcess(cwd: string, program: string, args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(program, args, { cwd }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

/** Starts a Node.js process that supports TypeScript. */
function node(cwd: string, ...args: string[]): Promise<Ended> {
  const tsx = path.join(here, '../../node_modules/tsx/dist/loader.mjs');
  return runProcess(cwd, process.execPath, ['--import', tsx, ...args]);
}

/** Runs the command line in a separate process. */
function lectern(cwd: string, ...args: string[]): Promise<Ended> {
  const [program, ...first] = LECTERN_COMMAND;
  return runProcess(cwd, program, [...first, ...args]);
}

const emptyFolder = () => mkdtempSync(path.join(tmpdir(), 'lectern-cli-'));

test('[DIAG-3] these are the commands', () => {
  expect(COMMANDS).toEqual([
    'create',
    'migrate',
    'dev',
    'build',
    'serve',
    'check',
    'cut',
    'translated',
    'schemas',
    'samples',
    'options',
    'check-config',
    'search push',
    'search report',
    'search synonyms',
    'ask report',
    'ask pages',
    'ask purge',
    'health',
    'parts',
    'doctor',
  ]);
});

/** Returns the output and exit code of a command, without a separate process. */
async function runHere(...args: string[]): Promise<Ended> {
  const printed = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      printed[stream] += text;
      return true;
    }),
  );
  try {
    return { code: await run(args, createProgram), ...printed };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

describe.each(COMMANDS)('lectern %s', (name) => {
  test('[DIAG-3] --help says what it does', async () => {
    const { code, stdout, stderr } = await runHere(...name.split(' '), '--help');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`Usage: lectern ${name}`);
  });

  test('[DIAG-3] an unknown flag is an error, which names the nearest and where to read more', async () => {
    const { code, stderr } = await runHere(...name.split(' '), '--hlep');
    expect(code).toBe(2);
    expect(stderr).toContain("unknown option '--hlep'");
    expect(stderr).toContain('--help');
    expect(stderr).toContain(`(lectern ${name} --help shows all options)`);
  });
});

test.concurrent('[DIAG-3] no command does anything for --help and for an unknown flag', async () => {
  const cwd = emptyFolder();
  const module = (name: string) => JSON.stringify(pathToFileURL(path.join(here, name)).href);
  const calls = COMMANDS.flatMap((name) =>
    ['--help', '--hlep'].map((flag) => [...name.split(' '), flag]),
  );
  const script = `import { createProgram } from ${module('program.ts')};
    import { run } from ${module('run.ts')};
    const codes = [];
    for (const args of ${JSON.stringify(calls)}) codes.push(await run(args, createProgram));
    process.exitCode = codes.every((code, at) => code === (at % 2 === 0 ? 0 : 2)) ? 0 : 1;`;
  const { code } = await node(cwd, '--input-type=module', '-e', script);
  expect(code).toBe(0);
  expect(readdirSync(cwd)).toEqual([]);
});

test.concurrent.each([
  [['biuld'], "unknown command 'biuld'", 'build'],
  [['help', 'biuld'], "unknown command 'biuld'", 'Did you mean build?'],
  [['help', '--hlep'], "unknown option '--hlep'", '--help'],
  [['search', 'help', 'psuh'], "unknown command 'psuh'", 'Did you mean push?'],
  [['help', 'search', 'psuh'], "unknown command 'psuh'", 'Did you mean push?'],
  [['help', 'build', 'push'], "unknown command 'push'", 'unknown command'],
  [['dev', '--prot', '1'], "unknown option '--prot'", '--port'],
  [['dev', '--port', 'x'], 'Write a port from 0 to 65535.', 'dev --help'],
  [['dev', '--port', '0x1'], 'Write a port from 0 to 65535.', 'dev --help'],
  [['ask', 'report', '--since', 'May'], 'Write a day such as 2026-11-21.', 'ask report --help'],
  [['ask', 'purge'], 'specify what to delete', '--before 2026-11-21, or --all'],
  [
    ['create', '--template', 'blog'],
    'one-language, two-languages, versions, from-rspress',
    'create --help',
  ],
  [['create', '--search', 'google'], 'local, server, algolia, typesense', 'create --help'],
  [['search', 'push', '--to', 'elastic'], 'algolia, typesense, meilisearch', 'push --help'],
  [['cut'], "missing required argument 'version'", 'cut --help'],
  [[], 'Usage: lectern', 'Exit codes:'],
])('[DIAG-3] lectern %j exits with 2: invalid usage', async (args, problem, remedy) => {
  const { code, stderr } = await lectern(emptyFolder(), ...args);
  expect(code).toBe(2);
  expect(stderr).toContain(problem);
  expect(stderr).toContain(remedy);
});

test.concurrent.each([
  [['check'], 'has no rspress.config.ts → run this in the folder of a site'],
  [['translated'], 'has no rspress.config.ts'],
  [['search', 'report'], 'run "lectern build" first'],
  [['search', 'push', '--dry-run'], 'there are no records in'],
  [['serve'], 'there is no built site in'],
  [['parts', 'sidebra'], 'did you mean Sidebar?'],
  [['parts', 'zzzz'], 'lectern parts lists all of them'],
  [
    ['create', '.', '--languages', 'en,xx'],
    'there are no starter pages in xx → choose from en, zh, ja',
  ],
  [
    ['create', '.', '--template', 'from-rspress', '--languages', 'en', '--ask-ai'],
    'keeps its settings, but --languages, --ask-ai would set others → leave out --languages, --ask-ai',
  ],
  [
    ['create', '.', '--force'],
    '--force is for an existing site → add --template from-rspress, or leave it out',
  ],
  [
    ['create', '.', '--template', 'from-rspress'],
    'has no rspress.config.ts → run this in the folder of a site',
  ],
])('[DIAG-3] lectern %j exits with 1: the command failed', async (args, problem) => {
  const { code, stderr } = await lectern(emptyFolder(), ...args);
  expect([code, stderr]).toEqual([1, expect.stringContaining(problem)]);
});

test.concurrent.each([
  [['help'], 'Usage: lectern [options] [command]'],
  [['help', 'serve'], 'Usage: lectern serve'],
  [['search', 'help', 'push'], 'Usage: lectern search push'],
  [['help', 'search', 'push'], 'Usage: lectern search push'],
])('[DIAG-3] lectern %j prints the usage', async (args, usage) => {
  const { code, stdout, stderr } = await lectern(emptyFolder(), ...args);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain(usage);
});

test.concurrent('[DIAG-3] a command ends quietly if nothing reads the rest of its output', async () => {
  const program = `${LECTERN_COMMAND.join(' ')} create --help`;
  const cwd = path.join(here, '../..');
  const { stderr } = await runProcess(cwd, 'bash', ['-c', `(sleep 1; ${program}) | true`]);
  expect(stderr).toBe('');
});

test('[KIT-6] the template for an existing Rspress site does what migrate does, and keeps its pages', async () => {
  const sites = ['create', 'migrate'].map((name) => path.join(emptyFolder(), name));
  for (const site of sites) cpSync('tests/fixtures/stock', site, { recursive: true });
  const [created = '', migrated = ''] = sites;
  const template = ['--template', 'from-rspress', '--force'];
  const create = await runHere('create', created, ...template);
  const migrate = await runHere('migrate', migrated, '--force');
  expect(create).toEqual(migrate);
  expect(create.stdout).toContain('Changed: rspress.config.ts, package.json, theme/index.tsx');
  const filesOf = (site: string) =>
    readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(site, file), readFileSync(file, 'utf8')]);
  expect(filesOf(created)).toEqual(filesOf(migrated));
  const pages = (site: string) => filesOf(site).filter(([name]) => name?.startsWith('docs/'));
  expect(pages(created)).toEqual(pages('tests/fixtures/stock'));
  expect(pages(created).map(([name]) => name)).toEqual(
    expect.arrayContaining([expect.stringMatching(/_meta\.json$/)]),
  );
});

test('[DIAG-3] machine-readable output is JSON', async () => {
  const parts = await lectern(emptyFolder(), 'parts', 'SiteFooter', '--json');
  expect(JSON.parse(parts.stdout)).toEqual([expect.objectContaining({ name: 'SiteFooter' })]);
  const doctor = await lectern(emptyFolder(), 'doctor', '--json');
  expect(doctor.code).toBe(1);
  expect(JSON.parse(doctor.stdout)).toContainEqual(
    expect.objectContaining({ name: 'config', isWell: false }),
  );
});
