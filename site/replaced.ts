/** Replacements of plugins and loaders of webpack that fail with Rspack. */
const webpack = {
  CopyPlugin: 'CopyRspackPlugin',
  CopyWebpackPlugin: 'CopyRspackPlugin',
  ExtractTextPlugin: 'CssExtractRspackPlugin',
  MiniCssExtractPlugin: 'CssExtractRspackPlugin',
  OptimizeCSSAssetsPlugin: 'LightningCssMinimizerRspackPlugin',
  OptimizeCssAssetsPlugin: 'LightningCssMinimizerRspackPlugin',
  UglifyJsPlugin: 'SwcJsMinimizerRspackPlugin',
  // It compiles, but type errors are lost in v2, and in v1 they stop the build with `addError is not a function`.
  'ts-loader': 'builtin:swc-loader',
};

/** Alternatives to plugins and loaders of webpack that work with Rspack. */
const working = {
  'babel-loader': 'builtin:swc-loader',
  'file-loader': 'module.rules.type',
  'raw-loader': 'module.rules.type',
  'url-loader': 'module.rules.type',
  CssMinimizerPlugin: 'LightningCssMinimizerRspackPlugin',
  ForkTsCheckerWebpackPlugin: 'ts-checker-rspack-plugin',
  HtmlWebpackPlugin: 'HtmlRspackPlugin',
  TerserPlugin: 'SwcJsMinimizerRspackPlugin',
};

/** Modules of Node.js for which webpack 4 had polyfills. */
const POLYFILLED = [
  'assert',
  'buffer',
  'child_process',
  'cluster',
  'crypto',
  'dgram',
  'dns',
  'events',
  'fs',
  'http',
  'http2',
  'https',
  'module',
  'net',
  'os',
  'path',
  'querystring',
  'readline',
  'stream',
  'string_decoder',
  'timers',
  'tls',
  'tty',
  'url',
  'util',
  'vm',
  'zlib',
];

/** Options of webpack-dev-server 3, which webpack 4 projects use. */
const devServer3 = {
  'devServer.after': 'devServer.setupMiddlewares',
  'devServer.before': 'devServer.setupMiddlewares',
  'devServer.clientLogLevel': 'devServer.client.logging',
  'devServer.contentBase': 'devServer.static.directory',
  'devServer.contentBasePublicPath': 'devServer.static.publicPath',
  'devServer.disableHostCheck': 'devServer.allowedHosts',
  'devServer.hotOnly': 'devServer.hot',
  'devServer.https': 'devServer.server',
  'devServer.index': 'devServer.devMiddleware.index',
  'devServer.mimeTypes': 'devServer.devMiddleware.mimeTypes',
  'devServer.overlay': 'devServer.client.overlay',
  'devServer.progress': 'devServer.client.progress',
  'devServer.public': 'devServer.client.webSocketURL',
  'devServer.publicPath': 'devServer.devMiddleware.publicPath',
  'devServer.setup': 'devServer.setupMiddlewares',
  'devServer.sockHost': 'devServer.client.webSocketURL.hostname',
  'devServer.sockPath': 'devServer.client.webSocketURL.pathname',
  'devServer.sockPort': 'devServer.client.webSocketURL.port',
  'devServer.socket': 'devServer.ipc',
  'devServer.staticOptions': 'devServer.static.staticOptions',
  'devServer.stats': 'devServer.devMiddleware.stats',
  'devServer.transportMode': 'devServer.webSocketServer',
  'devServer.watchContentBase': 'devServer.static.watch',
  'devServer.watchOptions': 'devServer.static.watch',
  'devServer.writeToDisk': 'devServer.devMiddleware.writeToDisk',
};

/** Options of webpack 4 that webpack 5 renamed or dropped. Old configurations still contain them. */
const webpack4 = {
  'module.loaders': 'module.rules',
  'module.rules.query': 'module.rules.options',
  ...devServer3,
  ...Object.fromEntries(POLYFILLED.map((name) => [`node.${name}`, 'resolve.fallback'])),
  'node.Buffer': 'ProvidePlugin',
  'node.process': 'ProvidePlugin',
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

/** The alternatives to plugins and loaders that work with a version: both versions run the same ones. */
export const alternatives = { v2: working, v1: working };
