import process from 'node:process';
import type { SearchEngine } from '../../search/shared/types';
import type { AtStop } from '../../server/node/closing';
import type { SiteRoute } from '../../server/server/app';
import type { SiteIndex } from '../../server/server/siteIndex';
import type { SearchSource } from '../askSearch';
import type { Ask } from '../createAsk';
import { readAskEnvironment } from '../environment';
import type { AskSettings } from '../options';
import { sectionsByPlace } from '../sectionsByPlace';
import { ASK_PATHS } from '../shared';
import { readAskSections, readAskSettings } from './askFiles';
import { siteLinks } from './siteLinks';

/**
 * Ask AI of a built site; nothing for a site without. What is wrong in the environment is said at the
 * start; the rest, with the database, is opened when the first reader asks.
 *
 * @throws naming the variable or file
 */
export function askRoutes(
  { root, site, files }: SiteIndex,
  engine: SearchEngine | undefined,
  atStop: AtStop,
): SiteRoute[] {
  const settings = readAskSettings(root);
  if (!settings || !engine) return [];
  const environment = readAskEnvironment(process.env);

  async function load(search: SearchEngine, asked: AskSettings): Promise<Ask> {
    const { createAsk } = await import('../createAsk');
    const records = readAskSections(root);
    const source: SearchSource = {
      engine: search,
      sections: sectionsByPlace(() => records),
    };
    const links = siteLinks(records, site.origin, (address) => files.has(address));
    return createAsk({ facts: site, links, search: source }, asked, environment);
  }

  let ask: Promise<Ask> | undefined;
  atStop('Ask AI', async () => (await ask)?.close());
  return ASK_PATHS.map((path) => ({
    path,
    async handle(request, client) {
      ask ??= load(engine, settings);
      // A database that is away at first may be back when the next reader asks.
      ask.catch(() => {
        ask = undefined;
      });
      const handle = (await ask).handlers[path];
      return handle ? handle(request, client) : new Response(null, { status: 404 });
    },
  }));
}
