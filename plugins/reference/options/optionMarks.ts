import { sinceOf } from './minors/minors';
import type { SiteOptions } from './siteOptions';
import { wordsOf } from './strings';

/** The kind of marks about another package. */
export const OTHER_PACKAGE = 'differs';

export interface OptionMark {
  kind: 'added' | 'since' | 'changed' | 'removed' | 'deprecated' | typeof OTHER_PACKAGE;
  text: string;
  /** The first minor version that has the option, if it is newer than the major version. */
  since?: string;
}

/** Returns the marks of an option: when it was added, changed, deprecated or removed. */
export function optionMarks(
  path: string,
  { site, version, lang }: { site: SiteOptions; version: string; lang: string },
): OptionMark[] {
  const words = wordsOf(lang);
  const marks: OptionMark[] = [];
  const since = site.changes(version);
  const next = site.next(version);
  const change = since?.changed.get(path);
  if (site.of(version)?.data.options[path]?.deprecated !== undefined) {
    marks.push({ kind: 'deprecated', text: words.deprecated });
  }
  if (since?.added.has(path)) marks.push({ kind: 'added', text: words.added(version) });
  const minor = sinceOf(site.of(version)?.minors, path);
  if (minor) marks.push({ kind: 'since', text: words.since(minor), since: minor });
  if (change?.isTypeChanged) marks.push({ kind: 'changed', text: words.typeChanged(version) });
  if (change?.isDefaultChanged) {
    marks.push({ kind: 'changed', text: words.defaultChanged(version) });
  }
  if (next && site.changes(next)?.removed.has(path)) {
    marks.push({ kind: 'removed', text: words.removed(next) });
  }
  const { peer } = site.of(version) ?? {};
  const difference = peer?.options[path];
  const differs = [
    difference?.missing && words.peerMissing,
    difference?.default !== undefined && words.peerDefaultMark,
    (difference?.more ?? difference?.fewer) && words.peerValuesMark,
  ];
  for (const text of differs) {
    if (peer && text) marks.push({ kind: OTHER_PACKAGE, text: text(peer.package) });
  }
  return marks;
}

/** Returns marks as a line of MDX. */
export function marksText(marks: readonly OptionMark[]): string {
  const spans = marks.map(({ kind, text, since }) => {
    const data = since ? ` data-since="${since}"` : '';
    return `<span data-mark="${kind}"${data}>${text}</span>`;
  });
  return `<p className="lt-option-marks">${spans.join(' · ')}</p>`;
}
