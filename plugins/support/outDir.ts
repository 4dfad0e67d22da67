/** Rspress's default output folder. */
export const DEFAULT_OUT_DIR = 'doc_build';
