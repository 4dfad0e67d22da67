/** Bytes of a request; no call of a tool needs more. */
export const MAX_BODY = 64 * 1024;
