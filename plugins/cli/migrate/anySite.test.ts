import fc from 'fast-check';
import { expect, test } from 'vitest';
import { migrateConfig } from './migrateConfig';
import { migratePackage } from './migratePackage';
import { migrateTheme } from './migrateTheme';

const code = fc.oneof(
  fc.constantFrom(
    "import { defineConfig } from '@rspress/core';\n",
    'export default ',
    'defineConfig(',
  ),
  fc.constantFrom(
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    ',',
    ':',
    'title',
    "'Docs'",
    'themeConfig',
    '...base',
  ),
  fc.constantFrom(
    'plugins',
    'const a = ',
    'a',
    'a;\nexport default a',
    '() => ',
    'async ',
    'await ',
    '`',
    '${',
    '/',
    '// x\n',
  ),
  fc.constantFrom(
    "export * from '@rspress/core/theme';\n",
    'as const',
    'satisfies X',
    '<A>',
    '\ufeff',
    ';',
  ),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const config = fc.oneof(
  fc.array(code, { maxLength: 16 }).map((pieces) => pieces.join('')),
  fc
    .dictionary(
      fc.constantFrom(
        'title',
        'lang',
        'locales',
        'themeConfig',
        'plugins',
        'markdown',
        'route',
        'x',
      ),
      fc.jsonValue({ maxDepth: 3 }),
    )
    .map((settings) => `export default ${JSON.stringify(settings)}`),
);

/** Returns whether an error names its file and a remedy. */
const isSaid = (error: unknown) =>
  /^\[migrate\] (?:rspress\.config\.ts|package\.json)[\s\S]*(?:→ .| must be .+, but is .)/.test(
    (error as Error).message,
  );

test('[KIT-6] any configuration or theme is migrated or rejected with a reason', {
  timeout: 120_000,
}, () => {
  fc.assert(
    fc.property(config, (text) => {
      for (const migrate of [migrateConfig, migrateTheme]) {
        try {
          expect(migrate(text, 'rspress.config.ts').text).toEqual(expect.any(String));
        } catch (error) {
          expect(isSaid(error), (error as Error).stack).toBe(true);
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('[KIT-6] any package.json is migrated or rejected with a reason', () => {
  const names = fc.constantFrom(
    'rspress',
    '@rspress/core',
    'react',
    'build',
    'dev',
    '__proto__',
    'x',
  );
  const packages = fc.dictionary(names, fc.oneof(fc.string(), fc.jsonValue({ maxDepth: 1 })));
  const content = fc.record(
    {
      scripts: fc.oneof(packages, fc.jsonValue({ maxDepth: 1 })),
      dependencies: fc.oneof(packages, fc.jsonValue({ maxDepth: 1 })),
      devDependencies: fc.oneof(packages, fc.jsonValue({ maxDepth: 1 })),
    },
    { requiredKeys: [] },
  );
  const text = fc.oneof(
    content.map((value) => JSON.stringify(value)),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    content.map((value) => `\ufeff${JSON.stringify(value)}`),
    fc.string(),
  );
  fc.assert(
    fc.property(text, (given) => {
      try {
        const written = JSON.parse(migratePackage(given, '0.1.0', []).text);
        expect(written.dependencies.lectern).toBe('0.1.0');
        for (const command of Object.values(written.scripts)) expect(command).toBeTypeOf('string');
      } catch (error) {
        expect(isSaid(error), (error as Error).stack).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});
