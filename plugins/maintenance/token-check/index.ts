import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { UserConfig } from '@rspress/core';
import type { DocsCheck } from '../../content/checks/docsCheck';
import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature } from '../../define/defineFeature';
import { themeTokens } from '../../pages/theme/look/readTokens';
import { chooseThemeDir, lecternTheme } from '../../pages/theme/themeDir';
import { type Finding, findingText } from '../../support/finding';
import { siteSources } from './siteSources';
import { tokenFindings } from './tokenFindings';

/** Matches source files of Lectern's theme and plugins. */
const SOURCE = /\.(?:css|tsx?|jsx?)$/;
const NOT_SHIPPED = /\.test\.|\.d\.ts$/;

/**
 * Returns all names with Lectern's prefix in the theme and in the plugins, which render parts of pages too.
 */
function usedNames(): ReadonlySet<string> {
  const folders = [lecternTheme, path.join(path.dirname(lecternTheme), 'plugins')];
  const names = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => SOURCE.test(name) && !NOT_SHIPPED.test(name))
      .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').match(/--lt-[\w-]+/g) ?? []),
  );
  return new Set(names);
}

/** Returns the findings in the styles of a site. */
function findingsOf({ themeDir, root = 'docs', globalStyles }: UserConfig, cwd: string): Finding[] {
  const theme = chooseThemeDir(themeDir, cwd);
  const places = [
    ...(theme === lecternTheme ? [] : [theme]),
    path.resolve(cwd, root),
    ...(globalStyles ? [path.resolve(cwd, globalStyles)] : []),
  ];
  let used: ReadonlySet<string> | undefined;
  const isUsed = (name: string) => {
    used ??= usedNames();
    return used.has(name);
  };
  const tokens = themeTokens()
    .flat()
    .map(({ name }) => name);
  const nameOf = (file: string) => path.relative(cwd, file).split(path.sep).join('/');
  return tokenFindings(siteSources(places), { tokens, isUsed }, nameOf);
}

/**
 * Reports design tokens that a site sets in its stylesheets, modules and pages and that the theme does not have, in
 * `lectern check`, the build and the dev server.
 */
export function pluginTokenCheck(): SitePlugin {
  const cwd = process.cwd();
  let settings: UserConfig = {};
  const check: DocsCheck = {
    name: 'tokens',
    run: (context) => findingsOf(settings, context.cwd),
  };
  return defineFeature({
    name: 'lectern:token-check',
    async checks(config) {
      settings = config;
      return [check];
    },
    rspress: {
      // Must precede plugins that extend the theme of the site in a folder of their own.
      config(config) {
        settings = config;
      },
      beforeBuild() {
        const findings = findingsOf(settings, cwd);
        if (findings.length === 0) return;
        const lines = findings.map((finding) => `  ${findingText(finding)}`);
        console.warn(
          `[tokens] the theme does not have some of the tokens that are set:\n${lines.join('\n')}`,
        );
      },
    },
  });
}
