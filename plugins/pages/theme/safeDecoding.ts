import type { RsbuildPlugin } from '@rsbuild/core';
import { ownFile } from '../../support/ownFile';

const decodeFile = ownFile(import.meta.url, '../../../theme/routes/decode');

/** The files of Rspress that run in pages. */
const RSPRESS_CODE =
  /@rspress[\\/](shared|core)[\\/]dist[\\/](index|runtime[\\/].*|theme[\\/].*)\.js$/;

/** The files in the package that decode addresses. */
export const DECODING_FILES = [
  'dist/index.js',
  'dist/runtime/hooks/useSidebar.js',
  'dist/runtime/hooks/useActiveMatcher.js',
  'dist/runtime/route.js',
];

const THROWING = /\bdecodeURIComponent\(/g;

/** Makes code decode addresses with our function, which returns malformed ones unchanged. */
export function decodeSafely(code: string): string {
  if (code.search(THROWING) === -1) return code;
  const safe = code.replace(THROWING, 'decodeText(');
  return `import { decodeText } from ${JSON.stringify(decodeFile)};\n${safe}`;
}

/**
 * Makes Rspress tolerate malformed addresses. Otherwise, `/guide#%` as a link fails the build, and
 * as an address results in an empty page.
 */
export const safeDecodingPlugin: RsbuildPlugin = {
  name: 'lectern:safe-decoding',
  setup(api) {
    api.transform({ test: RSPRESS_CODE }, ({ code }) => decodeSafely(code));
  },
};
