import { escapeHtml } from '../../text/escape-html.ts';
import { countRows, headFacts, noteLines, priceRows, type QuoteDocument, titleOf } from './facts.ts';

/** Renders a quote as a self-contained page that prints on one sheet. */
export function quoteAsHtml(document: QuoteDocument): string {
  const { items, sums } = priceRows(document);
  const business = escapeHtml(document.business);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(titleOf(document))}</title>
<style>${quoteStyle}</style>
</head>
<body>
<main>
<p class="business">${business}</p>
<h1>Quote</h1>
<dl>
${headFacts(document)
  .map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`)
  .join('\n')}
</dl>
<table>
<thead><tr><th scope="col">Item</th><th scope="col" class="amount">Amount</th></tr></thead>
<tbody>
${items.map((row) => line(row)).join('\n')}
</tbody>
<tfoot>
${sums.map((row) => line(row)).join('\n')}
</tfoot>
</table>
${noteLines(document)
  .map((text) => `<p class="note">${escapeHtml(text)}</p>`)
  .join('\n')}
<h2>What was counted</h2>
<dl class="counts">
${countRows(document.analysis)
  .map(([name, count]) => `<div><dt>${name}</dt><dd>${count}</dd></div>`)
  .join('\n')}
</dl>
</main>
</body>
</html>
`;
}

function line([name, amount]: readonly [string, string]): string {
  return `<tr><th scope="row">${escapeHtml(name)}</th><td class="amount">${escapeHtml(amount)}</td></tr>`;
}

/** Part of the page, so that the page is self-contained; a server can allow it by its hash. */
export const quoteStyle = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1b1f24; background: #fff; }
body { margin: 0; }
main { max-width: 42rem; margin: 0 auto; padding: 2.5rem 1.5rem; }
.business { margin: 0; font-weight: 600; }
h1 { margin: 0 0 1.5rem; font-size: 2rem; line-height: 1.2; }
h2 { margin: 2rem 0 .5rem; font-size: 1rem; }
dl { margin: 0 0 1.5rem; }
dl div { display: flex; gap: 1rem; }
dt { flex: 0 0 11rem; color: #57606a; }
dd { margin: 0; overflow-wrap: anywhere; }
.note { margin: 0; min-height: .75rem; overflow-wrap: anywhere; }
table { width: 100%; margin: 0 0 1.5rem; border-collapse: collapse; }
th, td { padding: .4rem 0; text-align: left; font-weight: 400; vertical-align: top; border-bottom: 1px solid #d8dee4; }
thead th { color: #57606a; }
tbody th, tfoot th { overflow-wrap: anywhere; }
.amount { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; padding-left: 1rem; }
tfoot tr:last-child > * { font-weight: 700; border-bottom: 0; font-size: 1.15rem; }
@page { margin: 18mm; }
@media print { main { max-width: none; padding: 0; } table, dl { break-inside: avoid; } }
`;
