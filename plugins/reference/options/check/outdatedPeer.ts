import path from 'node:path';
import type { Finding } from '../../../support/finding';
import { readPeer } from '../peer/peerFile';
import type { OptionsReference } from '../reference';
import { finding } from './pageOptions';

/** Reports a stored comparison with a peer package that is older than one of the two packages. */
export function outdatedPeer(
  file: string,
  { package: name, version }: { package: string; version: string },
  peer: OptionsReference['peer'],
  cwd: string,
): Finding[] {
  if (!peer) return [];
  const known = readPeer(file);
  const wanted = [`${peer.package} ${peer.version}`, `${name} ${version}`] as const;
  const found = known && ([`${known.package} ${known.version}`, known.comparedWith] as const);
  if (found && wanted.every((text, at) => text === found[at])) return [];
  const is = found ? `compares ${found[1]} with ${found[0]}` : 'is missing';
  const text = `the comparison ${is}, but the site documents ${wanted[1]} and ${wanted[0]} → run "lectern options --peer"`;
  return [finding({ file: path.relative(cwd, file) }, 1, text)];
}
