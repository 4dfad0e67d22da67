import { expect, test } from 'vitest';
import { testLinks } from '../testing/testAsk';
import { textsFor } from '../texts';
import { createLinkCheck } from './knownLinks';
import { createTextWriter } from './textWriter';

/** Long enough to measure the time of slow code, instead of stopping it. */
const TIMEOUT_MS = 60_000;
const check = createLinkCheck(testLinks, () => false);
const SOURCE = 'a line of `code` in the docs\n'.repeat(1500);

/** Returns the CPU time of an answer that arrives in pieces of two letters, in ms. The same process serves pages. */
function timeOf(text: string): number {
  const writer = createTextWriter(check, textsFor('en'), () => `${SOURCE}.`);
  const begun = process.cpuUsage();
  for (let at = 0; at < text.length; at += 2) for (const _ of writer.write(text.slice(at, at + 2)));
  for (const _ of writer.close(true));
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

const long = (start: string, part: string) =>
  start + part.repeat(Math.floor((18_000 - start.length) / part.length));

// Each took several seconds when the whole block was parsed again with every word.
test.each([
  ['a paragraph', long('', 'The option names a folder. ')],
  ['a paragraph of questions', long('', 'a: b? ')],
  ['a table', long('| a | b |\n| - | - |\n', '| a | b |\n')],
  ['a quote', long('', '> a b c\n')],
  ['code', long('```js\n', 'let a = { b: c };\n')],
  ['empty code', long('', '```\n```\n')],
])(
  '[SAFE-2] [AI-9] %s of 18,000 letters, word by word, does not delay pages',
  {
    timeout: TIMEOUT_MS,
  },
  (_, text) => {
    expect(timeOf(text)).toBeLessThan(1000);
  },
);
