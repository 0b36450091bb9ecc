import { countRows, headFacts, noteLines, priceRows, type QuoteDocument } from './facts.ts';

/** For wikis, issues and notes. */
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

/** A bar ends a cell of a table even in code. */
function cell(text: string): string {
  const cellText = escaped(text);
  return cellText.startsWith('`') ? cellText.replaceAll('|', '\\|') : cellText;
}

/**
 * Names from outside are text, and nothing in them is markup. Escapes do not keep every reader from making links of
 * addresses, mentions and numbers of issues; a code span does.
 */
function escaped(text: string): string {
  if (mayBecomeLink.test(text)) return codeSpan(text);
  // One dollar alone begins no formula.
  const isFormula = text.indexOf('$') !== text.lastIndexOf('$');
  const safe = text.replace(markup, '\\$&');
  return isFormula ? safe.replaceAll('$', '\\$') : safe;
}

/**
 * What means something within a line: signs that mean something only at its start, and underscores within a word, stay as
 * they are.
 */
const markup = /[\\`*[\]<>|~]|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/** What readers link by themselves: with a scheme, a mailbox or a mention, a name of a host; `thesis.docx` is none. */
const mayBecomeLink = /\/\/|[@#]|mailto:|xmpp:|www\.|\.(?!docx?\b)[\p{L}\p{N}]*\p{L}/iu;

/** Fenced by more backticks than it has in a row. */
function codeSpan(text: string): string {
  let fence = '`';
  while (text.includes(fence)) fence += '`';
  return `${fence} ${text} ${fence}`;
}
