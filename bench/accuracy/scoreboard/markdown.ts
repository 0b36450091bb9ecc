/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/**
 * Replaces what is between `<!-- NAME -->` and `<!-- end of NAME -->`, and keeps everything else.
 *
 * @throws Error if the page has no such part
 */
export function replacePart(page: string, name: string, content: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const start = page.indexOf(open);
  const end = page.indexOf(close, start);
  if (start < 0 || end < 0) throw new Error(`The page has no part from ${open} to ${close}.`);
  return `${page.slice(0, start + open.length)}\n${content}\n${page.slice(end)}`;
}
