import {
  type Analysis,
  type AnalysisReport,
  certaintyInWords,
  numberKeys,
  numberNames,
  sourceInWords,
} from '../docx/analysis.ts';
import { signed, storedInWords } from '../docx/evidence/in-words.ts';
import { formatCount } from '../pricing/money.ts';
import { counted } from '../text/counted.ts';
import { type Markup, markup } from './markup.ts';

/** Paints the five numbers side by side, with how certain each is. */
export function paintNumbers(analysis: Analysis, report: AnalysisReport): Markup {
  const cards = numberKeys.map((key) => {
    const sure = certaintyInWords(report.certainty[key]);
    return markup('li', { class: 'card' }, [
      markup('p', { class: 'figure' }, [formatCount(analysis[key])]),
      markup('p', { class: 'name' }, [
        numberNames[key],
        ' ',
        markup('span', { class: `certainty ${sure.replace(' ', '-')}` }, [sure]),
      ]),
      markup('p', { class: 'hint' }, [basisOf(key, report)]),
    ]);
  });
  return markup('ul', { class: 'numbers' }, cards);
}

function basisOf(key: keyof Analysis, report: AnalysisReport): string {
  const { bodyStart, referenceLists, pages } = report;
  if (key === 'textWordCount') return bodyStart.heading === null ? 'no text was found' : startOf(bodyStart);
  if (key === 'refsWordCount') {
    const entries = referenceLists.reduce((sum, list) => sum + list.entries, 0);
    if (referenceLists.length === 0) return 'no reference list was found';
    const lists = referenceLists.length === 1 ? 'one list' : `${referenceLists.length} lists`;
    return `${lists} with about ${counted(entries, 'entry', 'entries')}`;
  }
  if (key === 'frontMatter') return sourceInWords(pages) ?? pages.reason;
  const left = report[key].filter((item) => !item.counted).length;
  return left === 0 ? 'none left out' : `${formatCount(left)} more not counted`;
}

function startOf({ heading, place }: AnalysisReport['bodyStart']): string {
  return `from “${heading}”${place ? ` on page ${place.page}` : ''} to the end`;
}

/** Paints how to check the words in Word, and why the count stored in the file differs. */
export function paintInWord({ inWord, words }: AnalysisReport): Markup[] {
  if (!inWord || (inWord.checks.length === 0 && inWord.stored === null)) return [];
  const { checks, stored } = inWord;
  const list = markup(
    'ul',
    { class: 'items' },
    checks.map(({ says }) => markup('li', { dir: 'auto' }, [says])),
  );
  const children = [markup('h2', {}, ['Check it in Word']), ...(checks.length > 0 ? [list] : [])];
  if (stored !== null) {
    const { says, rows } = storedInWords(stored, words.text);
    const line = ([name, count]: (typeof rows)[number], index: number) =>
      markup('tr', {}, [
        markup('th', { scope: 'row' }, [name]),
        markup('td', { class: 'number' }, [
          index === 0 || index === rows.length - 1 ? formatCount(count) : signed(count),
        ]),
      ]);
    children.push(
      markup('details', {}, [
        markup('summary', {}, [`Why the file itself carries a count of ${formatCount(stored.words)}`]),
        markup('p', { class: 'hint' }, [says]),
        markup('table', { class: 'stored-words' }, [markup('tbody', {}, rows.map(line))]),
      ]),
    );
  }
  return [markup('section', { class: 'in-word' }, children)];
}
