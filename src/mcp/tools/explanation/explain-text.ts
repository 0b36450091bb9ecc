import type { Outline, OutlineBand } from '../../../core/docx/outline/outline.ts';
import { formatCount } from '../../../core/pricing/money.ts';
import type { ReadDocument } from '../../source.ts';
import { untrusted } from '../../untrusted.ts';
import { handMade } from './hand-made.ts';
import type { Explanation, Line } from './line.ts';

/** Explains the words of the text section by section, or from the report alone if the document may not be seen. Pure. */
export function explainText({ analysis, report, outline }: ReadDocument): Explanation {
  const { front, references, leftOut = 0 } = report.words;
  const others = [
    `Not counted: ${formatCount(front)} words of front matter, ${formatCount(references)} of references.`,
    ...(leftOut === 0 ? [] : [`The operator leaves out ${formatCount(leftOut)} further words.`]),
  ];
  if (outline === undefined) return { says: others, lines: fromTheStart(report) };
  const lines = sectionLines(outline);
  const sum = lines.reduce((words, line) => words + (line.words ?? 0), 0);
  return { says: [...others, ...handMade(analysis.textWordCount, sum, 'words')], lines };
}

function fromTheStart({ words, bodyStart }: ReadDocument['report']): Line[] {
  const { heading, place, reason, certainty } = bodyStart;
  if (heading === null) return [];
  const label = 'the text, from here on without reference lists';
  const page = place ? { page: place.page } : {};
  return [
    { isCounted: true, label, text: untrusted(heading), ...page, words: words.text, reason, certainty },
  ];
}

/** Returns a line for each heading with the words up to the next one, and one for all notes. */
function sectionLines({ rows, bands }: Outline): Line[] {
  const texts = bands.filter(({ kind }) => kind === 'text' || kind === 'appendix');
  const lines: (Line & { words: number })[] = [];
  let page = 1;
  let band: OutlineBand | undefined;
  let next = 0;
  for (const row of rows) {
    page = row.page ?? page;
    while ((texts[next]?.until ?? Number.POSITIVE_INFINITY) <= row.at) next += 1;
    const here = texts[next];
    if (here === undefined) break;
    if (row.at < here.from) continue;
    const last = lines.at(-1);
    if (last === undefined || row.kind === 'heading' || here !== band) {
      const isAppendix = here.kind === 'appendix' && here !== band;
      const label = isAppendix ? { label: 'appendix' } : {};
      lines.push({ isCounted: true, ...label, text: untrusted(row.text), page, words: row.words });
    } else last.words += row.words;
    band = here;
  }
  const found = lines.reduce((sum, { words }) => sum + words, 0);
  const notes = texts.reduce((sum, { words }) => sum + words, 0) - found;
  return notes > 0 ? [...lines, { isCounted: true, label: 'footnotes and endnotes', words: notes }] : lines;
}
