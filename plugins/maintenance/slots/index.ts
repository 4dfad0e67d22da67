import process from 'node:process';
import type { RequestHandler } from '@rsbuild/core';
import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature } from '../../define/defineFeature';
import { type SlotsOfSite, slotsOfSite } from '../../define/filledSlots';
import { writeMarksTheme } from './marksTheme';
import { partFacts } from './partFacts';
import { SLOTS_DATA_PATH } from './shared';

/** Serves the current slots and parts of the site. */
function answerSlots(slots: () => SlotsOfSite, cwd: string): RequestHandler {
  return (request, response, next) => {
    const [address = ''] = (request.url ?? '').split('?');
    if (!address.endsWith(SLOTS_DATA_PATH)) return next();
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(partFacts(slots(), cwd)));
  };
}

/**
 * On the dev server, `?slots` in the URL of a page outlines the slots and parts of the theme on the page.
 * Builds do not include it.
 */
export function pluginSlots(): SitePlugin {
  const cwd = process.cwd();
  let slots: SlotsOfSite = { filled: [] };

  return defineFeature({
    name: 'lectern:slots',
    dev: ({ middlewares }) => void middlewares.use(answerSlots(() => slots, cwd)),
    rspress: {
      config(config, _tools, isProd) {
        if (isProd || !config.themeDir) return config;
        slots = slotsOfSite(config);
        return { ...config, themeDir: writeMarksTheme(config.themeDir, cwd) };
      },
    },
  });
}
