/**
 * The start of a paragraph on one line, for evidence that a person reads: at most 120 characters, and none
 * that a terminal would obey or that turns the direction of the text around it.
 */
export function excerpt(text: string): string {
  const line = text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest - 1);
  // No half of a surrogate pair at the end.
  return `${cut.replace(/[\ud800-\udbff]$/u, '').trimEnd()}…`;
}

const longest = 120;
