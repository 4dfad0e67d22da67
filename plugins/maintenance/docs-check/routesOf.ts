import path from 'node:path';
import type { RouteMeta } from '@rspress/core';
import type { CheckContext } from '../../content/checks/docsCheck';
import { missingPages } from '../../pages/language-fallback/missingPages';
import { FALLBACK_PLUGIN } from '../../pages/language-fallback/pluginName';
import { filePlace } from '../link-check/filePlace';
import { linkSite } from '../link-check/site';

/** Returns the routes of the pages that authors wrote. */
export function writtenRoutes({ pages, cwd, site: { config } }: CheckContext): RouteMeta[] {
  const site = linkSite(config, cwd);
  return pages.map(({ file, version, lang, name }): RouteMeta => {
    const { route } = filePlace(file, site);
    const common = { routePath: route, pureRoutePath: route, version, lang, pageName: name };
    return { ...common, absolutePath: path.resolve(cwd, file), relativePath: file };
  });
}

/** Returns the routes that a build would have. */
export function routesOf(context: CheckContext): RouteMeta[] {
  const { config, added } = context.site;
  const site = linkSite(config, context.cwd);
  const written = writtenRoutes(context);
  const generated = added.map(({ routePath, filepath = '' }): RouteMeta => {
    const common = { routePath, pureRoutePath: routePath, pageName: routePath };
    return { ...common, lang: '', version: '', absolutePath: filepath, relativePath: filepath };
  });
  const hasFallback = config.plugins?.some(
    (plugin) => plugin && 'name' in plugin && plugin.name === FALLBACK_PLUGIN,
  );
  const shown = hasFallback ? missingPages(written, site).map(({ route }) => route) : [];
  return [...written, ...generated, ...shown];
}
