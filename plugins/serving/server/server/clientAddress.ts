/** The Node request behind a `Request`, if there is one. */
export interface NodeBindings {
  incoming?: {
    socket?: { remoteAddress?: string };
    /** Whether the request has been received completely. */
    complete?: boolean;
    destroyed?: boolean;
  };
}

/** Whether a client disconnected before its request was complete. */
export function leftEarly(bindings: NodeBindings | undefined): boolean {
  return bindings?.incoming?.destroyed === true && bindings.incoming.complete === false;
}

/** The maximum length of an address with its port and zone. */
const MAX_ADDRESS = 64;

/** Removes the port that some proxies append to an address: `1.2.3.4:5678`, `[2001:db8::1]:5678`. */
function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d*)?$/.exec(text)?.[1];
  return bracketed ?? /^([^:]*):\d*$/.exec(text)?.[1] ?? text;
}

/** Removes leading zeros, so that an address has only one spelling: `00ab` → `ab` */
const plainGroup = (group: string) => group.replace(/^0+(?=.)/, '');

/**
 * Returns the name of the client at an address. An IPv6 user usually has a whole network, so the
 * addresses of a network count as one client: `2001:db8:1:2:…` → `2001:db8:1:2`
 */
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
 * Returns a name for the client: the address of the connection or, behind trusted proxies, the
 * address that the outermost of them saw. Entries that the client itself adds to `X-Forwarded-For`
 * are ignored.
 *
 * @param proxies the number of trusted proxies that add an address to `X-Forwarded-For`, with or
 * without a port
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
