import type { ProcessAssetsHandler } from '@rsbuild/core';

/**
 * A function for `api.processAssets` whose errors stop the build: Rspack waits for one that throws, and never
 * says why.
 */
export function reportErrors(handler: ProcessAssetsHandler): ProcessAssetsHandler {
  return async (context) => {
    try {
      await handler(context);
    } catch (error) {
      const { compilation } = context;
      compilation.errors.push(error instanceof Error ? error : new Error(String(error)));
    }
  };
}
