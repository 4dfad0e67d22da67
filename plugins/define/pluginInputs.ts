import { statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { Root } from 'mdast';
import type { SiteContent } from '../content/siteContent';
import { declareInputs } from '../support/buildInputs/inputs';
import { callAtOnce } from './callAtOnce';
import { checkList } from './checkDefinition';
import type { PluginDefinition } from './definition';
import type { PluginPages } from './pluginPages';
import type { PluginStrings } from './shared';

const PAGE = /\.mdx?$/;

const fileOf = (file: string | URL) =>
  file instanceof URL ? fileURLToPath(file) : path.resolve(process.cwd(), file);

/** The files that a plugin reads for all pages. */
export function inputFiles({ inputs }: { inputs?: unknown }): string[] {
  return Array.isArray(inputs) ? inputs.map(fileOf) : [];
}

function stampOf(files: readonly string[]): string {
  return files
    .map((file) => {
      const { mtimeMs = 0, size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
      return `${mtimeMs} ${size}`;
    })
    .join();
}

/** The files that a plugin reads besides the pages. */
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
  const files = inputFiles(definition);
  let stamp = stampOf(files);
  let isReady: Promise<void> = Promise.resolve();
  declareInputs(...files);

  return {
    open(content) {
      if (!inputs) return;
      content.addInputs((file) => {
        if (typeof inputs !== 'function') return files;
        const page = content.files.read(file);
        const tree = page && treeOf(page.lookAt);
        if (!tree) return [];
        const told = {
          ...pages.written(page, tree),
          tree: structuredClone(tree) as unknown as Root,
        };
        const list = callAtOnce(name, 'inputs', () => inputs(told), told.file);
        checkList(name, 'inputs', list);
        return list.map(fileOf);
      });
    },
    plugin: {
      name: `${name}:inputs`,
      setup(api) {
        if (files.length === 0 || api.context.action !== 'dev') return;
        api.transform({ test: PAGE, order: 'pre' }, async ({ code }) => {
          const current = stampOf(files);
          if (current !== stamp) {
            stamp = current;
            isReady = prepareAgain();
          }
          await isReady;
          return code;
        });
      },
    },
  };
}

/** The tree of a page, or `undefined` if it cannot be parsed, which other checks report. */
function treeOf<Tree>(lookAt: () => Tree): Tree | undefined {
  try {
    return lookAt();
  } catch {
    return undefined;
  }
}
