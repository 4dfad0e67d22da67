/** Whether a link is an address of this site. A site with others below it gets a pattern in its place. */
export const isOwnLink = (link: string): boolean => link.startsWith('/');
