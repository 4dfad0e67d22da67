import { createHash } from 'node:crypto';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { configText } from '../../support/buildInputs/configText';
import { toolsDigest } from '../../support/buildInputs/digest';
import { addedSyntax } from '../tree/parseFile';
import { type TreeFolder, treeFolder } from './treeFolder';

/** Returns a key of everything except its text that determines the tree of a page. */
function parserKey({ markdown }: UserConfig, cwd: string): string {
  return createHash('sha256')
    .update(configText({ markdown: { ...markdown, shiki: undefined } }))
    .update(addedSyntax())
    .update(toolsDigest(cwd))
    .digest('hex');
}

/** Returns a short name for a site's folder in `.lectern`, which several sites may share. */
export function siteKey(docDir: string): string {
  return createHash('sha256').update(docDir).digest('hex').slice(0, 12);
}

/** Opens the trees that earlier builds of a site have cached. */
export function keptTrees(config: UserConfig, docDir: string, cwd: string): TreeFolder {
  const folder = path.join(cwd, '.lectern/trees', siteKey(docDir));
  return treeFolder(folder, () => parserKey(config, cwd));
}
