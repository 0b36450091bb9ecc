/**
 * Returns the start of a paragraph on one line, as evidence for a person to read: at most 120 characters, without
 * characters that would control a terminal or change the direction of the surrounding text.
 */
export function excerpt(text: string): string {
  const line = text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest - 1);
  // Do not end in half of a surrogate pair.
  return `${cut.replace(/[\ud800-\udbff]$/u, '').trimEnd()}…`;
}

const longest = 120;
