import type { IncomingRequest } from './http-request.ts';

/**
 * Returns the address that a request comes from: that of the connection or, if a proxy on the same machine or network
 * passes it on, the last address that the proxy names. A client that connects directly is not believed.
 *
 * @example
 * callerOf({ remoteAddress: '10.0.0.2', header: () => '198.51.100.7, 203.0.113.77' }); // '203.0.113.77'
 */
export function callerOf({
  remoteAddress,
  header,
}: Pick<IncomingRequest, 'remoteAddress' | 'header'>): string | undefined {
  if (remoteAddress === null) return undefined;
  const passedOn = header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  return isPrivate(remoteAddress) && /^[\da-f.:]{2,45}$/i.test(passedOn) ? passedOn : remoteAddress;
}

/** Loopback and the private ranges of RFC 1918 and RFC 4193, where a business's own proxies are. */
function isPrivate(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  return /^(?:::1$|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|f[cd][\da-f]{2}:)/i.test(plain);
}
