import { RouteChunkAssetsPlugin } from '@rspress/core/dist/node/route/routeChunkAssets.js';
import { expect, test } from 'vitest';
import { withoutBuildPlugins } from './withoutBuildPlugins';

class Other {
  apply() {}
}

test('only the plugin of Rspress that a build needs is removed', () => {
  const other = new Other();
  const stock = new RouteChunkAssetsPlugin({} as never);
  expect(withoutBuildPlugins([stock, other, false])).toEqual([other, false]);
  expect(withoutBuildPlugins(undefined)).toBeUndefined();
});
