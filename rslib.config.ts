import { fileURLToPath } from 'node:url';
import { defineConfig, type LibConfig, type rsbuild } from '@rslib/core';
import { createLectern, createLecternFiles } from './rslib.create';
import { declarationsOfExports } from './rslib.declarations';
import { vendoredPackages } from './rslib.vendor';

/** The compiler that writes declarations. `typescript` itself stays at the version whose API the option reference uses. */
const NATIVE_TYPESCRIPT = fileURLToPath(import.meta.resolve('typescript-native'));

const PUBLIC_PATH = '__webpack_public_path__';
const STANDS_IN = '__lectern_public_path__';

/** Leaves the public path to the compiler of the site: that of the package is another. */
const publicPathOfSite: rsbuild.RsbuildPlugin = {
  name: 'lectern:public-path',
  setup(api) {
    api.transform({ test: /siteFiles\.ts$/ }, ({ code }) =>
      code.replaceAll(PUBLIC_PATH, STANDS_IN),
    );
    api.processAssets({ stage: 'report' }, ({ assets, compilation, sources }) => {
      for (const [name, asset] of Object.entries(assets)) {
        const text = asset.source().toString();
        if (!name.endsWith('siteFiles.js') || !text.includes(STANDS_IN)) continue;
        const whole = text.replaceAll(STANDS_IN, PUBLIC_PATH);
        compilation.updateAsset(name, new sources.RawSource(whole));
      }
    });
  },
};

/**
 * The package: a module for each of ours, so that the compiler of a site takes what it needs, with
 * declarations and styles beside them.
 */
const lectern: LibConfig = {
  bundle: false,
  format: 'esm',
  syntax: 'es2022',
  outBase: '.',
  dts: { typescriptPath: NATIVE_TYPESCRIPT },
  redirect: { dts: { extension: true } },
  source: {
    entry: {
      index: [
        '{plugins,theme}/**/*.{ts,tsx}',
        '!**/*.test.{ts,tsx}',
        '!plugins/**/testing/**',
        '!**/*.d.ts',
        '!plugins/retrieval/search/examples/**',
        '!plugins/cli/createLectern*.ts',
      ],
    },
  },
  output: {
    target: 'web',
    copy: [
      { from: '{plugins,theme}/**/*.css' },
      // Their addresses stand in the settings of editors: they do not move with our folders.
      { from: '*.json', context: 'plugins/maintenance/schemas', to: 'schemas' },
    ],
    // Packages keep their names: the compiler of the site finds them, and some are its own aliases.
    externals: [
      ({ request = '', contextInfo }, callback) => {
        if (contextInfo?.issuer && !/^[./]/.test(request)) callback(undefined, request);
        else callback();
      },
    ],
  },
};

export default defineConfig({
  lib: [lectern, createLectern],
  source: { tsconfigPath: './tsconfig.build.json' },
  output: { cleanDistPath: true },
  plugins: [publicPathOfSite, vendoredPackages, declarationsOfExports, createLecternFiles],
  tools: { swc: { jsc: { transform: { react: { runtime: 'automatic' } } } } },
});
