import { describe, expect, test } from 'vitest';
import {
  type AnalysisReport,
  certaintyInWords,
  type ItemEvidence,
} from '../../../../src/core/docx/analysis.ts';
import { isSettled } from '../../../../src/core/docx/evidence/doubt.ts';
import { type DoubtContext, findDoubts } from '../../../../src/core/docx/evidence/find-doubts.ts';
import { startDoubt } from '../../../../src/core/docx/evidence/text-doubt-in-words.ts';
import { endnoteReference, footnoteReference, heading, paragraph } from '../../../support/docx/text.ts';
import { report } from '../structure/decisions.ts';
import { overruled } from '../structure/overruled.ts';
import { entries, prose } from '../structure/prose.ts';

type Evidence = Omit<AnalysisReport, 'doubts' | 'warnings'>;

const sure: Evidence = {
  words: { total: 1000, front: 100, text: 800, references: 100, notes: 0 },
  bodyStart: {
    heading: 'Introduction',
    paragraph: 12,
    reason: '',
    certainty: 0.99,
    runnerUp: { heading: 'Methods', paragraph: 40, reason: '', certainty: 0.3 },
  },
  referenceLists: [
    { heading: 'References', paragraph: 60, until: 70, words: 100, entries: 9, reason: '', certainty: 1 },
  ],
  tables: [],
  figures: [],
  pages: {
    count: 3,
    reason: 'an estimate of the layout',
    witnesses: [
      { name: 'estimate of the layout', pages: 3 },
      { name: 'page number in the contents', pages: 3 },
    ],
    certainty: 0.95,
  },
  certainty: { textWordCount: 0.95, refsWordCount: 0.95, tables: 0.95, figures: 0.95, frontMatter: 0.95 },
};
const context: DoubtContext = {
  foreignPart: null,
  lostNote: null,
  areListsSet: false,
  zones: { start: 0.99, listsInText: 0.99, lists: 0.99 },
  displaced: new Set(),
  listDoubt: null,
  listTrace: null,
  lastParagraph: 99,
  // Ten paragraphs fit on a page.
  pageOf: (paragraph) => Math.floor(paragraph / 10) + 1,
  overlooked: { tables: [], figures: [] },
};

/** What is said of a document that is sure but for this. */
function doubts(
  changed: Partial<Omit<Evidence, 'certainty'>> & { certainty?: Partial<Evidence['certainty']> },
  known: Partial<DoubtContext> = {},
): string[] {
  return placed(changed, known).map(([sentence]) => sentence);
}

/** The same, each with the paragraph to look at. */
function placed(
  changed: Partial<Omit<Evidence, 'certainty'>> & { certainty?: Partial<Evidence['certainty']> },
  known: Partial<DoubtContext> = {},
): [says: string, paragraph: number | null][] {
  const certainty = { ...sure.certainty, ...changed.certainty };
  const found = findDoubts({ ...sure, ...changed, certainty }, { ...context, ...known });
  for (const { says, names } of found) expect(says).toContain(names);
  return found.map(({ says, paragraph: at }) => [says, at]);
}

const pages = (changed: Partial<AnalysisReport['pages']>) => ({
  pages: { ...sure.pages, certainty: 0.7, ...changed },
  certainty: { frontMatter: 0.7 },
});

describe('a doubt', () => {
  const about = (changed: Parameters<typeof doubts>[0], known: Partial<DoubtContext> = {}) => {
    const certainty = { ...sure.certainty, ...changed.certainty };
    const found = findDoubts({ ...sure, ...changed, certainty }, { ...context, ...known });
    return found.map(({ about: numbers }) => numbers);
  };

  test('names each number that it is about', () => {
    const zones = { start: 0.6, listsInText: 0.99, lists: 0.99 };
    expect(about({ certainty: { textWordCount: 0.6, frontMatter: 0.6, tables: 0.5 } }, { zones })).toEqual([
      ['tables'],
      ['textWordCount', 'frontMatter'],
    ]);
  });

  test('about a missing list or imported text names the numbers that lack it', () => {
    expect(about({ referenceLists: [] }, { foreignPart: 25 })).toEqual([
      ['refsWordCount'],
      ['textWordCount', 'refsWordCount', 'tables', 'figures', 'frontMatter'],
    ]);
  });

  test('is settled by the numbers that it is about, and not if it is about none in particular', () => {
    expect(isSettled(['tables'], ['tables', 'figures'])).toBe(true);
    expect(isSettled(['tables', 'textWordCount'], ['tables'])).toBe(false);
    expect(isSettled([], ['tables'])).toBe(false);
  });
});

