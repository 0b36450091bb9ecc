import { countRows, headFacts, priceRows, type QuoteDocument } from './facts.ts';

/** For mails and terminals. Names are padded by characters, so amounts stand below each other. */
export function quoteAsText(document: QuoteDocument): string {
  const { items, sums } = priceRows(document);
  const counts = countRows(document.analysis);
  const sections = [
    [`${document.business}: quote`],
    headFacts(document).map(([name, value]) => `${`${name}:`.padEnd(10)}${value}`),
    ...(items.length > 0 ? [aligned(items, [...items, ...sums])] : []),
    aligned(sums, [...items, ...sums]),
    ['What was counted:', ...aligned(counts, counts).map((line) => `  ${line}`)],
  ];
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** Rows with amounts at the right, as wide as the widest of `all`. */
function aligned(rows: readonly [string, string][], all: readonly [string, string][]): string[] {
  const names = Math.max(...all.map(([name]) => name.length));
  const amounts = Math.max(...all.map(([, amount]) => amount.length));
  return rows.map(([name, amount]) => `${name.padEnd(names)}  ${amount.padStart(amounts)}`);
}
