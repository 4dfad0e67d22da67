import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { PageIndexInfo, RouteService, UserConfig } from '@rspress/core';
import { buildEnvironment } from '../build-cache/environment';
import { steadyPages } from '../content/pages/steadyPages';
import { markdownSite } from '../content/site/site';
import { additionsOf } from '../content/tree/additions';
import { captureTree } from '../content/tree/captureTree';
import { defaultForms, type MarkdownForms } from '../content/tree/components';
import type { ReplaceRule } from '../content/tree/parseFile';
import { MCP_PATH } from '../mcp/shared';
import { manifestOf } from '../server/shared/manifestOf';
import type { SitePlugin } from '../site/reservedRoutes';
import { DEFAULT_OUT_DIR } from '../support/outDir';
import { devAnswers } from './output/devAnswers';
import { devMcp } from './output/devMcp';
import { freshPage } from './output/freshPage';
import { readBodies } from './output/readBodies';
import { type MarkdownFile, siteMarkdown } from './output/siteMarkdown';
import { writeFiles } from './output/writeFiles';
import type { LlmsSettings } from './shared';
import type { TwinPage } from './site/pageMarkdown';

export type { FormTools, MarkdownForm, MarkdownForms } from '../content/tree/components';

export interface MarkdownOptions {
  /**
   * What components are in Markdown, by name: `{ Chart: ({ title }) => `*Chart: ${title}*` }`. They
   * win over those of the theme. A component without a form is its children, and one without
   * children an error. @default none
   */
  components?: MarkdownForms;
  /** Whether pages have actions for assistants below their title. @default true */
  llmsActions?: boolean;
  /**
   * Whether the server of the site answers MCP clients at `/mcp`, as `npm start` does: readers are
   * told how to connect, and the dev server answers too. @default false
   */
  mcp?: boolean;
}

const NAME = 'lectern:markdown';

function fail(problems: readonly string[]): never {
  const lines = [...new Set(problems)].map((problem) => `  ${problem}`);
  throw new Error(
    `[markdown] ${lines.length} parts of pages cannot be told in Markdown:\n${lines.join('\n')}`,
  );
}

/**
 * Every page also as Markdown, at its route with `.md`, and per version and language `llms.txt` and
 * `llms-full.txt`. Made from the trees of the compilation; a page that the build takes from its
 * cache is parsed again. The dev server makes them from the files on each request.
 *
 * @throws in the build, naming every component and expression that has no Markdown form
 */
export function pluginMarkdown({
  components = {},
  llmsActions = true,
  mcp = false,
}: MarkdownOptions = {}): SitePlugin {
  let settings: UserConfig = {};
  let service: RouteService;
  const isBuild = buildEnvironment.NODE_ENV === 'production';
  const pages = new Map<string, TwinPage>();
  const docDir = () => path.resolve(settings.root ?? 'docs');
  const forms = { ...defaultForms, ...components };
  const bodySettings = () => ({
    forms,
    additions: additionsOf(settings),
    docDir: docDir(),
    rules: settings.replaceRules as ReplaceRule[] | undefined,
  });
  const compiled = readBodies(bodySettings);
  const source = () => {
    const inOrder = steadyPages(pages);
    return {
      pages: inOrder,
      site: markdownSite({ config: () => settings, service, pages: inOrder }),
    };
  };

  function writeAll(): void {
    const problems: string[] = [];
    const bodyOf = (page: TwinPage) => {
      const body = compiled.read(page._filepath);
      problems.push(...body.problems);
      return body;
    };
    writeFiles(siteMarkdown({ ...source(), bodyOf }), settings.outDir ?? DEFAULT_OUT_DIR);
    if (problems.length > 0) fail(problems);
  }

  function freshFiles(): MarkdownFile[] {
    const fresh = readBodies(bodySettings);
    const bodyOf = (page: TwinPage) => {
      const body = fresh.read(page._filepath);
      if (body.problems.length > 0) fail(body.problems);
      return body;
    };
    return siteMarkdown({ ...source(), bodyOf, refresh: (page) => freshPage(page, docDir()) });
  }

  const rsbuildPlugin: RsbuildPlugin = {
    name: NAME,
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        if (!stats?.hasErrors()) writeAll();
      });
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          server: {
            setup({ action, server }) {
              if (action !== 'dev') return;
              server.middlewares.use(devAnswers(freshFiles, () => settings.base ?? '/'));
              if (mcp) server.middlewares.use(devMcp(freshFiles, () => manifestOf(settings)));
            },
          },
        }),
      );
    },
  };

  return {
    name: NAME,
    reservedRoutes: () => [{ path: MCP_PATH, answers: 'language models' }],
    config(config) {
      const llms: LlmsSettings = { llmsActions, mcp };
      return { ...config, themeConfig: { ...config.themeConfig, ...llms } };
    },
    beforeBuild(config) {
      settings = config;
    },
    routeServiceGenerated(generated: RouteService) {
      service = generated;
    },
    extendPageData(page) {
      pages.set(page.routePath, page as unknown as PageIndexInfo);
    },
    markdown: { remarkPlugins: isBuild ? [[captureTree, compiled.keep]] : [] },
    builderConfig: { plugins: [rsbuildPlugin] },
  };
}
