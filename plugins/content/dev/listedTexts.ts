import path from 'node:path';

/** What other pages show of each page, such as its title in a sidebar. */
export interface ListedTexts {
  /** Stores the text of a file that the lists of pages contain. */
  note: (file: string, text: string) => void;
  /** Returns whether the text of one of the files differs from the stored one, and stores the current texts. */
  haveChanged: (files: readonly string[]) => boolean;
}

/**
 * Notices edits that concern more than the page itself. Only then are the lists of pages rebuilt.
 *
 * @param textOf returns the current text of a file; `undefined` for files that are not pages
 */
export function listedTexts(textOf: (file: string) => string | undefined): ListedTexts {
  const noted = new Map<string, string>();
  const note = (file: string, text: string) => void noted.set(path.resolve(file), text);

  function hasChanged(file: string): boolean {
    const text = textOf(file);
    if (text === undefined || noted.get(file) === text) return false;
    note(file, text);
    return true;
  }

  return {
    note,
    // All files are looked at, so that all current texts are stored.
    haveChanged: (files) => files.map(hasChanged).some(Boolean),
  };
}
