/**
 * Returns the headers of a page and of what it loads. Only the desk's own styles and pictures are allowed, and what
 * `rules` allow in addition; framing is forbidden.
 *
 * @example
 * pageHeaders('text/html; charset=utf-8', ["script-src 'self'"]);
 */
export function pageHeaders(type: string, rules: readonly string[] = []): Record<string, string> {
  return {
    'content-type': type,
    'content-security-policy': [...ownRules, ...rules, ...noRules].join('; '),
    'referrer-policy': 'no-referrer',
  };
}

const ownRules = ["default-src 'none'", "style-src 'self'", "img-src 'self' data:"];
const noRules = ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];
