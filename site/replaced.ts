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

/** Modules of Node.js for which webpack 4 had polyfills. */
const POLYFILLED = ['child_process', 'dgram', 'dns', 'fs', 'http2', 'module', 'net', 'tls'];

/** Options of webpack 4 that webpack 5 renamed or dropped. Old configurations still contain them. */
const webpack4 = {
  'module.loaders': 'module.rules',
  'module.rules.query': 'module.rules.options',
  ...Object.fromEntries(POLYFILLED.map((name) => [`node.${name}`, 'resolve.fallback'])),
  'optimization.hashedModuleIds': 'optimization.moduleIds',
  'optimization.namedChunks': 'optimization.chunkIds',
  'optimization.namedModules': 'optimization.moduleIds',
  'optimization.noEmitOnErrors': 'optimization.emitOnErrors',
  'optimization.occurrenceOrder': 'optimization.moduleIds',
  'output.chunkCallbackName': 'output.chunkLoadingGlobal',
  'output.futureEmitAssets': '',
  'output.hotUpdateFunction': 'output.hotUpdateGlobal',
  'output.jsonpFunction': 'output.chunkLoadingGlobal',
  'output.jsonpScriptType': 'output.scriptType',
  'stats.maxModules': 'stats.modulesSpace',
};

/**
 * The replacements of options that a version does not have. An empty string means that no replacement
 * is necessary.
 */
export const replaced = {
  v2: {
    ...webpack,
    ...webpack4,
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
    ...webpack4,
    'experiments.lazyCompilation.backend.client': 'lazyCompilation.client',
  },
};
