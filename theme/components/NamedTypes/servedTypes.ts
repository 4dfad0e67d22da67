import type { TypeDefinitions } from '../../../plugins/reference/options/shared/typeNames';

/**
 * The named types of each version, filled when pages are built. In browsers it is empty, because the
 * page contains the definitions or their file is fetched.
 */
export const servedTypes: Readonly<Record<string, TypeDefinitions>> = {};
