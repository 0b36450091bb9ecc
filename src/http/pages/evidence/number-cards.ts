import { type Analysis, numberKeys, numberNames, sourceInWords } from '../../../core/docx/analysis.ts';
import { formatCount } from '../../../core/pricing/money.ts';
import { element } from '../elements/element.ts';
import { counted } from '../elements/format.ts';
import { type NumbersSet, setInWords } from './numbers-set.ts';
import { certaintyLabel, fieldOf, type Report } from './report.ts';

/** The five numbers side by side, each with how sure it is and a sentence on what it rests on. */
export function numberCards(analysis: Analysis, report: Report | null, set: NumbersSet): HTMLElement {
  const cards = numberKeys.map((key) =>
    element('li', { class: 'card' }, [
      element('p', { class: 'figure' }, [formatCount(analysis[key])]),
      element('p', { class: 'name' }, [
        numberNames[key],
        ' ',
        ...(set[key] === undefined ? certaintyLabel(fieldOf(report?.certainty, key)) : []),
      ]),
      ...(report ? [element('p', { class: 'hint' }, [setInWords(set[key]) ?? basisOf(key, report)])] : []),
    ]),
  );
  return element('ul', { class: 'numbers' }, cards);
}

function basisOf(key: keyof Analysis, report: Report): string {
  const { bodyStart, referenceLists, words, pages } = report;
  if (key === 'textWordCount') {
    const start = bodyStart.heading === null ? 'no text was found' : `from “${bodyStart.heading}” on`;
    return words.notes === 0 ? start : `${start}, ${counted(words.notes, 'word', 'words')} in notes included`;
  }
  if (key === 'refsWordCount') {
    const entries = referenceLists.reduce((sum, list) => sum + list.entries, 0);
    if (referenceLists.length === 0) return 'no reference list was found';
    const lists = referenceLists.length === 1 ? 'one list' : `${referenceLists.length} lists`;
    return `${lists} with about ${counted(entries, 'entry', 'entries')}`;
  }
  if (key === 'frontMatter') return sourceInWords(pages.source) ?? pages.reason;
  const left = report[key].filter((item) => !item.counted).length;
  if (left === 0) return report[key].length === 0 ? 'none was found' : 'each of them is listed below';
  return left === 1
    ? 'one more is not counted; see why below'
    : `${left} more are not counted; see why below`;
}