describe('the doubts', () => {
  test('are none if nothing is in doubt', () => {
    expect(doubts({})).toEqual([]);
  });

  test('say where else the text may start', () => {
    const zones = { start: 0.6, listsInText: 0.99, lists: 0.99 };
    expect(doubts({ certainty: { textWordCount: 0.6, frontMatter: 0.6 } }, { zones })).toEqual([
      'It is unclear where the text starts; it is taken to start at "Introduction", and not at "Methods".',
    ]);
  });

  test('name the page where the text may start under the same words', () => {
    const place = { page: 3, section: null, words: 'Introduction' };
    const runnerUp = { heading: 'Introduction', paragraph: 40, place, reason: '', certainty: 0.3 };
    const start = { heading: 'Introduction', paragraph: 12, reason: '', certainty: 0.6, runnerUp };
    expect(startDoubt(start, context.pageOf).says).toBe(
      'It is unclear where the text starts; it is taken to start at "Introduction", and not where the same words appear on page 3.',
    );
  });

  test('say where else the text may start if tables or figures depend on it', () => {
    const zones = { start: 0.6, listsInText: 0.99, lists: 0.99 };
    const displaced = new Set(['tables', 'figures'] as const);
    expect(doubts({ certainty: { tables: 0.6, figures: 0.6 } }, { zones, displaced })).toEqual([
      'It is unclear where the text starts; it is taken to start at "Introduction", and not at "Methods".',
    ]);
  });

  test.each([
    [{ front: 920, references: 0 }, 'whether the text starts at "Introduction", and not at "Methods"'],
    [{ front: 0, references: 920 }, 'what is taken for a reference list at "References"'],
  ])('say what took the words of a text with hardly any left: %o', (words, check) => {
    const few = { words: { total: 1000, text: 80, notes: 0, ...words }, certainty: { textWordCount: 0.5 } };
    expect(doubts(few)).toEqual([`Only 80 of 1,000 words are taken for text; please check ${check}.`]);
  });

  test.each([
    ['opening', false, 'which parts are reference lists; one may begin at "Sources"'],
    ['opening', true, 'whether a reference list begins at "Sources"'],
    ['closing', false, 'where a reference list ends; it may end before "Sources"'],
    ['closing', true, 'where a reference list ends; it is taken to end before "Sources"'],
  ] as const)('say of an %s in doubt, taken: %s, %s', (boundary, isTaken, sentence) => {
    const listDoubt = { boundary, isTaken, paragraph: 80, heading: 'Sources' };
    const zones = { start: 0.99, listsInText: 0.8, lists: 0.7 };
    const certainty = { refsWordCount: 0.7, textWordCount: 0.8 };
    expect(doubts({ certainty }, { zones, listDoubt })).toEqual([`It is unclear ${sentence}.`]);
  });

  test('say which list is in doubt if no single place is', () => {
    expect(doubts({ certainty: { refsWordCount: 0.7 } })).toEqual([
      'It is unclear where the reference list at "References" begins and ends.',
    ]);
  });

  test('say that there is no reference list, and where one may be', () => {
    const listDoubt = { boundary: 'opening', isTaken: false, paragraph: 80, heading: 'Sources' } as const;
    expect(doubts({ referenceLists: [] })).toEqual([
      'No reference list was found; please check the end of the document (page 10).',
    ]);
    expect(doubts({ referenceLists: [] }, { listDoubt })).toEqual([
      'No reference list was found; one may begin at "Sources".',
    ]);
  });

  test.each([
    ['listed', 'although the contents on page 5 name one; please check the end of the document (page 10)'],
    ['entries', 'although several lines read like entries of one, the first on page 5'],
    [
      'citations',
      'although the text cites others, first on page 5; please check the end of the document (page 10)',
    ],
  ] as const)('say that %s show that a reference list was missed', (kind, sentence) => {
    const certainty = { refsWordCount: 0.5, textWordCount: 0.5 };
    expect(doubts({ referenceLists: [], certainty }, { listTrace: { kind, paragraph: 42 } })).toEqual([
      `No reference list was found, ${sentence}.`,
    ]);
  });

  test('say that a reference list is empty', () => {
    const referenceLists = sure.referenceLists.map((list) => ({ ...list, entries: 0 }));
    expect(doubts({ referenceLists })).toEqual(['The reference list under "References" is empty.']);
  });

  test.each([
    [1, 'One of the 3 front matter pages, page 2, is blank; it is counted too.'],
    [2, '2 of the 3 front matter pages are blank, the first of them page 2; they are counted too.'],
  ])('say that %i front matter pages are blank', (blankPages, sentence) => {
    expect(doubts(pages({ blankPages, firstBlankPage: 2 }))).toEqual([sentence]);
  });

  test('say that pages which Word counted cannot be found', () => {
    expect(doubts(pages({ totals: { stored: 14, found: 11 } }))).toEqual([
      'Word counted 14 pages in the document, but 3 of them cannot be found, and some may be front matter; please check which page "Introduction" is on.',
    ]);
  });

  test('say which witness counts a different number of pages', () => {
    const witnesses = [
      { name: 'estimate of the layout', pages: 3 },
      { name: 'page number in the contents', pages: 4 },
    ];
    expect(doubts(pages({ witnesses }))).toEqual([
      'The number of front matter pages is uncertain: 3 counted, but 4 by the page number in the contents; please check which page "Introduction" is on.',
    ]);
  });

  test('say where to look if no witness differs', () => {
    expect(doubts(pages({}))).toEqual([
      'The number of front matter pages is uncertain (3 counted: an estimate of the layout); please check which page "Introduction" is on.',
    ]);
  });

  test('name the least certain figures, and how many there are', () => {
    const figure = (paragraph: number, certainty: number, caption: string | null = null): ItemEvidence => ({
      ...{ paragraph, caption, certainty, zone: 'text', counted: true, reason: 'a picture by itself' },
    });
    const figures = [figure(7, 0.95), figure(9, 0.8), figure(20, 0.8, 'A pan')];
    expect(doubts({ figures, certainty: { figures: 0.8 } })).toEqual([
      '2 figures may be wrongly counted: paragraph 9 and "A pan". Why each is counted: a picture by itself.',
    ]);
    const more = Array.from({ length: 5 }, (_, index) => figure(30 + index, 0.8));
    expect(doubts({ figures: more, certainty: { figures: 0.8 } })).toEqual([
      '5 figures may be wrongly counted: paragraph 30, paragraph 31, paragraph 32 and 2 more. Why each is counted: a picture by itself.',
    ]);
  });

  test('name items together if the same signals decided on them, whatever is said of these', () => {
    const item = { caption: null, zone: 'text', counted: true, certainty: 0.8 } as const;
    const figures = [
      { ...item, paragraph: 9, reason: 'it floats', signals: ['floating'] },
      { ...item, paragraph: 12, reason: 'it is beside the text', signals: ['floating'] },
      { ...item, paragraph: 15, reason: 'it floats', signals: ['floating', 'small'] },
    ];
    expect(doubts({ figures, certainty: { figures: 0.8 } })).toEqual([
      '2 figures may be wrongly counted: paragraph 9 and paragraph 12. Why each is counted: it floats.',
    ]);
  });

  test('say of many items, each of which is sure, that one of them may be wrong', () => {
    const item = { caption: null, zone: 'text', counted: true, certainty: 0.97 } as const;
    const figures = [9, 12].map((paragraph) => ({ ...item, paragraph, reason: 'it is large' }));
    expect(doubts({ figures, certainty: { figures: 0.9 } })).toEqual([
      'One of 2 figures may be wrongly counted: paragraph 9 and paragraph 12. Why each is counted: it is large.',
    ]);
  });

  test('say on which page an item without a caption is', () => {
    const place = { page: 26, section: 'Results', words: 'Most firms' };
    const item = { paragraph: 9, caption: null, zone: 'text', counted: true, certainty: 0.8 } as const;
    const figures = [{ ...item, reason: 'a picture by itself', place }];
    expect(doubts({ figures, certainty: { figures: 0.8 } })).toEqual([
      'One figure may be wrongly counted: paragraph 9 on page 26. Why it is counted: a picture by itself.',
    ]);
  });

  test('name a paragraph with several items once', () => {
    const item = { paragraph: 959, caption: null, zone: 'text', counted: true, certainty: 0.8 } as const;
    const figures = [1, 2].map(() => ({ ...item, reason: 'a picture by itself' }));
    expect(doubts({ figures, certainty: { figures: 0.8 } })).toEqual([
      '2 figures may be wrongly counted: paragraph 959. Why each is counted: a picture by itself.',
    ]);
  });

  test('name a table that may be wrongly left out', () => {
    const table = { paragraph: 7, caption: 'Table 1: Salt', zone: 'text', counted: false } as const;
    const tables = [{ ...table, reason: 'a caption with nothing next to it', certainty: 0.8 }];
    expect(doubts({ tables, certainty: { tables: 0.8 } })).toEqual([
      'One table may be wrongly left out: "Table 1: Salt". Why it is left out: a caption with nothing next to it.',
    ]);
  });

  test('name what is no evidence if it is the least certain', () => {
    const item = { caption: null, zone: 'text', counted: false } as const;
    const panel = { ...item, paragraph: 26, certainty: 0.7, reason: 'it belongs to the caption above it' };
    const figures = [{ ...item, paragraph: 7, certainty: 0.9, reason: 'it is small' }];
    const overlooked = { tables: [], figures: [panel] };
    expect(doubts({ figures, certainty: { figures: 0.8 } }, { overlooked })).toEqual([
      'One figure may be wrongly left out: paragraph 26. Why it is left out: it belongs to the caption above it.',
    ]);
  });

  test('say that tables may have been overlooked if none was found', () => {
    expect(doubts({ certainty: { tables: 0.8 } })).toEqual([
      'No table was found, but one may have been missed; please check the text from "Introduction" on.',
    ]);
  });

  test('say where to look', () => {
    const zones = { start: 0.6, listsInText: 0.99, lists: 0.99 };
    const places = (...given: Parameters<typeof placed>) => placed(...given).map(([, at]) => at);
    expect(places({ certainty: { textWordCount: 0.6, frontMatter: 0.6 } }, { zones })).toEqual([12]);
    expect(places(pages({ blankPages: 1, firstBlankPage: 2 }))).toEqual([12]);
    expect(places(pages({}))).toEqual([12]);
    expect(places({ certainty: { refsWordCount: 0.7 } })).toEqual([60]);
    const listDoubt = { boundary: 'opening', isTaken: false, paragraph: 80, heading: 'Sources' } as const;
    expect(places({ certainty: { refsWordCount: 0.7 } }, { listDoubt })).toEqual([80]);
    expect(places({ referenceLists: [] }, { listDoubt })).toEqual([80]);
    expect(places({ referenceLists: [] })).toEqual([99]);
    const item = { caption: null, zone: 'text', counted: true, reason: '' } as const;
    const figures = [
      { ...item, paragraph: 7, certainty: 0.9 },
      { ...item, paragraph: 9, certainty: 0.8 },
    ];
    expect(places({ figures, certainty: { figures: 0.8 } })).toEqual([9]);
    expect(places({ certainty: { tables: 0.8 } })).toEqual([12]);
    expect(places({}, { foreignPart: 25 })).toEqual([25]);
    expect(places({}, { lostNote: 42 })).toEqual([42]);
  });

  test.each([
    ['the start', { front: 920, references: 0 }, 12],
    ['the longest list', { front: 0, references: 920 }, 60],
  ])('lead to %s if hardly any text is left', (_where, words, at) => {
    const few = { words: { total: 1000, text: 80, notes: 0, ...words }, certainty: { textWordCount: 0.5 } };
    expect(placed(few).map(([, place]) => place)).toEqual([at]);
  });

  test('begin with the least certain number', () => {
    const certainty = { tables: 0.8, figures: 0.5 };
    expect(doubts({ certainty }).map((sentence) => sentence.slice(0, 9))).toEqual(['No figure', 'No table ']);
  });

  test('say that the document imports others', async () => {
    const body = [heading(1, 'Introduction'), prose(), '<w:altChunk r:id="rIdHtml"/>', ...entries(3)];
    expect((await report(body)).doubts).toContain(
      'The document imports other files, the first on page 1; nothing in them is counted.',
    );
  });

  test.each([
    ['footnotes', footnoteReference(1), { endnotes: [[prose()]] }],
    ['endnotes', endnoteReference(1), { footnotes: [[prose()]] }],
  ])('say that %s are not in the file, and the text is not sure', async (_kind, reference, notes) => {
    const body = [heading(1, 'Introduction'), prose(), paragraph([reference]), ...entries(3)];
    const { doubts: said, certainty } = await report(body, notes);
    expect(said).toContain(
      'The document refers, first on page 1, to footnotes or endnotes that are not in the file; their words are not counted.',
    );
    expect(certaintyInWords(certainty.textWordCount)).not.toBe('sure');
  });

  test('say nothing of notes that are in the file', async () => {
    const body = [heading(1, 'Introduction'), prose(), paragraph([footnoteReference(1)]), ...entries(3)];
    const { doubts: said } = await report(body, { footnotes: [[prose()]] });
    expect(said.join()).not.toContain('footnotes');
  });

  test('are in the report under their name of version 0.1 too', async () => {
    const { doubts: said, warnings } = await report([heading(1, 'Introduction'), prose()]);
    expect(said).toHaveLength(1);
    expect(warnings).toEqual(said);
  });

  test('say nothing about pages and lists that the operator set', async () => {
    const body = [paragraph('On Salt'), heading(1, 'Introduction'), prose()];
    const set = await overruled(body, {
      bodyStart: 'Introduction',
      frontPages: 1,
      referenceLists: 'none',
    });
    expect(set.report.doubts).toEqual([]);
  });

  test('remove characters of the document that would reverse the sentence', async () => {
    const body = [heading(1, 'Introduction'), prose(), prose(), heading(1, 'References \u200b\u202e')];
    const { doubts: said } = (await overruled(body, {})).report;
    expect(said.join()).toContain('"References');
    expect(said.join()).not.toContain('\u202e');
  });
});
