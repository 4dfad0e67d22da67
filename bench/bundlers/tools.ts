/** A bundler, set up according to its guide for an application in TypeScript and React. */
export interface Tool {
  name: string;
  /** The compiler and the minifier. */
  does: string;
  /** The packages with exact versions. The version of the first one is reported. */
  packages: readonly [string, ...string[]];
  /** The file of its command, and the arguments. */
  command: readonly [string, ...string[]];
  /** The name and content of its configuration file. */
  config?: readonly [string, string];
}

/** The dependencies of the application. */
export const REACT = ['react@19.3.1', 'react-dom@19.3.1'];

const swc = (loader: string) => `{
  test: /\\.tsx$/,
  loader: '${loader}',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
}`;

const config = (loader: string, extra = '') => `export default {
  mode: 'production',
  entry: './src/index.tsx',
  target: ['web', 'es2022'],
  devtool: false,
  performance: { hints: false },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: { rules: [${swc(loader)}] },${extra}
};
`;

const WEBPACK: [string, ...string[]] = [
  'webpack@5.112.2',
  'webpack-cli@7.3.1',
  'swc-loader@0.2.7',
  '@swc/core@1.16.22',
];

export const TOOLS: readonly Tool[] = [
  {
    name: 'Rspack',
    does: 'built-in SWC loader and minifier',
    packages: ['@rspack/core@2.3.2', '@rspack/cli@2.2.8'],
    command: ['@rspack/cli/bin/rspack.js', 'build'],
    config: ['rspack.config.mjs', config('builtin:swc-loader')],
  },
  {
    name: 'webpack',
    does: 'swc-loader, Terser',
    packages: WEBPACK,
    command: ['webpack/bin/webpack.js', 'build'],
    config: ['webpack.config.mjs', config('swc-loader')],
  },
  {
    name: 'Vite',
    does: 'Rolldown, Oxc',
    packages: ['vite@8.3.8'],
    command: ['vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    config: [
      'vite.config.mjs',
      `export default { build: { target: 'es2022', modulePreload: false, chunkSizeWarningLimit: 1e6 } };\n`,
    ],
  },
  {
    name: 'esbuild',
    does: 'its own compiler and minifier',
    packages: ['esbuild@0.28.2'],
    command: [
      'esbuild/bin/esbuild',
      'src/index.tsx',
      '--bundle',
      '--minify',
      '--jsx=automatic',
      '--target=es2022',
      '--outdir=dist',
      '--define:process.env.NODE_ENV="production"',
    ],
  },
];
