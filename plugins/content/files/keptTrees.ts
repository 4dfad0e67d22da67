import { createHash } from 'node:crypto';
import path from 'node:path';
import { configText } from '../../support/buildInputs/configText';
import { toolsDigest } from '../../support/buildInputs/digest';
import { addedSyntax, type ParserSettings } from '../tree/parseFile';
import { type TreeFolder, treeFolder } from './treeFolder';

/** Returns a key of everything except its text that determines the tree of a page. */
function parserKey({ cjkFriendlyEmphasis, remarkPlugins }: ParserSettings, cwd: string): string {
  return createHash('sha256')
    .update(configText({ markdown: { cjkFriendlyEmphasis, remarkPlugins } as object }))
    .update(addedSyntax())
    .update(toolsDigest(cwd))
    .digest('hex');
}

/** Returns a short name for a site's folder in `.lectern`, which several sites may share. */
export function siteKey(docDir: string): string {
  return createHash('sha256').update(docDir).digest('hex').slice(0, 12);
}

/**
 * Opens the trees that earlier builds and commands of a site have cached.
 *
 * @param docDir the absolute path of the folder of all pages
 */
export function keptTrees(parser: ParserSettings, docDir: string, cwd: string): TreeFolder {
  const folder = path.join(cwd, '.lectern/trees', siteKey(docDir));
  return treeFolder(folder, () => parserKey(parser, cwd));
}
