import allTexts from './api.zh.json' with { type: 'json' };
import type { ApiPage } from './apiEntryPoint';
import { defaultText, type Lang, memberLine, WORDS } from './pageTexts';
import type { ApiMember, ApiName } from './readApi';

const TEXTS_ZH: Readonly<Record<string, string>> = allTexts;

/** Joins a union that spans several lines. */
const typeOf = ({ type }: ApiMember) => type.replace(/^\| /, '').replace(/`/g, "'");

const heading = (name: string) => `### \`${name}\` {#${name.toLowerCase()}}`;

/** The kinds of exports, in the order of the page: callable ones come first. */
const KINDS = ['function', 'class', 'type'];

/**
 * Returns a page of the API reference in a language.
 *
 * @param page the page to generate
 * @param api the exports of each entry point
 * @param settings the paths of all settings: `search.dialog.reportUrl`
 * @throws an error with all exports without a docstring and all texts without a translation
 */
export function apiPage(
  page: ApiPage,
  api: ReadonlyMap<string, readonly ApiName[]>,
  settings: ReadonlySet<string>,
  lang: Lang,
): string {
  const missing: string[] = [];
  const words = WORDS[lang];
  const described = new Set<string>();

  function text(key: string, about: string): string {
    if (!about) missing.push(`${key} has no docstring`);
    if (lang === 'en' || !about) return about;
    const translated = TEXTS_ZH[key];
    if (!translated) missing.push(`api.zh.json lacks ${key}: ${about}`);
    return translated ?? about;
  }

  const line = (member: ApiMember) =>
    memberLine(
      {
        ...member,
        type: typeOf(member),
        default: defaultText(member.default, lang, missing),
        about: text(member.key, member.about),
      },
      lang,
    );

  /**
   * Returns a sentence that links the type to its setting, and the members that the setting does not
   * have.
   */
  function optionsPart(one: ApiName, setting: string): string {
    const [top = ''] = setting.split('.');
    const link = `[\`${setting}\`](/settings#${top.toLowerCase()})`;
    const besides = one.members.filter(({ name }) => !settings.has(`${setting}.${name}`));
    return [
      heading(one.name),
      words.optionsOf.replace('{}', link) + (besides.length > 0 ? words.andBesides : words.end),
      ...(besides.length > 0 ? [besides.map(line).join('\n')] : []),
    ].join('\n\n');
  }

  function namePart(one: ApiName): string {
    const { name, code, about, members, bases, parameters, returns, throws } = one;
    const also = bases.map((base) => `\`${base}\``).join(words.comma);
    const list = members.map(line);
    const notes = [
      ...parameters.map((one) => `- \`${one.name}\`${words.colon}${text(one.key, one.about)}`),
      ...(returns ? [`- ${words.returns}${words.colon}${text(returns.key, returns.about)}`] : []),
      ...(throws ? [`- ${words.throws}${words.colon}${text(throws.key, throws.about)}`] : []),
    ];
    return [
      heading(name),
      text(name, about),
      ...(code ? [`\`\`\`ts\n${code}\n\`\`\``] : []),
      ...(notes.length > 0 ? [notes.join('\n')] : []),
      ...(list.length > 0 ? [list.join('\n')] : []),
      ...(also ? [`${words.also}${words.colon}${also}`] : []),
    ].join('\n\n');
  }

  const parts = page.entryPoints.map(({ name, entry, about, leftOut, options = {} }) => {
    const isParts = name === 'lectern/theme';
    const own = api.get(entry) ?? [];
    const themeParts = own.find((one) => one.name === 'ThemeParts')?.members ?? [];
    const isShown = (one: ApiName) =>
      !leftOut.includes(one.name) &&
      !described.has(one.name) &&
      !(isParts && themeParts.some((part) => part.name === one.name));
    const shown = own.filter(isShown).sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
    for (const one of shown) described.add(one.name);
    const id = name.replaceAll('/', '-');
    const partOf = (one: ApiName) => {
      const setting = options[one.name];
      return setting ? optionsPart(one, setting) : namePart(one);
    };
    return [`## \`${name}\` {#${id}}`, about[lang], ...shown.map(partOf)].join('\n\n');
  });
  if (missing.length > 0) {
    throw new Error(`[settings] the reference cannot be written:\n  ${missing.join('\n  ')}`);
  }
  return `${page.head[lang]}\n${parts.join('\n\n')}\n`;
}

/** Returns the keys of translations that the reference does not use. */
export function unusedTexts(api: ReadonlyMap<string, readonly ApiName[]>): string[] {
  const known = new Set(
    [...api.values()]
      .flat()
      .flatMap(({ name, members, parameters, returns, throws }) => [
        name,
        ...members.map(({ key }) => key),
        ...[...parameters, returns, throws].flatMap((note) => note?.key ?? []),
      ]),
  );
  return Object.keys(TEXTS_ZH).filter((key) => !known.has(key));
}
