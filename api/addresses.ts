type Asked = {
  readonly peer: string;
  readonly forwardedFor: string | undefined;
  readonly host: string | undefined;
};

const loopback = /^(::ffff:)?127\.|^::1$/i;
/** This machine and networks of one's own, IPv4 and IPv6. */
const near = /^(::ffff:)?(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^::1$|^f[cd]\w\w:/i;

/** @param hasProxy whether the owner's own proxy forwards the calls */
export function addressOf({ peer, forwardedFor }: Asked, hasProxy: boolean): string {
  // Only the owner's own proxy is believed; any other peer may invent the header.
  if (!hasProxy || !near.test(peer)) return peer;
  // The proxy appends the address it saw; the caller may have invented the earlier ones.
  const forwarded = forwardedFor?.split(',').at(-1)?.trim() ?? '';
  // Some proxies append the port, which each call has another of.
  return forwarded.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3') || peer;
}

/** Whether the call comes from this machine itself; a local proxy forwards calls of anybody. */
export function isLocal({ peer, forwardedFor, host = '' }: Asked): boolean {
  return forwardedFor === undefined && loopback.test(peer) && isLoopback(host.replace(/:\d+$/, ''));
}

export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
