import type { OptionsReference } from '../plugins/reference/options';

const SAME_RULES = 'the same as module.rules';
const SAME_SPLIT = 'the same as optimization.splitChunks';
const MANIFEST = 'written by DllPlugin, not by people';

/** Information that Rspack's types do not contain, for all versions. */
export const rspackShape: OptionsReference['shape'] = {
  configuration: 'Configuration',
  factory: 'rspack',
  ownPackages: ['@rspack/binding'],
  loaders: {
    'builtin:swc-loader': 'SwcLoaderOptions',
    'builtin:lightningcss-loader': 'LightningcssLoaderOptions',
  },
  foreignTypes: [
    'Drafts',
    'FeatureOptions',
    'HttpProxyMiddlewareOptions',
    'HttpProxyServerOptions',
    'JsFormatOptions',
    'NonStandard',
    'PseudoClasses',
    'RawInfo',
    'Targets',
    'TerserCompressOptions',
    'TerserMangleOptions',
  ],
  elsewhere: {
    'module.defaultRules': SAME_RULES,
    'module.rules[].oneOf': SAME_RULES,
    'module.rules[].rules': SAME_RULES,
    'devServer.devMiddleware.outputFileSystem': 'the methods of a file system',
    'entry.*.library': 'the same as output.library',
    'EntryPlugin.options': 'the same as entry.*',
    'ExternalsPlugin.externals': 'the same as externals',
    SplitChunksPlugin: SAME_SPLIT,
    'DllReferencePlugin.content': MANIFEST,
    'DllReferencePlugin.manifest': MANIFEST,
  },
  hookOwners: ['Compiler', 'Compilation', 'NormalModuleFactory'],
  loaderContext: 'LoaderContext',
  ofMachine: [
    'infrastructureLogging.appendOnly',
    'infrastructureLogging.colors',
    'infrastructureLogging.stream',
    'mode',
    'resolve.pnp',
  ],
};
