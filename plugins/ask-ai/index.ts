import path from 'node:path';
import process from 'node:process';
import type { RspressPlugin } from '@rspress/core';
import { pushFiles } from '../search/output/writeSearch';
import { DEFAULT_OUT_DIR } from '../support/outDir';
import { type AskAiOptions, readOptions } from './options';
import { writeAskFiles } from './server/askFiles';
import type { AskThemeConfig } from './shared';

export type { AskAiOptions } from './options';

/**
 * Questions in the search dialog, answered by the site's own server: by a language model where one is
 * configured, with quotes of the docs where none is. For a site without our server, build with
 * `ASK_AI_ENDPOINT=off`, or with the address of one elsewhere: there is then no entry, or it asks there.
 *
 * Needs `pluginSearch`, and stands behind it in the list of plugins.
 *
 * @throws naming every wrong option
 */
export function pluginAskAi(options: AskAiOptions = {}): RspressPlugin {
  const named = process.env.ASK_AI_ENDPOINT || undefined;
  const settings = readOptions({ ...options, ...(named && { endpoint: named }) });
  const { endpoint, assistantId } = settings;
  let outDir = DEFAULT_OUT_DIR;
  let isOn = endpoint !== 'off';

  return {
    name: 'lectern:ask-ai',
    config(config) {
      outDir = config.outDir ?? DEFAULT_OUT_DIR;
      isOn &&= config.themeConfig?.search !== false;
      if (!isOn) return config;
      const own: AskThemeConfig = { askAi: { assistantId, ...(endpoint && { endpoint }) } };
      return { ...config, themeConfig: { ...config.themeConfig, ...own } };
    },
    async afterBuild(_config, isProd) {
      if (!isProd || !isOn || endpoint !== undefined) return;
      writeAskFiles(path.resolve(outDir), settings, pushFiles(outDir, process.cwd()).records);
    },
  };
}
