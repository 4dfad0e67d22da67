import type { PublishedOptions } from '../../../plugins/reference/options/published/shared';

/**
 * The options of the site by file name, filled when pages are built. In browsers it is empty, because
 * the page contains the table or the file is fetched.
 */
export const servedOptions: Readonly<Record<string, PublishedOptions>> = {};
