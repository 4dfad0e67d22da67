import type { OptionsReference } from '../plugins/reference/options';
import type { OutputsOptions, SamplesOptions } from '../plugins/reference/samples';
import { playHref } from './play/offered';
import { alternatives, replaced } from './replaced';
import { rspackShape } from './rspackShape';

/** The documented bundlers by version, the newest first. */
export const bundlers = {
  v2: '@rspack/core',
  v1: 'rspack-v1',
} satisfies SamplesOptions['bundlers'];

/** Their command-line packages. */
export const commandLines = {
  v2: '@rspack/cli',
  v1: 'rspack-cli-v1',
} satisfies SamplesOptions['bundlers'];

/** The settings of sample outputs. The first page of the guide and the home page have no space for them. */
export const outputs = {
  folder: 'docs/outputs',
  product: 'Rspack',
  except: ['index', 'guide/start/quick-start'],
  play: playHref,
} satisfies OutputsOptions;

/** The settings of the options reference. */
export const rspackOptions: OptionsReference = {
  packages: bundlers,
  commandLines,
  shape: rspackShape,
  aliases: { Rule: 'module.rules', EntryDescription: 'entry' },
  open: ['devServer.*', 'LoaderOptionsPlugin'],
  experimental: ['experiments'],
  replaced,
  alternatives,
  usedIn: ['guide'],
  peer: {
    package: 'webpack',
    version: '5.112.2',
    configuration: 'Configuration',
    factory: 'webpack',
    ofMachine: ['snapshot.managedPaths'],
  },
  pages: {
    options: 'config/index',
    plugins: 'plugins/index',
    hooks: 'api/plugin-hooks',
    loaderContext: 'api/loader-api',
    commandLine: 'api/cli',
  },
};
