/** A path of an option without its marks for lists and records, as headings and readers write it. */
export function plainPath(path: string): string {
  return path.replaceAll('[]', '').replaceAll('.*', '');
}
