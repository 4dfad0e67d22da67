import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { missingPageStrings } from './components/MissingPageNotice/missingPageStrings';
import { appearanceStrings } from './components/Nav/appearanceStrings';
import { noticeStrings } from './components/Notices/noticeStrings';
import { overviewStrings } from './components/Overview/overviewStrings';
import { searchStrings } from './components/Search/searchStrings';
import { formatText, inLanguage } from './hooks/text';
import { type Strings, strings } from './strings';

/** Returns the compiler's errors about a strings table next to the theme's. */
function compileErrors(table: string): string[] {
  const file = path.resolve('theme/strings.probe.ts');
  const source = `import type { Strings } from './strings';\nexport const probe = ${table} satisfies Strings;`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => (name === file ? source : readFile(name));
  host.fileExists = (name) => name === file || fileExists(name);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test('[DATA-4] a text without a Chinese translation is a type error', () => {
  expect(compileErrors("{ hello: { en: 'Hello', zh: '你好' } }")).toEqual([]);
  expect(compileErrors("{ hello: { en: 'Hello' } }").join()).toContain("Property 'zh' is missing");
});

test('[DATA-4] every text has English and Chinese words, with the same parameters', () => {
  const parameters = (value: string) => value.match(/\{\{\w+\}\}/g) ?? [];
  const tables = {
    strings,
    overviewStrings,
    missingPageStrings,
    noticeStrings,
    searchStrings,
    appearanceStrings,
  };
  for (const [table, texts] of Object.entries<Strings>(tables)) {
    for (const [key, { en, zh }] of Object.entries(texts)) {
      const name = `${table}.${key}`;
      const forms = [en, zh].map((text) =>
        typeof text === 'string' ? [text] : Object.values(text),
      );
      const [english = [], chinese = []] = forms;
      for (const text of english) expect(text.trim(), name).not.toBe('');
      for (const text of chinese) {
        if (/\p{Letter}/u.test(english.join(''))) expect(text, name).toMatch(/\p{Script=Han}/u);
        for (const other of english) {
          expect(parameters(text).sort(), name).toEqual(parameters(other).sort());
          if (/[^.]\.$/.test(other)) expect(text, name).toMatch(/[。：]$/);
        }
      }
    }
  }
});

test('a count selects the plural form of its language', () => {
  const matches = (count: number, lang: string) =>
    inLanguage(overviewStrings.filterCount, lang, { count });
  expect([0, 1, 2].map((count) => matches(count, 'en'))).toEqual([
    '0 matches',
    '1 match',
    '2 matches',
  ]);
  expect([1, 2].map((count) => matches(count, 'zh'))).toEqual(['1 处匹配', '2 处匹配']);
  expect(matches(1, 'fr')).toBe('1 match');
  const files = { en: '', zh: '', pl: { one: 'plik', few: 'pliki', many: 'plików', other: '' } };
  expect([1, 2, 5].map((count) => inLanguage(files, 'pl', { count }))).toEqual([
    'plik',
    'pliki',
    'plików',
  ]);
});

test('a text gets its parameters; a language without texts gets English', () => {
  expect(inLanguage(overviewStrings.filterEmpty, 'zh', { query: 'abc' })).toBe(
    '没有匹配的 API：abc',
  );
  expect(formatText('takeMeHome', 'fr')).toBe('Take me home');
});
