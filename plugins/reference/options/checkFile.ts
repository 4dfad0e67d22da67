import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findPlugin, type OpenedSite } from '../../building/site/openSite';
import { createConfigCheck } from '../config-check/checkConfig';
import type { ConfigFinding } from '../config-check/findings';
import { findingText, moreText, unreadText } from '../config-check/findingText';
import { readConfig } from '../config-check/readConfig';
import type { OptionsPlugin } from '.';
import { dataFiles } from './dataFiles';
import { optionsSettings } from './reference';
import { readOptions } from './storeOptions';
import { type Reasons, readReasons, reasonText } from './writtenReasons';

/** The settings of a check. */
export interface FileCheck {
  /** The version of the docs to check against. @default the newest */
  against?: string;
  /** The language of the findings. @default the language of the site */
  lang?: string;
}

/** The findings in a file, or the problem that prevented the check. */
export interface FileReport {
  package: string;
  /** The release that was checked against: `2.3.2`. */
  release: string;
  findings: readonly (ConfigFinding & { text: string })[];
  /** A sentence for readers if there are more findings than these. */
  more?: string;
  problem?: string;
}

/** Returns a finding with the reason for a deprecation in a language. */
function inLanguage(finding: ConfigFinding, lang: string, reasons: Reasons): ConfigFinding {
  if (finding.kind !== 'deprecated') return finding;
  return { ...finding, reason: reasonText(finding.reason, lang, reasons) };
}

/** Checks a configuration file against the options of a site. The file is parsed but never run. */
export function checkFile(file: string, site: OpenedSite, wanted: FileCheck = {}): FileReport {
  const { reference } = findPlugin<OptionsPlugin>(site, 'lectern:options', 'options');
  const settings = optionsSettings(reference, site.config, site.cwd);
  const { versions, open = [], replaced = {}, alternatives = {} } = settings;
  const { against = versions[0] ?? '', lang = settings.lang } = wanted;
  const fail = (problem: string): FileReport => ({
    package: '',
    release: '',
    findings: [],
    problem,
  });
  if (!versions.includes(against)) {
    return fail(
      `[options] --against ${against} is not a version → use one of ${versions.join(', ')}`,
    );
  }
  const full = path.resolve(site.cwd, file);
  if (!existsSync(full)) return fail(`[options] ${file} does not exist → correct the path`);
  const files = dataFiles(settings.folder, site.cwd);
  const optionsOf = (version: string | undefined) =>
    version === undefined
      ? undefined
      : {
          ...readOptions(files.data(version)),
          replaced: replaced[version],
          alternatives: alternatives[version],
        };
  const at = versions.indexOf(against);
  const checked = optionsOf(against);
  if (!checked) return fail(`[options] ${against} has no data → run lectern options`);
  const config = readConfig(readFileSync(full, 'utf8'));
  const { package: name, version: release } = checked;
  if (!config.isRead)
    return { ...fail(`${file}: ${unreadText(config, lang)}`), package: name, release };
  const older = optionsOf(versions[at + 1]);
  const newer = optionsOf(versions[at - 1]);
  const check = createConfigCheck({ checked, older, newer, open });
  const report = check(config.value);
  const { reasons } = readReasons(files.reasons);
  const findings = report.findings
    .map((finding) => inLanguage(finding, lang, reasons))
    .map((finding) => ({ ...finding, text: findingText(finding, release, lang) }));
  return { package: name, release, findings, ...(report.hasMore && { more: moreText(lang) }) };
}
