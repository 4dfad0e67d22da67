import type {
  AnyNode,
  CallExpression,
  Expression,
  ObjectExpression,
  Program,
  Property,
} from 'acorn';
import { MARKDOWN_KEYS, siteSchema, themeConfig } from '../../building/site/schema';
import {
  keyOf,
  objectsOf,
  parseModule,
  placesOf,
  readStockConfig,
  settingOf,
  stringOf,
  usedNames,
} from './stockConfig';
import { applyTextEdits, removal, type TextEdit } from './textEdits';

/** What a file becomes, and what is to be known of it. */
export interface MigratedFile {
  text: string;
  /** What was changed, for people. */
  done: string[];
  /** What has no place and was taken out, for people: where, what it said, what to do. */
  left: string[];
  /** Packages that the file no longer imports. */
  dropped: string[];
}

/** A configuration that is one of Lectern now. */
export interface MigratedConfig extends MigratedFile {
  /** The theme folder that it names, from the folder of the file. */
  themeDir: string | undefined;
}

/** Where Rspress's `defineConfig` comes from, in versions 2 and 1. */
const STOCK_DOORS: ReadonlySet<string> = new Set(['@rspress/core', 'rspress/config', 'rspress']);

/** Texts of the stock theme with the ones in their place. */
const TEXTS: Readonly<Record<string, string>> = {
  nextPageText: 'nextPage',
  outlineTitle: 'onThisPage',
  prevPageText: 'previousPage',
  searchNoResultsText: 'noResults',
  searchPlaceholderText: 'placeholder',
  sourceCodeText: 'source',
};

/** Plugins of which Lectern does the work. */
const PLUGINS: Readonly<Record<string, string>> = {
  '@rspress/plugin-algolia': 'search: { algolia: … } searches there, see the page on search',
  '@rspress/plugin-auto-nav-sidebar': 'the files of the sidebar are read without it',
  '@rspress/plugin-container-syntax': 'callouts need no plugin',
  '@rspress/plugin-last-updated': 'dates need no plugin',
  '@rspress/plugin-llms': 'llms.txt and the Markdown of pages need no plugin',
  '@rspress/plugin-medium-zoom': 'images zoom without it',
  '@rspress/plugin-rss': 'feeds: { section, title, description } writes a feed',
  '@rspress/plugin-shiki': 'code is highlighted without it',
  '@rspress/plugin-sitemap': 'SITE_ORIGIN or siteOrigin writes sitemap.xml',
};

/** Settings that say what Lectern does anyway, or in another way. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  llms: 'llms.txt and the Markdown of pages are written without it',
  ssg: 'every page is rendered when the site is built',
};

const SETTINGS: ReadonlySet<string> = new Set(
  Object.keys(siteSchema.shape).filter((key) => !Object.hasOwn(ELSEWHERE, key)),
);
const THEME_SETTINGS: ReadonlySet<string> = new Set(Object.keys(themeConfig.shape));
const LOCALE_SETTINGS: ReadonlySet<string> = new Set(
  Object.keys(themeConfig.shape.locales.unwrap().element.shape),
);
/** What a language of the site says of itself, in `locales`. */
const LOCALE_FACTS = ['lang', 'label', 'title', 'description'];

const DEFAULT_ROOT = 'docs';

/** `path.join(__dirname, 'docs')` is read from the folder of the file, like `docs`. */
function pathFromHere(value: Expression): string | undefined {
  if (value.type !== 'CallExpression') return undefined;
  const { callee, arguments: given } = value as CallExpression;
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  if (name.type !== 'Identifier' || !['join', 'resolve'].includes(name.name)) return undefined;
  const [first, ...rest] = given;
  const isHere =
    (first?.type === 'Identifier' && first.name === '__dirname') ||
    (first?.type === 'MemberExpression' &&
      first.object.type === 'MetaProperty' &&
      first.property.type === 'Identifier' &&
      first.property.name === 'dirname');
  const parts = rest.map((part) => (part.type === 'SpreadElement' ? undefined : stringOf(part)));
  return isHere && parts.every((part) => part !== undefined) ? parts.join('/') : undefined;
}

const quoted = (text: string) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;

