/**
 * The installed command line of a version. That of v1 is not installed; its data is written once, by
 * `npm run docs:options v1 FOLDER` with the folder of @rspack/cli 1.7.12 in an installation of its
 * own, and does not change any more.
 */
export const rspackCommandLines = { v2: '@rspack/cli' };
