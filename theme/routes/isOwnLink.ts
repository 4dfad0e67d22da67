/**
 * Returns whether a link is an address of this site. For sites with other sites below them, the build
 * replaces this with a pattern.
 */
export const isOwnLink = (link: string): boolean => link.startsWith('/');
