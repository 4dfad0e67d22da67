/** Files to try for a request path, in order; a path with a bad encoding has none. */
export function candidateFiles(pathname: string): string[] {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return [];
  }
  const segments = decoded.split('/').filter((segment) => segment !== '');
  const isUnsafe = segments.some(
    (segment) => segment === '..' || segment.includes('\\') || segment.includes('\0'),
  );
  if (isUnsafe) return [];
  const file = segments.join('/');
  if (file === '') return ['index.html'];
  return decoded.endsWith('/')
    ? [`${file}/index.html`]
    : [file, `${file}.html`, `${file}/index.html`];
}
