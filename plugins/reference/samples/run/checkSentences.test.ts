import { describe, expect, test } from 'vitest';
import { checkSentences } from './checkSentences';
import { readExpectation } from './expectation';

const PROJECT = {
  'src/index.js': "import './missing.js';",
  'rspack.config.mjs': "export default { cache: { type: 'persistent' } };",
};

/** Checks a sentence that the page contains, and the sample claims to prove. */
function problemsOf(sentence: string, outcome: string, prose = sentence): string[] {
  const read = readExpectation(`${outcome}\nsays:\n  - >-\n    ${sentence}`);
  if ('problems' in read) throw new Error(read.problems.join());
  return checkSentences(prose, PROJECT, read.expectation);
}

const CASES = [
  {
    about: 'a cache',
    right: 'The cache is in `node_modules/.cache/rspack`.',
    wrong: 'The cache is in `node_modules/.cache/webpack`.',
    outcome: 'prints: node_modules/.cache/rspack',
    unproven: 'node_modules/.cache/webpack',
  },
  {
    about: 'a default',
    right: 'By default, `output.filename` is `[name].js`.',
    wrong: 'By default, `output.filename` is `[id].js`.',
    outcome: 'defaults: { output.filename: "[name].js" }',
    unproven: '[id].js',
  },
  {
    about: 'an error text',
    right: "The build fails with `Can't resolve './missing.js'`.",
    wrong: "The build fails with `Can't find './missing.js'`.",
    outcome: `errors: ["Can't resolve './missing.js'"]`,
    unproven: "Can't find './missing.js'",
  },
  {
    about: 'a file name',
    right: 'The build writes `main.js`.',
    wrong: 'The build writes `app.js`.',
    outcome: 'files: [main.js]',
    unproven: 'app.js',
  },
];

describe.each(CASES)('a sentence about $about', ({ right, wrong, outcome, unproven }) => {
  test('[TRUE-1] is accepted if the sample shows what it says', () => {
    expect(problemsOf(right, outcome)).toEqual([]);
  });

  test('[TRUE-1] is reported if the sample shows something else', () => {
    expect(problemsOf(wrong, outcome)).toEqual([
      `says: \`${unproven}\` is in no file of the sample and in none of its outcomes`,
    ]);
  });

  test('[TRUE-1] is reported if the page has changed since it was bound', () => {
    expect(problemsOf(right, outcome, wrong)).toEqual([
      `says: the page does not contain "${right}" → correct the page, or this sentence`,
    ]);
  });
});

test('[TRUE-1] a sentence does not prove itself', () => {
  expect(problemsOf('It writes `only-in-the-sentence.js`.', 'files: [main.js]')).toHaveLength(1);
});

test('[TRUE-1] a comment proves nothing', () => {
  const read = readExpectation("prints: done\nsays: ['It sets `output.clean`.']");
  if ('problems' in read) throw new Error(read.problems.join());
  const files = (script: string) => ({ 'build.mjs': script });
  const check = (script: string) =>
    checkSentences('It sets `output.clean`.', files(script), read.expectation);
  expect(check('// output.clean')).toHaveLength(1);
  expect(check('run({ output: { clean: true } });')).toEqual([]);
});
