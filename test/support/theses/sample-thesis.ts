import type { Analysis } from '../../../src/core/docx/analysis.ts';
import { deleted, inserted } from '../docx/changes.ts';
import type { DocxOptions } from '../docx/docx.ts';
import { chart, picture } from '../docx/drawings.ts';
import { caption, field, fieldEnd, fieldStart, tableOfContents } from '../docx/fields.ts';
import { table } from '../docx/tables.ts';
import { equation, footnoteReference, heading, paragraph, recordedPageBreak, run } from '../docx/text.ts';

/** Blocks of a document, with the number of words put into them. */
interface Passage {
  blocks: string[];
  words: number;
}

/**
 * The dissertation that the package ships. Its numbers are known by construction: each passage is made of sentences of
 * ten words, and states its word count.
 */
export function sampleThesis(): { document: DocxOptions; analysis: Analysis } {
  const text = joined(
    chapter('Chapter 1: Introduction', 3, 30),
    chapter('Chapter 2: Literature Review', 4, 60),
    chapter('Chapter 3: Methods', 3, 45),
    chapter('Chapter 4: Results', 3, 70),
    revised(),
    tablesAndFigures(),
    chapter('Chapter 5: Discussion', 3, 40),
  );
  const list = referenceList(24);
  const back = appendix();
  return {
    document: {
      properties: { pages: 12, words: 3143 },
      footnotes: [[paragraph(prose(footnoteSentences))]],
      body: [...frontMatter(), ...text.blocks, ...list.blocks, ...back.blocks],
    },
    analysis: {
      textWordCount: text.words + back.words,
      refsWordCount: list.words,
      // Two with the results and one in the appendix; the frame around the equation does not count.
      tables: 3,
      // A picture and a chart with the results, and a map in the appendix.
      figures: 3,
      // Title page, abstract, contents.
      frontMatter: 3,
    },
  };
}

const footnoteSentences = 2;

function frontMatter(): string[] {
  return [
    paragraph('The Tides of Fictional Harbours', { style: 'Title' }),
    paragraph('A dissertation submitted for the degree of Doctor of Philosophy', { centred: true }),
    paragraph('Ada Example', { centred: true }),
    heading(1, [recordedPageBreak(), run('Abstract')], { pageBreakBefore: true }),
    paragraph(prose(15)),
    paragraph([], { pageBreakBefore: true }),
    tableOfContents([
      { text: 'Abstract', page: 2 },
      { text: 'Chapter 1: Introduction', page: 4 },
      { text: 'Chapter 2: Literature Review', page: 5 },
      { text: 'Chapter 3: Methods', page: 8 },
      { text: 'Chapter 4: Results', page: 10 },
      { text: 'Chapter 5: Discussion', page: 13 },
      { text: 'References', page: 15 },
      { text: 'Appendix A: Stations', page: 17 },
    ]),
  ];
}

/** A heading and paragraphs of five sentences. The first paragraph ends in a citation whose field code does not count. */
function chapter(title: string, titleWords: number, sentences: number): Passage {
  const citation = 'ADDIN ZOTERO_ITEM CSL_CITATION {"citationItems":[{"id":1,"title":"Tides explained"}]}';
  const first = [
    run(`${prose(4)} The tide rose as others had seen before `),
    field(citation, '(Example, 2004).'),
  ];
  const others = Array.from({ length: sentences / 5 - 1 }, (_, index) => paragraph(prose(5, index)));
  return {
    blocks: [
      heading(1, [recordedPageBreak(), run(title)], { pageBreakBefore: true }),
      paragraph(first),
      ...others,
    ],
    words: titleWords + sentences * 10,
  };
}

/** Three sentences, one of them inserted, and a deleted fourth. The footnote belongs to the text around it. */
function revised(): Passage {
  const content = [
    run(`${prose(1)} `),
    inserted(`${prose(1)} `),
    deleted(prose(1)),
    run(prose(1)),
    footnoteReference(1),
  ];
  return { blocks: [paragraph(content)], words: 30 + footnoteSentences * 10 };
}

function tablesAndFigures(): Passage {
  const equationAndNumber = table([[[paragraph([equation('h = a sin(t)')])], '(1)']], { borders: false });
  return joined(
    captionOf('Table', 1),
    data(),
    { blocks: [paragraph('Source: own measurements.')], words: 3 },
    captionOf('Table', 2),
    data(),
    { blocks: [paragraph(prose(2))], words: 20 },
    { blocks: [paragraph([picture({ width: 300, height: 180 })], { centred: true })], words: 0 },
    captionOf('Figure', 1),
    { blocks: [paragraph(prose(2))], words: 20 },
    { blocks: [paragraph([chart({ width: 320, height: 200 })], { centred: true })], words: 0 },
    captionOf('Figure', 2),
    { blocks: [paragraph(prose(1)), equationAndNumber, paragraph([])], words: 10 + 2 },
  );
}

function referenceList(entries: number): Passage {
  const blocks = Array.from({ length: entries }, (_, index) => {
    const entry = `Example, A., & Sample, B. (${2000 + index}). Tides explained. Harbour Studies, ${index + 1}, 1-9.`;
    const opening = index === 0 ? fieldStart('ADDIN ZOTERO_BIBL {"uncited":[]} CSL_BIBLIOGRAPHY') : '';
    const closing = index === entries - 1 ? fieldEnd() : '';
    return paragraph([opening, run(entry), closing], { style: 'Bibliography' });
  });
  const title = heading(1, [recordedPageBreak(), run('References')], { pageBreakBefore: true });
  return { blocks: [title, ...blocks], words: 1 + entries * 12 };
}

function appendix(): Passage {
  const title = heading(1, [recordedPageBreak(), run('Appendix A: Stations')], { pageBreakBefore: true });
  return joined(
    { blocks: [title, paragraph(prose(2))], words: 3 + 20 },
    captionOf('Table', 3),
    data(),
    { blocks: [paragraph(prose(1))], words: 10 },
    { blocks: [paragraph([picture({ width: 300, height: 180 })], { centred: true })], words: 0 },
    captionOf('Figure', 3),
  );
}

function captionOf(label: 'Table' | 'Figure', number: number): Passage {
  return { blocks: [caption(label, number, '. Heights in all harbours')], words: 6 };
}

function data(): Passage {
  const rows = [
    ['Station', 'Spring', 'Autumn', 'Mean'],
    ['North', '3.1', '3.4', '3.25'],
    ['South', '2.2', '2.8', '2.50'],
  ];
  return { blocks: [table(rows)], words: 12 };
}

function joined(...passages: Passage[]): Passage {
  return {
    blocks: passages.flatMap((passage) => passage.blocks),
    words: passages.reduce((sum, passage) => sum + passage.words, 0),
  };
}

/** Sentences of ten words each. */
function prose(sentences: number, from = 0): string {
  return Array.from({ length: sentences }, (_, index) => tenWords[(from + index) % tenWords.length]).join(
    ' ',
  );
}

const tenWords = [
  'Every harbour keeps a record of the water it holds.',
  'Most readings were taken at dawn, when winds are low.',
  'The state-of-the-art gauge measures heights and/or currents with great care.',
  'Earlier studies – few in all – looked at coasts.',
  'None of them compared the northern with the southern stations.',
  'This thesis fills that gap with twelve years of readings.',
  'Its method is simple enough to be repeated by anyone.',
];
