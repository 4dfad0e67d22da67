import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { expect, test } from 'vitest';
import { LECTERN_COMMAND } from '../plugins/support/testing/lecternCommand';
import { FAULTS, type Fault } from '../site/faults/faults';
import { TinySite } from './support/tinySite';

const BUILD_MS = 120_000;
const [, ...LECTERN] = LECTERN_COMMAND;

/** Those that only a page that can be parsed shows. */
const LATER = ['links', 'questions'];
const isLater = ({ message }: Fault) => LATER.some((check) => message.includes(` ${check}: `));
/** Those without which no page can be parsed. */
const UNREADABLE = /^[^ ]* (?:mdx-syntax|frontmatter-syntax|encoding):/;

function writeFaults(name: string): TinySite {
  const site = new TinySite(name);
  for (const { file, text } of FAULTS) site.write(`docs/${file}`, text);
  site.write('docs/code.js', 'x();\n');
  site.write('docs/empty.png', '');
  site.write('docs/numbers.js', 'export const one = 1, two = 2;\n');
  site.write('docs/marked/page.mdx', '# Marked\n');
  for (const page of ['a', 'b']) site.write(`docs/json/${page}.mdx`, '# Page\n');
  site.write('docs/index.mdx', "import Part from './_part.mdx';\n\n# Home\n\n<Part />\n");
  return site;
}

/** Returns the complete message of each fault. */
function expectedOf(site: TinySite, isWanted: (fault: Fault) => boolean = () => true): string[] {
  return FAULTS.filter(isWanted).map(
    ({ file, message }) => `${site.root}/docs/${file}${message.replaceAll('ROOT', site.root)}`,
  );
}

/** Runs a command until it exits, or until it has printed all expected texts. */
function run(args: readonly string[], env: Record<string, string>, wanted: readonly string[]) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NO_COLOR: '1', RSPRESS_PERSISTENT_CACHE: 'false', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      if (wanted.length > 0 && wanted.every((one) => text.includes(one))) child.kill();
    });
  }
  const late = setTimeout(() => child.kill(), BUILD_MS);
  return new Promise<{ code: number | null; text: string }>((resolve) =>
    child.once('close', (code) => {
      clearTimeout(late);
      resolve({ code, text });
    }),
  );
}

const missingIn = (text: string, wanted: readonly string[]) =>
  wanted.filter((one) => !text.includes(one));

test(
  '[DIAG-1] a build names every fault of the docs at once, with file, line and what to do, and exits with 1',
  async () => {
    const site = writeFaults('page-faults');
    const { code, text } = await site.build({ NO_COLOR: '1' });
    expect(code).toBe(1);
    expect(missingIn(text, expectedOf(site))).toEqual([]);
    expect(text).toContain(`[pages] ${FAULTS.length} problems in the docs:`);
    expect(text).not.toMatch(/^\s+at /m);
  },
  BUILD_MS,
);

test(
  '[DIAG-1] the check says the same of each: first of pages that cannot be parsed, then of all',
  async () => {
    const site = writeFaults('page-faults-check');
    const args = [...LECTERN, 'check', '-c'];
    const check = () => run([...args, `${site.root}/rspress.config.ts`], {}, []);
    const first = await check();
    expect(first.code).toBe(1);
    expect(
      missingIn(
        first.text,
        expectedOf(site, (fault) => !isLater(fault)),
      ),
    ).toEqual([]);
    for (const { file, message } of FAULTS)
      if (UNREADABLE.test(message)) site.remove(`docs/${file}`);
    const second = await check();
    expect(
      missingIn(
        second.text,
        expectedOf(site, ({ message }) => !UNREADABLE.test(message)),
      ),
    ).toEqual([]);
  },
  BUILD_MS * 2,
);

test(
  '[DIAG-3] check --fix makes of each file what the table says, and leaves the others alone',
  async () => {
    const site = writeFaults('page-faults-fix');
    const kept = FAULTS.filter(
      ({ message, fixed }) => fixed !== undefined || !UNREADABLE.test(message),
    );
    for (const fault of FAULTS) if (!kept.includes(fault)) site.remove(`docs/${fault.file}`);
    const command = [...LECTERN, 'check', '--fix', '-c'];
    await run([...command, `${site.root}/rspress.config.ts`], {}, []);
    const now = (file: string) => readFileSync(`${site.root}/docs/${file}`, 'utf8');
    for (const { file, text, fixed } of kept) expect(now(file), file).toBe(fixed ?? String(text));
  },
  BUILD_MS * 2,
);

test(
  '[DIAG-1] the dev server says the same of what keeps pages from being shown',
  async () => {
    const site = writeFaults('page-faults-dev');
    // While there are errors, it does not print warnings: links, and entries of sidebars.
    const wanted = expectedOf(site, ({ dev }) => dev === 'overlay');
    const rspress = 'node_modules/@rspress/core/bin/rspress.js';
    const port = `${Number(process.env.TEST_PORT ?? 4400) + 77}`;
    const { text } = await run(
      [rspress, 'dev', '-c', `${site.root}/rspress.config.ts`, '--port', port],
      { NODE_ENV: 'development', RSPRESS_LAZY_COMPILATION: 'false' },
      wanted,
    );
    expect(missingIn(text, wanted)).toEqual([]);
  },
  BUILD_MS * 2,
);
