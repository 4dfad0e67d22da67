/** The maximum size of a request, in bytes. No tool call needs more. */
export const MAX_BODY = 64 * 1024;

/** The maximum number of messages in a request. Older clients may send batches. */
export const MAX_MESSAGES = 10;
