import { FOLDER } from './folder';

/** Starts the bundler, and tells `require` of a project which modules there are. */
export async function openBundler() {
  const binding = await import('playground-binding');
  const core = await import('@rspack/core');
  const modules = await import('playground-module');
  const [path, url, util, events] = await Promise.all([
    import('node:path'),
    import('node:url'),
    import('node:util'),
    import('node:events'),
  ]);
  const { swc } = core.rspack.experiments;
  const toCommonJs = (code: string) =>
    swc.transformSync(code, {
      filename: 'module.ts',
      module: { type: 'commonjs' },
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    }).code;
  const fs = binding.__fs;
  const plain = (module: object) => ({ ...module, ...(module as { default?: object }).default });
  modules.provide(
    {
      '@rspack/cli': { defineConfig: (config: unknown) => config },
      '@rspack/core': { ...core, __esModule: true, default: core.rspack },
      fs,
      'fs/promises': fs.promises,
      path: plain(path),
      url: {
        ...plain(url),
        fileURLToPath: (address: string | URL) => String(address).replace(/^file:\/\//, ''),
        pathToFileURL: (file: string) => new URL(`file://${file}`),
      },
      util: plain(util),
      events: plain(events),
      process: self.process,
      module: { createRequire: () => modules.requireFrom(FOLDER) },
    },
    toCommonJs,
  );
  return { core, fs, volume: binding.__volume, modules, toCommonJs };
}

export type Bundler = Awaited<ReturnType<typeof openBundler>>;
