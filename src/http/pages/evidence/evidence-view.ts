import type { Analysis } from '../../../core/docx/analysis.ts';
import { certaintyInWords } from '../../../core/docx/certainty-in-words.ts';
import { formatCount } from '../../../core/pricing/money.ts';
import { type Child, element } from '../elements/element.ts';
import { facts } from '../elements/facts.ts';
import { table } from '../elements/table.ts';
import { counted } from '../text/counted.ts';
import { certaintyLabel } from './certainty.ts';
import { itemList } from './item-list.ts';
import { numberCards } from './number-cards.ts';
import { fieldOf, type Report } from './report.ts';

/** The five numbers and all that they rest on. Without a report, as after a purge, the numbers alone. */
export function evidenceView(analysis: Analysis, report: Report | null): HTMLElement[] {
  const numbers = [element('h2', {}, ['What was counted']), numberCards(analysis, report)];
  if (report === null) return numbers;
  return [
    ...numbers,
    doubtBox(report),
    element('h2', {}, ['What the numbers rest on']),
    part('Start of the text', bodyStart(report)),
    part(`Reference lists (${report.referenceLists.length})`, referenceLists(report)),
    part(`Tables (${analysis.tables})`, itemList(report.tables, 'No tables were found.')),
    part(`Figures (${analysis.figures})`, itemList(report.figures, 'No figures were found.')),
    part(`Front matter (${counted(analysis.frontMatter, 'page', 'pages')})`, frontMatter(report)),
    part('Words by part of the document', [words(report)]),
  ];
}

/** What the document leaves in doubt, for whoever has to look. */
function doubtBox({ warnings: doubts, certainty }: Report): HTMLElement {
  if (doubts.length === 0)
    return isSure(certainty)
      ? element('p', { class: 'box good' }, ['All numbers are sure.'])
      : element('p', { class: 'box doubt' }, ['Not all of the numbers are sure.']);
  return element('section', { class: 'box doubt' }, [
    element('h3', {}, ['In doubt']),
    element(
      'ul',
      {},
      doubts.map((doubt) => element('li', {}, [doubt])),
    ),
  ]);
}

/** Reports of older submissions do not always say how sure a number is, or why it is not. */
function isSure(certainty: unknown): boolean {
  return ['textWordCount', 'refsWordCount', 'tables', 'figures', 'frontMatter'].every((number) => {
    const value = fieldOf(certainty, number);
    return typeof value !== 'number' || certaintyInWords(value) === 'sure';
  });
}

function part(title: string, children: readonly Child[]): HTMLElement {
  return element('section', { class: 'part' }, [element('h3', {}, [title]), ...children]);
}

function bodyStart({ bodyStart: { heading, reason, certainty } }: Report): HTMLElement[] {
  if (heading === null) return [element('p', {}, ['The document contains no text.'])];
  return [
    element('p', {}, [
      element('q', {}, [heading]),
      ' ',
      element('span', { class: 'hint' }, [reason]),
      ' ',
      ...certaintyLabel(certainty),
    ]),
  ];
}

function referenceLists({ referenceLists: lists }: Report): HTMLElement[] {
  if (lists.length === 0) return [element('p', { class: 'hint' }, ['No reference list was found.'])];
  const columns = [
    { name: 'Heading' },
    { name: 'Words', isNumber: true },
    { name: 'Entries', isNumber: true },
    { name: 'Known by' },
  ];
  const rows = lists.map((list) => {
    const certainty = fieldOf(list, 'certainty');
    const sure = typeof certainty === 'number' ? certaintyInWords(certainty) : 'sure';
    const reason = sure === 'sure' ? list.reason : `${list.reason} (${sure})`;
    return [list.heading, formatCount(list.words), formatCount(list.entries), reason];
  });
  return [table({ caption: 'Reference lists', columns, rows })];
}

function frontMatter({ pages }: Report): HTMLElement[] {
  const { reason, certainty, witnesses } = pages;
  return [
    element('p', {}, [element('span', { class: 'hint' }, [reason]), ' ', ...certaintyLabel(certainty)]),
    facts(witnesses.map(({ name, pages: count }) => [name, counted(count, 'page', 'pages')])),
  ];
}

function words({ words: { front, text, references, total, notes } }: Report): HTMLElement {
  return facts([
    ['Front matter', formatCount(front)],
    ['Text', formatCount(text)],
    ['References', formatCount(references)],
    ['Together', formatCount(total)],
    ['Of these in notes', notes === 0 ? null : formatCount(notes)],
  ]);
}