/** Goes through one configuration and gathers what becomes of it. */
class ConfigMigration {
  readonly edits: TextEdit[] = [];
  readonly done: string[] = [];
  readonly left: string[] = [];
  readonly dropped: string[] = [];
  /** Texts of the site by language. */
  readonly strings = new Map<string, string[]>();
  /** Where the site is, as a plugin that is no longer needed was told. */
  private siteOrigin: string | undefined;

  constructor(
    private readonly text: string,
    private readonly name: string,
    private readonly program: Program,
  ) {}

  private source = ({ start, end }: { start: number; end: number }) => this.text.slice(start, end);

  private place = (node: AnyNode) => `${this.name}:${node.loc?.start.line ?? 1}`;

  /** A part of the configuration in one line. */
  private inLine = (node: AnyNode) => this.source(node).replace(/\s+/g, ' ');

  /** Takes a setting out and says what it was. */
  private drop(property: Property, path: string, hint: string): void {
    this.left.push(`${this.place(property)} ${path}: ${this.inLine(property.value)} → ${hint}`);
    this.edits.push(removal(this.text, property));
  }

  /** Takes out what is no setting of ours; says what only running the file would tell. */
  private prune(
    object: ObjectExpression,
    path: string,
    known: ReadonlySet<string>,
    special: (key: string, property: Property) => boolean = () => false,
  ): void {
    for (const property of object.properties) {
      const key = keyOf(property);
      if (key === undefined || property.type !== 'Property') {
        this.left.push(
          `${this.place(property)} ${path}${this.inLine(property)} → it is kept: compare what it gives with the settings of Lectern`,
        );
      } else if (!special(key, property) && !known.has(key)) {
        this.drop(property, path + key, 'Lectern has no such setting');
      }
    }
  }

  private moveText(key: string, property: Property, lang: string): boolean {
    const ours = TEXTS[key];
    if (!ours) return false;
    const texts = this.strings.get(lang) ?? [];
    this.strings.set(lang, [...texts, `${ours}: ${this.source(property.value)}`]);
    this.done.push(`${this.place(property)} ${key} is strings.${lang}.${ours} now`);
    this.edits.push(removal(this.text, property));
    return true;
  }

  readTheme(object: ObjectExpression, lang: string): void {
    this.prune(object, 'themeConfig.', THEME_SETTINGS, (key, property) =>
      this.moveText(key, property, lang),
    );
    const locales = objectsOf(settingOf(object, 'locales')?.value);
    for (const [index, each] of locales.entries()) {
      const own = stringOf(settingOf(each, 'lang')?.value) ?? lang;
      const path = `themeConfig.locales[${index}].`;
      this.prune(each, path, LOCALE_SETTINGS, (key, property) => this.moveText(key, property, own));
      const link = settingOf(each, 'editLink')?.value;
      if (link?.type !== 'ObjectExpression') continue;
      const source = settingOf(link, 'docRepoBaseUrl');
      if (source) {
        this.drop(
          source,
          `${path}editLink.docRepoBaseUrl`,
          'themeConfig.editLink.docRepoBaseUrl is for all languages',
        );
      }
    }
  }

  private replace(property: Property, by: string): void {
    this.edits.push({ start: property.value.start, end: property.value.end, text: by });
  }

  private readRoot(property: Property): void {
    const root = pathFromHere(property.value);
    if (root === undefined) return;
    if (root === DEFAULT_ROOT) this.edits.push(removal(this.text, property));
    else this.replace(property, quoted(root));
    this.done.push(`${this.place(property)} root is ${quoted(root)}, from the folder of the site`);
  }

  private readBase(property: Property): void {
    const base = stringOf(property.value);
    if (base === undefined || /^\/(.*\/)?$/.test(base)) return;
    const whole = `/${base.replace(/^\/|\/$/g, '')}/`;
    this.replace(property, quoted(whole));
    this.done.push(`${this.place(property)} base is ${quoted(whole)}, with a slash at both ends`);
  }

  /** Takes the origin of the site from the options of a plugin; whether they say nothing else. */
  private readSiteUrl({ arguments: [options] }: CallExpression): boolean {
    if (options?.type !== 'ObjectExpression') return false;
    const url = stringOf(settingOf(options, 'siteUrl')?.value, this.program) ?? '';
    if (!URL.canParse(url)) return false;
    this.siteOrigin ??= new URL(url).origin;
    return options.properties.length === 1;
  }

