import { signed, storedInWords } from '../../../core/docx/evidence/in-words.ts';
import { formatCount } from '../../../core/text/format-count.ts';
import { element } from '../elements/element.ts';
import { table } from '../elements/table.ts';
import type { Report } from './report.ts';

/** How to check the word count in Word, and why the count stored in the file differs. */
export function inWordView({ inWord, words }: Report): HTMLElement[] {
  if (inWord === undefined) return [];
  const { checks, stored } = inWord;
  const list = element(
    'ul',
    { class: 'items' },
    checks.map(({ says }) => element('li', {}, [says])),
  );
  const children: HTMLElement[] = [
    element('h3', {}, ['Check it in Word']),
    ...(checks.length > 0 ? [list] : []),
  ];
  if (stored !== null) {
    const { says, rows } = storedInWords(stored, words.text);
    const isSum = (index: number) => index === 0 || index === rows.length - 1;
    const cells = rows.map(([name, count], index) => [
      name,
      isSum(index) ? formatCount(count) : signed(count),
    ]);
    const columns = [{ name: 'Part' }, { name: 'Words', isNumber: true }];
    const sum = table({ caption: "From our count to the file's own", columns, rows: cells });
    children.push(element('p', { class: 'hint' }, [says]), sum);
  }
  return [element('section', { class: 'part' }, children)];
}

type Place = Report['bodyStart']['place'];

/** Returns "page 12", or nothing if the report has no place. */
export function pageOf(place: Place): string[] {
  return place ? [`page ${place.page}`] : [];
}

/** Returns "102 to 104": from the page of the list's heading to the page on which the text continues. */
export function pagesOfList({ place, endPlace }: Report['referenceLists'][number]): string {
  if (!place) return '';
  if (endPlace === undefined || endPlace === null) return `from ${place.page}`;
  return endPlace.page === place.page ? String(place.page) : `${place.page} to ${endPlace.page}`;
}
