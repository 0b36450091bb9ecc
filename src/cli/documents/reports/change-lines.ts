import {
  type ComparedCounts,
  countsInWords,
  type DocumentChanges,
  hasSameWords,
  isLikelyOther,
  otherDocumentDoubt,
  type PartChange,
  partName,
} from '../../../core/docx/revision/document-changes.ts';
import { formatCount } from '../../../core/text/format-count.ts';
import { alignColumns, cutEnd } from '../../terminal/text/columns.ts';
import { printable } from '../../terminal/text/printable.ts';
import type { Style } from '../../terminal/text/style.ts';

/**
 * Formats what changed in a later version of a document for people: a row for each part, the totals, and the other
 * numbers that changed.
 */
export function changeLines(changes: DocumentChanges, counts: ComparedCounts, style: Style): string[] {
  const { parts, words, isByPassage } = changes;
  const rows = parts.map((part) => [
    cutEnd(printable(partName(part)), widestName),
    part.state,
    ...countsOf(part),
  ]);
  const sums = [
    ['Text, total', '', ...countsOf(words.text)],
    ['References, total', '', ...countsOf(words.references)],
  ];
  const titles = ['What changed', '', 'Before', 'Now', 'New', 'Gone'];
  const [header = '', ...lines] = alignColumns(
    [titles, ...rows, ...sums],
    ['left', 'left', 'right', 'right', 'right', 'right'],
  );
  return [
    style.strong(header),
    ...lines,
    ...countsInWords(counts).map(([name, change]) => `${name}: ${change}`),
    ...(hasSameWords(changes) ? ['No words have changed.'] : []),
    ...(isLikelyOther(changes) ? [otherDocumentDoubt] : []),
    ...(isByPassage ? ['The document is so long that its paragraphs were compared only as a whole.'] : []),
  ];
}

function countsOf({ before, after, added, removed }: Omit<PartChange, 'zone' | 'title' | 'state'>): string[] {
  return [before, after, added, removed].map(formatCount);
}

const widestName = 40;
