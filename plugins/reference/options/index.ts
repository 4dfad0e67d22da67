import { createHash } from 'node:crypto';
import path from 'node:path';
import process from 'node:process';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { UserConfig } from '@rspress/core';
import { formatRoute } from '../../../theme/routes/address';
import { siteKey } from '../../content/files/keptTrees';
import type { ContentFiles } from '../../content/files/pageFile';
import type { SiteContent } from '../../content/siteContent';
import type { SitePlugin } from '../../content/sitePlugin';
import type { TreeAddition } from '../../content/tree/additions';
import { defineFeature } from '../../define/defineFeature';
import { buildEnvironment } from '../../support/buildInputs/environment';
import { devMiddleware } from '../../support/devMiddleware';
import { ownFile } from '../../support/ownFile';
import { type HrefSettings, routeHref } from '../../support/routeHref';
import { addChangeTables } from './addChangeTables';
import { addOptionLines, pagePlace } from './addOptionLines';
import { addOptionComponents } from './components/optionComponents';
import { optionForms } from './components/optionForms';
import { serveOptions } from './components/serveOptions';
import { linkNames } from './names/linkNames';
import { pagesHash, placesKey } from './names/placesKey';
import { placesText, siteNames } from './names/siteNames';
import { pageRoute } from './optionPlaces';
import { rootsOf } from './pageRoots';
import { answerOptions } from './published/answerOptions';
import {
  publishedParts,
  publishOptions,
  type ReadNamedTypes,
  type ReadOptions,
  readPublished,
} from './published/publishOptions';
import { optionsFile, typesFile } from './published/shared';
import { whileSame } from './published/whileSame';
import { type OptionsReference, optionsSettings } from './reference';
import type { TypeDefinitions } from './shared/typeNames';
import { type OptionsSettings, type SiteOptions, siteOptions } from './siteOptions';
import { siteUses, usesText } from './uses/siteUses';
import { addUsedOptions, usedInLine } from './uses/usesLines';

export type { OptionsReference, ReferencePages } from './reference';

const withSlash = (base: string) => base.replace(/\/?$/, '/');

/** The component that shows cards for linked names. */
const optionCards = ownFile(import.meta.url, '../../../theme/components/OptionCard/OptionCards');

/** The options of a site after its settings were read. */
interface OptionsSite {
  settings: OptionsSettings;
  site: SiteOptions;
  docDir: string;
}

function openOptions(reference: OptionsReference, config: UserConfig): OptionsSite {
  const cwd = process.cwd();
  const settings = optionsSettings(reference, config, cwd);
  const docDir = path.resolve(cwd, config.root ?? 'docs');
  return { settings, site: siteOptions(settings, cwd), docDir };
}

/** Returns the parts of pages that depend on other pages, as text for the cache key. */
function linkedText(options: OptionsSite, files: Pick<ContentFiles, 'read'>): string {
  const { linkNames: isLinked, usedIn = [] } = options.settings;
  const places = isLinked === false && usedIn.length === 0 ? '' : placesText(options, files);
  return places + usesText(options, files);
}

/** Returns the key of these parts. A dev server keeps it in a file, because reading them takes long. */
function linkedKey(
  options: OptionsSite,
  files: Pick<ContentFiles, 'read'>,
  isDev: boolean,
): string {
  const readText = () => linkedText(options, files);
  if (!isDev) return createHash('sha256').update(readText()).digest('hex');
  const { docDir, settings } = options;
  const folders = settings.versions.map((version) => path.join(docDir, version, settings.lang));
  const file = path.resolve('.lectern/option-places', `${siteKey(docDir)}.json`);
  return placesKey(file, pagesHash(folders), readText);
}

/**
 * Adds the link targets to the cache key of the build, so that pages are rendered again when a target
 * changes.
 */
function digestPlaces(readKey: () => string): RsbuildPlugin {
  return {
    name: 'lectern:option-places',
    setup(api) {
      api.modifyRsbuildConfig(({ performance }) => {
        const cache = performance?.buildCache;
        if (typeof cache !== 'object') return;
        cache.cacheDigest = [...(cache.cacheDigest ?? []), readKey()];
      });
    },
  };
}

/** Caches the result of a function. During a build, nothing changes. */
function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined;
  return () => {
    made ??= { result: make() };
    return made.result;
  };
}

/** Returns the named types of every version. */
function typesOf(site: SiteOptions, { versions }: OptionsSettings): Map<string, TypeDefinitions> {
  return new Map(versions.map((version) => [version, site.of(version)?.data.types ?? {}]));
}

/**
 * Links names, adds the type and default of each option below its heading, and replaces `<OptionChanges
 * kind="added" />` with tables of changes.
 */
