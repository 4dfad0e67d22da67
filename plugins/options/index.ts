import path from 'node:path';
import process from 'node:process';
import type { RspressPlugin } from '@rspress/core';
import { contentOf } from '../content/siteContent';
import type { TreeAddition } from '../content/tree/additions';
import { addChangeTables } from './addChangeTables';
import { addOptionLines, pagePlace } from './addOptionLines';
import { rootsOf } from './pageRoots';
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
  return (tree, { file, frontmatter }, files) => {
    const place = pagePlace(path.resolve(cwd, file), docDir);
    if (!settings.versions.includes(place.version)) return tree;
    const roots = rootsOf(frontmatter);
    const lines = addOptionLines(tree, { ...place, roots }, site, settings.aliases);
    return addChangeTables(lines, { ...place, docDir, file, files }, site, settings);
  };
}

/**
 * Headings of options get their type, default and what a version changed, from the data that
 * `npm run docs:options` reads off the packages. A page says in its frontmatter which options it
 * documents: `options: output`.
 */
export function pluginOptions(settings: OptionsSettings): RspressPlugin {
  const addition = optionAddition(settings);
  return {
    name: 'lectern:options',
    config(config) {
      contentOf(config).add(addition);
      return config;
    },
  };
}
