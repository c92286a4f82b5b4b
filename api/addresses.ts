import { BlockList, isIP, isIPv6 } from 'node:net';

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

/** @param hasProxy whether the owner's own proxy forwards the calls */
export function addressOf({ peer, forwardedFor }: Asked, hasProxy: boolean): string {
  // Only the owner's own proxy is believed; any other peer may invent the header.
  if (!hasProxy || !(isIn(loopback, peer) || isIn(privateNetworks, peer))) return peer;
  // The proxy appends the address it saw; the caller may have invented the earlier ones.
  const forwarded = forwardedFor?.split(',').at(-1)?.trim() ?? '';
  // Some proxies append the port, which each call has another of.
  return forwarded.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3') || peer;
}

/** Whether the call comes from this machine itself; a local proxy forwards calls of anybody. */
export function isLocal({ peer, forwardedFor, host = '' }: Asked): boolean {
  const isOwnName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(host);
  return isOwnName && forwardedFor === undefined && isIn(loopback, peer);
}
