import { CARD_PACKAGES } from '../pages/social-cards/cardFonts';
import { installCommand, missingPackages } from '../support/optionalPackage';
import type { FeatureSettings } from './features';

/** The packages that a site installs in addition to Lectern, by the setting that needs them. */
const NEEDED: Partial<Record<keyof FeatureSettings, readonly string[]>> = {
  askAi: ['@libsql/client'],
  mcp: ['@modelcontextprotocol/server'],
  feeds: ['feed'],
  mermaid: ['beautiful-mermaid'],
  math: ['temml', 'remark-math'],
  socialCards: CARD_PACKAGES,
};

/** The packages that the enabled features of a site lack. */
export interface LackingPackages {
  /** A line for each feature, with the command that installs its packages. */
  lines: string[];
  /** The command that installs the packages of all features, if there are several. */
  together?: string;
}

/**
 * Returns the packages that are not installed, for each enabled feature.
 *
 * @param findMissing finds the packages that are not installed, for tests
 */
export function neededPackages(
  settings: FeatureSettings,
  findMissing: (names: readonly string[]) => string[] = missingPackages,
): LackingPackages {
  const all = Object.entries(NEEDED).flatMap(([setting, names]) => {
    const value = settings[setting as keyof FeatureSettings];
    const missing = value === undefined || value === false ? [] : findMissing(names);
    return missing.length === 0 ? [] : [{ setting, missing }];
  });
  const lines = all.map(
    ({ setting, missing }) =>
      `${setting} is on, but ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not installed → ${installCommand(missing)}, or turn ${setting} off`,
  );
  if (all.length < 2) return { lines };
  return { lines, together: installCommand(all.flatMap(({ missing }) => missing)) };
}
