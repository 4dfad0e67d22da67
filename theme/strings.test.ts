import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { formatText } from './hooks/text';
import { strings } from './strings';

/** What the compiler says of a strings table written next to the theme's. */
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
  for (const [key, { en, zh }] of Object.entries(strings)) {
    expect(en.trim(), key).not.toBe('');
    expect(zh, key).toMatch(/\p{Script=Han}/u);
    expect(parameters(zh), key).toEqual(parameters(en));
  }
});

test('a text gets its parameters; a language without texts gets English', () => {
  expect(formatText('filterEmpty', 'zh', { query: 'abc' })).toBe('没有匹配的 API：abc');
  expect(formatText('takeMeHome', 'fr')).toBe('Take me home');
});
