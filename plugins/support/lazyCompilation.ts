import type { Rspack } from '@rsbuild/core';

type Lazy = Exclude<Rspack.Configuration['lazyCompilation'], boolean | undefined>;

/**
 * Returns the settings of lazy compilation, with some files excluded.
 *
 * @param isNeeded whether a file is compiled at once
 */
export function lazyExcept(
  isNeeded: (file: string) => boolean,
  lazy: Rspack.Configuration['lazyCompilation'],
): Lazy | undefined {
  if (!lazy) return undefined;
  const options = lazy === true ? {} : lazy;
  const { test } = options;
  const isLazy = (module: Rspack.Module) => {
    if (!test) return true;
    return test instanceof RegExp ? test.test(module.nameForCondition() ?? '') : test(module);
  };
  return {
    ...options,
    test: (module) => !isNeeded(module.nameForCondition() ?? '') && isLazy(module),
  };
}
