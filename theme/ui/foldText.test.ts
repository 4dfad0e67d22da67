import { expect, test } from 'vitest';
import { foldedWords, foldText } from './foldText';

test('[OPT-1] [OVER-2] filters compare full-width letters as plain ones, in any case', () => {
  expect(foldText('Ｏｕｔｐｕｔ．Ｐａｔｈ')).toBe('output.path');
  expect(foldText('拆分 Chunk')).toBe('拆分 chunk');
});

test('[OPT-1] [OVER-2] filters ignore unseen characters of copied text', () => {
  expect(foldText('output\u200B.pa\u00ADth\uFEFF')).toBe('output.path');
});

test('[OPT-1] the words of a query are separated by spaces of any width', () => {
  expect(foldedWords('　ｓｐｌｉｔ　Chunks ')).toEqual(['split', 'chunks']);
  expect(foldedWords(' 　')).toEqual([]);
});
