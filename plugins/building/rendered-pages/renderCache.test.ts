import process from 'node:process';
import { expect, test, vi } from 'vitest';
import { type OutsideReads, watchOutside } from './outsideReads';
import { createRenderCache } from './renderCache';
import type { PageHead } from './shared';

const noReads = (): OutsideReads => ({ changing: new Set(), variables: new Map() });

/** A head that only stores its entries. */
function createHead() {
  const entries = new Map<number, { input: unknown; options?: object }>();
  const push = (input: unknown, options?: object) => entries.set(entries.size, { input, options });
  push({ title: 'default' });
  return { entries, push } satisfies PageHead;
}

/** Creates builds that share a cache. */
function builds() {
  const files = new Map<string, Buffer>();
  const kept = {
    read: (name: string) => files.get(name),
    write: (name: string, bytes: Buffer) => void files.set(name, bytes),
  };
  return async (
    work: (head: PageHead, cache: ReturnType<typeof createRenderCache>) => string,
    { key = 'key' as string | null, allPages = 'all', shared = noReads(), isFinished = true } = {},
  ) => {
    const watch = watchOutside('/__none__/');
    const source = { key: () => key ?? undefined, allPages };
    const cache = createRenderCache({ source, kept, watch: { run: watch.run, shared } });
    const renderAnew = vi.fn(async (_: string, head: PageHead) => {
      await new Promise((resolve) => setImmediate(resolve));
      return { appHtml: work(head, cache) };
    });
    const head = createHead();
    const { appHtml } = await cache.render('/page', head, renderAnew);
    watch.stop();
    const html = cache.fill(`<body>${appHtml}</body>`);
    if (isFinished) cache.finish();
    return { html, head: [...head.entries.values()], isNew: renderAnew.mock.calls.length > 0 };
  };
}

const page = (head: PageHead) => {
  head.push({ title: 'Page' }, { tagPriority: 1 });
  return '<p>$& text</p>';
};

test('a page that has not changed is the same document, with the same head, and is not rendered', async () => {
  const build = builds();
  const { isNew, ...first } = await build(page);
  expect(isNew).toBe(true);
  expect(first.head).toHaveLength(2);
  expect(await build(page)).toEqual({ ...first, isNew: false });
});

test('a page with another key is rendered, and one without a key is always rendered', async () => {
  const build = builds();
  await build(page);
  expect((await build(page, { key: 'other' })).isNew).toBe(true);
  await build(page, { key: null });
  expect((await build(page, { key: null })).isNew).toBe(true);
});

test('a page that reads the time is not cached', async () => {
  const build = builds();
  await build(() => `${Date.now()}`);
  expect((await build(page)).isNew).toBe(true);
});

test('no page is cached by a build in which shared code reads the time, even if it was rendered before', async () => {
  const shared = noReads();
  const build = builds();
  await build(
    (head) => {
      shared.changing.add('the date');
      return page(head);
    },
    { shared },
  );
  expect((await build(page)).isNew).toBe(true);
  const late = builds();
  await late(page, { isFinished: false });
  expect((await late(page)).isNew).toBe(true);
  expect((await late(page, { shared })).isNew).toBe(true);
});

test('a variable that shared code reads affects every page of the build', async () => {
  const build = builds();
  const shared = noReads();
  shared.variables.set('LECTERN_TEST_SHARED', 'one');
  process.env.LECTERN_TEST_SHARED = 'one';
  await build(page, { shared });
  expect((await build(page)).isNew).toBe(false);
  process.env.LECTERN_TEST_SHARED = 'two';
  expect((await build(page)).isNew).toBe(true);
  delete process.env.LECTERN_TEST_SHARED;
});

test('a page that reads a variable is rendered when that has another value', async () => {
  const build = builds();
  const shows = () => `<p>${process.env.LECTERN_TEST_SHOWN}</p>`;
  process.env.LECTERN_TEST_SHOWN = 'one';
  await build(shows);
  expect((await build(shows)).isNew).toBe(false);
  process.env.LECTERN_TEST_SHOWN = 'two';
  expect((await build(shows)).html).toContain('two');
  delete process.env.LECTERN_TEST_SHOWN;
  expect((await build(shows)).isNew).toBe(true);
});

test('when another page has changed, pages are rendered only if the build that rendered them has read the data of all pages', async () => {
  const build = builds();
  await build(page);
  expect((await build(page, { allPages: 'changed' })).isNew).toBe(false);
  const overview: Parameters<typeof build>[0] = (_, cache) => {
    cache.allPagesRead();
    return '<ul></ul>';
  };
  await build(overview, { key: 'overview' });
  expect((await build(overview, { key: 'overview' })).isNew).toBe(false);
  expect((await build(overview, { key: 'overview', allPages: 'changed' })).isNew).toBe(true);
});

test('a page whose head holds functions is rendered each time', async () => {
  const build = builds();
  const work = (head: PageHead) => {
    head.push({ script: [{ onload: () => {} }] });
    return '<p></p>';
  };
  await build(work);
  expect((await build(work)).isNew).toBe(true);
});
