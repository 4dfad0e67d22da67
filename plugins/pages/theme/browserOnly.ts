import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { ownFile } from '../../support/ownFile';

/** The folder of the theme. */
const THEME = path.dirname(ownFile(import.meta.url, '../../../theme/index'));

/** Modules that the theme imports when a reader reaches for them: menus, dialogs, the search. Nothing on the server does. */
export const BROWSER_ONLY =
  /^\.\/(?:Loaded[A-Z]\w*|(?:Search|Offline|Shortcuts)Dialog|Beside|FollowedOutline|zoomImages)(?:\.js)?$/;

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Omits these modules from the code that renders pages, which would compile them and never run them. */
export const browserOnlyPlugin: RsbuildPlugin = {
  name: 'lectern:browser-only',
  setup(api) {
    api.modifyRspackConfig((_config, { environment, appendPlugins, rspack }) => {
      if (environment.name !== 'node') return;
      appendPlugins(
        new rspack.IgnorePlugin({
          resourceRegExp: BROWSER_ONLY,
          contextRegExp: new RegExp(`^${literal(THEME)}`),
        }),
      );
    });
  },
};
