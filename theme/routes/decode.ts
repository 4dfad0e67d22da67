/** Bytes that are percent-encoded, one after the other. */
const ENCODED = /(?:%[0-9a-f]{2})+/gi;

function decodeRuns(text: string, decode: (run: string) => string): string {
  return text.replace(ENCODED, (run) => {
    try {
      return decode(run);
    } catch {
      return run;
    }
  });
}

/**
 * Decodes a part of an address. What is not encoded correctly stays as it is written, where
 * `decodeURIComponent` throws: `%E4%BD%A0-100%` → `你-100%`
 */
export function decodeText(text: string): string {
  return decodeRuns(text, decodeURIComponent);
}

/** The same for a whole path: what would separate its parts stays encoded, as `%2F` and `%3F`. */
export function decodePath(path: string): string {
  return decodeRuns(path, decodeURI);
}
