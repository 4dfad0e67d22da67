import { plainPath } from '../../../support/plainPath';
import { type ChangeSources, factsOf, inOrder, namedOption, tableText } from '../changeTables';
import { defaultText } from '../optionLines';
import { codeSpan } from '../shared/codeSpan';
import { type OptionWords, wordsOf } from '../strings';
import { minorsOf, nextMinor, type OptionMinors } from './minors';

/** The tables for a minor version. */
export const MINOR_KINDS = ['added', 'removed'] as const;

/** Returns the minor versions with a table. The first one has no predecessor to compare with. */
export function tableMinors(minors: OptionMinors | undefined): string[] {
  return minors ? minorsOf(minors).slice(1) : [];
}

/** Returns type and default of an option that a later minor version removed. Only its type is stored. */
function goneCells(minors: OptionMinors, path: string, words: OptionWords): string[] {
  const [last, types] = Object.entries(minors.until).find(([, gone]) => path in gone) ?? [];
  const type = types?.[path];
  const removed = last && nextMinor(minors, last);
  return [type ? codeSpan(type) : '', removed ? words.removed(removed) : words.notSet];
}

/**
 * Returns a table of the options that a minor version added or removed in Markdown, or a word if there are
 * none.
 *
 * @param minor one of `tableMinors`
 * @param replaced the replacements of removed options
 */
export function minorTable(
  kind: (typeof MINOR_KINDS)[number],
  minor: string,
  sources: ChangeSources,
  replaced: Readonly<Record<string, string>>,
): string {
  const { site, version, lang } = sources;
  const words = wordsOf(lang);
  const known = site.of(version);
  const minors = known?.minors;
  if (!minors) return words.nothing;
  const named = (path: string) => namedOption(sources, version, path);
  if (kind === 'added') {
    const rows = inOrder(minors.since[minor] ?? []).map((path) => {
      const option = known.data.options[path];
      if (!option) return [named(path), ...goneCells(minors, path, words)];
      const value = defaultText(factsOf(known, path, option), lang);
      return [named(path), codeSpan(option.type), value ?? words.notSet];
    });
    return tableText([words.option, words.typeHead, words.defaultHead], rows, words.nothing);
  }
  const all = minorsOf(minors);
  const gone = minors.until[all[all.indexOf(minor) - 1] ?? ''] ?? {};
  const rows = inOrder(Object.keys(gone)).map((path) => [
    codeSpan(plainPath(path)),
    codeSpan(gone[path] ?? ''),
    replaced[path] ? named(replaced[path]) : words.noOption,
  ]);
  return tableText([words.option, words.typeHead, words.instead], rows, words.nothing);
}
