import path from 'node:path';
import type { CheckContext, DocsCheck } from '../../../../content/checks/docsCheck';
import { filesOfCommand } from '../../../../content/files/filesOfCommand';
import type { DocsPage } from '../../../../content/files/readPages';
import { changesOf } from '../../../../content/siteContent';
import type { ReplaceRule } from '../../../../content/tree/parseFile';
import type { Finding } from '../../../../support/finding';
import { linkCheckOptions } from '../../../link-check/options';
import { siteLinks } from '../../../link-check/siteLinks';
import { routesOf } from '../../routesOf';

/** Whether a page is parsed as written, without text replacements. */
function isAsWritten({ source }: DocsPage, rules: readonly ReplaceRule[]): boolean {
  return rules.every(({ search }) =>
    typeof search === 'string' ? !source.includes(search) : source.search(search) === -1,
  );
}

function run(context: CheckContext): Finding[] {
  const { cwd, pages, site } = context;
  const routes = routesOf(context);
  const rules = (site.config.replaceRules ?? []) as ReplaceRule[];
  const asWritten = pages.filter((page) => isAsWritten(page, rules));
  const known = new Map(asWritten.map(({ content }) => [content.file, content]));
  const others = filesOfCommand({ rules });
  const withChanges = changesOf(site.config);
  const files = {
    read(file: string) {
      const page = known.get(path.resolve(file)) ?? others.read(file);
      return page && withChanges(page);
    },
  };
  return siteLinks({
    config: () => site.config,
    routes: () => routes,
    content: () => files,
    cwd,
    ...linkCheckOptions(site.config),
  })
    .checkDocs()
    .map((finding) => ({ check: 'links', ...finding }));
}

/**
 * Finds dead links like the build, except for those that only rendered pages have, from components and
 * settings.
 */
export const links: DocsCheck = { name: 'links', run };
