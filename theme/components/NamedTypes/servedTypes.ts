import type { TypeDefinitions } from '../../../plugins/reference/options/shared/typeNames';

/**
 * The named types of each version. The build of the pages puts them here; in the browser there are
 * none, because the definitions are in the page or their file is fetched.
 */
export const servedTypes: Readonly<Record<string, TypeDefinitions>> = {};
