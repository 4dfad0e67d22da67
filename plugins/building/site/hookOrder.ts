import type { RspressPlugin } from '@rspress/core';

type AfterBuild = NonNullable<RspressPlugin['afterBuild']>;
type ConfigHook = NonNullable<RspressPlugin['config']>;

/**
 * Rspress calls the `afterBuild` hooks of all plugins at once. This tells one of them when the
 * others have ended, with those that a plugin adds in its `config` hook.
 *
 * @returns the plugins to give to Rspress, and `others`, which settles with them and fails with the first
 *   that fails
 */
export function watchAfterBuild(plugins: readonly RspressPlugin[]) {
  const running: Promise<unknown>[] = [];

  function watchedHook(plugin: RspressPlugin, hook: AfterBuild): AfterBuild {
    return (...args) => {
      const done = Promise.resolve().then(() => hook.apply(plugin, args));
      running.push(done);
      return done;
    };
  }

  function watchedConfig(plugin: RspressPlugin, hook: ConfigHook): ConfigHook {
    return (config, tools, isProd) =>
      hook.call(
        plugin,
        config,
        { ...tools, addPlugin: (added) => tools.addPlugin(watch(added)) },
        isProd,
      );
  }

  /** A view of a plugin, which may be an instance of a class. */
  function watch(plugin: RspressPlugin): RspressPlugin {
    const { afterBuild, config } = plugin;
    const hooks: Partial<RspressPlugin> = {
      ...(afterBuild && { afterBuild: watchedHook(plugin, afterBuild) }),
      ...(config && { config: watchedConfig(plugin, config) }),
    };
    return new Proxy(plugin, {
      get(target, key) {
        const value = Reflect.get(hooks, key) ?? Reflect.get(target, key, target);
        return typeof value === 'function' && !Object.hasOwn(hooks, key)
          ? value.bind(target)
          : value;
      },
    });
  }

  async function others(): Promise<void> {
    // Rspress calls all hooks before anything else happens.
    await Promise.resolve();
    await Promise.all(running);
  }

  return { plugins: plugins.map(watch), others };
}
