import type { ObjectExpression, Property } from 'acorn';
import type { ConfigEdits } from './configEdits';
import { keyOf, objectsOf, settingOf, stringOf } from './stockConfig';
import {
  LOCALE_SETTINGS,
  OTHER_TEXTS,
  OWN_SETTING,
  SOURCE_TEXTS,
  TEXTS,
  THEME_SETTINGS,
} from './stockSettings';
import { removal } from './textEdits';

/** Moves the texts of a configuration to `strings`. */
export class TextMigration {
  /** Texts of the site by language. */
  readonly strings = new Map<string, string[]>();

  constructor(private readonly config: ConfigEdits) {}

  private moveText(key: string, property: Property, lang: string): boolean {
    const ours = TEXTS[key];
    if (!ours) return false;
    const texts = this.strings.get(lang) ?? [];
    this.strings.set(lang, [...texts, `${ours}: ${this.config.source(property.value)}`]);
    this.config.done.push(`${this.config.place(property)} ${key} is now strings.${lang}.${ours}`);
    this.config.edits.push(removal(this.config.text, property));
    return true;
  }

  readTheme(object: ObjectExpression, lang: string): void {
    const move = (key: string, property: Property) => this.moveText(key, property, lang);
    this.config.prune(object, 'themeConfig.', THEME_SETTINGS, move, OWN_SETTING);
    const locales = objectsOf(settingOf(object, 'locales')?.value);
    for (const [index, each] of locales.entries()) {
      const own = stringOf(settingOf(each, 'lang')?.value) ?? lang;
      const path = `themeConfig.locales[${index}].`;
      this.config.prune(each, path, LOCALE_SETTINGS, (key, property) =>
        this.moveText(key, property, own),
      );
      const link = settingOf(each, 'editLink')?.value;
      if (link?.type !== 'ObjectExpression') continue;
      const source = settingOf(link, 'docRepoBaseUrl');
      if (source) {
        this.config.drop(
          source,
          `${path}editLink.docRepoBaseUrl`,
          'themeConfig.editLink.docRepoBaseUrl applies to all languages',
        );
      }
    }
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
  readSource(property: Property, settings: ObjectExpression): void {
    const { value } = property;
    if (value.type !== 'ObjectExpression') {
      this.config.left.push(
        `${this.config.place(property)} i18nSource: ${this.config.inLine(value)} → it was kept for your components: write the texts of the theme that it changes into strings`,
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
        this.config.left.push(
          `${this.config.place(text)} i18nSource.${key}: ${this.config.inLine(text.value)} → the theme of Lectern has no such text: see the texts it has in the docs on languages`,
        );
        themeTexts.push(text);
      }
      if (!ours || text.value.type !== 'ObjectExpression') continue;
      for (const each of text.value.properties) {
        const lang = keyOf(each);
        if (lang === undefined || each.type !== 'Property' || !languages.has(lang)) continue;
        const texts = this.strings.get(lang) ?? [];
        this.strings.set(lang, [...texts, `${ours}: ${this.config.source(each.value)}`]);
      }
      this.config.done.push(
        `${this.config.place(text)} i18nSource.${key} is now ${ours} in strings`,
      );
      themeTexts.push(text);
    }
    const removed = themeTexts.length === value.properties.length ? [property] : themeTexts;
    this.config.edits.push(...removed.map((node) => removal(this.config.text, node)));
  }
}
