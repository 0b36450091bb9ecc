/**
 * Whether a name or an address, without a port, is one of this machine alone.
 *
 * @example
 * isLoopback('127.0.0.1'); // true, as are localhost, [::1] and ::ffff:127.0.0.1
 * isLoopback('127.example.com'); // false
 */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|\[?::1\]?|(?:::ffff:)?127(?:\.\d{1,3}){3})$/i.test(host);
}
