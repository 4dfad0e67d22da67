import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import type { PageFile } from '../../content/files/pageFile';
import type { SitePlugin } from '../../content/sitePlugin';
import { importedFiles } from '../../content/tree/mdxParts';
import { defineFeature, featureSite } from '../../define/defineFeature';
import { lecternTheme } from '../../pages/theme/themeDir';
import { themeComponents } from '../../pages/theme/themeNames';
import { themeEntryPoint } from '../../support/themeEntryPoint';
import { componentFindings, type KnownComponents, undeclared } from './componentFindings';
import { afterRemark, globalNames, isNamedByRehype } from './foreignChanges';
import { hasName, providedNames } from './providedNames';

const PAGE = /\.mdx?$/;
const MDX_REACT = '@mdx-js/react';

/** Whether the theme of a site provides a component to its pages. */
function isOfTheme(name: string, { themeDir }: UserConfig): boolean {
  const entryPoint = themeDir && themeDir !== lecternTheme ? themeEntryPoint(themeDir) : undefined;
  return entryPoint !== undefined && hasName(providedNames(entryPoint), name);
}

/** Whether the site configures a provider of MDX components itself. */
function hasOwnProvider({ builderConfig }: UserConfig): boolean {
  const { alias } = builderConfig?.resolve ?? {};
  return typeof alias === 'object' && MDX_REACT in alias;
}

/** Returns the pages that a page includes. The list is empty if the page cannot be parsed. */
function partsOf(page: PageFile | undefined): Iterable<string> {
  try {
    return page ? importedFiles(page.lookAt(), path.dirname(page.file)).values() : [];
  } catch {
    return [];
  }
}

/** Whether another page includes a page and passes it a component: `<Part components={{ Card }} />`. */
function isGiven(name: string, { file }: PageFile, docDir: string, read: ReadPage): boolean {
  return readdirSync(docDir, { recursive: true, encoding: 'utf8' }).some((entry) => {
    if (!PAGE.test(entry)) return false;
    const other = path.join(docDir, entry);
    const text = readFileSync(other, 'utf8');
    if (!/\bcomponents\b/.test(text) || !text.includes(name)) return false;
    return [...partsOf(read(other))].includes(file);
  });
}

type ReadPage = (file: string) => PageFile | undefined;

/**
 * Reports components that a page uses and nothing provides, with their position and the nearest name, because
 * the page cannot be rendered. Must follow all plugins, which may provide components.
 */
export function pluginComponentCheck(): SitePlugin {
  const site = featureSite();
  let theme: readonly string[] | undefined;

  /** Returns the components that the site provides. */
  function known(read: ReadPage): KnownComponents {
    const config = site.config();
    return {
      global: globalNames(config),
      get theme() {
        theme ??= themeComponents();
        return theme;
      },
      isProvided: (name, page) =>
        hasOwnProvider(config) ||
        isOfTheme(name, config) ||
        isNamedByRehype(name, config) ||
        isGiven(name, page, site.docDir(), read),
      usedAtLast(page) {
        const added = read(page.file)?.tree();
        const last = added && afterRemark(added, page, config);
        return last && new Set(undeclared(last, []).map(({ name }) => name));
      },
    };
  }

  return defineFeature({
    name: 'lectern:component-check',
    site,
    open({ addTreeCheck, files }) {
      addTreeCheck((tree, page, name) => componentFindings(tree, page, name, known(files.read)));
    },
  });
}
