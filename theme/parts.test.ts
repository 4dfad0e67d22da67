import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import type * as entryPoint from './index';
import type { HomeLayoutProps, NavProps } from './index';
import type { DocSlots, HomeSlots, LayoutSlots, NavSlots, ThemeParts } from './parts';

const here = import.meta.dirname;

function partNames(): string[] {
  const text = readFileSync(path.join(here, 'parts.ts'), 'utf8');
  return [...text.matchAll(/^ {2}([A-Z]\w+): /gm)].map(([, name = '']) => name);
}

/** The files of the parts, as imported by the entry point. */
function partFiles(): Map<string, string> {
  const text = readFileSync(path.join(here, 'index.tsx'), 'utf8');
  const files = new Map<string, string>();
  for (const [, list = '', file = ''] of text.matchAll(/^export \{([^}]+)\} from '(.+)';$/gm)) {
    for (const item of list.split(',')) {
      const name = item.trim().split(' as ').at(-1) ?? '';
      files.set(name, path.join(here, file));
    }
  }
  return files;
}

test('[EXT-2] every part is exported by the entry point, with the documented properties', () => {
  // The types make the compiler check this.
  const partsOf = (theme: typeof entryPoint): ThemeParts => theme;
  expect(partsOf).toBeDefined();
  const files = partFiles();
  expect(partNames().length).toBeGreaterThan(30);
  expect(partNames().filter((name) => !files.has(name))).toEqual([]);
});

test('[EXT-2] the theme imports every part from the entry point, so that parts of the site are used', () => {
  const files = partFiles();
  const parts = new Set(partNames().map((name) => files.get(name)));
  const passedBy = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && name !== 'index.tsx')
    .flatMap((name) => {
      const file = path.join(here, name);
      const text = readFileSync(file, 'utf8');
      // Types and helpers of a part may be imported from its file.
      const imports = text.matchAll(/^import \{([^}]+)\} from '(\..+)';$/gms);
      return [...imports].flatMap(([, names = '', from = '']) => {
        const target = path.resolve(path.dirname(file), from);
        const own = path.basename(target);
        const takes = names.split(',').some((item) => item.trim() === own);
        return parts.has(target) && takes
          ? [`${name} imports ${from} → import it from @rspress/core/theme`]
          : [];
      });
    });
  expect(passedBy).toEqual([]);
});

test('[EXT-2] every slot is a property of its layout', () => {
  // The types make the compiler check this.
  const fits = (slots: {
    layout: keyof LayoutSlots;
    nav: keyof NavSlots;
    doc: keyof DocSlots;
    home: keyof HomeSlots;
  }): {
    layout: keyof ComponentProps<typeof entryPoint.Layout>;
    nav: keyof NavProps;
    doc: keyof ComponentProps<typeof entryPoint.DocLayout>;
    home: keyof HomeLayoutProps;
  } => slots;
  expect(fits).toBeDefined();
});
