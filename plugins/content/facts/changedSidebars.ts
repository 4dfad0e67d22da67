import type { SidebarData } from '@rspress/core';
import type { SectionSidebars } from '../../../theme/components/Sidebar/sectionSidebar';
import type { ChangedPage } from './siteFactChanges';

type Entry = SidebarData[number];
/** A link or group, possibly before Rspress has completed it. */
type LinkOrGroup = Entry & { text: string; link?: string; tag?: string; items?: SidebarData };

/** Returns the page of a link; `undefined` if it is not a page of the site. */
export type PageOfLink = (link: string) => ChangedPage | undefined;

const isLinkOrGroup = (entry: Entry): entry is LinkOrGroup => 'text' in entry;

/** An entry with the position that its page requests. */
interface PlacedEntry {
  entry: Entry;
  position?: number;
}

/** Returns a title without its Markdown syntax. */
const words = (title: string) => title.replace(/[`*_~]/g, '').trim();

function changedEntry(entry: Entry, pageOf: PageOfLink): PlacedEntry[] {
  if (!isLinkOrGroup(entry)) return [{ entry }];
  const page = entry.link ? pageOf(entry.link) : undefined;
  const { sidebar = {}, title } = page?.changes ?? {};
  const { label, badge, hidden, position } = sidebar;
  const isTitled = title !== undefined && words(entry.text) === words(page?.writtenTitle ?? '');
  const items = entry.items && changedEntries(entry.items, pageOf);
  const changed = {
    ...entry,
    text: label ?? (isTitled ? title : entry.text),
    ...(badge !== undefined && { tag: badge }),
    ...(items && { items }),
  } as LinkOrGroup;
  if (!hidden) return [{ entry: changed, position }];
  const { link: _, ...group } = changed;
  return items && items.length > 0 ? [{ entry: group as Entry, position }] : [];
}

/** Returns the entries between two section headers, in the positions that their pages request. */
function inPlace(entries: readonly PlacedEntry[]): Entry[] {
  const placed = entries.filter(({ position }) => position !== undefined);
  const result = entries.filter(({ position }) => position === undefined);
  for (const one of placed.sort((a, b) => (a.position ?? 0) - (b.position ?? 0))) {
    result.splice((one.position ?? 1) - 1, 0, one);
  }
  return result.map(({ entry }) => entry);
}

function changedEntries(entries: SidebarData, pageOf: PageOfLink): SidebarData {
  const sections: PlacedEntry[][] = [[]];
  const headers: Entry[] = [];
  for (const entry of entries) {
    if ('sectionHeaderText' in entry) {
      headers.push(entry);
      sections.push([]);
    } else sections.at(-1)?.push(...changedEntry(entry, pageOf));
  }
  return sections.flatMap((section, at) => {
    const header = headers[at - 1];
    return header ? [header, ...inPlace(section)] : inPlace(section);
  });
}

/** Returns the sidebars with the changes of the pages in them. */
export function changedSidebars(sidebars: SectionSidebars, pageOf: PageOfLink): SectionSidebars {
  const sections = Object.entries(sidebars);
  return Object.fromEntries(
    sections.map(([path, entries]) => [path, changedEntries(entries, pageOf)]),
  );
}
