/**
 * The headers with which every answer tells browsers which pages may read it. While no origins are configured,
 * all may. A page of another origin gets the name of one that is allowed, which its browser takes for a no.
 */
export function corsHeaders(
  origin: string | null,
  allowedOrigins: readonly string[],
): Record<string, string> {
  const [first] = allowedOrigins;
  if (first === undefined) return { 'access-control-allow-origin': '*', ...exposed };
  const allowed = origin !== null && allowedOrigins.includes(origin) ? origin : first;
  return { 'access-control-allow-origin': allowed, vary: 'Origin', ...exposed };
}

/** What the answer to a preflight has besides. */
export function preflightHeaders(methods: readonly string[]): Record<string, string> {
  return {
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': 'Authorization, Content-Type, Range, X-Request-Id',
    'access-control-max-age': '600',
  };
}

const exposed = {
  'access-control-expose-headers':
    'Content-Disposition, Content-Length, Content-Range, Retry-After, X-Request-Id',
};
