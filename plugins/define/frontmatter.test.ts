import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import * as mini from 'zod/mini';
import type { SiteContent } from '../content/siteContent';
import {
  type DefinedPlugin,
  definePlugin,
  type PluginDefinition,
  type SitePage,
  type SlotPropsOf,
  type WrittenPage,
} from '.';
import { matchingValues, pluginPages } from './pluginPages';

test('[KIT-5] functions receive the declared keys of the frontmatter with the types of their schemas', () => {
  definePlugin({
    name: 'typed',
    strings: { late: { en: 'late' } },
    frontmatter: {
      since: z.string().optional(),
      related: z.array(z.string()).optional(),
      level: z.enum(['easy', 'hard']),
      minutes: z.coerce.number<number>().default(1),
      small: mini.optional(mini.boolean()),
    },
    inputs({ frontmatter }) {
      expectTypeOf(frontmatter.since).toEqualTypeOf<string | undefined>();
      return [];
    },
    page({ frontmatter }) {
      expectTypeOf(frontmatter.since).toEqualTypeOf<string | undefined>();
      expectTypeOf(frontmatter.related).toEqualTypeOf<string[] | undefined>();
      expectTypeOf(frontmatter.level).toEqualTypeOf<'easy' | 'hard' | undefined>();
      expectTypeOf(frontmatter.minutes).toEqualTypeOf<number | undefined>();
      expectTypeOf(frontmatter.small).toEqualTypeOf<boolean | undefined>();
      expectTypeOf(frontmatter.title).toEqualTypeOf<string | undefined>();
      expectTypeOf(frontmatter.unheard).toEqualTypeOf<unknown>();
      return { related: frontmatter.related ?? [] };
    },
    facts({ frontmatter, data, t }) {
      expectTypeOf(frontmatter.level).toEqualTypeOf<'easy' | 'hard' | undefined>();
      expectTypeOf(data).toEqualTypeOf<{ related: string[] }>();
      expectTypeOf(t).parameter(0).toEqualTypeOf<'late'>();
      return undefined;
    },
    tree({ frontmatter }) {
      expectTypeOf(frontmatter.since).toEqualTypeOf<string | undefined>();
      return undefined;
    },
    afterTitle({ frontmatter, data }) {
      expectTypeOf(data.related).toEqualTypeOf<string[]>();
      return frontmatter.since;
    },
    problems({ frontmatter }) {
      expectTypeOf(frontmatter.since).toEqualTypeOf<string | undefined>();
      return [];
    },
    check(pages) {
      expectTypeOf(pages).items.toHaveProperty('frontmatter').toHaveProperty('since');
      return [];
    },
    files: {
      'levels.json'({ pages: [page] }) {
        expectTypeOf(page?.frontmatter.level).toEqualTypeOf<'easy' | 'hard' | undefined>();
        return '';
      },
    },
  });
});

test('[KIT-5] the frontmatter of other pages has types, for the keys of Lectern and of the plugin', () => {
  definePlugin({
    name: 'others',
    frontmatter: { level: z.enum(['easy', 'hard']) },
    page({ pages }) {
      const found = pages.find('/guide/start');
      expectTypeOf(found?.frontmatter.title).toEqualTypeOf<string | undefined>();
      expectTypeOf(found?.frontmatter.searchKeywords).toEqualTypeOf<string[] | undefined>();
      expectTypeOf(found?.frontmatter.level).toEqualTypeOf<'easy' | 'hard' | undefined>();
      expectTypeOf(found?.frontmatter.unheard).toEqualTypeOf<unknown>();
      expectTypeOf(pages.all).items.toHaveProperty('frontmatter').toHaveProperty('level');
      return 1;
    },
  });
  expectTypeOf<SitePage['frontmatter']['title']>().toEqualTypeOf<string | undefined>();
});

test('[DIAG-3] other pages have no values that do not match their schema', () => {
  const page = { address: '/a', file: 'a.mdx', lang: 'en', version: '', title: 'A' };
  const written = { ...page, frontmatter: { title: 5, level: 'odd', since: 1, tag: 'new' } };
  const content = { pagesFor: () => ({ all: [written], find: () => written }) };
  const pages = pluginPages('others', {}, undefined, { level: z.enum(['easy', 'hard']) });
  pages.open({}, content as unknown as SiteContent);
  const around = pages.aroundOf('a.mdx').pages;
  expect(around.find('/a')).toEqual({ ...page, frontmatter: { since: 1, tag: 'new' } });
  expect(around.all).toEqual([around.find('/a')]);
});

test('[EXT-3] the frontmatter of a plugin without schemas, or with named types, is unknown as before', () => {
  type Texts = { late: { en: string } };
  const written = ({ frontmatter }: WrittenPage) => {
    expectTypeOf(frontmatter.since).toEqualTypeOf<unknown>();
    return 1;
  };
  definePlugin({ name: 'plain', page: written });
  definePlugin<Texts, number>({ name: 'named', strings: { late: { en: 'late' } }, page: written });
  definePlugin({
    name: 'shared',
    frontmatter: { since: z.string().optional() },
    page: written,
    check: (pages) => (pages[0]?.data.toFixed() === '' ? [] : []),
  });
  const definition: PluginDefinition<Texts, number> = { name: 'kept', page: written };
  expect(definePlugin(definition).name).toBe('kept');
  // @ts-expect-error a key without a schema is not a string
  definePlugin({ name: 'wrong', page: ({ frontmatter }) => frontmatter.since.length });
});

test('[DIAG-3] values that do not match their schema do not reach the functions', () => {
  const schemas = { since: z.string(), related: z.array(z.string()).optional() };
  const written = { title: 'A', since: 5, related: ['/b'] };
  expect(matchingValues(written, schemas)).toEqual({ title: 'A', related: ['/b'] });
  expect(matchingValues({ title: 'A' }, schemas)).toEqual({ title: 'A' });
  const correct = { since: '1.2' };
  expect(matchingValues(correct, schemas)).toBe(correct);
});

test('[KIT-5] a component in a slot takes the types of data and texts from its plugin', () => {
  const readingTime = definePlugin({
    name: 'reading-time',
    strings: { minutes: { en: '{{n}} min' }, long: { en: 'long' } },
    frontmatter: { level: z.enum(['easy', 'hard']).optional() },
    page: ({ text, frontmatter }) => ({ words: text.length, level: frontmatter.level }),
  });
  type Props = SlotPropsOf<typeof readingTime>;
  expectTypeOf<Props['data']>().toEqualTypeOf<{
    words: number;
    level: 'easy' | 'hard' | undefined;
  }>();
  expectTypeOf<Props['t']>().parameter(0).toEqualTypeOf<'minutes' | 'long'>();
  expectTypeOf<Props['lang']>().toEqualTypeOf<string>();
  const named: DefinedPlugin = readingTime;
  expect(Object.keys(named)).not.toContain('slotProps');
});
