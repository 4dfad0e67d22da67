import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lint } from 'cspell';

/** A word that is in no dictionary, with its line in the text, from 0. */
export interface UnknownWord {
  line: number;
  word: string;
}

/** A limit that no text reaches, so that all words are reported. */
const ALL = 100_000;

/**
 * Returns the unknown words of a text.
 *
 * @param config the site's `cspell.json`
 * @throws the message of cspell, if it cannot read the configuration
 */
export async function unknownWords(text: string, config: string): Promise<UnknownWord[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'lectern-spelling-'));
  const words: UnknownWord[] = [];
  const errors: string[] = [];
  writeFileSync(path.join(root, 'docs.txt'), text);
  try {
    const settings = { root, config, showSuggestions: false, progress: false, gitignore: false };
    await lint(['docs.txt'], { ...settings, cache: false, maxDuplicateProblems: ALL } as object, {
      issue: ({ text: word, row }) => void words.push({ line: row - 1, word }),
      error: (message, error) => void errors.push(`${message}: ${error.message}`),
      info: () => {},
      debug: () => {},
      progress: () => {},
      result: () => {},
    });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  if (errors.length > 0) throw new Error(errors.join('; '));
  return words;
}
