import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { bundlers } from '../../../../site/rspack';
import { readPages } from '../../../content/files/readPages';
import type { SiteSettings } from '../../../content/site/siteSettings';
import { remarkCodeGroup } from '../../../pages/code/remarkCodeGroup';
import { rehypeStatic } from '../../../pages/static-content/rehypeStatic';
import { packageVersion } from '../bundlers';
import { readFences } from '../readFences';
import { remarkSamples } from '../remarkSamples';
import { type RunSettings, runSamples } from '../run/runSamples';
import { outputNode } from './outputNode';
import { comparableName, recordDifference } from './outputRecord';
import { outputsCheck } from './outputsCheck';
import { outputLines, outputSummary } from './outputText';
import { pageSamples } from './pageSamples';
import { sizeText } from './sizeText';

const V2 = packageVersion(bundlers.v2);

const page = (code: string, expectation: string) =>
  [
    '# Page',
    '',
    '```js title="src/index.js" tested=one',
    code,
    '```',
    '',
    '```expect one',
    expectation,
    '```',
    '',
  ].join('\n');

function writeSite(text: string) {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'lectern-outputs-')));
  mkdirSync(path.join(folder, 'docs/v2/en'), { recursive: true });
  writeFileSync(path.join(folder, 'docs/v2/en/a.mdx'), text);
  const settings: RunSettings & { passedFile: string } = {
    docDir: path.join(folder, 'docs'),
    bundlers: { v2: bundlers.v2 },
    cwd: process.cwd(),
    outputs: path.join(folder, 'outputs'),
    passedFile: path.join(folder, 'passed.json'),
  };
  return { folder, settings };
}

