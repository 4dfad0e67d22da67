import { buildEnvironment } from '../../plugins/support/buildInputs/environment';
import { PLAY } from './headers';
import { sampleHash } from './link';
import offered from './offered.json' with { type: 'json' };

/** Keys of the samples with the recorded output in the browser, written by `npm run docs:play`. */
const keys = new Map<string, ReadonlySet<string>>(
  Object.entries(offered).map(([version, list]) => [version, new Set<string>(list)]),
);

export const offeredVersions: readonly string[] = [...keys.keys()];

/** The keys of the samples that readers can edit and run. */
export const offeredKeys = (version: string): ReadonlySet<string> => keys.get(version) ?? new Set();

/** `/play/v2`, `/play/zh/v2` */
export const playAddress = (version: string, lang: string): string =>
  lang === 'zh' ? `${PLAY}zh/${version}` : `${PLAY}${version}`;

/** The address to edit and run a sample, if it can be. The dev server has no playground. */
export function playHref(version: string, lang: string, key: string): string | undefined {
  if (buildEnvironment.NODE_ENV !== 'production' || !offeredKeys(version).has(key))
    return undefined;
  return playAddress(version, lang) + sampleHash(key);
}