  /** Takes out the plugins that are not needed, and their imports. */
  private readPlugins(property: Property, origins: ReadonlyMap<string, string>): void {
    if (property.value.type !== 'ArrayExpression') return;
    const { elements } = property.value;
    const dropped = elements.filter((element): element is CallExpression => {
      if (element?.type !== 'CallExpression' || element.callee.type !== 'Identifier') return false;
      const origin = origins.get(element.callee.name) ?? '';
      const hint = PLUGINS[origin];
      if (!hint) return false;
      if (this.readSiteUrl(element)) {
        this.done.push(`${this.place(element)} ${this.inLine(element)} is siteOrigin now`);
      } else {
        this.left.push(`${this.place(element)} plugins: ${this.inLine(element)} → ${hint}`);
      }
      this.dropped.push(origin);
      return true;
    });
    const gone = dropped.length === elements.length ? [property] : dropped;
    this.edits.push(...gone.map((node) => removal(this.text, node)));
  }

  readSettings(settings: ObjectExpression, origins: ReadonlyMap<string, string>): void {
    this.prune(settings, '', SETTINGS, (key, property) => {
      const hint = ELSEWHERE[key];
      if (hint) this.drop(property, key, hint);
      if (key === 'root') this.readRoot(property);
      if (key === 'base') this.readBase(property);
      if (key === 'plugins') this.readPlugins(property, origins);
      if (key === 'search' && property.value.type === 'ObjectExpression') {
        this.drop(
          property,
          key,
          'the search needs no settings; the page on search has those of ours',
        );
      }
      if (key === 'markdown' && property.value.type === 'ObjectExpression') {
        this.prune(property.value, 'markdown.', new Set(MARKDOWN_KEYS), (inner, setting) => {
          if (inner !== 'checkDeadLinks') return false;
          this.drop(setting, 'markdown.checkDeadLinks', 'links are checked without it');
          return true;
        });
      }
      return hint !== undefined;
    });
  }

  /** Languages that only the theme knows are those of the site. */
  private localesText(settings: ObjectExpression): string | undefined {
    const theme = settingOf(settings, 'themeConfig')?.value;
    if (settingOf(settings, 'locales') || theme?.type !== 'ObjectExpression') return undefined;
    const items = objectsOf(settingOf(theme, 'locales')?.value).map((each) =>
      LOCALE_FACTS.flatMap((fact) => {
        const setting = settingOf(each, fact);
        return setting ? [`${fact}: ${this.source(setting.value)}`] : [];
      }),
    );
    if (items.length === 0) return undefined;
    this.done.push(`${this.name} locales has the languages of themeConfig.locales`);
    return `  locales: [\n${items.map((facts) => `    { ${facts.join(', ')} },`).join('\n')}\n  ],\n`;
  }

  /** Puts what is new behind the last setting. */
  addSettings(settings: ObjectExpression): void {
    const strings = [...this.strings].map(
      ([lang, texts]) =>
        `    ${/^\w+$/.test(lang) ? lang : quoted(lang)}: { ${texts.join(', ')} },`,
    );
    const isPlaced = !this.siteOrigin || settingOf(settings, 'siteOrigin');
    const text = [
      isPlaced ? '' : `  siteOrigin: ${quoted(this.siteOrigin ?? '')},\n`,
      this.localesText(settings) ?? '',
      strings.length > 0 ? `  strings: {\n${strings.join('\n')}\n  },\n` : '',
    ].join('');
    if (text === '') return;
    const last = settings.properties.at(-1);
    const end = settings.end - 1;
    const isGone = this.edits.some(
      (edit) => last && edit.text === '' && edit.start <= last.start && edit.end >= last.end,
    );
    if (last && !isGone && !this.text.slice(last.end, end).includes(',')) {
      this.edits.push({ start: last.end, end: last.end, text: ',' });
    }
    const isOwnLine = /\n[ \t]*$/.test(this.text.slice(0, end));
    this.edits.push({ start: end, end, text: isOwnLine ? text : `\n${text}` });
  }

