import type { ThemeEntry } from '../../pages/theme/readParts';

const GAP = 2;

/** `DocParts` → `Doc parts` */
const heading = (group: string) =>
  group.replace(/(Parts|Slots)$/, (end) => ` ${end.toLowerCase()}`);

/** The list for people: groups, and in each the names with what they show. */
export function partsText(entries: readonly ThemeEntry[]): string {
  const width = Math.max(...entries.map(({ name }) => name.length)) + GAP;
  const groups = [...new Set(entries.map(({ group }) => group))];
  return groups
    .map((group) => {
      const own = entries.filter((entry) => entry.group === group);
      const lines = own.map(({ name, about, file }) => {
        const place = file ? `\n  ${' '.repeat(width)}${file}` : '';
        return `  ${name.padEnd(width)}${about}${place}`;
      });
      return [heading(group), ...lines].join('\n');
    })
    .join('\n\n');
}
