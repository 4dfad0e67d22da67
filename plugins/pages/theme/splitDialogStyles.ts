import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { mismatch } from '../../support/installed';

/**
 * Matches style sheets that are not needed for the first paint: those of dialogs (DocSearch's, and
 * ours for it; `Search.css` belongs to the button), drawers, messages and other parts that appear
 * later or on few pages.
 */
const LATE_STYLES =
  /@docsearch[\\/]css[\\/].*\.css$|[\\/]temml[\\/]dist[\\/].*\.css$|[\\/]components[\\/](?:Search[\\/](?!Search\.css$)|(?:AllOptions|Beside|Compare|ConfigCheck|Diagram|Figure|ImageZoom|Math|NamedTypes|Offline|OptionCard|OptionVersion|PageFeedback|ReadingProgress|RelatedTools|Shortcuts|Steps)[\\/]|Nav[\\/](?=MobileMenu\.)|Outline[\\/](?=(?:Followed|OutlineFilter))|PageActions[\\/](?=ActionsPopup\.))[^\\/]+\.css$|[\\/]ui[\\/](?:Dialog|Drawer|Toast)[\\/][^\\/]+\.css$/;

type CacheGroup = Exclude<
  NonNullable<Exclude<Rspack.OptimizationSplitChunksOptions, false>['cacheGroups']>[string],
  false
>;

/** The name of Rspress's group, which combines all styles of a site in the file of the first load. */
const GROUP = 'styles';

/** Excludes the styles of dialogs and of rare parts from the group of all styles. */
export function splitDialogStyles(splitChunks: unknown): void {
  const { cacheGroups } = (splitChunks || {}) as { cacheGroups?: Record<string, CacheGroup> };
  const group = cacheGroups?.[GROUP];
  if (!(group?.test instanceof RegExp)) {
    throw mismatch('@rspress/core', [
      `does not set splitChunks.cacheGroups.${GROUP}, or sets it differently`,
    ]);
  }
  const { test } = group;
  group.test = (module) => {
    const file = module.nameForCondition() ?? '';
    return test.test(file) && !LATE_STYLES.test(file);
  };
}

/**
 * Moves the styles of dialogs and of rare parts from the first load to the code of these parts.
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
