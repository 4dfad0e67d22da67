import { expect, test } from 'vitest';
import { staleLinks } from './staleLinks';

const toc = [
  { id: 'install', text: '安装' },
  { id: 'outputpath', text: '`output.path`' },
];

test('[AUTH-2] sections are named as the translation names them', () => {
  expect(staleLinks(['install', 'outputpath'], toc, '开始')).toEqual([
    { text: '安装', hash: '#install' },
    { text: 'output.path', hash: '#outputpath' },
  ]);
});

test('[AUTH-2] the beginning of the page is the page itself', () => {
  expect(staleLinks(['start'], toc, '开始')).toEqual([{ text: '开始', hash: '' }]);
});

test('[AUTH-2] many sections are the page as a whole', () => {
  expect(staleLinks(['a', 'b', 'c', 'd', 'e'], toc, '开始')).toEqual([{ text: '开始', hash: '' }]);
});
