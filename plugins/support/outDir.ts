/** Where Rspress writes a site that does not say where: its own default. */
export const DEFAULT_OUT_DIR = 'doc_build';
