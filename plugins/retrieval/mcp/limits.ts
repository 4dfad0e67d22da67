/** Bytes of a request; no call of a tool needs more. */
export const MAX_BODY = 64 * 1024;

/** Messages of a request: old clients may send several at once, as the search takes several questions. */
export const MAX_MESSAGES = 10;
