import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MANIFEST_FILE, type SiteManifest, UNKNOWN_SITE } from '../shared/manifest';

/** The manifest of the small sites in tests. */
export const TEST_SITE: SiteManifest = {
  ...UNKNOWN_SITE,
  lang: 'en',
  langs: ['en', 'zh'],
  version: 'v2',
  versions: ['v2', 'v1'],
  reserved: ['/mcp'],
};

/** Writes files into a new folder, as the output of a small site. */
export function writeSite(files: Record<string, string | Uint8Array>, site?: SiteManifest): string {
  const root = path.join(mkdtempSync(path.join(tmpdir(), 'lectern-server-')), 'site');
  mkdirSync(root);
  const all = site ? { ...files, [MANIFEST_FILE]: JSON.stringify(site) } : files;
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
  return root;
}
