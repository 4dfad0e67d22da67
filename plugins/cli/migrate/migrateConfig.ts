import type {
  AnyNode,
  CallExpression,
  Expression,
  ObjectExpression,
  Program,
  Property,
} from 'acorn';
import { MARKDOWN_KEYS } from '../../building/site/schema';
import { ConfigEdits, quoted } from './configEdits';
import { exportSite, nameFolder } from './exportSite';
import { TextMigration } from './migrateTexts';
import { objectsOf, readStockConfig, settingOf, stringOf } from './stockConfig';
import { ELSEWHERE, LOCALE_FACTS, PLUGINS, SETTINGS } from './stockSettings';
import { removal } from './textEdits';

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

/** Migrates the settings of a configuration. */
class SettingsMigration {
  readonly texts: TextMigration;
  /** The origin of the site, from the options of a removed plugin. */
  private siteOrigin: string | undefined;

  constructor(
    private readonly config: ConfigEdits,
    private readonly program: Program,
  ) {
    this.texts = new TextMigration(config);
  }

  private readRoot(property: Property): void {
    const root = pathFromHere(property.value);
    if (root === undefined) return;
    if (root === DEFAULT_ROOT) this.config.edits.push(removal(this.config.text, property));
    else this.config.replace(property, quoted(root));
    this.config.done.push(
      `${this.config.place(property)} root is ${quoted(root)}, relative to the folder of the site`,
    );
  }

  private readBase(property: Property): void {
    const base = stringOf(property.value);
    if (base === undefined || /^\/(.*\/)?$/.test(base)) return;
    const whole = `/${base.replace(/^\/|\/$/g, '')}/`;
    this.config.replace(property, quoted(whole));
    this.config.done.push(
      `${this.config.place(property)} base is now ${quoted(whole)}, with a slash at both ends`,
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
        this.config.done.push(
          `${this.config.place(element)} ${this.config.inLine(element)} is now siteOrigin`,
        );
      } else {
        this.config.left.push(
          `${this.config.place(element)} plugins: ${this.config.inLine(element)} → ${hint}`,
        );
      }
      this.config.dropped.push(origin);
      return true;
    });
    const removed = dropped.length === elements.length ? [property] : dropped;
    this.config.edits.push(...removed.map((node) => removal(this.config.text, node)));
  }

  readSettings(settings: ObjectExpression, origins: ReadonlyMap<string, string>): void {
    this.config.prune(settings, '', SETTINGS, (key, property) => {
      const hint = ELSEWHERE[key];
      if (hint) this.config.drop(property, key, hint);
      if (key === 'root') this.readRoot(property);
      if (key === 'base') this.readBase(property);
      if (key === 'i18nSource') this.texts.readSource(property, settings);
      if (key === 'plugins') this.readPlugins(property, origins);
      if (key === 'search' && property.value.type === 'ObjectExpression') {
        this.config.drop(
          property,
          key,
          'the search needs no settings; for those of Lectern, see the docs on search',
        );
      }
      if (key === 'markdown' && property.value.type === 'ObjectExpression') {
        this.config.prune(property.value, 'markdown.', new Set(MARKDOWN_KEYS), (inner, setting) => {
          if (inner !== 'checkDeadLinks') return false;
          this.config.drop(setting, 'markdown.checkDeadLinks', 'links are checked by default');
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
        return setting ? [`${fact}: ${this.config.source(setting.value)}`] : [];
      }),
    );
    if (items.length === 0) return undefined;
    this.config.done.push(
      `${this.config.name} locales now contains the languages of themeConfig.locales`,
    );
    return `  locales: [\n${items.map((facts) => `    { ${facts.join(', ')} },`).join('\n')}\n  ],\n`;
  }

  /** Adds new settings after the last one. */
  addSettings(settings: ObjectExpression): void {
    const strings = [...this.texts.strings].map(
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
    const isGone = this.config.edits.some(
      (edit) => last && edit.text === '' && edit.start <= last.start && edit.end >= last.end,
    );
    if (last && !isGone && !this.config.text.slice(last.end, end).includes(',')) {
      this.config.edits.push({ start: last.end, end: last.end, text: ',' });
    }
    const isOwnLine = /\n[ \t]*$/.test(this.config.text.slice(0, end));
    this.config.edits.push({ start: end, end, text: isOwnLine ? text : `\n${text}` });
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
  const config = new ConfigEdits(text, name);
  const migration = new SettingsMigration(config, program);
  exportSite(config, body, { exported, settings });
  migration.readSettings(settings, origins);
  const theme = settingOf(settings, 'themeConfig')?.value;
  const lang = stringOf(settingOf(settings, 'lang')?.value) ?? 'en';
  if (theme?.type === 'ObjectExpression') migration.texts.readTheme(theme, lang);
  migration.addSettings(settings);
  nameFolder(config, program);
  const migrated = config.finish();
  const { done, left, dropped } = config;
  const themeDir = settingOf(settings, 'themeDir')?.value;
  return {
    text: migrated,
    done,
    left,
    dropped,
    themeDir: themeDir && (stringOf(themeDir, program) ?? pathFromHere(themeDir)),
  };
}
