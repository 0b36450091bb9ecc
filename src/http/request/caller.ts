import { isIP, isIPv6 } from 'node:net';
import type { IncomingRequest } from './http-request.ts';

/** Stands for all callers whose addresses are not known, so that what holds for each caller holds for them together. */
const unknownCaller = 'unknown';

/**
 * Returns the address that a request comes from: that of the connection or, if a proxy on the same machine or network
 * passes it on, the last address that the proxy names. A client that connects directly is not believed. Of an IPv6
 * address only the first 64 bits count, because one connection to the internet has all addresses that begin with them. All
 * callers without an address are `unknown`.
 *
 * @example
 * callerOf({ remoteAddress: '10.0.0.2', header: () => '198.51.100.7, 203.0.113.77' }); // '203.0.113.77'
 * callerOf({ remoteAddress: '2001:db8:1:2:3:4:5:6', header: () => null }); // '2001:db8:1:2::'
 */
export function callerOf({
  remoteAddress,
  header,
}: Pick<IncomingRequest, 'remoteAddress' | 'header'>): string {
  const peer = withoutPort(remoteAddress ?? '');
  if (isIP(peer) === 0) return unknownCaller;
  const passedOn = withoutPort(header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '');
  return beginning(isPrivate(peer) && isIP(passedOn) !== 0 ? passedOn : peer, 4);
}

/**
 * Shortens an address to its network, so that it identifies no person: the first three numbers, or the first three
 * groups.
 *
 * @example
 * networkOf('203.0.113.77'); // '203.0.113.0'
 */
export function networkOf(address: string): string {
  return beginning(address, 3).replace(/\.\d+$/, '.0');
}

/** Loopback and the private ranges of RFC 1918 and RFC 4193, where a business's own proxies are. */
function isPrivate(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  return /^(?:::1$|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|f[cd][\da-f]{2}:)/i.test(plain);
}

/** Some gateways add the client's port, which is another one for each connection. */
function withoutPort(address: string): string {
  return address.replace(/^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
}

/** Keeps so many groups of an IPv6 address, whatever its notation; an IPv4 address stays whole. */
function beginning(address: string, groups: number): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const all = groupsOf(plain);
  if (all.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return ipv4Of(all.slice(6));
  const kept = all.slice(0, groups).join(':');
  return `${kept.replace(/(?:(?:^|:)0)+$/, '')}::`;
}

/** Returns the eight groups, in lower case and without leading zeros. */
function groupsOf(address: string): string[] {
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const first = before.split(':').filter(Boolean);
  const last = (after ?? '').split(':').filter(Boolean);
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
}

function ipv4Of(groups: readonly string[]): string {
  const numbers = groups.map((group) => Number.parseInt(group, 16));
  return numbers.flatMap((number) => [number >> 8, number & 255]).join('.');
}
