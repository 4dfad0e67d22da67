import { describe, expect, it } from 'vitest';
import { learnSegmenter } from './learnSegmenter.ts';
import { createSegmenter } from './segment.ts';

const plain = createSegmenter('zh');
const others = ['本页列出各个选项。', '小组成员', '文件与条件', '按需读取数据', '服务端渲染'];

describe('the words that a segmenter learns from texts', () => {
  it('are characters that are often next to each other', () => {
    expect(plain('组件')).toEqual(['组', '件']);
    const texts = ['一个组件', '组件库', '函数组件', ...others];
    expect(learnSegmenter(texts, 'zh')('组件')).toEqual(['组件']);
    expect(learnSegmenter(texts, 'zh')('打包组件入口')).toEqual(['打包', '组件', '入口']);
  });

  it('are not characters that are rarely next to each other', () => {
    const texts = ['一个组件', '组件库', ...others];
    expect(learnSegmenter(texts, 'zh')('组件')).toEqual(['组', '件']);
  });

  it('are not characters that occur as often apart', () => {
    const apart = Array.from({ length: 40 }, () => ['按组分类', '逐件检查']).flat();
    const texts = ['一个组件', '组件库', '函数组件', ...apart];
    expect(learnSegmenter(texts, 'zh')('组件')).toEqual(['组', '件']);
  });

  it('do not contain stop words', () => {
    const texts = Array.from({ length: 9 }, (_, at) => `第${at}页的框`);
    expect(learnSegmenter([...texts, ...others], 'zh')('页的框')).toEqual(plain('页的框'));
  });

  it('do not overlap', () => {
    const texts = Array.from({ length: 9 }, () => ['组件', '件组']).flat();
    expect(learnSegmenter([...texts, ...others], 'zh')('组件组件组').join('')).toBe('组件组件组');
  });

  it('do not change the segments of text in other scripts', () => {
    expect(learnSegmenter(['splitChunks', 'カタカナの文'], 'ja')('カタカナの文')).toEqual(
      createSegmenter('ja')('カタカナの文'),
    );
  });
});
