/** What Node knows of a connection, where there is one. */
export interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

/** IPv6 hands out networks: readers of one are one client. `2001:db8:1:2:…` → `2001:db8:1:2` */
function clientOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<string>(gap).fill('0'), ...last].slice(0, 4).join(':');
}

/**
 * A name for who asks: the address of the connection or, behind proxies of our own, the one that the
 * outermost of them saw. What a client writes into `X-Forwarded-For` itself is not believed.
 *
 * @param proxies how many proxies of ours add themselves to `X-Forwarded-For`
 */
export function clientAddress(
  headers: Headers,
  bindings: NodeBindings | undefined,
  proxies: number,
): string {
  const direct = bindings?.incoming?.socket?.remoteAddress ?? 'unknown';
  const seen = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const forwarded = proxies > 0 ? seen.at(-proxies) : undefined;
  return clientOf((forwarded || direct).slice(0, 64).toLowerCase());
}
