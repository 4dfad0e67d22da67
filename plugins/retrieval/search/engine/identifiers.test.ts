import { describe, expect, it } from 'vitest';
import { openPages } from './testing/openPages.ts';

const english = openPages([
  {
    url: '/config/optimization',
    title: 'Optimization',
    sections: [
      [
        '## optimization.splitChunks',
        'Moves modules that several chunks need into files of their own.',
      ],
      ['## optimization.minimize', 'Makes files small.'],
    ],
  },
  {
    url: '/config/output',
    title: 'Output',
    sections: [
      ['## output.path', 'Where files go.'],
      ['## output.publicPath', 'The prefix of addresses.'],
    ],
  },
  {
    url: '/api/hooks',
    title: 'Plugin hooks',
    sections: [['## Compilation hooks', 'Hooks of a compilation.']],
  },
]);
const chinese = openPages(
  [
    { url: '/guide/entry', title: '入口', prose: '打包从入口开始。' },
    { url: '/guide/mode', title: '模式', prose: '生产模式会压缩代码。' },
  ],
  { lang: 'zh' },
);

const alike = openPages([
  {
    url: '/plugins/html',
    title: 'HtmlPlugin',
    sections: [
      ['## publicPath', 'The beginning of addresses in the page.'],
      ['## chunks', 'Which chunks, below output.publicPath.'],
    ],
  },
  {
    url: '/plugins/shared',
    title: 'TreeShakingSharedPlugin',
    prose: 'Removes what no program uses. Set output.publicPath first.',
    sections: [['## shared.treeShaking', 'Tree shaking of shared modules: treeShaking.']],
  },
  {
    url: '/config/output',
    title: 'Output',
    sections: [['## output.publicPath', 'The prefix of addresses.']],
  },
  {
    url: '/guide/tree-shaking',
    title: 'Tree shaking',
    prose: 'Removes what nothing uses. Before it, output.publicPath is set.',
  },
  {
    url: '/config/module',
    title: 'Module',
    sections: [['## test', 'Which files. Not output.publicPath.']],
  },
]);

function firstOf(index: typeof english, query: string): string | undefined {
  return index.find({ query, lang: index.lang, version: 'v2' }).hits[0]?.url;
}

describe('identifiers, typos, word order and Chinese', () => {
  it.each([
    ['splitchunks', '/config/optimization#optimizationsplitchunks'],
    ['split chunks', '/config/optimization#optimizationsplitchunks'],
    ['chunks split', '/config/optimization#optimizationsplitchunks'],
    ['output public path', '/config/output#outputpublicpath'],
    ['outputpublicpath', '/config/output#outputpublicpath'],
    ['compilaton', '/api/hooks#compilation-hooks'],
    ['compil', '/api/hooks#compilation-hooks'],
    ['optisplit', '/config/optimization#optimizationsplitchunks'],
  ])('[SRCH-15] `%s` finds the right section', (query, url) => {
    expect(firstOf(english, query)).toBe(url);
  });

  it.each([
    ['publicPath', '/config/output#outputpublicpath'],
    ['treeshaking', '/guide/tree-shaking'],
    ['tree shaking', '/guide/tree-shaking'],
    ['Tr', '/guide/tree-shaking'],
    ['tets', '/config/module#test'],
    ['jest', undefined],
  ])('[SRCH-15] of what is called alike, `%s` means %s', (query, url) => {
    expect(firstOf(alike, query)).toBe(url);
  });

  it.each(['打包入口', '入口打包', '入', '入口 '])(
    '[SRCH-15] `%s` finds the Chinese page',
    (query) => {
      expect(firstOf(chinese, query)).toBe('/guide/entry');
    },
  );
});
