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

/**
 * Returns a line for each enabled feature whose packages are not installed, with the command that installs them.
 *
 * @param findMissing finds the packages that are not installed, for tests
 */
export function neededPackages(
  settings: FeatureSettings,
  findMissing: (names: readonly string[]) => string[] = missingPackages,
): string[] {
  return Object.entries(NEEDED).flatMap(([setting, names]) => {
    const value = settings[setting as keyof FeatureSettings];
    const missing = value === undefined || value === false ? [] : findMissing(names);
    if (missing.length === 0) return [];
    return [
      `${setting} is on, but ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not installed → ${installCommand(missing)}, or turn ${setting} off`,
    ];
  });
}
