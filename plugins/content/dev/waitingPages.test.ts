import type { RouteMeta } from '@rspress/core';
import { expect, test } from 'vitest';
import { waitingPages } from './waitingPages';

const route = (routePath: string) => ({ routePath }) as RouteMeta;

test('[AUTH-6] a new page whose data cannot be read is tried again, and does not hold up the others', async () => {
  const read: string[] = [];
  let isBroken = true;
  const pages = waitingPages(async ({ routePath }) => {
    if (routePath === '/broken' && isBroken) throw new Error('not yet');
    read.push(routePath);
  });
  const none = { added: [], removed: [] };

  const added = [route('/broken'), route('/good')];
  await expect(pages.readAll({ added, removed: [] })).rejects.toThrow('not yet');
  expect(read).toEqual(['/good']);
  await expect(pages.readAll(none)).rejects.toThrow('not yet');

  isBroken = false;
  expect(await pages.readAll(none)).toEqual({ read: [route('/broken')], haveRoutesChanged: true });
  expect(await pages.readAll(none)).toEqual({ read: [], haveRoutesChanged: false });
});

test('[AUTH-6] a page that is deleted before its data could be read is forgotten', async () => {
  const pages = waitingPages(async () => {
    throw new Error('not yet');
  });
  await expect(pages.readAll({ added: [route('/broken')], removed: [] })).rejects.toThrow();
  expect(await pages.readAll({ added: [], removed: ['/broken'] })).toEqual({
    read: [],
    haveRoutesChanged: true,
  });
});
