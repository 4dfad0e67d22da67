/**
 * A base that the addresses of a site can begin with: what browsers change (`.`, `..`, a doubled slash)
 * and what is decoded on the way is none.
 */
export const BASE_PATH = /^\/(?:(?!\.{1,2}\/)[^\s/#?%\\]+\/)*$/;
