import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { beforeAll, expect, test } from 'vitest';
import { bundlers, commandLines } from '../../../../site/rspack';
import { CONFIG, fence, PAGES, page, V2 } from '../testing/samplePages';
import { reportText } from './reportText';
import { type RunReport, type RunSettings, runSamples } from './runSamples';

/** The time limit of a test with builds on a busy machine. */
const SLOW = { timeout: 180_000 };

function writeDocs(pages: Record<string, string>): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'lectern-docs-')));
  for (const [name, text] of Object.entries(pages)) {
    const file = path.join(folder, `${name}.mdx`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

function run(docDir: string, more: Partial<RunSettings> = {}): Promise<RunReport> {
  const passedFile = path.join(docDir, 'passed.json');
  const cwd = process.cwd();
  return runSamples({ docDir, bundlers, commandLines, cwd, passedFile, tries: 1, ...more });
}

const docs = writeDocs(PAGES);
let report: RunReport;

beforeAll(async () => {
  report = await run(docs);
}, SLOW.timeout);

/** Returns the problems of a page, starting with their line. */
function problemsOf(name: keyof typeof PAGES): string[] {
  const mark = `${name}.mdx:`;
  return report.problems
    .filter((problem) => problem.includes(mark))
    .map((problem) => problem.slice(problem.indexOf(mark) + mark.length));
}

test('[AUTH-4] a sample that matches its page passes, with the bundler of its version', () => {
  expect(problemsOf('v2/en/passes')).toEqual([]);
  expect(problemsOf('v2/en/release')).toEqual([]);
  expect(problemsOf('v1/en/release')).toEqual([]);
});

test('[AUTH-4] expected warnings and errors pass', () => {
  expect(problemsOf('v2/en/expected-warning')).toEqual([]);
  expect(problemsOf('v2/en/expected-error')).toEqual([]);
});

test('[AUTH-4] a failure names file, line, version, sample and the actual outcome', () => {
  expect(problemsOf('v2/en/missing-file')).toEqual([
    `3 (v2, ${V2}) sample one: files: other.js is missing; there are main.js`,
  ]);
  expect(problemsOf('v2/en/wrong-print')).toEqual([
    `3 (v2, ${V2}) sample one: prints: "hell" was expected, not "hello"`,
  ]);
});

test('[AUTH-4] missing and unwanted texts are failures', () => {
  const [contains, lacks] = problemsOf('v2/en/wrong-text');
  expect(contains).toContain('contains: main.js does not contain "goodbye": console.log("hello")');
  expect(lacks).toContain('lacks: *.js contains "hello"');
});

test('[AUTH-4] messages of the bundler are failures unless they are expected', () => {
  expect(problemsOf('v2/en/warning').join()).toMatch(/(errors|warnings): not expected: .*'b'/s);
  expect(problemsOf('v2/en/error').join()).toContain("Can't resolve './nowhere.js'");
  expect(problemsOf('v2/en/no-warning').join()).toContain('warnings: none says "never said"');
});

test('[TRUE-1] a wrong statement about a cache is a failure: later builds see edits like a new process', () => {
  expect(problemsOf('v2/en/cache')).toEqual([]);
  expect(problemsOf('v2/en/wrong-cache')).toEqual([
    `3 (v2, ${V2}) sample one: build 2: prints: "two" was expected, not "one"`,
  ]);
});

test('[TRUE-1] a wrong default is a failure, in the project and the mode of the sample', () => {
  expect(problemsOf('v2/en/default')).toEqual([]);
  const where = `3 (v2, ${V2}) sample one: defaults:`;
  expect(problemsOf('v2/en/wrong-default')).toEqual([
    `${where} output.uniqueName is , not shop`,
    `${where} optimization.minimize is true, not false`,
  ]);
});

test('[TRUE-1] a wrong error text and a wrong file name are failures', () => {
  const [unexpected, missing] = problemsOf('v2/en/wrong-error-text');
  expect(unexpected).toContain("Can't resolve './nowhere.js'");
  expect(missing).toContain('errors: none says "Can\'t find"');
  expect(problemsOf('v2/en/missing-file').join()).toContain('files: other.js is missing');
});

test('[TRUE-1] a sentence that its sample does not confirm is reported at its expectation', () => {
  expect(problemsOf('v2/en/says')).toEqual([]);
  expect(problemsOf('v2/en/not-said')).toEqual([
    '8 (v2) sample one: says: the page does not contain "about `main.js`" → correct the page, or this sentence',
  ]);
  expect(problemsOf('v2/en/not-shown')).toEqual([
    '10 (v2) sample one: says: `app.js` is in no file of the sample and in none of its outcomes',
  ]);
});

test('[TRUE-3] a message that a page shows must be printed by its sample, line by line', () => {
  expect(problemsOf('v2/en/message')).toEqual([]);
  expect(problemsOf('v2/en/logged')).toEqual([]);
  const [wrong] = problemsOf('v2/en/wrong-message');
  expect(wrong).toContain('the message in line 7: "× No such file" was not printed, but:\n');
  expect(wrong).toContain("× Module not found: Can't resolve './nowhere.js' in '/project/src'");
  expect(problemsOf('v2/en/lines-in-wrong-order')).toEqual([
    `3 (v2, ${V2}) sample one: the message in line 7: "first" was not printed, but:\nfirst\nsecond`,
  ]);
});

test('[TRUE-1] output on a page must be in the file that its sample writes', () => {
  expect(problemsOf('v2/en/output')).toEqual([]);
  expect(problemsOf('v2/en/wrong-output')).toEqual([
    `3 (v2, ${V2}) sample one: the output in line 7 is not in main.js: console.log("hello");`,
    `3 (v2, ${V2}) sample one: the output in line 11 is not in other.js: there is no such file`,
  ]);
  expect(problemsOf('v2/en/output-of-nobody')).toEqual([
    '1 (v2) output=two names no sample of this page → mark a fence with tested=two',
    '5 (v2) output=two names no file of the output → write title="dist/main.js"',
  ]);
});

test('[TRUE-3] a message of a catalog that no sample prints is reported with its line', () => {
  expect(problemsOf('v2/en/catalog')).toEqual([
    '5 (v2) no sample prints "× Never seen" → write message=name for one that does, or not-reproducible="the reason"',
  ]);
  expect(problemsOf('v2/en/message-of-nobody')).toEqual([
    '1 (v2) message=two names no sample of this page → mark a fence with tested=two',
  ]);
});

test('[TRUE-1] a script of the sample is run if the expectation names one', () => {
  expect(problemsOf('v2/en/script')).toEqual([]);
});

test('[TRUE-1] invalid edits and steps are reported with the reason', () => {
  expect(problemsOf('v2/en/bad-edit')).toEqual([
    '8 (v2) sample one: again.0.edit: "o" must occur once in src/index.js, but occurs 4 times → correct the edit',
    '8 (v2) sample one: again.0.edit: b.js is not a file of the sample → correct the edit',
  ]);
  expect(problemsOf('v2/en/bad-step').join()).toContain(
    'mode is not a key of again.0 → write one of edit, files',
  );
});

test('[TRUE-1] a command line on a page is run, and must exit as expected', () => {
  expect(problemsOf('v2/en/command')).toEqual([]);
  expect(problemsOf('v2/en/until')).toEqual([]);
  expect(problemsOf('v2/en/command-exits')).toEqual([]);
  expect(problemsOf('v2/en/command-fails').join()).toContain(
    'sample one: exits: 0 was expected, not 1: [rspack] CLI failed:',
  );
  expect(problemsOf('v2/en/wrong-exit').join()).toContain(
    'sample one: exits: 1 was expected, not 0: Rspack compiled successfully in',
  );
});

test('[TRUE-3] the output of a command line and the command itself must match the page', () => {
  expect(problemsOf('v2/en/wrong-command-text')).toEqual([
    `3 (v2, ${V2}) sample one: the message in line 7: "Rspack compiled with 1 error in ‹time›" was not printed, but:\nRspack compiled successfully in ‹time›`,
  ]);
  expect(problemsOf('v2/en/other-command')).toEqual([
    `3 (v2, ${V2}) sample one: the message in line 7: the sample does not run "rspack build --mode none", but rspack build`,
    `3 (v2, ${V2}) sample one: the message in line 12: the sample does not run "rspack dev", but rspack build`,
  ]);
});

test('[TRUE-1] invalid command lines are reported with the reason', () => {
  expect(problemsOf('v2/en/shell').join()).toContain('needs a shell → write one command a line');
  expect(problemsOf('v2/en/command-errors')).toEqual([
    '8 (v2) sample one: errors says nothing of a command line → write message=one, or prints',
    '8 (v2) sample one: runs cannot be used with a command line → write command: node a.mjs',
  ]);
  expect(problemsOf('v2/en/two-commands').join()).toContain(
    'command: the page shows the command lines of the sample → remove it',
  );
  expect(problemsOf('v2/en/exit-of-nothing')).toEqual([
    '8 (v2) sample one: until is for samples that run a command line → add command, or remove it',
    '8 (v2) sample one: exits is for samples that run a command line → add command, or remove it',
  ]);
});

test('[AUTH-4] a command of an older version is run with the bundler of this version', () => {
  expect(problemsOf('v1/en/command')).toEqual([]);
});

test('[AUTH-4] imported packages are those of the version, and they load its bundler', () => {
  expect(problemsOf('v1/en/own-packages')).toEqual([]);
});

test('[TRUE-1] a program of a version without a command line is reported', async () => {
  const folder = writeDocs({ 'v2/en/one': page('command: rspack build') });
  const { problems } = await run(folder, { bundlers: { v2: bundlers.v2 }, commandLines: {} });
  expect(problems.join()).toContain(
    'command: "rspack" is none of node → write one of them, or name its package in samples.commandLines',
  );
});

test('[TRUE-1] a tree of files must contain the names and sizes of all written files', () => {
  expect(problemsOf('v2/en/tree')).toEqual([]);
  expect(problemsOf('v2/en/wrong-tree')).toEqual([
    `3 (v2, ${V2}) sample one: the message in line 7: "dist/app.js" was not written; the files are:\ndist/main.js 21 bytes`,
  ]);
});

test('[TRUE-3] statistics, log lines, causes of errors and stderr must match the sample', () => {
  expect(problemsOf('v2/en/stats')).toEqual([
    expect.stringContaining('the message in line 15: "asset main.js 22 bytes […]" was not printed'),
  ]);
  expect(problemsOf('v2/en/infrastructure')).toEqual([
    expect.stringContaining('the message in line 17: "<w> [Own] sad" was not printed, but:'),
  ]);
  expect(problemsOf('v2/en/causes')).toEqual([
    expect.stringContaining('Missing field `entries`]" was not printed, but:\nError: Failed to'),
  ]);
  expect(problemsOf('v2/en/complaints')).toEqual([]);
});

test('[TRUE-1] JSON on a page is compared by value', () => {
  const where = `3 (v2, ${V2}) sample one: the output in line`;
  expect(problemsOf('v2/en/json')).toEqual([
    `${where} 29 is not in a.json: two[0] is 2, not 3`,
    expect.stringContaining(`${where} 33 is not in a.json: it is not valid JSON`),
  ]);
  expect(problemsOf('v2/en/printed-json')).toEqual([
    `3 (v2, ${V2}) sample one: the message in line 11: a is 1, not 2`,
  ]);
});

test('[AUTH-4] a configuration that throws or ends the process is a failure of its sample only', () => {
  expect(problemsOf('v2/en/thrown').join()).toContain('Error: no config');
  expect(problemsOf('v2/en/crash').join()).toContain("the bundler's process ended with 3");
});

test('[AUTH-4] TypeScript is checked against the types of the version', () => {
  expect(problemsOf('v2/en/types').join()).toContain('types: rspack.config.ts:2 TS2322');
  expect(problemsOf('v2/en/own-types')[0]).toContain('types: src/index.ts:2 TS2322');
});

test('[AUTH-4] an invalid expectation is reported with the position and the reason', () => {
  expect(problemsOf('v2/en/bad-yaml').join()).toMatch(
    /^8 \(v2\) sample one: the expectation is not YAML/,
  );
  expect(problemsOf('v2/en/unknown-key').join()).toContain(
    'file is not a key of an expectation → write one of mode, files',
  );
  expect(problemsOf('v2/en/wrong-kind').join()).toContain('files cannot be used');
});

test('[AUTH-4] a package that is not installed is reported once, with the number of samples', () => {
  expect(problemsOf('v2/en/package')).toEqual([
    '3 (v2) sample one: packages: no-such-package is not installed (1 other sample imports it, too) → npm install -D -E no-such-package, or write the sample without it',
  ]);
  expect(problemsOf('v2/en/packages-again')).toEqual([]);
});

test('[AUTH-4] duplicate names are reported for both kinds of fences', () => {
  expect(problemsOf('v2/en/two-projects')).toEqual([
    '14 (v2) sample one has two files "src/index.js" → choose another name for one of the projects',
    '19 (v2) sample one has two expectations → choose another name for one of the projects',
  ]);
});

test('[AUTH-4] fences that are not part of a project are reported', () => {
  expect(problemsOf('v2/en/no-expectation').join()).toContain(
    'sample one has no expectation → add',
  );
  expect(problemsOf('v2/en/no-title').join()).toContain('tested=one has no file name');
  expect(problemsOf('v2/en/outside').join()).toContain('"../a.js" leaves the project');
  expect(problemsOf('v2/en/hidden').join()).toContain('hidden belongs to no sample');
  expect(problemsOf('v2/en/no-files').join()).toContain('the expectation "one" has no files');
});

test(
  '[AUTH-4] samples that are equal in two languages are built once, and not again after they have passed',
  SLOW,
  async () => {
    const folder = writeDocs({
      'v2/en/a': PAGES['v2/en/passes'],
      'v2/zh/a': PAGES['v2/zh/passes'],
      'v1/en/a': PAGES['v1/en/release'],
    });
    const first = await run(folder);
    expect(first).toMatchObject({ problems: [], built: 2, known: 0 });
    const second = await run(folder);
    expect(second).toMatchObject({ problems: [], built: 0, known: 2 });
    expect(reportText(second).split('\n')).toEqual([
      'v2 en: 1 samples; 1 of 1 fences with code are tested (100 %)',
      'v2 zh: 1 samples; 1 of 1 fences with code are tested (100 %)',
      'v1 en: 1 samples; 2 of 2 fences with code are tested (100 %)',
      '0 projects were built, 2 had passed before.',
      'All samples agree with their pages.',
    ]);
  },
);

test(
  '[AUTH-4] the samples of selected pages are built, and the stored results of others remain',
  SLOW,
  async () => {
    const folder = writeDocs({
      'v2/en/guide/a': PAGES['v2/en/passes'],
      'v2/en/guide/b': PAGES['v2/en/release'],
      'v1/en/a': '# None',
    });
    expect(await run(folder, { wanted: ['guide/a'] })).toMatchObject({ built: 1, known: 0 });
    expect(await run(folder, { wanted: ['guide/b'] })).toMatchObject({ built: 1, known: 0 });
    expect(await run(folder)).toMatchObject({ problems: [], built: 0, known: 2 });
    await expect(run(folder, { wanted: ['guide/c'] })).rejects.toThrow(
      'no page of v2, v1 has "guide/c"',
    );
  },
);

test('[AUTH-4] a build that does not end is terminated', SLOW, async () => {
  const endless = page('', fence(CONFIG, 'for (;;);'));
  const folder = writeDocs({ 'v2/en/endless': endless, 'v1/en/none': '# None' });
  const { problems } = await run(folder, { limitMs: 300 });
  expect(problems.join()).toContain('sample one: the build did not end within 0.3 seconds');
});

test('[AUTH-4] a version without a folder is an error', async () => {
  await expect(run(writeDocs({ 'v2/en/a': '# A' }))).rejects.toThrow('but v1 has a bundler');
});

test('[AUTH-4] a sample that passes only at a further try passes, and is named', SLOW, async () => {
  const folder = writeDocs({ 'v1/en/none': '# None' });
  const tries = path.join(folder, 'tries');
  const code = [
    "import { appendFileSync, readFileSync } from 'node:fs';",
    `appendFileSync(${JSON.stringify(tries)}, 'x');`,
    `console.log(readFileSync(${JSON.stringify(tries)}).length);`,
  ].join('\n');
  writeFileSync(
    path.join(folder, 'v1/en/none.mdx'),
    page('prints: 3\nruns: count.mjs', fence('js title="count.mjs" tested=one', code)),
  );
  mkdirSync(path.join(folder, 'v2'));
  const { problems, unsteady } = await run(folder, { tries: 2 });
  expect(problems).toEqual([]);
  expect(unsteady.join()).toContain('sample one');
});
