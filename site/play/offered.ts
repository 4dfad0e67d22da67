import { buildEnvironment } from '../../plugins/support/buildInputs/environment';
import { PLAY } from './headers';
import { sampleHash } from './link';
import offered from './offered.json' with { type: 'json' };

/** Keys of the samples that come out in the browser as they are recorded: `npm run docs:play` writes them. */
const keys = new Map<string, ReadonlySet<string>>(
  Object.entries(offered).map(([version, list]) => [version, new Set<string>(list)]),
);

export const offeredVersions: readonly string[] = [...keys.keys()];

/** Whether readers can edit and run a sample. */
export const isOffered = (version: string, key: string): boolean =>
  keys.get(version)?.has(key) ?? false;

/** `/play/v2`, `/play/zh/v2` */
export const playAddress = (version: string, lang: string): string =>
  lang === 'zh' ? `${PLAY}zh/${version}` : `${PLAY}${version}`;

/** Where a sample of a page can be edited and run; the dev server has no playground. */
export function playHref(version: string, lang: string, key: string): string | undefined {
  if (buildEnvironment.NODE_ENV !== 'production' || !isOffered(version, key)) return undefined;
  return playAddress(version, lang) + sampleHash(key);
}
