import { expect, test } from 'vitest';
import { languageName } from './languageName';

test.each([
  ['en', 'zh', '英文'],
  ['zh', 'en', 'Chinese'],
  ['ja', 'zh', '日文'],
  ['en', 'en', 'English'],
  ['xx', 'en', 'a label'],
  ['not a language', 'en', 'a label'],
])('%s is called in %s: %s', (lang, reader, name) => {
  expect(languageName(lang, reader, 'a label')).toBe(name);
});
