/**
 * Files that are strange and yet documents: the five numbers, in the order of words of text, words of
 * references, tables, figures and front matter pages, as a person counts them; and what is special. Where the
 * analysis is known to say something else, that stands there as well.
 */
export const analysed: Readonly<
  Record<string, { numbers: FiveNumbers; said?: FiveNumbers; special: string }>
> = {
  'caption-in-text-box.docx': { numbers: [12, 0, 0, 1, 0], special: 'the caption floats in a text box' },
  'charts.docx': { numbers: [0, 0, 0, 1, 0], special: 'a chart and no word' },
  'dde-field.docx': { numbers: [39, 0, 0, 0, 0], special: 'fields that would run programs' },
  'fields-simple.docx': { numbers: [1, 0, 0, 0, 0], special: 'a field in its short form' },
  'fields-zotero.docx': { numbers: [43, 116, 0, 0, 0], special: 'whole records in citation fields' },
  'five-schema-errors.docx': { numbers: [9, 0, 0, 0, 0], special: 'elements where they may not be' },
  'footnotes-in-table.docx': { numbers: [6, 0, 0, 0, 0], special: 'three words in a grid, one with a note' },
  'govdocs-018367.docx': {
    numbers: [2361, 0, 1, 2, 2],
    special: 'made by WordPerfect: hidden chapter counters, contents with "N/A" for pages',
  },
  'grouped-images.docx': {
    numbers: [34, 0, 0, 1, 0],
    special: 'stickers of logo size, two of them as a group',
  },
  'headings-numbered-styles.docx': {
    numbers: [85, 11, 0, 0, 0],
    said: [83, 11, 0, 0, 0],
    special: 'an appendix before the references',
  },
  'legacy-forms.docx': { numbers: [11, 0, 0, 0, 0], special: 'form fields and buttons, each with a picture' },
  'localized-style-names-de.docx': { numbers: [20, 0, 0, 0, 0], special: 'German names of styles' },
  'long-600-pages.docx': { numbers: [318960, 0, 0, 0, 0], special: '600 pages' },
  'long-wgig-background-report.docx': {
    numbers: [35552, 0, 1, 0, 2],
    said: [35552, 0, 0, 0, 2],
    special: 'heading styles on whole paragraphs, boxes as tables, a glossary as a table',
  },
  'macro-simple.docx': { numbers: [7, 0, 0, 0, 0], special: 'holds macros' },
  'main-part-other-name.docx': { numbers: [13, 0, 0, 0, 0], special: 'the main part has another name' },
  'master-with-subdocument.docx': { numbers: [4, 0, 0, 0, 0], special: 'its chapters are other files' },
  'mixed-languages.docx': { numbers: [587, 0, 0, 0, 0], special: 'English and Chinese' },
  'namespace-prefix-ns0.docx': { numbers: [1, 0, 0, 0, 0], special: 'another prefix than w' },
  'null-header.docx': { numbers: [682, 0, 0, 0, 0], special: 'no section properties' },
  'opc-hand-made.docx': { numbers: [4, 0, 0, 0, 0], special: 'written by hand' },
  'page-number-formats.docx': {
    numbers: [85, 0, 0, 0, 0],
    special: 'three sections, none of them front matter',
  },
  'page-number-thai-strict.docx': {
    numbers: [2, 0, 0, 0, 0],
    special: 'Strict, Thai page numbers, two headings and no text',
  },
  'protected-forms.docx': {
    numbers: [4, 0, 0, 0, 0],
    special: 'protected against editing, not against reading',
  },
  'rtl-arabic-numbering.docx': {
    numbers: [263, 0, 2, 0, 0],
    special: 'right to left, two tables in English',
  },
  'ruby-phonetic.docx': { numbers: [2, 0, 0, 0, 0], special: 'a reading aid over two ideographs' },
  'sdt-in-footnote.docx': { numbers: [46, 0, 0, 0, 0], special: '41 words in a control in a footnote' },
  'sdt-in-text-box.docx': { numbers: [3, 0, 0, 0, 0], special: 'a control in a text box' },
  'sdt-nested.docx': { numbers: [6, 0, 0, 0, 0], special: 'controls in controls' },
  'sections-multi.docx': { numbers: [82, 0, 0, 0, 0], special: 'columns and a landscape page' },
  'sections-paragraph-sectpr.docx': {
    numbers: [9, 0, 0, 0, 1],
    said: [10, 0, 0, 0, 0],
    special: 'one word as a title on a page of its own',
  },
  'smart-tags-nested.docx': { numbers: [360, 0, 0, 0, 0], special: 'smart tags around runs' },
  'stress-018.docx': { numbers: [14372, 0, 0, 2, 1], special: 'outline levels on blank lines, a title page' },
  'strict-ooxml-sdk.docx': {
    numbers: [2089, 0, 3, 7, 0],
    said: [1805, 0, 3, 5, 1],
    special: 'Strict with all that there is: shapes, a chart, a diagram, a sheet, a cover page in the middle',
  },
  'table-captions-seq.docx': { numbers: [23, 0, 2, 0, 0], special: 'captions above and below' },
  'table-gridbefore.docx': {
    numbers: [126, 0, 1, 0, 0],
    special: 'rows that start late, a cell that says "coded text"',
  },
  'table-in-footnotes-endnotes.docx': {
    numbers: [19, 0, 1, 0, 0],
    special: 'tables in notes are part of the notes',
  },
  'table-inside-run.docx': { numbers: [141, 0, 2, 0, 0], special: 'a table in a text box, and another' },
  'tables-nested-rich.docx': { numbers: [1591, 0, 2, 0, 0], special: 'cells with sentences about examples' },
  'template-academic-pandoc.docx': {
    numbers: [10366, 45, 1, 1, 0],
    special: 'contents not filled yet, references in two sub-lists',
  },
  'template-bremen-libreoffice-thesis.docx': {
    numbers: [4887, 39, 3, 2, 8],
    special: 'odd and even page sections, lists of figures and tables at the back',
  },
  'template-frankfurt-uas-thesis.docx': { numbers: [1579, 36, 1, 2, 3], special: 'references in a grid' },
  'template-ms-academic-report-dotx.docx': {
    numbers: [162, 0, 0, 0, 1],
    special: 'a template with a cover page',
  },
  'template-padova-thesis.docx': {
    numbers: [68, 13, 1, 1, 6],
    special: 'the control of the references stands right below an empty section',
  },
  'text-box-alternates-contrived.docx': {
    numbers: [3, 0, 0, 0, 0],
    special: 'branches that contradict each other',
  },
  'text-box-choice-and-fallback.docx': {
    numbers: [8, 0, 0, 1, 0],
    special: 'a picture in a text box, written twice',
  },
  'text-in-shapes.docx': { numbers: [21, 0, 0, 0, 0], special: 'all of its text is in shapes' },
  'toc-in-sdt.docx': { numbers: [460, 0, 0, 0, 0], special: 'contents on the page on which the text starts' },
  'track-changes-delins.docx': { numbers: [223, 0, 0, 0, 0], special: 'deleted and inserted text' },
  'track-changes-many-kinds.docx': {
    numbers: [300, 0, 2, 0, 0],
    special: 'two of four tables emptied by revisions',
  },
  'track-changes-move.docx': { numbers: [16, 0, 0, 0, 0], special: 'a sentence that was moved' },
  'track-changes-paragraph-marks.docx': {
    numbers: [4, 0, 0, 0, 0],
    special: 'two words joined by a deleted mark',
  },
  'utf8-bom-parts.docx': { numbers: [7, 0, 0, 0, 0], special: 'a byte order mark' },
  'word-2006-xml-flat-or-zip.docx': {
    numbers: [48, 13, 1, 0, 4],
    special: 'two pages without heading before the first, a table that a revision removed, stale contents',
  },
};

export type FiveNumbers = readonly [
  textWords: number,
  referenceWords: number,
  tables: number,
  figures: number,
  frontPages: number,
];
