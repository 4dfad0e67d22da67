const PRIVATE: readonly RegExp[] = [
  // An address of mail.
  /[^\s@]+@[^\s@]+\.\p{L}{2,}/u,
  // A full address, which may be of a network of one's own or have a key in it.
  /\b[a-z][a-z\d+.-]*:\//i,
  // Numbers of telephones, cards and machines.
  /\d(?:[ ().-]?\d){6,}/,
  // Keys and hashes: long words of letters and digits.
  /(?=[\w+=-]*\d)(?=[\w+=-]*[a-z])[\w+=-]{20,}/i,
  /[\da-f]{16,}/i,
  // What somebody calls a secret.
  /(?:pass(?:word|wd)?|secret|token|api[-_ ]?key)\s*[:=]\s*\S/i,
];

/** Whether a text may be somebody's own, such as an address of mail or a key: it is then not counted. */
export const isPrivate = (text: string): boolean => PRIVATE.some((pattern) => pattern.test(text));
