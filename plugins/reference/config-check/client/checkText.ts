import { plainPath } from '../../../support/plainPath';
import { changedDefaults, type OptionDefault } from '../changedDefaults';
import { createConfigCheck } from '../checkConfig';
import type { ChangedDefault, ConfigFinding } from '../findings';
import { findingText, moreText, unreadText } from '../findingText';
import type { CheckedOption, CheckedOptions } from '../optionTree';
import { readConfig } from '../readConfig';

/** The options of a version as published in the files of a site. */
export interface DocumentedOptions extends CheckedOptions {
  open: readonly string[];
  options: Readonly<Record<string, CheckedOption & OptionDefault & { page?: string }>>;
}

/** A version of the docs, and the versions before and after it. */
export interface CheckedVersions {
  checked: DocumentedOptions;
  older?: DocumentedOptions;
  newer?: DocumentedOptions;
}

/** A finding with its text for readers. */
export interface ReportedFinding {
  finding: ConfigFinding;
  /** Markdown that contains only text and code. */
  text: string;
  /** The URL of the section that explains it, relative to the base. */
  page?: string;
}

/** An option that the configuration sets, or whose default changed. */
export interface ReportedOption {
  name: string;
  page?: string;
}

/** The result of a check, or the reason why the text could not be read. */
export type TextReport =
  | { isRead: false; text: string; line?: number }
  | {
      isRead: true;
      findings: readonly ReportedFinding[];
      /** A sentence for readers if there are more findings than these. */
      more?: string;
      defaults: readonly (ChangedDefault & ReportedOption)[];
      known: readonly ReportedOption[];
    };

/**
 * Returns a function that finds the page of an option, plugin or loader by its plain path. Falls back to the
 * page of the nearest parent.
 */
function pageFinder({ options }: DocumentedOptions): (path: string) => string | undefined {
  const pages = new Map<string, string>();
  for (const [path, { page }] of Object.entries(options)) {
    if (!page) continue;
    pages.set(plainPath(path), page);
    const [owner = ''] = path.split('.');
    // The data contains no entry for plugins and loaders themselves, so they get the page of their options.
    if (!pages.has(owner)) pages.set(owner, page.replace(/#.*/, ''));
  }
  return function find(path: string): string | undefined {
    const end = path.lastIndexOf('.');
    return pages.get(path) ?? (end === -1 ? undefined : find(path.slice(0, end)));
  };
}

/** Checks the text of a configuration without running it. Findings link to the sections that explain them. */
export function checkText(
  text: string,
  { checked, older, newer }: CheckedVersions,
  lang: string,
): TextReport {
  const read = readConfig(text);
  if (!read.isRead) {
    const { place } = read;
    return { isRead: false, text: unreadText(read, lang), ...(place && { line: place.line }) };
  }
  const report = createConfigCheck({ checked, older, newer, open: checked.open })(read.value);
  const pageOf = pageFinder(checked);
  const olderPage = older ? pageFinder(older) : () => undefined;
  const findings = report.findings.map((finding) => {
    const by = 'by' in finding ? finding.by : undefined;
    const page =
      (by && pageOf(by)) || pageOf(finding.path) || (by === undefined && olderPage(finding.path));
    return {
      finding,
      text: findingText(finding, checked.version, lang),
      ...(page && { page }),
    };
  });
  return {
    isRead: true,
    findings,
    ...(report.hasMore && { more: moreText(lang) }),
    defaults: changedDefaults(checked.options, report.set).map((changed) => ({
      ...changed,
      name: plainPath(changed.path),
      page: pageOf(plainPath(changed.path)),
    })),
    known: [...report.set].sort().map((name) => ({ name, page: pageOf(name) })),
  };
}
