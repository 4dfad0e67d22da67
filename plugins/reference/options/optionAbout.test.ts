import { expect, test } from 'vitest';
import { parseFile } from '../../content/tree/parseFile';
import { aboutBelow } from './optionAbout';

function aboutOf(text: string): string | undefined {
  const { children = [] } = parseFile(`## a\n\n${text}\n`, 'a.mdx').tree;
  const [heading] = children;
  return heading && aboutBelow(heading, children);
}

test('[OPT-1] the first sentence below a heading says what an option is for', () => {
  expect(aboutOf('Name of the **files**, see [path](/b). More.')).toBe(
    'Name of the files, see path.',
  );
  expect(aboutOf('输出目录。必须是绝对路径。')).toBe('输出目录。');
});

test('[OPT-1] a sentence does not end within code or an abbreviation', () => {
  expect(aboutOf('Takes `a. b` or e.g. `c`. More.')).toBe('Takes `a. b` or e.g. `c`.');
  expect(aboutOf('Version 1.2 of it. More.')).toBe('Version 1.2 of it.');
});

test('[OPT-1] a sentence without an end is cut at a word', () => {
  const about = aboutOf(`${'word '.repeat(80)}end`) ?? '';
  expect(about.length).toBeLessThan(225);
  expect(about).toMatch(/word…$/);
});

test('[OPT-1] an option whose section begins with code has no sentence', () => {
  expect(aboutOf('```js\na\n```')).toBeUndefined();
  expect(aboutOf('- a list')).toBeUndefined();
});
