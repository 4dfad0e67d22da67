/** Removes the marks for lists and records from the path of an option, as in headings. */
export function plainPath(path: string): string {
  return path.replaceAll('[]', '').replaceAll('.*', '');
}
