/**
 * A valid base of a site's addresses. It must not contain anything that browsers normalize (`.`, `..`, a double
 * slash) or that is decoded.
 */
export const BASE_PATH = /^\/(?:(?!\.{1,2}\/)[^\s/#?%\\]+\/)*$/;
