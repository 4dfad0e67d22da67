import type {
  AnyNode,
  CallExpression,
  Expression,
  ObjectExpression,
  Program,
  Property,
} from 'acorn';
import { MARKDOWN_KEYS } from '../../building/site/schema';
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
import {
  ELSEWHERE,
  LOCALE_FACTS,
  LOCALE_SETTINGS,
  OTHER_TEXTS,
  OWN_SETTING,
  PLUGINS,
  SETTINGS,
  SOURCE_TEXTS,
  STOCK_MODULES,
  TEXTS,
  THEME_SETTINGS,
} from './stockSettings';
import { applyTextEdits, removal, type TextEdit } from './textEdits';

/** The result of migrating a file. */
export interface MigratedFile {
  text: string;
  /** Descriptions of the changes. */
  done: string[];
  /** Descriptions of removed settings: location, value and remedy. */
  left: string[];
  /** Packages that the file no longer imports. */
  dropped: string[];
}

/** The result of migrating a configuration. */
export interface MigratedConfig extends MigratedFile {
  /** The theme folder in the configuration, relative to the folder of the file. */
  themeDir: string | undefined;
}

const DEFAULT_ROOT = 'docs';

/** `path.join(__dirname, 'docs')` is relative to the folder of the file, like `docs`. */
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

/** Migrates one configuration, and collects the edits and messages. */
class ConfigMigration {
  readonly edits: TextEdit[] = [];
  readonly done: string[] = [];
  readonly left: string[] = [];
  readonly dropped: string[] = [];
  /** Texts of the site by language. */
  readonly strings = new Map<string, string[]>();
  /** The origin of the site, from the options of a removed plugin. */
  private siteOrigin: string | undefined;

  constructor(
    private readonly text: string,
    private readonly name: string,
    private readonly program: Program,
  ) {}

  private source = ({ start, end }: { start: number; end: number }) => this.text.slice(start, end);

  private place = (node: AnyNode) => `${this.name}:${node.loc?.start.line ?? 1}`;

  /** Returns a part of the configuration as a single line. */
  private inLine = (node: AnyNode) => this.source(node).replace(/\s+/g, ' ');

  /** Removes a setting, and reports its value. */
  private drop(property: Property, path: string, hint: string): void {
    this.left.push(`${this.place(property)} ${path}: ${this.inLine(property.value)} → ${hint}`);
    this.edits.push(removal(this.text, property));
  }

  /** Removes settings that Lectern does not have, and reports those whose value is only known at run time. */
  private prune(
    object: ObjectExpression,
    path: string,
    known: ReadonlySet<string>,
    special: (key: string, property: Property) => boolean = () => false,
    hint = 'Lectern has no such setting',
  ): void {
    for (const property of object.properties) {
      const key = keyOf(property);
      if (key === undefined || property.type !== 'Property') {
        this.left.push(
          `${this.place(property)} ${path}${this.inLine(property)} → it was kept: compare what it adds with the settings of Lectern`,
        );
      } else if (!special(key, property) && !known.has(key)) {
        this.drop(property, path + key, hint);
      }
    }
  }

  private moveText(key: string, property: Property, lang: string): boolean {
    const ours = TEXTS[key];
    if (!ours) return false;
    const texts = this.strings.get(lang) ?? [];
    this.strings.set(lang, [...texts, `${ours}: ${this.source(property.value)}`]);
    this.done.push(`${this.place(property)} ${key} is now strings.${lang}.${ours}`);
    this.edits.push(removal(this.text, property));
    return true;
  }

  readTheme(object: ObjectExpression, lang: string): void {
    const move = (key: string, property: Property) => this.moveText(key, property, lang);
    this.prune(object, 'themeConfig.', THEME_SETTINGS, move, OWN_SETTING);
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
          'themeConfig.editLink.docRepoBaseUrl applies to all languages',
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
    this.done.push(
      `${this.place(property)} root is ${quoted(root)}, relative to the folder of the site`,
    );
  }

  private readBase(property: Property): void {
    const base = stringOf(property.value);
    if (base === undefined || /^\/(.*\/)?$/.test(base)) return;
    const whole = `/${base.replace(/^\/|\/$/g, '')}/`;
    this.replace(property, quoted(whole));
    this.done.push(
      `${this.place(property)} base is now ${quoted(whole)}, with a slash at both ends`,
    );
  }

  /** Reads the origin of the site from the options of a plugin. Returns whether there are no other options. */
  private readSiteUrl({ arguments: [options] }: CallExpression): boolean {
    if (options?.type !== 'ObjectExpression') return false;
    const url = stringOf(settingOf(options, 'siteUrl')?.value, this.program) ?? '';
    if (!URL.canParse(url)) return false;
    this.siteOrigin ??= new URL(url).origin;
    return options.properties.length === 1;
  }

  /** Removes unneeded plugins and their imports. */
  private readPlugins(property: Property, origins: ReadonlyMap<string, string>): void {
    if (property.value.type !== 'ArrayExpression') return;
    const { elements } = property.value;
    const dropped = elements.filter((element): element is CallExpression => {
      if (element?.type !== 'CallExpression' || element.callee.type !== 'Identifier') return false;
      const origin = origins.get(element.callee.name) ?? '';
      const hint = PLUGINS[origin];
      if (!hint) return false;
      if (this.readSiteUrl(element)) {
        this.done.push(`${this.place(element)} ${this.inLine(element)} is now siteOrigin`);
      } else {
        this.left.push(`${this.place(element)} plugins: ${this.inLine(element)} → ${hint}`);
      }
      this.dropped.push(origin);
      return true;
    });
    const removed = dropped.length === elements.length ? [property] : dropped;
    this.edits.push(...removed.map((node) => removal(this.text, node)));
  }

