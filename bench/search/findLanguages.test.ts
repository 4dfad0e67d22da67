import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findLanguages } from './findLanguages.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'bench-languages-'));
  for (const folder of ['many/en', 'many/pt-BR', 'many/public', 'one/api', 'one/cli']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const langsOf = (docs: string, asked?: string[]) =>
  findLanguages(join(root, docs), asked, 'fr').map(({ lang }) => lang);

describe('the languages of docs', () => {
  it('are the folders with the name of a language', () => {
    expect(langsOf('many').sort()).toEqual(['en', 'pt-BR']);
    expect(langsOf('many', ['en'])).toEqual(['en']);
  });

  it('are a single one without such folders', () => {
    expect(findLanguages(join(root, 'one'), undefined, 'fr')).toEqual([
      { lang: 'fr', folder: join(root, 'one') },
    ]);
    expect(langsOf('one', ['de'])).toEqual(['de']);
  });

  it('have to exist if they are requested', () => {
    expect(() => langsOf('many', ['en', 'zh'])).toThrow('--lang zh: ');
  });
});
