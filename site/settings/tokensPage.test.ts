import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTokens, themeTokens } from '../../plugins/pages/theme/look/readTokens';
import { tokensPage } from './tokensPage';

test.each(['en', 'zh'] as const)(
  '[EXT-3] the page of design tokens says what the style sheet of the theme says: %s',
  (lang) => {
    const page = readFileSync(`site/lectern/docs/${lang}/tokens.mdx`, 'utf8');
    expect(page, 'run "npm run docs:settings"').toBe(tokensPage(themeTokens(), lang));
  },
);

test('every token of the theme is on the page, with the values of both appearances', () => {
  const page = tokensPage(themeTokens(), 'en');
  const styles = readFileSync('theme/styles/tokens.css', 'utf8');
  const names = new Set(styles.match(/--lt-[\w-]+(?=:)/g));
  expect(names.size).toBeGreaterThan(70);
  for (const name of names) expect(page).toMatch(new RegExp(`^[-|] \`${name}\`[ :]`, 'm'));
  expect(page).toContain('| `--lt-paper` | `#fbfaf7` | `#131110` | The background of the page. |');
  expect(page).toContain('`system-ui`, `sans-serif` |');
  expect(page).toContain('Dark: `0 1px 2px rgb(0 0 0 / 40%)`, `0 16px');
  expect(page).toContain('`72px`, `56px` in windows up to 768 px');
});

test('groups without a title and tokens without a text are reported', () => {
  const token = { name: '--lt-new', value: '1px', about: 'New.' };
  const withNew = () => tokensPage([...themeTokens(), [token]], 'zh');
  expect(withNew).toThrow('the group that begins with --lt-new has no title in tokensPage.ts');
  expect(withNew).toThrow('--lt-new is missing from tokens.zh.json');
  expect(() => tokensPage([], 'en')).toThrow('tokens.zh.json has --lt-font-text');
  expect(() => readTokens(':root {\n  --lt-a: 1px;\n  /* B. */\n  --lt-b: 2px;\n}\n')).toThrow(
    '[tokens] tokens.css does not say what --lt-a is for → add a comment above',
  );
});
