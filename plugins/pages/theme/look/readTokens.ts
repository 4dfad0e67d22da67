import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lecternTheme } from '../themeDir';

/** A design token of the theme, which a site can set. */
export interface DesignToken {
  /** The name of the variable: `--lt-paper` */
  name: string;
  /** The value in the light appearance. Most tokens have the same value in both appearances. */
  value: string;
  /** The value in the dark appearance. @default the same */
  dark?: string;
  /** The value on Chinese pages. @default the same */
  zh?: string;
  /** The value in windows of at most 768 px. @default the same */
  narrow?: string;
  /** The purpose of the token. */
  about: string;
}

const RULE = /([^{};]+?)\s*\{((?:[^{}]|\/\*[\s\S]*?\*\/)*)\}/g;
const TOKEN = /(?:\/\* (.+?) \*\/\s*)?(--lt-[\w-]+):\s*([^;]+);/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns the values of the rules with a matching selector, by name. */
function valuesOf(styles: string, selector: RegExp): Map<string, string> {
  const rules = [...styles.replace(COMMENT, '').matchAll(RULE)];
  const bodies = rules.filter(([, name = '']) => selector.test(name.trim()));
  return new Map(
    bodies.flatMap(([, , body = '']) =>
      [...body.matchAll(TOKEN)].map(([, , name = '', value = '']): [string, string] => [
        name,
        oneLine(value),
      ]),
    ),
  );
}

/**
 * Parses the tokens in the style sheet of the theme, in groups that are separated by empty lines.
 *
 * @param styles the content of `tokens.css`
 * @throws naming every token without a comment
 */
export function readTokens(styles: string): DesignToken[][] {
  const [main = '', ...rest] = styles.slice(styles.indexOf(':root {')).split(/^\}/m);
  const others = rest.join('}');
  const [narrowRules = ''] = /@media \(width <= 768px\)[\s\S]*/.exec(others) ?? [];
  const dark = valuesOf(others, /^\.dark$/);
  const zh = valuesOf(others, /^:lang\(zh\)$/);
  const narrow = valuesOf(narrowRules, /^:root$/);
  const missing: string[] = [];
  const groups = main.split(/\n\s*\n/).map((group) =>
    [...group.matchAll(TOKEN)].map(([, about, name = '', value = '']): DesignToken => {
      if (about === undefined) missing.push(name);
      const values = { dark: dark.get(name), zh: zh.get(name), narrow: narrow.get(name) };
      const said = Object.entries(values).filter(([, other]) => other !== undefined);
      return { name, value: oneLine(value), about: about ?? '', ...Object.fromEntries(said) };
    }),
  );
  if (missing.length > 0) {
    throw new Error(
      `[tokens] tokens.css does not say what ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} for → add a comment above`,
    );
  }
  return groups.filter((group) => group.length > 0);
}

/** Returns the tokens of the theme, in groups. */
export const themeTokens = (): DesignToken[][] =>
  readTokens(readFileSync(path.join(lecternTheme, 'styles/tokens.css'), 'utf8'));
