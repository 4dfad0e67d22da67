import { pluginAskAi } from './plugins/ask-ai';
import { pluginCode } from './plugins/code';
import { pluginDocSearch } from './plugins/docsearch';
import { pluginFeeds } from './plugins/feeds';
import { pluginFirstLoad } from './plugins/first-load';
import { pluginFrontmatter } from './plugins/frontmatter';
import { pluginGlossary } from './plugins/glossary';
import { pluginHeadScripts } from './plugins/head-scripts';
import { pluginLanguageFallback } from './plugins/language-fallback';
import { pluginLastUpdated } from './plugins/last-updated';
import { pluginLinkCheck } from './plugins/link-check';
import { pluginMarkdown } from './plugins/markdown';
import { pluginOptions } from './plugins/options';
import { rspackOptions } from './plugins/options/rspackOptions';
import { pluginRenderErrors } from './plugins/render-errors';
import { pluginSamples } from './plugins/samples';
import { rspackBundlers } from './plugins/samples/bundlers';
import { pluginSearch } from './plugins/search';
import en from './plugins/search/synonyms/en.json' with { type: 'json' };
import zh from './plugins/search/synonyms/zh.json' with { type: 'json' };
import { pluginSeo } from './plugins/seo';
import { readSiteOrigin } from './plugins/seo/siteOrigin';
import { pluginServer } from './plugins/server';
import { defineSite } from './plugins/site';
import { pluginStaticContent } from './plugins/static-content';
import { pluginTheme } from './plugins/theme';
import { pluginTranslations } from './plugins/translations';
import { relatedTools, toolSections } from './theme/home/tools';

export default defineSite({
  title: 'Rspack Docs',
  description: 'How to build with the Rspack bundler: guides, configuration, CLI and plugins.',
  siteOrigin: readSiteOrigin(),
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
  icon: '/lectern.svg',
  route: { cleanUrls: true },
  themeConfig: {
    enableAppearanceAnimation: true,
    locales: [
      {
        lang: 'en',
        label: 'English',
        title: 'Rspack Docs',
        footer: {
          message:
            '<p>An independent documentation site, built with <a href="/lectern/deployment">Lectern</a>. It is not run by, or affiliated with, the Rspack team.</p><p>Facts are taken from the published packages <code>@rspack/core</code> 2.3.2 and 1.7.12.</p>',
        },
      },
      {
        lang: 'zh',
        label: '简体中文',
        title: 'Rspack 文档',
        description: '用 Rspack 打包器构建项目：指南、配置、命令行与插件。',
        footer: {
          message:
            '<p>本站是用 <a href="/zh/lectern/deployment">Lectern</a> 搭建的独立文档站，与 Rspack 团队没有隶属关系，也不由其运营。</p><p>内容依据已发布的 <code>@rspack/core</code> 2.3.2 与 1.7.12 编写。</p>',
        },
      },
    ],
  },
  plugins: [
    pluginTheme({ relatedTools, toolSections }),
    pluginOptions(rspackOptions),
    pluginSamples({ bundlers: rspackBundlers }),
    pluginCode(),
    pluginFrontmatter(),
    pluginGlossary({ file: 'docs/terms.yaml' }),
    pluginHeadScripts(),
    pluginLanguageFallback(),
    pluginLinkCheck(),
    pluginRenderErrors(),
    pluginTranslations(),
    pluginSeo(),
    pluginLastUpdated(),
    pluginFeeds({
      section: 'news',
      title: { en: 'Rspack Docs: news', zh: 'Rspack 文档：动态' },
      description: {
        en: 'What is new on this documentation site.',
        zh: '本文档站的新内容。',
      },
    }),
    pluginMarkdown({ mcp: true }),
    pluginSearch({ synonyms: { en, zh } }),
    pluginAskAi(),
    pluginDocSearch(),
    pluginStaticContent(),
    pluginFirstLoad(),
    pluginServer(),
  ],
});
