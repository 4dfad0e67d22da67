import type { UserConfig } from '@rspress/core';
import { expect, test } from 'vitest';
import { steadySidebars } from './steadyOrder';

test('[MODEL-1] sidebars have the same order however fast their folders were read', () => {
  const sidebars = (...paths: string[]) =>
    Object.fromEntries(paths.map((path) => [path, [{ text: path, link: path }]]));
  const config = (...paths: string[]): UserConfig => ({
    themeConfig: {
      sidebar: sidebars(...paths),
      locales: [{ lang: 'en', sidebar: sidebars(...paths) }] as never,
    },
  });
  const one = config('/types', '/guide', '/zh/guide');
  const other = config('/zh/guide', '/types', '/guide');
  steadySidebars(one);
  steadySidebars(other);
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  expect(() => steadySidebars({})).not.toThrow();
});