  /** Returns the languages that the configuration lists literally. */
  private languages(settings: ObjectExpression): Set<string | undefined> {
    const theme = settingOf(settings, 'themeConfig')?.value;
    const themeLocales =
      theme?.type === 'ObjectExpression' ? objectsOf(settingOf(theme, 'locales')?.value) : [];
    const locales = [...objectsOf(settingOf(settings, 'locales')?.value), ...themeLocales];
    const lang = stringOf(settingOf(settings, 'lang')?.value) ?? 'en';
    return new Set([lang, ...locales.map((each) => stringOf(settingOf(each, 'lang')?.value))]);
  }

  /** Moves the texts of the theme out of `i18nSource`. The site's own texts stay, because its components read them. */
  private readTexts(property: Property, settings: ObjectExpression): void {
    const { value } = property;
    if (value.type !== 'ObjectExpression') {
      this.left.push(
        `${this.place(property)} i18nSource: ${this.inLine(value)} → it was kept for your components: write the texts of the theme that it changes into strings`,
      );
      return;
    }
    const languages = this.languages(settings);
    const themeTexts: Property[] = [];
    for (const text of value.properties) {
      const key = keyOf(text);
      if (key === undefined || text.type !== 'Property') continue;
      const ours = SOURCE_TEXTS[key];
      if (OTHER_TEXTS.has(key)) {
        this.left.push(
          `${this.place(text)} i18nSource.${key}: ${this.inLine(text.value)} → the theme of Lectern has no such text: see the texts it has in the docs on languages`,
        );
        themeTexts.push(text);
      }
      if (!ours || text.value.type !== 'ObjectExpression') continue;
      for (const each of text.value.properties) {
        const lang = keyOf(each);
        if (lang === undefined || each.type !== 'Property' || !languages.has(lang)) continue;
        const texts = this.strings.get(lang) ?? [];
        this.strings.set(lang, [...texts, `${ours}: ${this.source(each.value)}`]);
      }
      this.done.push(`${this.place(text)} i18nSource.${key} is now ${ours} in strings`);
      themeTexts.push(text);
    }
    const removed = themeTexts.length === value.properties.length ? [property] : themeTexts;
    this.edits.push(...removed.map((node) => removal(this.text, node)));
  }

  readSettings(settings: ObjectExpression, origins: ReadonlyMap<string, string>): void {
    this.prune(settings, '', SETTINGS, (key, property) => {
      const hint = ELSEWHERE[key];
      if (hint) this.drop(property, key, hint);
      if (key === 'root') this.readRoot(property);
      if (key === 'base') this.readBase(property);
      if (key === 'i18nSource') this.readTexts(property, settings);
      if (key === 'plugins') this.readPlugins(property, origins);
      if (key === 'search' && property.value.type === 'ObjectExpression') {
        this.drop(
          property,
          key,
          'the search needs no settings; for those of Lectern, see the docs on search',
        );
      }
      if (key === 'markdown' && property.value.type === 'ObjectExpression') {
        this.prune(property.value, 'markdown.', new Set(MARKDOWN_KEYS), (inner, setting) => {
          if (inner !== 'checkDeadLinks') return false;
          this.drop(setting, 'markdown.checkDeadLinks', 'links are checked by default');
          return true;
        });
      }
      return hint !== undefined;
    });
  }

  /** Moves languages that are only in `themeConfig` to `locales`. */
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
    this.done.push(`${this.name} locales now contains the languages of themeConfig.locales`);
    return `  locales: [\n${items.map((facts) => `    { ${facts.join(', ')} },`).join('\n')}\n  ],\n`;
  }

  /** Adds new settings after the last one. */
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

  /** Replaces `defineConfig` of Rspress with `defineSite`. */
  rename(body: readonly AnyNode[], exported: AnyNode, settings: ObjectExpression): void {
    const stock = body.find(
      (node) =>
        node.type === 'ImportDeclaration' &&
        STOCK_MODULES.has(String(node.source.value)) &&
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
          `${this.place(argument)} the function was removed, because it only returned the settings`,
        );
      }
    } else {
      this.edits.push({ start: exported.start, end: exported.start, text: 'defineSite(' });
      this.edits.push({ start: exported.end, end: exported.end, text: ')' });
    }
    this.done.push(`${this.name} exports defineSite({ … }) from lectern`);
  }

  /** Removes one level of indentation, unless the settings contain a multi-line string. */
  private unindent(settings: ObjectExpression): void {
    const text = this.source(settings);
    const [indent] = /(?<=\n)[ \t]+(?=\}$)/.exec(text) ?? [];
    if (!indent || text.includes('`')) return;
    for (const { index } of text.matchAll(new RegExp(`(?<=\\n)${indent}`, 'g'))) {
      const start = settings.start + index;
      this.edits.push({ start, end: start + indent.length, text: '' });
    }
  }

  /** `__dirname` exists only in CommonJS modules. */
  nameFolder(program: Program): void {
    const places = placesOf('__dirname', program);
    this.edits.push(
      ...places.map(({ start, end }) => ({ start, end, text: 'import.meta.dirname' })),
    );
  }

  /** Applies all edits, and removes imports that became unused. */
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

/** Returns whether a configuration already uses Lectern. */
export const isOfLectern = (text: string, name: string): boolean =>
  readStockConfig(text, name).program.body.some(
    (node) => node.type === 'ImportDeclaration' && node.source.value === 'lectern',
  );

/**
 * Converts a configuration of Rspress to Lectern. The file is parsed and not run, and comments and unchanged settings
 * keep their formatting.
 *
 * @throws if it does not export an object that can be read
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