function optionAddition(
  options: OptionsSite,
  readAll: ReadOptions,
  hrefs: HrefSettings & { version: string; langs: readonly string[] },
  isDev: boolean,
): TreeAddition {
  const { settings, site, docDir } = options;
  const cwd = process.cwd();
  const namesOf = siteNames(options, isDev);
  const addresses = { ...hrefs, lang: settings.lang, versions: settings.versions };
  const usesOf = siteUses(options, settings.usedIn ?? [], isDev);
  return (tree, { file, frontmatter }, files) => {
    const place = pagePlace(path.resolve(cwd, file), docDir);
    if (!settings.versions.includes(place.version)) return tree;
    const roots = rootsOf(frontmatter);
    const page = pageRoute(
      path.relative(path.join(docDir, place.version, place.lang), path.resolve(cwd, file)),
    );
    const isLinked = settings.linkNames !== false;
    const linked = isLinked
      ? linkNames(tree, { addressOf: namesOf.ofCode(place.version, files), page })
      : tree;
    const uses = usesOf(place.version, files);
    const hrefOf = (address: string) => {
      const [rest = '', hash] = address.split('#');
      const route = formatRoute({ ...place, rest }, addresses);
      return routeHref(route, hrefs) + (hash === undefined ? '' : `#${hash}`);
    };
    const lines = addOptionLines(linked, { ...place, roots }, site, {
      aliases: settings.aliases,
      hrefOf,
      usedIn: (option) => usedInLine(uses.usedIn.get(option), { ...place, docDir, files }),
    });
    const used = addUsedOptions(lines, page, uses, {
      lang: place.lang,
      hrefOf,
      addressOf: (option) => namesOf.placeOf(place.version, option, files),
    });
    const tables = addChangeTables(used, { ...place, docDir, file, files }, site, settings);
    const known = { ...place, versions: settings.versions, file };
    return addOptionComponents(tables, known, readAll, site);
  };
}

/** The plugin with the reference for `npm run docs:options`. */
export interface OptionsPlugin extends SitePlugin {
  /** The reference that the plugin was created with. */
  reference: OptionsReference;
}

/**
 * Adds the types, defaults and changes of a package's options below their headings, from the data that
 * `lectern options` reads from the package. The frontmatter of a page names the options that it
 * documents, as in `options: output`. Option names in inline code link to their sections, with a card
 * that shows a summary, unless `linkNames` is `false`.
 *
 * @param reference the package for each version, and the pages that describe it
 */
export function pluginOptions(reference: OptionsReference): OptionsPlugin {
  let readAll: ReadOptions = () => new Map();
  let readTypes: ReadNamedTypes = () => new Map();
  let docDir = '';
  let base = '/';
  let readKey = () => '';
  const isDev = buildEnvironment.NODE_ENV !== 'production';

  function open(content: SiteContent, config: UserConfig): void {
    const options = openOptions(reference, config);
    const langs = config.locales?.map(({ lang }) => lang) ?? [options.settings.lang];
    const version = config.multiVersion?.default ?? options.settings.versions[0] ?? '';
    const { route: { cleanUrls } = {} } = config;
    base = withSlash(config.base ?? '/');
    const hrefs = {
      version,
      langs,
      ...(config.base && { base: config.base }),
      ...(cleanUrls && { cleanUrls: true }),
    };
    content.add(optionAddition(options, () => readAll(), hrefs, isDev));
    content.addForms(optionForms(() => readAll()));
    const { site, settings } = options;
    ({ docDir } = options);
    const from = [site, settings, { docDir, langs, version }, content.files] as const;
    const read = () => readPublished(...from);
    readAll = isDev ? whileSame(() => publishedParts(...from), read) : once(read);
    readTypes = () => typesOf(site, settings);
    readKey = () => linkedKey(options, content.files, isDev);
  }

  const plugin = defineFeature({
    name: 'lectern:options',
    open,
    placeFiles: ({ version, lang }) => [optionsFile(version, lang), typesFile(version)],
    async checks(config) {
      const { optionsChecks } = await import('./check');
      return optionsChecks(reference, optionsSettings(reference, config, process.cwd()));
    },
    async healthChecks(config) {
      const { missingOptionsCheck } = await import('./check/missingCheck');
      return [missingOptionsCheck(reference, optionsSettings(reference, config, process.cwd()))];
    },
    rspress: {
      globalUIComponents: reference.linkNames === false ? [] : [optionCards],
      builderConfig: {
        plugins: [
          digestPlaces(() => readKey()),
          publishOptions(
            () => readAll(),
            () => readTypes(),
          ),
          devMiddleware(
            'lectern:options-files',
            answerOptions(
              () => readAll(),
              () => readTypes(),
              () => base,
            ),
          ),
          serveOptions(
            () => readAll(),
            () => readTypes(),
            () => docDir,
          ),
        ],
      },
    },
  });
  return { ...plugin, reference };
}
