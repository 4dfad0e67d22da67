import path from 'node:path';
import process from 'node:process';
import type { RsbuildPlugin } from '@rsbuild/core';
import type {
  PageIndexInfo,
  RouteMeta,
  RouteService,
  RspressPlugin,
  UserConfig,
} from '@rspress/core';
import { manifestOf } from '../server/shared/manifestOf';
import { DEFAULT_OUT_DIR } from '../support/outDir';
import { devAnswers } from './output/devAnswers';
import { devMcp } from './output/devMcp';
import { freshPage } from './output/freshPage';
import { readBodies } from './output/readBodies';
import { type MarkdownFile, siteMarkdown } from './output/siteMarkdown';
import { writeFiles } from './output/writeFiles';
import type { LlmsSettings } from './shared';
import { MARKDOWN_MIME, twinAddress } from './shared';
import type { TwinPage } from './site/pageMarkdown';
import { markdownSite } from './site/site';
import { captureTree } from './tree/captureTree';
import { defaultForms, type MarkdownForms } from './tree/components';
import type { TreeNode } from './tree/nodes';
import type { ReplaceRule } from './tree/parseFile';

export type { FormTools, MarkdownForm, MarkdownForms } from './tree/components';

export interface MarkdownOptions {
  /**
   * What components are in Markdown, by name: `{ Chart: ({ title }) => `*Chart: ${title}*` }`. They
   * win over those of the theme. A component without a form is its children, and one without
   * children an error. @default none
   */
  components?: MarkdownForms;
  /** Whether pages have actions for assistants below their title. @default true */
  llmsActions?: boolean;
  /** What other plugins add to the trees of pages, for pages that are not compiled. @default none */
  additions?: readonly ((tree: TreeNode, file: string) => TreeNode)[];
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
  additions = [],
  llmsActions = true,
  mcp = false,
}: MarkdownOptions = {}): RspressPlugin {
  let settings: UserConfig = {};
  let service: RouteService;
  const isBuild = process.env.NODE_ENV === 'production';
  const pages = new Map<string, TwinPage>();
  const docDir = () => path.resolve(settings.root ?? 'docs');
  const forms = { ...defaultForms, ...components };
  const bodySettings = () => ({
    forms,
    additions,
    docDir: docDir(),
    rules: settings.replaceRules as ReplaceRule[] | undefined,
  });
  const compiled = readBodies(bodySettings);
  const source = () => ({
    pages,
    site: markdownSite({ config: () => settings, service, pages }),
  });

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
    config(config) {
      const llms: LlmsSettings = { llmsActions, mcp };
      const link = ({ routePath }: RouteMeta) =>
        `<link rel="alternate" type="${MARKDOWN_MIME}" href="${twinAddress(routePath, config)}">`;
      return {
        ...config,
        themeConfig: { ...config.themeConfig, ...llms },
        head: [...(config.head ?? []), link],
      };
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
