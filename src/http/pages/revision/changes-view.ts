import {
  countsInWords,
  hasSameWords,
  isLikelyOther,
  otherDocumentDoubt,
  partName,
} from '../../../core/docx/revision/document-changes.ts';
import { counted } from '../../../core/text/counted.ts';
import { formatCount } from '../../../core/text/format-count.ts';
import type { Revision } from '../../client/client.ts';
import { element } from '../elements/element.ts';
import { facts, table } from '../elements/table.ts';

export type Changes = NonNullable<Revision['changes']>;

/** What changed in a revised document: in a sentence, and part by part. */
export function changesView(changes: Changes): HTMLElement {
  const { words, parts, fileName, price, comparedWith, isByPassage } = changes;
  const columns = [
    { name: 'Part' },
    { name: 'State' },
    { name: 'Words before', isNumber: true },
    { name: 'Words now', isNumber: true },
    { name: 'New words', isNumber: true },
    { name: 'Words removed', isNumber: true },
  ];
  const rows = parts.map((part) => [
    partName(part),
    stateNames[part.state],
    ...[part.before, part.after, part.added, part.removed].map(formatCount),
  ]);
  const counts = countsInWords(changes);
  return element('section', { class: 'changes', 'aria-labelledby': 'changes-title' }, [
    element('h2', { id: 'changes-title' }, ['What changed']),
    element('p', {}, [
      hasSameWords(changes) ? `No words have changed in ${fileName}. ` : wordsInWords(fileName, words),
      price === 'changes'
        ? `The quote is for these changes alone, on top of version ${comparedWith}.`
        : 'The quote is for the whole document.',
    ]),
    ...(isLikelyOther(changes) ? [element('p', { class: 'box doubt' }, [otherDocumentDoubt])] : []),
    ...(counts.length > 0 ? [facts(counts)] : []),
    table({ caption: `What changed since version ${comparedWith}, part by part`, columns, rows }),
    element('p', { class: 'hint' }, [
      isByPassage
        ? 'The document is so long that each paragraph was compared as a whole.'
        : 'Text that only moved has not changed. Pictures, equations and formatting are not compared.',
    ]),
  ]);
}

function wordsInWords(fileName: string, { text, references }: Changes['words']): string {
  const added = `${counted(text.added, 'new word', 'new words')} of text and ${formatCount(references.added)} of references`;
  const removed = counted(text.removed + references.removed, 'word was', 'words were');
  return `${fileName} has ${added}; ${removed} removed. `;
}

const stateNames: Readonly<Record<Changes['parts'][number]['state'], string>> = {
  unchanged: 'unchanged',
  changed: 'changed',
  added: 'new',
  removed: 'removed',
  moved: 'moved',
};
