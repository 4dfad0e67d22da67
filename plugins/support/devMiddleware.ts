import type { RequestHandler, RsbuildPlugin } from '@rsbuild/core';

/** Returns a plugin that adds a middleware to the dev server, but not to a preview. */
export const devMiddleware = (name: string, handler: RequestHandler): RsbuildPlugin => ({
  name,
  setup(api) {
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, {
        server: {
          setup({ action, server }) {
            if (action === 'dev') server.middlewares.use(handler);
          },
        },
      }),
    );
  },
});
