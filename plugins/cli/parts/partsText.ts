import path from 'node:path';
import type { ThemeEntry } from '../../pages/theme/readParts';

const GAP = 2;

/** Returns the type of a part's props: `ComponentType<NavProps>` → `NavProps`; `undefined` for a part without props. */
const propsOf = (type: string) => /<(\w+)>/.exec(type)?.[1];

/** Returns the title of a group: `DocParts` → `Doc parts` */
const heading = (group: string) =>
  group.replace(/(Parts|Slots)$/, (end) => ` ${end.toLowerCase()}`);

/**
 * Formats the list of parts: the parts of each group, with their descriptions.
 *
 * @param root the folder that contains the files of the parts: `node_modules/lectern`
 */
export function partsText(entries: readonly ThemeEntry[], root = ''): string {
  const width = Math.max(...entries.map(({ name }) => name.length)) + GAP;
  const groups = [...new Set(entries.map(({ group }) => group))];
  return groups
    .map((group) => {
      const own = entries.filter((entry) => entry.group === group);
      const lines = own.map(({ name, about, file, type }) => {
        const facts = [file && path.join(root, file), propsOf(type)].filter(Boolean).join(', ');
        const place = file ? `\n  ${' '.repeat(width)}${facts}` : '';
        return `  ${name.padEnd(width)}${about}${place}`;
      });
      return [heading(group), ...lines].join('\n');
    })
    .join('\n\n');
}
