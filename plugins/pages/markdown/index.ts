import type { ContentPage } from '../../content/pages/contentPage';
import type { SitePlugin } from '../../content/sitePlugin';
import { defaultForms, type MarkdownForms } from '../../content/tree/components';
import type { FileMarkdown } from '../../content/tree/toMarkdown';
import { defineFeature, featureSite } from '../../define/defineFeature';
import { shareDevPages } from '../../retrieval/docs-tools/dev/devDocs';
import { MCP_PATH } from '../../retrieval/mcp/shared';
import { findDevSearch } from '../../retrieval/search/dev/devSearches';
import { manifestOf } from '../../serving/server/shared/manifestOf';
import { devAnswers } from './output/devAnswers';
import { devMcp, devPages } from './output/devMcp';
import { type ReadBody, readBodies } from './output/readBodies';
import { type MarkdownFile, siteMarkdown } from './output/siteMarkdown';
import { writeFiles } from './output/writeFiles';
import type { LlmsSettings } from './shared';

export type { FormTools, MarkdownForm, MarkdownForms } from '../../content/tree/components';

/** Options of `pluginMarkdown`, and of the `markdown` setting. */
export interface MarkdownOptions {
  /**
   * Functions that return the Markdown of components, by component name: `{ Chart: ({ title }) =>
   * 'Chart: ' + title }`. They take precedence over those of the theme. A component without such a
   * function is replaced with its children. A component that has no children either causes an error.
   * @default none
   */
  components?: MarkdownForms;
  /** Whether pages show actions for AI assistants below their title. @default true */
  llmsActions?: boolean;
  /**
   * Whether the server of the site answers MCP clients at `/mcp`. If so, the pages explain how to connect.
   * @default false
   */
  mcp?: boolean;
}

function fail(problems: readonly string[]): never {
  const lines = [...new Set(problems)].map((problem) => `  ${problem}`);
  const parts = lines.length === 1 ? '1 part of a page' : `${lines.length} parts of pages`;
  const message = `[markdown] ${parts} cannot be written as Markdown:\n${lines.join('\n')}`;
  throw Object.assign(new Error(message), { stack: message });
}

/**
 * Writes every page as Markdown as well, at its address with `.md`, and generates `llms.txt` and
 * `llms-full.txt` for each version and language. The dev server creates these files for each request.
 *
 * @param options the Markdown of components, and the actions for assistants
 * @throws an error in the build, naming every component and expression that cannot be written as
 * Markdown
 */
export function pluginMarkdown({
  components = {},
  llmsActions = true,
  mcp = false,
}: MarkdownOptions = {}): SitePlugin {
  const site = featureSite();
  const { config, content } = site;
  let readBody: ReadBody | undefined;

  function bodies(): ReadBody {
    const { files } = content();
    const forms = { ...defaultForms, ...content().forms(), ...components };
    readBody ??= readBodies(files, { forms });
    return readBody;
  }

  const bodyOf = (page: ContentPage): FileMarkdown => bodies()(page._filepath);

  function writeAll(): void {
    const problems: string[] = [];
    const read = (page: ContentPage) => {
      const body = bodyOf(page);
      problems.push(...body.problems);
      return body;
    };
    const files = siteMarkdown({ content: content(), bodyOf: read });
    writeFiles(files, site.outDir());
    if (problems.length > 0) fail(problems);
  }

  function freshFiles(): MarkdownFile[] {
    const read = (page: ContentPage) => {
      const body = bodyOf(page);
      if (body.problems.length > 0) fail(body.problems);
      return body;
    };
    return siteMarkdown({ content: content(), bodyOf: read });
  }

  return defineFeature({
    name: 'lectern:markdown',
    site,
    reservedRoutes: () => (mcp ? [{ path: MCP_PATH, answers: 'language models' }] : []),
    themeConfig: (): LlmsSettings => ({ llmsActions, mcp }),
    async checks() {
      const { markdownCheck } = await import('./markdownCheck');
      return [markdownCheck(bodies)];
    },
    bundler(api) {
      api.onAfterBuild(({ stats }) => {
        if (!stats?.hasErrors()) writeAll();
      });
    },
    dev(server) {
      server.middlewares.use(devAnswers(freshFiles, () => site.facts().base));
      const manifest = () => manifestOf(config());
      const pages = devPages(freshFiles, manifest);
      shareDevPages(server, pages);
      if (!mcp) return;
      server.middlewares.use(devMcp(pages, manifest, () => findDevSearch(server)));
    },
  });
}
