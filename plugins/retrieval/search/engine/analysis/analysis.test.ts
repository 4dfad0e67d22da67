import { describe, expect, it } from 'vitest';
import { createSegmenter, markBorders, segmentedTerms, withoutBorders } from './segment.ts';
import { stem } from './stem.ts';
import { termsOf } from './terms.ts';
import { readWords } from './words.ts';

describe('the words of a text', () => {
  it.each([
    ['optimization.splitChunks', ['optimization', 'splitchunks', 'split', 'chunks']],
    ['output/public-path:x_y', ['output', 'public', 'path', 'x', 'y']],
    ['HTMLPlugin', ['htmlplugin', 'html', 'plugin']],
    ['ＡＢＣ', ['abc']],
    ['用webpack打包', ['用', 'webpack', '打包']],
    ['  …  ', []],
  ])('`%s` is found under its words and their parts', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it('knows where a part is', () => {
    const [word] = readWords('a splitChunks'.slice(2));
    expect(word?.parts.map(({ start, end }) => [start, end])).toEqual([
      [0, 5],
      [5, 11],
    ]);
  });

  it('borders inside Chinese are put in and taken out', () => {
    const marked = markBorders('打包入口 API', createSegmenter('zh'));
    expect(termsOf(marked)).toEqual(['打包', '入口', 'api']);
    expect(withoutBorders(marked)).toBe('打包入口 API');
  });

  it.each(['打包入口 API', '用webpack打包ー', 'カタカナの output.publicPath', 'ＡＢＣ 1、2', ''])(
    'of `%s` are the same with borders and in one pass',
    (text) => {
      const segment = createSegmenter('zh');
      expect(segmentedTerms(text, segment)).toEqual(termsOf(markBorders(text, segment)));
    },
  );
});

describe('the stem of a word', () => {
  it.each([
    [['splits', 'splitting', 'split']],
    [['cache', 'caches', 'caching', 'cached']],
    [['minify', 'minified', 'minifies']],
    [['alias', 'aliases']],
    [['bundle', 'bundles', 'bundling']],
  ])('is the same for %j', (words) => {
    expect(new Set(words.map(stem)).size).toBe(1);
  });

  it.each(['css', 'this', 'node', 'esbuild', 'js'])('of `%s` is not another word', (word) => {
    expect(word.startsWith(stem(word))).toBe(true);
    expect(stem(word).length).toBeGreaterThan(word.length - 2);
  });
});
