/** Matches a sequence of percent-encoded bytes. */
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
 * Decodes a part of a URL. Malformed sequences are kept, where `decodeURIComponent` throws:
 * `%E4%BD%A0-100%` → `你-100%`
 */
export function decodeText(text: string): string {
  return decodeRuns(text, decodeURIComponent);
}

/** Decodes a path. Encoded separators, such as `%2F` and `%3F`, are kept. */
export function decodePath(path: string): string {
  return decodeRuns(path, decodeURI);
}
