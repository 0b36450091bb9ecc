import type { QuoteDocument } from '../quote-document.ts';
import { countRows, headFacts, priceRows } from './facts.ts';

/** For wikis, issues and notes. */
export function quoteAsMarkdown(document: QuoteDocument): string {
  const { items, sums } = priceRows(document);
  const total = sums.at(-1);
  const rows = [...items, ...sums.slice(0, -1)].map(([name, amount]) => row(escaped(name), escaped(amount)));
  return [
    `# ${escaped(document.business)}: quote`,
    '',
    ...headFacts(document).map(([name, value]) => `- **${name}:** ${escaped(value)}`),
    '',
    '| Item | Amount |',
    '|---|---:|',
    ...rows,
    ...(total ? [row(`**${escaped(total[0])}**`, `**${escaped(total[1])}**`)] : []),
    '',
    '## What was counted',
    '',
    ...countRows(document.analysis).map(([name, count]) => `- ${name}: ${count}`),
    '',
  ].join('\n');
}

function row(name: string, amount: string): string {
  return `| ${name} | ${amount} |`;
}

/** Names from outside are text, and nothing in them is markup. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]()<>#+!|~&$-]/g, '\\$&');
}
