import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SITES } from '../support/sites';

/** `a!==a`. Comparisons such as `a!=a`, which polyfills use for `NaN`, do not match. */
const WITH_ITSELF = /(?<![\w$.])([A-Za-z_$][\w$]*)[!=]==\1(?![\w$.([])/g;

test.each([
  ['docs', SITES.docs.folder],
  ['lectern', SITES.lectern.folder],
])(
  'no script compares a variable with itself, which the minifier makes of two variables: %s',
  (_, folder) => {
    const scripts = path.join(folder, 'static/js');
    const files = readdirSync(scripts, { recursive: true, encoding: 'utf8' });
    const found = files
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => {
        const code = readFileSync(path.join(scripts, file), 'utf8');
        return [...code.matchAll(WITH_ITSELF)].map(
          ({ index }) => `${file}: ${code.slice(Math.max(0, index - 80), index + 40)}`,
        );
      });
    expect(files.length).toBeGreaterThan(50);
    expect(found).toEqual([]);
  },
);
