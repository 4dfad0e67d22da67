import type { Finding, Fix } from '../../../support/finding';

/** A finding with a fix. */
export type Fixable = Finding & { fix: Fix };

export const isFixable = (finding: Finding): finding is Fixable => finding.fix !== undefined;

/** Matches characters that would continue a word, name or address. */
const WORD_PART = /[\p{L}\p{N}_/#%.-]/u;
const HAN = /\p{Script=Han}/u;

function isWhole(line: string, start: number, { find }: Fix): boolean {
  const joins = (outside: string | undefined, inside: string | undefined) =>
    outside !== undefined &&
    inside !== undefined &&
    WORD_PART.test(outside) &&
    WORD_PART.test(inside) &&
    !HAN.test(inside);
  const end = start + find.length;
  return !(joins(line[start - 1], find[0]) || joins(line[end], find.at(-1)));
}

/** Returns the positions where a text occurs as a whole word. */
function placesIn(line: string, from: number, fix: Fix): number[] {
  const places: number[] = [];
  for (
    let at = line.indexOf(fix.find, from);
    at !== -1;
    at = line.indexOf(fix.find, at + fix.find.length)
  ) {
    if (isWhole(line, at, fix)) places.push(at);
  }
  return places;
}

/** Fixes findings in the text of their file, from last to first, so that positions stay valid. */
export function fixText(
  text: string,
  findings: readonly Fixable[],
): { text: string; fixed: Fixable[] } {
  const lines = text.split('\n');
  const fixed: Fixable[] = [];
  const everywhere: Fix[] = [];
  const backwards = [...findings].sort(
    (a, b) => b.line - a.line || (b.column ?? 1) - (a.column ?? 1),
  );
  for (const finding of backwards) {
    const { fix, line: number, column = 1 } = finding;
    if (fix.everywhere) {
      everywhere.push(fix);
      fixed.push(finding);
      continue;
    }
    const line = lines[number - 1] ?? '';
    const [place, ...others] = placesIn(line, column - 1, fix);
    // The position is ambiguous if the text occurs twice.
    if (place === undefined || others.length > 0) continue;
    lines[number - 1] = line.slice(0, place) + fix.write + line.slice(place + fix.find.length);
    fixed.push(finding);
  }
  const fixedText = everywhere.reduce(
    (all, { find, write }) => all.replaceAll(find, () => write),
    lines.join('\n'),
  );
  return { text: fixedText, fixed: fixed.reverse() };
}
