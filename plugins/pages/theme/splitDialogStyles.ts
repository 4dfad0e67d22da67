import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { mismatch } from '../../support/installed';

/**
 * Styles of what opens or comes near: of dialogs (DocSearch's, and ours over them; `Search.css` is of
 * the button), of the comparison of versions, of the list of keys, of reading offline, of another language beside the page, of drawers, of
 * the menus of a page and of related tools, of messages, of images that zoom, of the question whether a page has helped and of how far it is read; and of parts that few pages have.
 */
const LATE_STYLES =
  /@docsearch[\\/]css[\\/].*\.css$|[\\/]temml[\\/]dist[\\/].*\.css$|[\\/]components[\\/](?:Search[\\/](?!Search\.css$)|(?:AllOptions|Beside|Compare|ConfigCheck|Diagram|Figure|ImageZoom|Math|NamedTypes|Offline|OptionCard|OptionVersion|PageFeedback|ReadingProgress|RelatedTools|Shortcuts|Steps)[\\/]|Nav[\\/](?=MobileMenu\.)|Outline[\\/](?=(?:Followed|OutlineFilter))|PageActions[\\/](?=ActionsPopup\.))[^\\/]+\.css$|[\\/]ui[\\/](?:Drawer|Toast)[\\/][^\\/]+\.css$/;

type CacheGroup = Exclude<
  NonNullable<Exclude<Rspack.OptimizationSplitChunksOptions, false>['cacheGroups']>[string],
  false
>;

/** The name of Rspress's group, which puts all styles of a site into the file of the first load. */
const GROUP = 'styles';

/** Lets the styles of dialogs and of rare parts out of the group of all styles. */
export function splitDialogStyles(splitChunks: unknown): void {
  const { cacheGroups } = (splitChunks || {}) as { cacheGroups?: Record<string, CacheGroup> };
  const group = cacheGroups?.[GROUP];
  if (!(group?.test instanceof RegExp)) {
    throw mismatch('@rspress/core', [`sets no splitChunks.cacheGroups.${GROUP}, or another one`]);
  }
  const { test } = group;
  group.test = (module) => {
    const file = module.nameForCondition() ?? '';
    return test.test(file) && !LATE_STYLES.test(file);
  };
}

/**
 * Takes the styles of dialogs and of rare parts out of the first load: they come with them.
 *
 * @throws in the build, if Rspress no longer has its group of styles
 */
export const dialogStylesPlugin: RsbuildPlugin = {
  name: 'lectern:dialog-styles',
  setup(api) {
    api.modifyRspackConfig((config, { environment, isProd }) => {
      if (isProd && environment.name === 'web') splitDialogStyles(config.optimization?.splitChunks);
    });
  },
};
