import path from 'node:path';
import { expect, test } from 'vitest';
import type { PageFile } from '../content/files/pageFile';
import type { SiteContent } from '../content/siteContent';
import type { WrittenPage } from './pageTypes';
import { pluginInputs } from './pluginInputs';
import type { PluginPages } from './pluginPages';

type Pages = PluginPages<Record<string, never>, unknown>;

const pages = { written: ({ file }: { file: string }) => ({ file }) } as unknown as Pages;

const pageFile = (file: string) =>
  ({
    file,
    frontmatter: {},
    lookAt: () => ({ type: 'root', children: [] }),
  }) as unknown as PageFile;

test('[KIT-5] a plugin is called for its inputs again only if the page or other data has changed', () => {
  const calls: string[] = [];
  const { open } = pluginInputs(
    {
      name: 'images',
      inputs({ file }: WrittenPage) {
        calls.push(file);
        return [`${file}.png`];
      },
    },
    pages,
    async () => {},
  );
  const files = new Map([
    ['a.mdx', pageFile('a.mdx')],
    ['b.mdx', pageFile('b.mdx')],
  ]);
  let revision = 0;
  let inputsOf: (file: string) => Iterable<string> = () => [];
  open({
    files: { read: (file: string) => files.get(file) },
    addInputs(given: typeof inputsOf) {
      inputsOf = given;
    },
    revision: () => revision,
    revise() {},
  } as unknown as SiteContent);
  const readAll = () => [...files.keys()].flatMap((file) => [...inputsOf(file)]);

  const images = ['a.mdx.png', 'b.mdx.png'].map((name) => path.resolve(name));
  expect([readAll(), readAll()]).toEqual([images, images]);
  expect(calls).toEqual(['a.mdx', 'b.mdx']);

  files.set('b.mdx', pageFile('b.mdx'));
  readAll();
  expect(calls).toEqual(['a.mdx', 'b.mdx', 'b.mdx']);

  revision += 1;
  readAll();
  expect(calls.slice(3)).toEqual(['a.mdx', 'b.mdx']);
});
