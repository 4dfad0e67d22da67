import { defineSite } from './plugins/preset';
import { playground } from './site/play';
import { playHref } from './site/play/offered';
import { bundlers, commandLines, outputs, rspackOptions } from './site/rspack';
import en from './site/synonyms/en.json' with { type: 'json' };
import zh from './site/synonyms/zh.json' with { type: 'json' };
import { relatedTools, toolSections } from './site/tools';

export default defineSite({
  title: 'Rspack Docs',
  description: 'How to build with the Rspack bundler: guides, configuration, CLI and plugins.',
  lang: 'en',
  locales: [
    {
      lang: 'en',
      label: 'English',
      title: 'Rspack Docs',
      footer:
        '<p>An independent documentation site, built with <a href="/lectern/">Lectern</a>. It is not affiliated with the Rspack team.</p><p>Facts are taken from the published packages <code>@rspack/core</code> 2.3.2 and 1.7.12.</p>',
    },
    {
      lang: 'zh',
      label: '简体中文',
      title: 'Rspack 文档',
      description: '用 Rspack 打包器构建项目：指南、配置、命令行与插件。',
      footer:
        '<p>本站是用 <a href="/lectern/zh/">Lectern</a> 搭建的独立文档站，与 Rspack 团队没有隶属关系。</p><p>内容依据已发布的 <code>@rspack/core</code> 2.3.2 与 1.7.12 编写。</p>',
    },
  ],
  multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
  icon: '/mark.svg',
  logo: '/mark.svg',
  themeDir: 'site/theme',
  route: { cleanUrls: true },
  offline: true,
  sitesBelow: ['/lectern/'],
  // Written behind the pages; the tests open them.
  linkCheck: { ignored: [/^\/play\//] },
  redirects: { '/zh/lectern/*': '/lectern/zh/*' },
  themeConfig: { enableAppearanceAnimation: true },
  theme: { relatedTools, toolSections },
  options: rspackOptions,
  samples: { bundlers, commandLines, outputs: { ...outputs, play: playHref } },
  glossary: { file: 'docs/terms.yaml' },
  feeds: {
    section: 'news',
    title: { en: 'Rspack Docs: news', zh: 'Rspack 文档：动态' },
    description: { en: 'What is new on this documentation site.', zh: '本文档站的新内容。' },
  },
  search: {
    synonyms: { en, zh },
    dialog: {
      suggestions: {
        en: ['webpack', 'splitChunks', 'hot module replacement'],
        zh: ['webpack', 'splitChunks', '热更新'],
      },
    },
  },
  askAi: { subject: ['rspack'], pageFeedback: true },
  docsHealth: true,
  plugins: [playground()],
  mcp: true,
});
