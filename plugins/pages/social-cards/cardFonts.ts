import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installedFolder } from '../../support/installed';
import { fontLetters, type HasLetter } from './fontLetters';
import { unpackWoff } from './woff';

/** The package with the font of the theme. */
export const FONT_PACKAGE = '@fontsource/instrument-sans';

/** The packages that a site must install for its cards. */
export const CARD_PACKAGES = ['@resvg/resvg-js', FONT_PACKAGE] as const;

/** The font families of the package by weight. Each weight has its own family. */
export const FAMILIES = { 500: 'Instrument Sans Medium', 600: 'Instrument Sans SemiBold' } as const;

export type CardWeight = keyof typeof FAMILIES;

const OWN = ['latin', 'latin-ext'].flatMap((letters) =>
  ['500', '600'].map((weight) => `files/instrument-sans-${letters}-${weight}-normal.woff`),
);

/** The fonts of the cards. */
export interface CardFonts {
  /** The font files in a format that the drawing library supports. */
  files: string[];
  /** A hash of the font files. */
  digest: string;
  /** Returns the characters of a text that none of the fonts contains. */
  missingIn: (text: string) => string[];
}

const isSpace = (letter: string) => /\s/u.test(letter);

/**
 * Reads the fonts of the cards. Compressed web fonts are unpacked into a folder.
 *
 * @param given font files of the site, relative to `cwd`
 * @throws naming every file that does not exist or is not a font
 */
export function readFonts(given: readonly string[], cwd: string, folder: string): CardFonts {
  const packageFolder = installedFolder(FONT_PACKAGE) ?? FONT_PACKAGE;
  const own = OWN.map((name) => path.join(packageFolder, name));
  const problems: string[] = [];
  const digest = createHash('sha256');
  const files: string[] = [];
  const known: HasLetter[] = [];
  for (const name of [...own, ...given]) {
    const file = path.resolve(cwd, name);
    if (!existsSync(file)) {
      problems.push(`${name} does not exist → correct the path`);
      continue;
    }
    try {
      const font = unpackWoff(readFileSync(file));
      const hash = createHash('sha256').update(font).digest('hex').slice(0, 16);
      known.push(fontLetters(font));
      const unpacked = path.join(
        folder,
        `${hash}${path.extname(file) === '.ttc' ? '.ttc' : '.ttf'}`,
      );
      if (!existsSync(unpacked)) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(unpacked, font);
      }
      files.push(unpacked);
      digest.update(hash);
    } catch {
      problems.push(`${name} is not a font → name a .ttf, .otf, .ttc or .woff file`);
    }
  }
  if (problems.length > 0) {
    throw new Error(
      `[social-cards] socialCards.fonts cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
  }
  return {
    files,
    digest: digest.digest('hex'),
    missingIn: (text) => [
      ...new Set(
        [...text].filter(
          (letter) => !isSpace(letter) && !known.some((has) => has(letter.codePointAt(0) ?? 0)),
        ),
      ),
    ],
  };
}
