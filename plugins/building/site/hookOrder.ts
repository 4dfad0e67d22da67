import type { RspressPlugin } from '@rspress/core';

type AfterBuild = NonNullable<RspressPlugin['afterBuild']>;
type ConfigHook = NonNullable<RspressPlugin['config']>;

/**
 * Waits for `afterBuild` hooks. Rspress calls those of all plugins at once; this lets one plugin
 * wait for the others, including plugins that are added in a `config` hook.
 *
 * @returns the plugins for Rspress, and `others`, which resolves when all watched hooks are
 * finished and rejects with the first error
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

  /** Returns a proxy of a plugin, which may be an instance of a class. */
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
    // After one microtask, Rspress has called all hooks.
    await Promise.resolve();
    await Promise.all(running);
  }

  return { plugins: plugins.map(watch), others };
}
