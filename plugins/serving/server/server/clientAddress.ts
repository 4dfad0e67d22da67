/** What Node knows of a connection, where there is one. */
export interface NodeBindings {
  incoming?: {
    socket?: { remoteAddress?: string };
    /** Whether the request has been received to its end. */
    complete?: boolean;
    destroyed?: boolean;
  };
}

/** Whether a client left before it had said what it wants. */
export function leftEarly(bindings: NodeBindings | undefined): boolean {
  return bindings?.incoming?.destroyed === true && bindings.incoming.complete === false;
}

/** No address with its port and zone is longer. */
const MAX_ADDRESS = 64;

/** The address without the port that some proxies write: `1.2.3.4:5678`, `[2001:db8::1]:5678`. */
function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d*)?$/.exec(text)?.[1];
  return bracketed ?? /^([^:]*):\d*$/.exec(text)?.[1] ?? text;
}

/** `00ab` → `ab`, so that an address has one spelling. */
const plainGroup = (group: string) => group.replace(/^0+(?=.)/, '');

/** IPv6 hands out networks: readers of one are one client. `2001:db8:1:2:…` → `2001:db8:1:2` */
function clientOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(gap).fill('0'), ...last];
  return groups.slice(0, 4).map(plainGroup).join(':');
}

/**
 * A name for who asks: the address of the connection or, behind proxies of our own, the one that the
 * outermost of them saw. What a client writes into `X-Forwarded-For` itself is not believed.
 *
 * @param proxies how many proxies of ours add themselves to `X-Forwarded-For`, with or without a port
 */
export function clientAddress(
  headers: Headers,
  bindings: NodeBindings | undefined,
  proxies: number,
): string {
  const direct = bindings?.incoming?.socket?.remoteAddress ?? 'unknown';
  const seen = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const forwarded = proxies > 0 ? withoutPort(seen.at(-proxies) ?? '') : '';
  const named = (address: string) => clientOf(address.slice(0, MAX_ADDRESS).toLowerCase());
  return named(forwarded) || named(direct);
}
