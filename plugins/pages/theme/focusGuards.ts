import type { RsbuildPlugin } from '@rsbuild/core';
import { editing } from '../../support/installed';

/** Base UI hides its focus guards from assistive technology, although the Tab key reaches them. */
const HIDDEN = '"aria-hidden": role ? undefined : true,';

/**
 * Exposes the focus guards of open menus and dialogs to assistive technology. They are empty and
 * pass the focus on, but a focusable element must not be hidden.
 *
 * @throws if the code of Base UI has changed
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
