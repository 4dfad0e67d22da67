import path from 'node:path';
import process from 'node:process';
import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature, featureSite } from '../../define/defineFeature';
import { editing } from '../../support/installed';
import { rememberFailures, takeFailures } from './rememberFailures';
import { failuresByFile, RenderError } from './renderError';

/** Matches the file of Rspress that renders a page. */
const RENDER_FILE = /@rspress[\\/]core[\\/]dist[\\/]runtime[\\/]ssrServerEntry\.js$/;

/**
 * Renders all pages before a build fails, and then reports every page that cannot be rendered, with
 * its file and its error. Rspress stops at the first one.
 *
 * @throws `RenderError` in the build
 */
export function pluginRenderErrors(): SitePlugin {
  const site = featureSite();
  return defineFeature({
    name: 'lectern:render-errors',
    site,
    bundler(api) {
      api.onBeforeBuild(() => void takeFailures());
      api.transform({ test: RENDER_FILE, environments: ['node'] }, ({ code, resourcePath }) =>
        editing('@rspress/core', resourcePath, () => rememberFailures(code)),
      );
      api.onAfterBuild(() => {
        const fileOf = new Map(
          site
            .content()
            .routes()
            .map(({ routePath, absolutePath }) => [
              routePath,
              path.relative(process.cwd(), absolutePath),
            ]),
        );
        const failures = failuresByFile(takeFailures(), (route) => fileOf.get(route) || route);
        if (failures.length > 0) throw new RenderError(failures);
      });
    },
  });
}
