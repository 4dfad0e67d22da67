import type { OpenedSite } from '../../building/site/openSite';
import type { SamplesPlugin } from '../../reference/samples';
import { packageVersion } from '../../reference/samples/bundlers';
import { addCommand, packageManagerOf } from '../../support/packageManager';
import { cutVersion } from './cutVersion';
import type { CutOptions } from './options';

/** The settings of the command. */
export type CutRequest = Pick<CutOptions, 'version' | 'onlyNewest' | 'isForced'> & {
  /** The file that lists the package of each version. @default none */
  packagesFile?: string;
};

/**
 * Copies the current pages of a site to a new version.
 *
 * @returns a text about the changes and the next steps
 * @throws {CutError} if no version was cut
 */
export function cutSite(
  site: OpenedSite,
  { version, packagesFile, onlyNewest, isForced }: CutRequest,
): string {
  const { from, written, undoneVersion } = cutVersion({
    version,
    cwd: site.cwd,
    docDir: site.docDir,
    configFile: site.configFile,
    bundlersFile: packagesFile,
    onlyNewest,
    isForced,
  });
  const files = written.map((file) => `\n  ${file}`).join('');
  const before = undoneVersion
    ? `An earlier cut of ${undoneVersion} was interrupted; its changes were undone first.\n`
    : '';
  const done = `${before}${version} was cut from ${from} and is now the current version. Written:${files}`;
  const samples = site.plugins.find(({ name }) => name === 'lectern:samples');
  const name = (samples as SamplesPlugin | undefined)?.bundlers[from];
  if (!name) return done;
  const alias = `${name.split('/').at(-1)}-${from}`;
  const pinned = `${alias}@npm:${name}@${packageVersion(name, site.cwd)}`;
  return `${done}\nBefore you update ${name} for ${version}: ${addCommand([pinned], ['-D', '-E'], packageManagerOf(site.cwd))}, and write ${from}: '${alias}' in ${packagesFile ?? site.configFile}`;
}
