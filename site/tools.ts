import type { RelatedToolGroup, ToolCard, ToolSection } from '../theme';

/** The tools in the navbar of the Rspack documentation. */
export const relatedTools: RelatedToolGroup[] = [
  {
    title: '构建',
    titleEn: 'Build',
    links: [
      {
        name: 'Rspack',
        desc: '打包器',
        descEn: 'The bundler',
        url: 'https://rspack.rs/zh/',
        urlEn: 'https://rspack.rs/',
        logo: '/tools/rspack.svg',
      },
      {
        name: 'Rsbuild',
        desc: '应用构建工具',
        descEn: 'Builds applications',
        url: 'https://rsbuild.rs/zh/',
        urlEn: 'https://rsbuild.rs/',
        logo: '/tools/rsbuild.svg',
      },
      {
        name: 'Rslib',
        desc: '库构建工具',
        descEn: 'Builds libraries',
        url: 'https://rslib.rs/zh/',
        urlEn: 'https://rslib.rs/',
        logo: '/tools/rslib.svg',
      },
      {
        name: 'SWC',
        desc: '编译与压缩',
        descEn: 'Compiles and minifies',
        url: 'https://swc.rs/',
        logo: '/tools/swc.svg',
      },
    ],
  },
  {
    title: '检查与发布',
    titleEn: 'Check and publish',
    links: [
      {
        name: 'Rstest',
        desc: '测试框架',
        descEn: 'Runs tests',
        url: 'https://rstest.rs/zh/',
        urlEn: 'https://rstest.rs/',
        logo: '/tools/rstest.svg',
      },
      {
        name: 'Rslint',
        desc: '代码检查',
        descEn: 'Lints with type information',
        url: 'https://rslint.rs/',
        logo: '/tools/rslint.svg',
      },
      {
        name: 'Rsdoctor',
        desc: '构建分析',
        descEn: 'Explains a build',
        url: 'https://rsdoctor.rs/zh/',
        urlEn: 'https://rsdoctor.rs/',
        logo: '/tools/rsdoctor.svg',
      },
      {
        name: 'Rspress',
        desc: '静态站点生成器',
        descEn: 'Builds static sites',
        url: 'https://rspress.rs/zh/',
        urlEn: 'https://rspress.rs/',
        logo: '/tools/rspress.svg',
      },
    ],
  },
];

/** The name, and the English and Chinese descriptions, in the order of the home page. */
const cards: [name: string, en: string, zh: string][] = [
  [
    'Rspack',
    'The bundler at the center. The other tools pass modules to it, or read its output.',
    '位于中心的打包器。其他工具把模块交给它，或者读取它产出的结果。',
  ],
  [
    'Rsbuild',
    'Applications without a long configuration. The dev server, HTML, styles and assets are preconfigured.',
    '无需冗长配置即可构建应用：开发服务器、HTML、样式与静态资源都已就绪。',
  ],
  [
    'Rslib',
    'Libraries as ES modules and CommonJS, with type declarations.',
    '把库构建为 ES 模块与 CommonJS，并附带类型声明。',
  ],
  [
    'Rstest',
    'A test runner that compiles tests in the same way as the application.',
    '测试框架，测试代码的编译方式与应用一致。',
  ],
  [
    'Rslint',
    'A linter for TypeScript whose rules can use type information.',
    '面向 TypeScript 的代码检查工具，规则可以利用类型信息。',
  ],
  [
    'Rsdoctor',
    'Shows where a build spends its time and what each chunk contains.',
    '展示构建时间花在哪里，每个 chunk 又由什么组成。',
  ],
  [
    'Rspress',
    'Sites from MDX files. The pages that you are reading are built with it.',
    '用 MDX 文件生成站点，你正在阅读的页面就由它构建。',
  ],
];

/** Tools whose site has no known Chinese pages. */
const ENGLISH_ONLY = new Set(['Rslint']);

function toCard(name: string, desc: string, path: string): ToolCard {
  const host = `${name.toLowerCase()}.rs`;
  return {
    name,
    desc,
    logo: `/tools/${name.toLowerCase()}.svg`,
    url: `https://${host}/${ENGLISH_ONLY.has(name) ? '' : path}`,
    urlText: host,
  };
}

/** The tools on the home page of the Rspack documentation. */
export const toolSections: Record<'en' | 'zh', ToolSection> = {
  en: {
    heading: 'The whole toolbox',
    tagline: 'A unified JavaScript toolchain, centered on a bundler.',
    cards: cards.map(([name, en]) => toCard(name, en, '')),
  },
  zh: {
    heading: '完整的工具箱',
    tagline: '以打包器为中心的统一 JavaScript 工具链。',
    cards: cards.map(([name, , zh]) => toCard(name, zh, 'zh/')),
  },
};
