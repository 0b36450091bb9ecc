import {
  type Analysis,
  certaintyInWords,
  numberKeys,
  numberNames,
  sourceInWords,
} from '../../../core/docx/analysis.ts';
import { openDoubts } from '../../../core/docx/evidence/doubt.ts';
import { listsInWords, turnsInWords } from '../../../core/docx/evidence/in-words.ts';
import { counted } from '../../../core/text/counted.ts';
import { formatCount } from '../../../core/text/format-count.ts';
import { type Child, element } from '../elements/element.ts';
import { facts, table } from '../elements/table.ts';
import { inWordView, pageOf, pagesOfList } from './in-word-view.ts';
import { type NumbersSet, numbersSet, setInWords } from './numbers-set.ts';
import { certaintyLabel, type Item, type Report } from './report.ts';

/**
 * The five numbers and what they rest on. Without a report, such as after a purge, only the numbers.
 *
 * @param keysSet which of the numbers an editor set
 */
export function evidenceView(
  analysis: Analysis,
  report: Report | null,
  keysSet: readonly (keyof Analysis)[] = [],
): HTMLElement[] {
  const set = report === null ? {} : numbersSet(keysSet, report);
  const numbers = [element('h2', {}, ['What was counted']), numberCards(analysis, report, set)];
  if (report === null) return numbers;
  const setTo = (key: keyof Analysis) => {
    const says = setInWords(set[key]);
    return says === null
      ? []
      : [element('p', {}, [`${numberNames[key]}: ${formatCount(analysis[key])}, ${says}.`])];
  };
  return [
    ...numbers,
    doubtBox(report, set),
    element('h2', {}, ['Evidence for the numbers']),
    part('Start of the text', bodyStart(report)),
    part(`Reference lists (${report.referenceLists.length})`, referenceLists(report)),
    part(`Tables (${formatCount(analysis.tables)})`, [
      ...setTo('tables'),
      ...itemList(report.tables, 'No tables were found.'),
    ]),
    part(`Figures (${formatCount(analysis.figures)})`, [
      ...setTo('figures'),
      ...itemList(report.figures, 'No figures were found.'),
    ]),
    part(`Front matter (${counted(analysis.frontMatter, 'page', 'pages')})`, [
      ...setTo('frontMatter'),
      ...frontMatter(report),
    ]),
    part('Words by part of the document', [
      ...setTo('textWordCount'),
      ...setTo('refsWordCount'),
      words(report),
    ]),
    ...inWordView(report),
  ];
}

/** The doubts about the document, for the person who checks them. */
function doubtBox(report: Report, set: NumbersSet): HTMLElement {
  const unsure = unsureNumbers(report.certainty);
  if (unsure.length > 0 && unsure.every((number) => set[number] !== undefined))
    return element('p', { class: 'box good' }, ['The editor set each number that was in doubt.']);
  const doubts = openDoubts(
    report,
    numberKeys.filter((number) => set[number] !== undefined),
  );
  if (doubts.length === 0)
    return unsure.length === 0
      ? element('p', { class: 'box good' }, [
          areFindingsSure(report) ? allSure : `${allSure} ${notTheFindings}`,
        ])
      : element('p', { class: 'box doubt' }, ['Some of the numbers are uncertain.']);
  return element('section', { class: 'box doubt' }, [
    element('h3', {}, ['In doubt']),
    element(
      'ul',
      {},
      doubts.map((doubt) => element('li', {}, [doubt])),
    ),
  ]);
}

/** The numbers that are not sure; one without a certainty counts as sure, as in reports of older submissions. */
function unsureNumbers(certainty: Report['certainty']): (keyof Analysis)[] {
  return numberKeys.filter((number) => !isSure(certainty?.[number]));
}

function isSure(certainty = 1): boolean {
  return certaintyInWords(certainty) === 'sure';
}

const allSure = 'All numbers are sure.';
const notTheFindings = 'Some of the evidence is not; it is marked below.';

/** Whether everything below that has a certainty of its own is sure. */
function areFindingsSure({ bodyStart, referenceLists, tables, figures }: Report): boolean {
  return [bodyStart, ...referenceLists, ...tables, ...figures].every(({ certainty }) => isSure(certainty));
}

function part(title: string, children: readonly Child[]): HTMLElement {
  return element('section', { class: 'part' }, [element('h3', {}, [title]), ...children]);
}

function bodyStart({ bodyStart: start, certainty: sure }: Report): HTMLElement[] {
  const { heading, place, reason, certainty, runnerUp } = start;
  if (heading === null) return [element('p', {}, ['The document contains no text.'])];
  return [
    element('p', {}, [
      element('q', {}, [quoted(heading)]),
      ' ',
      element('span', { class: 'hint' }, [[...pageOf(place), reason].join('; ')]),
      ' ',
      ...certaintyLabel(certainty),
    ]),
    ...(isSure(sure?.textWordCount) && isSure(sure?.frontMatter) ? [] : notTaken(runnerUp)),
  ];
}

/** The next best place, for someone who has to check the one that was taken. */
function notTaken(runnerUp: Report['listRunnerUp']): HTMLElement[] {
  if (!runnerUp || runnerUp.heading === null) return [];
  const { heading, place, reason } = runnerUp;
  return [
    element('p', {}, [
      'Not taken: ',
      element('q', {}, [quoted(heading)]),
      ' ',
      element('span', { class: 'hint' }, [[...pageOf(place), reason].join('; ')]),
    ]),
  ];
}

