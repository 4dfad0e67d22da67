import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { placeAt } from '../../support/placeAt';

const STYLES = /\.(?:css|scss|sass|less|styl)$/;
const SKIPPED = /^(?:\..*|node_modules|doc_build|dist|build|coverage|public)$/;
const COMMENT = /\/\*[\s\S]*?\*\//g;

/** The color of stock sites that corresponds to the accent color of Lectern. */
const BRAND = /--rp-c-brand\s*:\s*([^;}]+)/;
/** Other custom properties of Rspress that a stylesheet sets. */
const PROPERTY = /(--rp-(?!c-brand)[\w-]+)\s*:/g;
/** Class names of Rspress's theme. */
const CLASS = /\.((?:rp|rspress)-[\w-]+)/g;
/** Class names of Rspress that the theme of Lectern keeps: the text of a page. */
const KEPT = new Set(['rp-doc', 'rspress-doc']);

/** Returns the stylesheets of a site, relative to its folder. */
function stylesheets(folder: string, below = ''): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const name = path.posix.join(below, entry.name);
      if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : stylesheets(folder, name);
      return STYLES.test(entry.name) ? [name] : [];
    });
}

/** Returns up to three names, each once, and how many there are in addition. */
function listed(names: readonly string[]): string {
  const all = [...new Set(names)];
  const more = all.length > 3 ? `, and ${all.length - 3} more` : '';
  return all.slice(0, 3).join(', ') + more;
}

/** Returns what does not work with the theme of Lectern in a stylesheet, one line for each kind. */
function linesFor(name: string, written: string): string[] {
  const text = written.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
  const at = (index: number) => `${name}:${placeAt(text, index).line}`;
  const lines: string[] = [];
  const brand = BRAND.exec(text);
  if (brand) {
    const color = brand[1]?.trim();
    lines.push(
      `${at(brand.index)} --rp-c-brand: ${color} → it was kept, but the theme of Lectern does not use it: set theme: { accent: '${color}' }`,
    );
  }
  const properties = [...text.matchAll(PROPERTY)];
  if (properties[0]) {
    const names = listed(properties.map(([, property = '']) => property));
    lines.push(
      `${at(properties[0].index)} ${names} → kept, but few parts of Lectern use these: see the design tokens in the docs`,
    );
  }
  const classes = [...text.matchAll(CLASS)].filter(([, each = '']) => !KEPT.has(each));
  if (classes[0]) {
    const names = listed(classes.map(([, each = '']) => `.${each}`));
    lines.push(
      `${at(classes[0].index)} ${names} → kept, but most parts of Lectern have other class names: compare the styles with the page`,
    );
  }
  return lines;
}

/** Returns what the stylesheets of a site use of Rspress's theme, one line for each kind and file. */
export const stylesLeft = (folder: string): string[] =>
  stylesheets(folder).flatMap((name) =>
    linesFor(name, readFileSync(path.join(folder, name), 'utf8')),
  );
