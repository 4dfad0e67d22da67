import type { RsbuildPlugin } from '@rsbuild/core';
import { editing } from '../../support/installed';

/** Base UI hides the ends of its focus ring, which the Tab key reaches nevertheless. */
const HIDDEN = '"aria-hidden": role ? undefined : true,';

/**
 * Shows the ends of the focus ring of open menus and dialogs to assistive technology: they are
 * empty and hand the focus on, but an element that takes the focus must not be hidden.
 *
 * @throws if the code of Base UI is no longer the one that is changed
 */
export function showFocusGuards(code: string): string {
  if (!code.includes(HIDDEN)) throw new Error(`no longer has "${HIDDEN}"`);
  return code.replace(HIDDEN, '');
}

/** Applies the change to the build. */
export const focusGuardsPlugin: RsbuildPlugin = {
  name: 'lectern:focus-guards',
  setup(api) {
    api.transform(
      { test: /@base-ui[\\/]react[\\/].*[\\/]FocusGuard\.m?js$/ },
      ({ code, resourcePath }) =>
        editing('@base-ui/react', resourcePath, () => showFocusGuards(code)),
    );
  },
};