  /** `defineConfig` of Rspress is `defineSite`. */
  rename(body: readonly AnyNode[], exported: AnyNode, settings: ObjectExpression): void {
    const stock = body.find(
      (node) =>
        node.type === 'ImportDeclaration' &&
        STOCK_DOORS.has(String(node.source.value)) &&
        (node as { importKind?: string }).importKind !== 'type',
    );
    if (stock?.type === 'ImportDeclaration') {
      const others = stock.specifiers
        .filter((item) => this.source(item) !== 'defineConfig')
        .map((item) => this.source(item));
      const kept =
        others.length > 0 ? `\nimport { ${others.join(', ')} } from '@rspress/core';` : '';
      this.edits.push({ ...stock, text: `import { defineSite } from 'lectern';${kept}` });
    } else {
      this.edits.push({ start: 0, end: 0, text: "import { defineSite } from 'lectern';\n" });
    }
    const [argument] = exported.type === 'CallExpression' ? exported.arguments : [];
    if (exported.type === 'CallExpression' && argument) {
      this.edits.push({ ...exported.callee, text: 'defineSite' });
      if (/Function/.test(argument.type)) {
        this.edits.push({ start: argument.start, end: settings.start, text: '' });
        this.edits.push({ start: settings.end, end: argument.end, text: '' });
        this.unindent(settings);
        this.done.push(
          `${this.place(argument)} the function is left out: it only gave the settings`,
        );
      }
    } else {
      this.edits.push({ start: exported.start, end: exported.start, text: 'defineSite(' });
      this.edits.push({ start: exported.end, end: exported.end, text: ')' });
    }
    this.done.push(`${this.name} exports defineSite({ … }) of lectern`);
  }

  /** Moves the settings to the beginning of the line, unless they have a text of several lines. */
  private unindent(settings: ObjectExpression): void {
    const text = this.source(settings);
    const [indent] = /(?<=\n)[ \t]+(?=\}$)/.exec(text) ?? [];
    if (!indent || text.includes('`')) return;
    for (const { index } of text.matchAll(new RegExp(`(?<=\\n)${indent}`, 'g'))) {
      const start = settings.start + index;
      this.edits.push({ start, end: start + indent.length, text: '' });
    }
  }

  /** The folder of the file is a name of CommonJS modules only. */
  nameFolder(program: Program): void {
    const places = placesOf('__dirname', program);
    this.edits.push(
      ...places.map(({ start, end }) => ({ start, end, text: 'import.meta.dirname' })),
    );
  }

  /** The text with all edits, without imports that only they have made useless. */
  finish(): string {
    const text = applyTextEdits(this.text, this.edits);
    const before = usedNames(parseModule(this.text, this.name));
    const program = parseModule(text, this.name);
    const after = usedNames(program);
    const useless = (program.body as readonly AnyNode[]).flatMap((node) => {
      if (node.type !== 'ImportDeclaration' || node.specifiers.length === 0) return [];
      const names = node.specifiers.map(({ local }) => local.name);
      return names.every((name) => before.has(name) && !after.has(name))
        ? [removal(text, node)]
        : [];
    });
    return applyTextEdits(text, useless);
  }
}

/** Whether a configuration is one of Lectern already. */
export const isOfLectern = (text: string, name: string): boolean =>
  readStockConfig(text, name).program.body.some(
    (node) => node.type === 'ImportDeclaration' && node.source.value === 'lectern',
  );

/**
 * Turns a configuration of Rspress into one of Lectern. It is read as a tree and not run; comments
 * and what is the same in both stay as they are written.
 *
 * @throws if it exports no object that can be read
 */
export function migrateConfig(text: string, name: string): MigratedConfig {
  const { program, exported, settings } = readStockConfig(text, name);
  const body = program.body as readonly AnyNode[];
  const origins = new Map(
    body.flatMap((node) =>
      node.type === 'ImportDeclaration'
        ? node.specifiers.map(({ local }): [string, string] => [
            local.name,
            String(node.source.value),
          ])
        : [],
    ),
  );
  const migration = new ConfigMigration(text, name, program);
  migration.rename(body, exported, settings);
  migration.readSettings(settings, origins);
  const theme = settingOf(settings, 'themeConfig')?.value;
  const lang = stringOf(settingOf(settings, 'lang')?.value) ?? 'en';
  if (theme?.type === 'ObjectExpression') migration.readTheme(theme, lang);
  migration.addSettings(settings);
  migration.nameFolder(program);
  const migrated = migration.finish();
  const { done, left, dropped } = migration;
  const themeDir = settingOf(settings, 'themeDir')?.value;
  return {
    text: migrated,
    done,
    left,
    dropped,
    themeDir: themeDir && (stringOf(themeDir, program) ?? pathFromHere(themeDir)),
  };
}
