import { readFileSync } from 'node:fs';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { readSettings, type Setting } from './readSettings';
import { isDescribed, settingsPage } from './settingsPage';
import texts from './texts.json' with { type: 'json' };

const settings = readSettings(process.cwd(), isDescribed);

describe.each(['en', 'zh'] as const)('[EXT-3] the page of settings: %s', (lang) => {
  test('says what the types say', () => {
    const page = readFileSync(`site/lectern/docs/${lang}/settings.mdx`, 'utf8');
    expect(page, 'run "npm run docs:settings"').toBe(settingsPage(settings, lang));
  });

  test('reports settings without a text or a section', () => {
    const own: Setting = {
      path: 'brandNew',
      type: 'string',
      default: 'of old',
      isRequired: false,
      about: 'New.',
    };
    expect(() => settingsPage([...settings, own], lang)).toThrow('brandNew is in no section');
    const within: Setting = { ...own, path: 'seo.brandNew' };
    const page = () => settingsPage([...settings, within], lang);
    if (lang === 'en') expect(page()).toContain('- `brandNew` (`string`, default: of old): New.');
    else
      expect(page).toThrow(
        /"of old" is missing from defaults\.zh\.json\n {2}texts\.json lacks zh of seo\.brandNew/,
      );
  });
});

test('every text belongs to an existing setting', () => {
  const paths = new Set(settings.map(({ path }) => path));
  expect(Object.keys(texts).filter((path) => !paths.has(path))).toEqual([]);
});

test('a setting has its type, its default and its text', () => {
  const find = (path: string) => settings.find((one) => one.path === path);
  expect(find('theme.density')).toEqual({
    path: 'theme.density',
    type: "'comfortable' | 'compact'",
    default: "'comfortable'",
    isRequired: false,
    about: 'The spacing between lines and links.',
  });
  expect(find('askAi')?.type).toBe('boolean | object');
  expect(find('linkCheck.ignored')?.type).toBe('RegExp[]');
  expect(find('server.contentSources')?.type).toBe('Record<string, string[]>');
  expect(find('multiVersion.versions')).toMatchObject({ type: 'string[]', isRequired: true });
});
