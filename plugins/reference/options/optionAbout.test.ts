import { expect, test } from 'vitest';
import { parseFile } from '../../content/tree/parseFile';
import { aboutBelow } from './optionAbout';

function aboutOf(text: string): string | undefined {
  const { children = [] } = parseFile(`## a\n\n${text}\n`, 'a.mdx').tree;
  const [heading] = children;
  return heading && aboutBelow(heading, children);
}

test('[OPT-1] the description of an option is the first sentence below its heading', () => {
  expect(aboutOf('Name of the **files**, see [path](/b). More.')).toBe(
    'Name of the files, see path.',
  );
  expect(aboutOf('输出目录。必须是绝对路径。')).toBe('输出目录。');
});

test('[OPT-1] a sentence does not end inside code or an abbreviation', () => {
  expect(aboutOf('Takes `a. b` or e.g. `c`. More.')).toBe('Takes `a. b` or e.g. `c`.');
  expect(aboutOf('Version 1.2 of it. More.')).toBe('Version 1.2 of it.');
});

test('[OPT-1] a long sentence is truncated at a word', () => {
  const about = aboutOf(`${'word '.repeat(80)}end`) ?? '';
  expect(about.length).toBeLessThan(225);
  expect(about).toMatch(/word…$/);
});

test('[OPT-1] an option whose section starts with code has no description', () => {
  expect(aboutOf('```js\na\n```')).toBeUndefined();
  expect(aboutOf('- a list')).toBeUndefined();
});
