import { defineSite } from '../../plugins/preset';

/** The documentation of Lectern, below the Rspack docs. It is built from the root of the repository. */
export default defineSite({
  root: 'site/lectern/docs',
  outDir: 'doc_lectern',
  base: '/lectern/',
  title: 'Lectern',
  description:
    'A documentation framework on Rspress 2: theme, search, answers, versions, languages, and a server.',
  lang: 'en',
  locales: [
    {
      lang: 'en',
      label: 'English',
      footer:
        '<p>Lectern is released under the MIT License. The <a href="/">Rspack Docs</a> on this host are built with it.</p>',
    },
    {
      lang: 'zh',
      label: '简体中文',
      description: '基于 Rspress 2 的文档框架：主题、搜索、问答、版本、语言和服务器。',
      footer:
        '<p>Lectern 以 MIT 许可证发布。同一主机上的 <a href="/zh/">Rspack 文档</a>就是用它搭建的。</p>',
    },
  ],
  icon: '/lectern.svg',
  logo: '/lectern.svg',
  themeDir: 'site/lectern/theme',
  route: { cleanUrls: true },
  offline: true,
  themeConfig: { enableAppearanceAnimation: true },
  samples: { bundlers: {} },
  socialCards: { languages: ['en'] },
  mermaid: true,
  math: true,
  // Ignores links to the home pages of the Rspack docs.
  linkCheck: { ignored: [/^\/(zh\/)?$/] },
  search: {
    dialog: {
      suggestions: {
        en: ['redirects', 'GitHub Pages', 'synonyms'],
        zh: ['重定向', 'GitHub Pages', '同义词'],
      },
    },
  },
});
