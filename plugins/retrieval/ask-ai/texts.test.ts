import { expect, test } from 'vitest';
import { LANGUAGES } from '../../pages/theme/siteTexts';
import { ASK_LANGUAGES, textsFor } from './texts';

test('[KIT-3] answers are worded in every language of the theme, with or without a country', () => {
  const themes = [...Object.keys(LANGUAGES), 'en', 'zh'].sort();
  expect(Object.keys(ASK_LANGUAGES).sort()).toEqual(themes);
  expect(textsFor('de-AT').notInDocs).toBe('Die Dokumentation beantwortet diese Frage nicht.');
  expect(textsFor('pt-BR')).toBe(ASK_LANGUAGES.pt);
  expect(textsFor('nl')).toBe(ASK_LANGUAGES.en);
});

test.each(Object.entries(ASK_LANGUAGES))(
  '[KIT-3] the texts in %s contain their parameters',
  (_, texts) => {
    for (const [key, text] of Object.entries(texts)) {
      if (typeof text === 'string') expect(text, key).not.toMatch(/\$\{|undefined/);
      else expect((text as (value: string) => string)('4711'), key).toContain('4711');
    }
  },
);
