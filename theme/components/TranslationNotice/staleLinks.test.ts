import { expect, test } from 'vitest';
import { staleLinks } from './staleLinks';

const toc = [
  { id: 'install', text: '安装' },
  { id: 'outputpath', text: '`output.path`' },
];

test('[AUTH-2] sections have the headings of the translation', () => {
  expect(staleLinks(['install', 'outputpath'], toc, '开始')).toEqual([
    { text: '安装', hash: '#install' },
    { text: 'output.path', hash: '#outputpath' },
  ]);
});

test('[AUTH-2] the beginning of the page has the title of the page', () => {
  expect(staleLinks(['start'], toc, '开始')).toEqual([{ text: '开始', hash: '' }]);
});

test('[AUTH-2] many outdated sections are shown as the entire page', () => {
  expect(staleLinks(['a', 'b', 'c', 'd', 'e'], toc, '开始')).toEqual([{ text: '开始', hash: '' }]);
});
