import type { ProcessAssetsHandler } from '@rsbuild/core';

/**
 * Wraps a function for `api.processAssets`, so that its errors stop the build with a message. Otherwise, Rspack would
 * wait forever.
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
