import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lecternTheme } from '../themeDir';

/** A value of the theme that a site can set. */
export interface DesignToken {
  /** `--lt-paper` */
  name: string;
  /** The value in the light appearance, which most values have in both. */
  value: string;
  /** The value in the dark appearance. @default the same */
  dark?: string;
  /** The value on Chinese pages. @default the same */
  zh?: string;
  /** The value in windows of at most 768 px. @default the same */
  narrow?: string;
  /** What it is for. */
  about: string;
}

const RULE = /([^{};]+?)\s*\{((?:[^{}]|\/\*[\s\S]*?\*\/)*)\}/g;
const TOKEN = /(?:\/\* (.+?) \*\/\s*)?(--lt-[\w-]+):\s*([^;]+);/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The values of the rules whose selector fits, by name. */
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
 * Reads the values of the theme off its style sheet, in groups as empty lines separate them.
 *
 * @param styles `tokens.css`
 * @throws naming every value without a comment
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

/** The tokens of the theme, in its groups. */
export const themeTokens = (): DesignToken[][] =>
  readTokens(readFileSync(path.join(lecternTheme, 'styles/tokens.css'), 'utf8'));
