const PRIVATE: readonly RegExp[] = [
  // Email addresses.
  /[^\s@]+@[^\s@]+\.\p{L}{2,}/u,
  // Full URLs, which may belong to a private network or contain a key.
  /\b[a-z][a-z\d+.-]*:\//i,
  // Phone, card and device numbers.
  /\d(?:[ ().-]?\d){6,}/,
  // Keys and hashes: long words of letters and digits.
  /(?=[\w+=-]*\d)(?=[\w+=-]*[a-z])[\w+=-]{20,}/i,
  /[\da-f]{16,}/i,
  // Labeled secrets.
  /(?:pass(?:word|wd)?|secret|token|api[-_ ]?key)\s*[:=]\s*\S/i,
];

/** Whether a text may be private, such as an email address or a key. Such texts are not counted. */
export const isPrivate = (text: string): boolean => PRIVATE.some((pattern) => pattern.test(text));
