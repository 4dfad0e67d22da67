/** Replacements of plugins and loaders that are made for webpack. */
const webpack = {
  'babel-loader': 'builtin:swc-loader',
  'ts-loader': 'builtin:swc-loader',
  CopyPlugin: 'CopyRspackPlugin',
  CopyWebpackPlugin: 'CopyRspackPlugin',
  CssMinimizerPlugin: 'LightningCssMinimizerRspackPlugin',
  ForkTsCheckerWebpackPlugin: 'ts-checker-rspack-plugin',
  HtmlWebpackPlugin: 'HtmlRspackPlugin',
  MiniCssExtractPlugin: 'CssExtractRspackPlugin',
  TerserPlugin: 'SwcJsMinimizerRspackPlugin',
};

/**
 * The replacements of options that a version does not have. An empty string means that no replacement
 * is necessary.
 */
export const replaced = {
  v2: {
    ...webpack,
    'cache.cacheDirectory': 'cache.storage.directory',
    'cache.cacheLocation': 'cache.storage.location',
    'experiments.cache': 'cache',
    'experiments.incremental': 'incremental',
    'experiments.inlineConst': '',
    'experiments.inlineEnum': '',
    'experiments.layers': '',
    'experiments.lazyBarrel': '',
    'experiments.lazyCompilation': 'lazyCompilation',
    'experiments.outputModule': '',
    'experiments.parallelLoader': '',
    'experiments.rspackFuture.bundlerInfo': 'output.bundlerInfo',
    'experiments.topLevelAwait': '',
    'experiments.typeReexportsPresence': '',
    'HtmlRspackPlugin.sri': 'SubresourceIntegrityPlugin',
    'module.parser.javascript.strictExportPresence': 'module.parser.javascript.exportsPresence',
    'module.unsafeCache': '',
    'optimization.removeAvailableModules': '',
    'output.auxiliaryComment': 'output.library.auxiliaryComment',
    'output.charset': '',
    'output.cssHeadDataCompression': '',
    'output.libraryExport': 'output.library.export',
    'output.libraryTarget': 'output.library.type',
    'output.umdNamedDefine': 'output.library.umdNamedDefine',
    profile: '',
  },
  v1: {
    ...webpack,
    'experiments.lazyCompilation.backend.client': 'lazyCompilation.client',
  },
};
