import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { Root } from 'mdast';
import type { PageFile } from '../content/files/pageFile';
import type { SiteContent } from '../content/siteContent';
import { declareInputs } from '../support/buildInputs/inputs';
import { callAtOnce } from './callAtOnce';
import { checkList } from './checkDefinition';
import type { PluginDefinition } from './definition';
import type { PluginPages } from './pluginPages';
import type { PluginStrings } from './shared';

const PAGE = /\.mdx?$/;

const fileOf = (file: string | URL) =>
  path.resolve(process.cwd(), file instanceof URL ? fileURLToPath(file) : file);

/** Returns the files of a list, with folders replaced by all files in them and in their subfolders. */
function filesIn(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (!statSync(name, { throwIfNoEntry: false })?.isDirectory()) return [name];
    return readdirSync(name, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
  });
}

/** Returns the files and folders that a plugin reads for all pages. */
const namedInputs = ({ inputs }: { inputs?: unknown }): string[] =>
  Array.isArray(inputs) ? inputs.map(fileOf) : [];

/** Returns the files that a plugin reads for all pages. */
export const inputFiles = (definition: { inputs?: unknown }): string[] =>
  filesIn(namedInputs(definition));

function stampOf(names: readonly string[]): string {
  return filesIn(names)
    .map((file) => {
      const { mtimeMs = 0, size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
      return `${file} ${mtimeMs} ${size}`;
    })
    .join();
}

/** The files that a plugin reads in addition to the pages. */
export interface PluginInputs {
  open: (content: SiteContent) => void;
  /** Prepares the plugin again on the dev server, before pages are compiled because of an edit. */
  plugin: RsbuildPlugin;
}

export function pluginInputs<Strings extends PluginStrings, Data>(
  definition: PluginDefinition<Strings, Data>,
  pages: PluginPages<Strings, Data>,
  prepareAgain: () => Promise<void>,
): PluginInputs {
  const { name, inputs } = definition;
  const names = namedInputs(definition);
  let stamp = stampOf(names);
  let isReady: Promise<void> = Promise.resolve();
  let revise = () => {};
  declareInputs(...filesIn(names));
  /** Adds the files of folders, which stay in the list, so that new files in them are noticed. */
  const withFiles = (all: readonly string[]) => [...new Set([...all, ...filesIn(all)])];

  const known = new WeakMap<PageFile, { revision: number; files: string[] }>();

  /** Returns the files that the plugin reads for a page. All pages are looked at after each edit of one. */
  function filesOf(page: PageFile, revision: number): string[] {
    const found = known.get(page);
    if (found?.revision === revision) return found.files;
    const files = inputsOf(page);
    known.set(page, { revision, files });
    return files;
  }

  function inputsOf(page: PageFile): string[] {
    const tree = typeof inputs === 'function' ? treeOf(page.lookAt) : undefined;
    if (!tree || typeof inputs !== 'function') return [];
    const told = {
      ...pages.written(page, tree),
      tree: structuredClone(tree) as unknown as Root,
    };
    const list = callAtOnce(name, 'inputs', () => inputs(told), told.file);
    checkList(name, 'inputs', list);
    return list.map(fileOf);
  }

  return {
    open(content) {
      if (!inputs) return;
      content.addInputs((file) => {
        if (typeof inputs !== 'function') return withFiles(names);
        const page = content.files.read(file);
        return page ? withFiles(filesOf(page, content.revision())) : [];
      });
      revise = content.revise;
    },
    plugin: {
      name: `${name}:inputs`,
      setup(api) {
        if (names.length === 0 || api.context.action !== 'dev') return;
        api.transform({ test: PAGE, order: 'pre' }, async ({ code }) => {
          const current = stampOf(names);
          if (current !== stamp) {
            stamp = current;
            isReady = prepareAgain().then(revise);
          }
          await isReady;
          return code;
        });
      },
    },
  };
}

/** Returns the tree of a page, or `undefined` if it cannot be parsed, which other checks report. */
function treeOf<Tree>(lookAt: () => Tree): Tree | undefined {
  try {
    return lookAt();
  } catch {
    return undefined;
  }
}
