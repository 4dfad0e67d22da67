import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { RspressPlugin } from '@rspress/core';
import { type TreeAddition, withAddition } from '../content/tree/additions';
import { addChangeTables } from './addChangeTables';
import { addOptionLines, pagePlace } from './addOptionLines';
import { pageRoots } from './pageRoots';
import { remarkOptions } from './remarkOptions';
import { type OptionsSettings, siteOptions } from './siteOptions';

export type { OptionsSettings } from './siteOptions';

const DEFAULT_ROOT = 'docs';

/**
 * Adds type and default of each option below its heading, and tables of what changed in the places
 * of `<OptionChanges kind="added" />`, for everything that reads pages.
 */
function optionAddition(settings: OptionsSettings, root = DEFAULT_ROOT): TreeAddition {
  const cwd = process.cwd();
  const site = siteOptions(settings, cwd);
  const docDir = path.resolve(cwd, root);
  return (tree, file) => {
    const place = pagePlace(path.resolve(cwd, file), docDir);
    if (!settings.versions.includes(place.version)) return tree;
    const roots = pageRoots(readFileSync(file, 'utf8'));
    const lines = addOptionLines(tree, { ...place, roots }, site, settings.aliases);
    return addChangeTables(lines, { ...place, docDir, file }, site, settings);
  };
}

/**
 * Headings of options get their type, default and what a version changed, from the data that
 * `npm run docs:options` reads off the packages. A page says in its frontmatter which options it
 * documents: `options: output`. Goes before the plugins that read the trees of pages.
 */
export function pluginOptions(settings: OptionsSettings): RspressPlugin {
  const addition = optionAddition(settings);
  return {
    name: 'lectern:options',
    config: (config) => withAddition(config, addition),
    markdown: { remarkPlugins: [[remarkOptions, addition]] },
  };
}
