import path from 'node:path';
import process from 'node:process';
import type { UserConfig } from '@rspress/core';
import { contentOf, type SiteContent } from '../content/siteContent';
import { DEFAULT_OUT_DIR } from '../support/outDir';
import { type SiteFacts, siteFacts } from '../support/siteFacts';

/** The site that a feature is part of. Its functions can be called in and after the `config` hook of the feature. */
export interface FeatureSite {
  /** Returns the settings as the feature received them, and the complete ones once the build has begun. */
  config: () => UserConfig;
  /** Returns the content of the site. */
  content: () => SiteContent;
  facts: () => SiteFacts;
  /** Returns the folder of the pages, as an absolute path. */
  docDir: () => string;
  /** Returns the folder of the output, as an absolute path. */
  outDir: () => string;
}

const SET = Symbol('sets the settings');

type SettableSite = FeatureSite & { [SET]: (config: UserConfig) => void };

/** Creates the site for a feature whose functions need it outside of the hooks: `defineFeature({ site, … })`. */
export function featureSite(): FeatureSite {
  const cwd = process.cwd();
  let current: UserConfig = {};
  const site: SettableSite = {
    config: () => current,
    content: () => contentOf(current),
    facts: () => siteFacts(current),
    docDir: () => path.resolve(cwd, current.root ?? 'docs'),
    outDir: () => path.resolve(cwd, current.outDir ?? DEFAULT_OUT_DIR),
    [SET](config) {
      current = config;
    },
  };
  return site;
}

/** Tells a feature the settings of its site. */
export function tellSite(site: FeatureSite, config: UserConfig): void {
  (site as SettableSite)[SET](config);
}
