import { IMMUTABLE, isHashedFile } from '../shared/hashedFiles';
import { COMMON_HEADERS } from '../shared/securityHeaders';
import type { Encoding } from './negotiation';

/** Headers that are computed once and reused. */
export type Headers = Readonly<Record<string, string>>;

/** The headers of one form of a file, by type of response. */
export interface FileHeaders {
  tag: string;
  found: Headers;
  notModified: Headers;
  notFound: Headers;
}

export interface HeaderFacts {
  name: string;
  type: string;
  hash: string;
  encoding: Encoding;
  size: number;
  canCompress: boolean;
  policy?: string;
  address?: string;
  hasTwin?: boolean;
  /** Headers that replace the usual ones. */
  own?: Headers;
}

/** Removes the entries without a value. */
function present(entries: Record<string, string | undefined>): Headers {
  return Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/**
 * Returns the headers of a file in an encoding. Entity tags are strong: each encoding has its own,
 * and the bytes do not change while the server runs. There is no `Last-Modified`, because a
 * deployment changes the dates of unmodified files.
 */
export function formHeaders(facts: HeaderFacts): FileHeaders {
  const { encoding, canCompress, hash, size } = facts;
  const isPlain = encoding === 'identity';
  const tag = isPlain ? `"${hash}"` : `"${hash}-${encoding}"`;
  const dependsOnAccept = facts.hasTwin || facts.address;
  const vary = [dependsOnAccept && 'Accept', canCompress && 'Accept-Encoding'];
  const cached = {
    'cache-control': isHashedFile(facts.name) ? IMMUTABLE : 'no-cache',
    etag: tag,
    'content-location': facts.address,
    vary: vary.filter(Boolean).join(', '),
  };
  const described = {
    'content-type': facts.type,
    'content-length': String(size),
    'content-encoding': isPlain ? undefined : encoding,
    'content-security-policy': facts.policy,
    ...COMMON_HEADERS,
    ...facts.own,
  };
  return {
    tag,
    found: present({ ...described, ...cached, 'accept-ranges': isPlain ? 'bytes' : undefined }),
    notModified: present(cached),
    notFound: present({ ...described, vary: cached.vary, 'cache-control': 'no-cache' }),
  };
}