test('[PLAY-1] an output is recorded once, and a stale or missing record is reported with file and line', {
  timeout: 120_000,
}, async () => {
  const { folder, settings } = writeSite(page("console.log('hello');", 'prints: hello'));
  const file = path.join(folder, 'outputs/v2.json');
  const place = path.relative(process.cwd(), path.join(folder, 'docs/v2/en/a.mdx'));

  const unrecorded = await runSamples(settings);
  expect(unrecorded.problems).toEqual([
    `${place}:3 (v2) sample one: its output is not recorded as it is now → run "lectern samples --record"`,
  ]);

  const recording = await runSamples({ ...settings, isRecording: true });
  expect(recording.problems).toEqual([]);
  const text = readFileSync(file, 'utf8');
  const [record] = Object.values(JSON.parse(text));
  expect(record).toEqual({ files: [['main.js', 21]], printed: 'hello' });
  expect(await runSamples(settings)).toMatchObject({ problems: [], built: 0 });

  writeFileSync(file, text.replace('main.js', 'other.js'));
  expect((await runSamples(settings)).problems).toEqual([
    `${place}:3 (v2, ${V2}) sample one: the recorded output is stale: the recorded files are other.js, and the build wrote main.js → run "lectern samples --record"`,
  ]);

  writeFileSync(file, text.replace(/^"[^"]+"/m, '"unknown1"'));
  expect((await runSamples(settings)).problems).toEqual([
    expect.stringContaining('its output is not recorded as it is now'),
    `${file}: outputs of samples that are no longer on any page: 1, such as unknown1 → run "lectern samples --record"`,
  ]);
});

test('[AUTH-4] a sample that is recorded as passed is built on another machine only when it has changed or all are wanted', {
  timeout: 120_000,
}, async () => {
  const text = page("console.log('hello');", 'prints: hello');
  const { folder, settings } = writeSite(text);
  const file = path.join(folder, 'outputs/passed.json');
  const source = path.join(folder, 'docs/v2/en/a.mdx');
  const place = path.relative(process.cwd(), source);
  /** Runs without what this machine knows from its earlier runs. */
  const runElsewhere = (more: Partial<RunSettings> = {}) => {
    rmSync(settings.passedFile, { force: true });
    return runSamples({ ...settings, ...more });
  };

  expect(await runElsewhere({ isRecording: true })).toMatchObject({ built: 1, problems: [] });
  expect(await runElsewhere()).toMatchObject({ built: 0, known: 1, problems: [] });
  const again = { isBuiltAgain: () => true };
  expect(await runElsewhere(again)).toMatchObject({ built: 1, known: 0, problems: [] });

  writeFileSync(source, text.replace('prints: hello', 'prints: other'));
  const failed = await runElsewhere();
  expect(failed.built).toBe(1);
  expect(failed.problems).toEqual([
    expect.stringContaining(`${place}:3 (v2, ${V2}) sample one: prints:`),
  ]);

  writeFileSync(source, text.replace('prints: hello', 'prints: hello\nfiles: [main.js]'));
  const changed = await runElsewhere();
  expect(changed.built).toBe(1);
  expect(changed.problems).toEqual([
    `${file}: samples that passed are not listed: 1, such as one (${place}:3) → run "lectern samples --record"`,
    `${file}: listed samples have changed or are no longer on any page: 1 → run "lectern samples --record"`,
  ]);

  writeFileSync(file, '[');
  await expect(runElsewhere()).rejects.toThrow(
    /^\[samples\] .*passed\.json cannot be read: .* → run "lectern samples --record"$/,
  );
});

test('[PLAY-1] the check of the docs reports a sample without a recorded output', async () => {
  const { folder } = writeSite(page('1;', 'files: [main.js]'));
  const { run } = outputsCheck({ bundlers: { v2: bundlers.v2 } }, folder);
  const pages = readPages('docs', ['v2'], folder);
  const found = await run({ pages, cwd: process.cwd(), site: {} as SiteSettings });
  expect(found).toEqual([
    {
      check: 'samples',
      file: 'docs/v2/en/a.mdx',
      line: 7,
      message:
        'the output of the sample one is not recorded as it is now → run "lectern samples --record"',
    },
  ]);
});

test('small size differences, hashes and process IDs are ignored; other files and texts are reported', () => {
  const record = { files: [['a.0123456789.js', 1000]] as const, printed: 'in 5 ms' };
  const other = { files: [['a.abcdef0123.js', 1060]] as const, printed: 'in 7 ms' };
  expect(recordDifference(record, other)).toBeUndefined();
  expect(recordDifference(record, { ...other, files: [['a.abcdef0123.js', 1200]] })).toBe(
    'a.0123456789.js was recorded with 1000 bytes, and 1200 came out',
  );
  expect(recordDifference(record, { ...other, files: [] })).toBe(
    'the recorded files are a.‹hash›.js, and the build wrote none',
  );
  expect(recordDifference(record, { ...other, printed: 'no' })).toBe(
    '"in ‹time›" was recorded, and "no" came out',
  );
});

test('the summary names three files and counts the rest, in the language of the page', () => {
  const record = {
    files: ['a.js', 'b.js', 'c.js', 'd.js'].map((name) => [name, 1449] as const),
    warnings: ['w'],
  };
  expect(outputSummary(record, 'Rspack 2.3.2', 'en')).toEqual({
    label: 'Output of Rspack 2.3.2:',
    files: ['a.js', 'b.js', 'c.js'].map((name) => ({ name, size: '1.4 kB' })),
    counts: ['other files: 1', 'warnings: 1'],
  });
  expect(outputSummary({ files: [] }, 'Rspack 2.3.2', 'zh-CN')).toMatchObject({
    label: 'Rspack 2.3.2 的输出：',
    counts: ['没有文件'],
  });
  expect(outputLines({ files: [['a.js', 7]], errors: ['no'], printed: 'x' }, 'de')).toBe(
    'a.js  7 B\n\nno\n\nKonsolenausgabe:\nx',
  );
  expect(sizeText(999)).toBe('999 B');
});

const IN_GROUP = `:::code-group

\`\`\`js title="a.js" tested=one
1;
\`\`\`

\`\`\`js title="b.js" tested=two hidden
2;
\`\`\`

:::

- Point

  \`\`\`js title="c.js" tested=three
  3;
  \`\`\`

  More.
`;

test('an output follows the last visible block, never inside a code group, and is plain HTML', async () => {
  const outputsOf = () => (sample: string) =>
    outputNode({ record: { files: [[`${sample}.js`, 7]] }, maker: 'Rspack', lang: 'en' });
  const code = String(
    await compile(
      { value: IN_GROUP, path: 'docs/v2/en/a.mdx' },
      {
        jsx: true,
        remarkPlugins: [[remarkSamples, () => V2, outputsOf], remarkCodeGroup],
        rehypePlugins: [[rehypeStatic, { marksTexts: true }]],
      },
    ),
  );
  const html = (name: string) =>
    `<details><summary>Output of Rspack: <code>${name}.js</code> 7 B</summary><samp>${name}.js  7 B</samp></details>`;
  expect(code).toMatch(
    /<\/LecternCodeGroup>.*<_components.div className="lt-output" data-lt-text=""/,
  );
  expect(code).toContain(html('one'));
  expect(code).toContain(html('three'));
  expect(code).not.toContain('two.js');
  expect(code.indexOf(html('three'))).toBeLessThan(code.indexOf('More.'));
});

test('a page is read like in the runner: files, expectations, commands', () => {
  const text = `${page('1;', 'command: rspack build')}\n\`\`\`expect broken\n[\n\`\`\`\n`;
  expect(pageSamples(readFences(text, 'a.mdx'))).toMatchObject([
    { name: 'one', line: 7, files: { 'src/index.js': '1;\n' }, commands: ['rspack build'] },
  ]);
});

test('[PLAY-1] names with a time and a process ID are equal on all machines', () => {
  const names = ['1795706145424-10142', '1795706145999-8'].map((part) =>
    comparableName(`.p-${part}/a.log`),
  );
  expect(new Set(names).size).toBe(1);
  expect(comparableName('main.0123abcd.js')).toBe('main.‹hash›.js');
});
