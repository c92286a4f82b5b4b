import { BlockList, isIP, isIPv6 } from 'node:net';

/** Who is at the other end of the connection, and what the request says of itself. */
type Asked = {
  readonly peer: string;
  readonly forwardedFor: string | undefined;
  readonly host: string | undefined;
};

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

const privateNetworks = new BlockList();
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addSubnet('fc00::', 7, 'ipv6');

function isIn(networks: BlockList, address: string): boolean {
  return isIP(address) !== 0 && networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** The address of who calls. @param hasProxy behind one of the owner's own */
export function addressOf({ peer, forwardedFor }: Asked, hasProxy: boolean): string {
  // From anywhere else than a proxy of one's own the header is the caller's invention.
  if (!hasProxy || !(isIn(loopback, peer) || isIn(privateNetworks, peer))) return peer;
  // The last of them is what the proxy saw; those before it, the caller may have made up.
  return forwardedFor?.split(',').at(-1)?.trim() || peer;
}

/** Asked from this machine, under its own name and not through a proxy, behind which everybody would be. */
export function isLocal({ peer, forwardedFor, host = '' }: Asked): boolean {
  const isOwnName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(host);
  return isOwnName && forwardedFor === undefined && isIn(loopback, peer);
}
