import { expect, test } from 'vitest';
import { memoryCaches } from '../testing/memoryCaches';
import { openStore, type SavedPack } from './packStore';

const SAVED: SavedPack = {
  pack: { version: 'v2', lang: 'en', pages: { guide: ['aa', 1] }, files: {} },
  file: 'pack.json',
  transfer: 1,
  stored: 1,
  pages: 1,
  savedAt: 1,
};

test('ignores damaged records and those in another format', async () => {
  const caches = memoryCaches();
  const store = openStore('/', caches);
  await store.save(SAVED);
  const cache = await caches.open('lectern-offline /');
  const wrong = ['', '{', 'null', '[]', '{"pack":null}', '{"pack":{"pages":[1],"files":{}}}'];
  for (const [index, text] of wrong.entries())
    await cache.put(`/static/offline/pack/wrong-${index}`, new Response(text));
  expect(await store.packs()).toEqual([SAVED]);
  await store.remove(SAVED.pack);
  expect(await caches.keys()).toEqual([]);
});
