import type { PublishedOptions } from '../../../plugins/reference/options/published/shared';

/**
 * The options of the site by the name of their file. The build of the pages puts them here; in the
 * browser there are none, because the table is in the page or the file is fetched.
 */
export const servedOptions: Readonly<Record<string, PublishedOptions>> = {};
