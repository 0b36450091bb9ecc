import { countRows, headFacts, noteLines, priceRows, type QuoteDocument } from './facts.ts';

/** Renders a quote for wikis, issues and notes. */
export function quoteAsMarkdown(document: QuoteDocument): string {
  const { items, sums } = priceRows(document);
  const total = sums.at(-1);
  const rows = [...items, ...sums.slice(0, -1)].map(([name, amount]) => row(cell(name), cell(amount)));
  return [
    `# ${escaped(document.business)}: quote`,
    '',
    ...headFacts(document).map(([name, value]) => `- **${name}:** ${escaped(value)}`),
    '',
    '| Item | Amount |',
    '|---|---:|',
    ...rows,
    ...(total ? [row(`**${cell(total[0])}**`, `**${cell(total[1])}**`)] : []),
    ...noteLines(document)
      .filter((line) => line !== '')
      .flatMap((line) => ['', escaped(line)]),
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

/** A bar ends a table cell even within code. */
function cell(text: string): string {
  const cellText = escaped(text);
  return cellText.startsWith('`') ? cellText.replaceAll('|', '\\|') : cellText;
}

/**
 * Makes names from outside plain text without any markup. Escapes do not keep every reader from turning addresses,
 * mentions and issue numbers into links; a code span does.
 */
function escaped(text: string): string {
  if (mayBecomeLink.test(text)) return codeSpan(text);
  // A single dollar sign does not begin a formula.
  const isFormula = text.indexOf('$') !== text.lastIndexOf('$');
  const safe = text.replace(markup, '\\$&');
  return isFormula ? safe.replaceAll('$', '\\$') : safe;
}

/**
 * Characters with a meaning within a line. Characters that mean something only at the start of a line, and
 * underscores within a word, stay as they are.
 */
const markup = /[\\`*[\]<>|~]|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/** What readers turn into links: a scheme, a mailbox or a mention, a host name; `thesis.docx` is not one. */
const mayBecomeLink = /\/\/|[@#]|mailto:|xmpp:|www\.|\.(?!docx?\b)[\p{L}\p{N}]*\p{L}/iu;

/** Returns a code span whose fence has more backticks than any run in the text. */
function codeSpan(text: string): string {
  let fence = '`';
  while (text.includes(fence)) fence += '`';
  return `${fence} ${text} ${fence}`;
}
