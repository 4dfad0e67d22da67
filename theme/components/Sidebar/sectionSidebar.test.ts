import { expect, test } from 'vitest';
import { sectionSidebar } from './sectionSidebar';

const sidebar = {
  '/guide': [{ text: 'Guide', link: '/guide/' }],
  '/guide/deep/': [{ text: 'Deep', link: '/guide/deep/' }],
  '/zh/guide': [{ text: '指南', link: '/zh/guide/' }],
};

test.each([
  ['/guide', 'Guide'],
  ['/guide/', 'Guide'],
  ['/guide.html', 'Guide'],
  ['/guide/start', 'Guide'],
  ['/guide/deep', 'Deep'],
  ['/guide/deep/er', 'Deep'],
  ['/guide/deeper', 'Guide'],
  ['/zh/guide/start', '指南'],
])('[SIDE-4] %s has the sidebar %s', (path, text) => {
  expect(sectionSidebar(sidebar, path)).toEqual([expect.objectContaining({ text })]);
});

test.each(['/guidebook', '/guidebook/guide', '/guide-book', '/', '/zh'])(
  '[SIDE-4] %s has no sidebar',
  (path) => {
    expect(sectionSidebar(sidebar, path)).toEqual([]);
  },
);

test('[SIDE-4] the sidebar of the site applies where no section has its own', () => {
  const whole = { '/': [{ text: 'All', link: '/' }], ...sidebar };
  expect(sectionSidebar(whole, '/guidebook')).toEqual([{ text: 'All', link: '/' }]);
});