function referenceLists(report: Report): HTMLElement[] {
  const { referenceLists: lists, listRunnerUp, certainty: sure } = report;
  const other = isSure(sure?.refsWordCount) ? [] : notTaken(listRunnerUp);
  if (lists.length === 0)
    return [element('p', { class: 'hint' }, ['No reference list was found.']), ...other];
  const columns = [
    { name: 'Heading' },
    { name: 'Pages' },
    { name: 'Words', isNumber: true },
    { name: 'Entries', isNumber: true },
    { name: 'Recognised by' },
  ];
  const rows = lists.map((list) => {
    const sure = certaintyInWords(list.certainty ?? 1);
    const reason = sure === 'sure' ? list.reason : `${list.reason} (${sure})`;
    return [
      quoted(list.heading),
      pagesOfList(list),
      formatCount(list.words),
      formatCount(list.entries),
      reason,
    ];
  });
  return [table({ caption: 'Reference lists', columns, rows }), ...other];
}

function frontMatter({ pages, certainty }: Report): HTMLElement[] {
  const { reason, witnesses, turns } = pages;
  const whose = sourceInWords(pages);
  return [
    element('p', {}, [
      ...(whose === null ? [] : [element('strong', {}, [`${capitalised(whose)}:`]), ' ']),
      element('span', { class: 'hint' }, [reason]),
      ' ',
      ...certaintyLabel(certainty?.frontMatter),
    ]),
    facts([
      ...witnesses.map(({ name, pages: count }) => [name, counted(count, 'page', 'pages')] as const),
      ['page breaks', turns ? turnsInWords(turns) : null],
    ]),
  ];
}

function words({ words: { front, text, references, total, notes, leftOut } }: Report): HTMLElement {
  return facts([
    ['Front matter', formatCount(front)],
    ['Text', formatCount(text)],
    ['References', formatCount(references)],
    ['Total', formatCount(total)],
    ['Of these in notes', notes === 0 ? null : formatCount(notes)],
    ['Left out', leftOut === undefined ? null : formatCount(leftOut)],
  ]);
}

/** Tables or figures with their captions: first those that were counted, then the others with the reason. */
function itemList(items: readonly Item[], none: string): HTMLElement[] {
  const inCount = items.filter((item) => item.counted);
  const others = items.filter((item) => !item.counted);
  const shown =
    inCount.length === 0
      ? element('p', { class: 'hint' }, [none])
      : element('ol', { class: 'items' }, inCount.map(entry));
  if (others.length === 0) return [shown];
  return [
    shown,
    element('p', { class: 'hint' }, ['Not counted:']),
    element('ul', { class: 'items' }, others.map(entry)),
  ];
}

function entry(item: Item): HTMLElement {
  const { caption, zone, place, reason, certainty } = item;
  const at = place?.words ? [', at “', quoted(place.words), '”'] : [];
  const name = caption === null ? element('em', {}, ['without a caption', ...at]) : quoted(caption);
  const because = zone === 'text' ? reason : `${reason}; in the ${zoneNames[zone]}`;
  const section = place?.section ? [' in “', quoted(place.section), '”'] : [];
  const where = place ? [...pageOf(place), ...section, '; '] : [];
  return element('li', {}, [
    name,
    ' ',
    element('span', { class: 'hint' }, [...where, because]),
    ' ',
    ...certaintyLabel(certainty),
  ]);
}

/** Words of the document, which keep their own direction among ours: a caption in Arabic that names a unit in English. */
function quoted(words: string): HTMLElement {
  return element('bdi', {}, [words]);
}

function capitalised(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

const zoneNames = { front: 'front matter', references: 'references' } as const;

/** The five numbers side by side, each with how sure it is and a sentence on what it rests on. */
function numberCards(analysis: Analysis, report: Report | null, set: NumbersSet): HTMLElement {
  const cards = numberKeys.map((key) =>
    element('li', { class: 'card' }, [
      element('p', { class: 'figure' }, [formatCount(analysis[key])]),
      element('p', { class: 'name' }, [
        numberNames[key],
        ' ',
        ...(set[key] === undefined ? certaintyLabel(report?.certainty?.[key]) : []),
      ]),
      ...(report ? [element('p', { class: 'hint' }, [setInWords(set[key]) ?? basisOf(key, report)])] : []),
    ]),
  );
  return element('ul', { class: 'numbers' }, cards);
}

function basisOf(key: keyof Analysis, report: Report): string {
  const { bodyStart, referenceLists, words, pages } = report;
  if (key === 'textWordCount') {
    const start = bodyStart.heading === null ? 'no text was found' : `from “${bodyStart.heading}” to the end`;
    return words.notes === 0 ? start : `${start}, ${counted(words.notes, 'word', 'words')} in notes included`;
  }
  if (key === 'refsWordCount') return listsInWords(referenceLists);
  if (key === 'frontMatter') return sourceInWords(pages) ?? pages.reason;
  const left = report[key].filter((item) => !item.counted).length;
  if (left === 0) return report[key].length === 0 ? 'none was found' : 'each of them is listed below';
  return left === 1
    ? 'one more is not counted; see why below'
    : `${left} more are not counted; see why below`;
}
