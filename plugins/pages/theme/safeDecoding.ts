import type { RsbuildPlugin } from '@rsbuild/core';
import { ownFile } from '../../support/ownFile';

const decodeFile = ownFile(import.meta.url, '../../../theme/routes/decode');

/** The files of Rspress that run in pages. */
const RSPRESS_CODE =
  /@rspress[\\/](shared|core)[\\/]dist[\\/](index|runtime[\\/].*|theme[\\/].*)\.js$/;

/** Those of them that decode, in their package. */
export const DECODING_FILES = [
  'dist/index.js',
  'dist/runtime/hooks/useSidebar.js',
  'dist/runtime/hooks/useActiveMatcher.js',
  'dist/runtime/route.js',
];

const THROWING = /\bdecodeURIComponent\(/g;

/** Makes code decode addresses with our function, which takes what is malformed as it is written. */
export function decodeSafely(code: string): string {
  if (code.search(THROWING) === -1) return code;
  const safe = code.replace(THROWING, 'decodeText(');
  return `import { decodeText } from ${JSON.stringify(decodeFile)};\n${safe}`;
}

/**
 * Rspress decodes links and the address of the page without a thought for malformed ones: `/guide#%`
 * fails the build as a link and empties the page as an address.
 */
export const safeDecodingPlugin: RsbuildPlugin = {
  name: 'lectern:safe-decoding',
  setup(api) {
    api.transform({ test: RSPRESS_CODE }, ({ code }) => decodeSafely(code));
  },
};
