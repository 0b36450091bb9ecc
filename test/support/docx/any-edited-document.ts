import fc from 'fast-check';
import { deleted, inserted, movedFrom, movedTo } from './changes.ts';
import type { DocxOptions } from './docx.ts';
import { picture, textBox } from './drawings.ts';
import { contentControl, field } from './fields.ts';
import { equation, footnoteReference, pageBreak, paragraph, recordedPageBreak, run } from './text.ts';

const who = 'w:id="0" w:author="Test" w:date="2026-01-01T00:00:00Z"';

const piece = fc.constantFrom(
  ...[run('word'), run('bold text ', { bold: true, size: 20 }), run(' '), run('字'), equation('x')],
  ...[deleted('gone'), inserted('came'), movedFrom('moved away'), movedTo('moved here')],
  ...[inserted([deleted('came and went')]), pageBreak(), recordedPageBreak(), footnoteReference(1)],
  ...[picture(), field('SEQ Figure', '1'), '<w:bookmarkStart w:id="1" w:name="mark"/>'],
);
const pieces = fc.array(piece, { maxLength: 3 });
const style = fc.constantFrom('Normal', 'Heading1', 'Title', 'Caption');
const mark = fc.constantFrom(
  {},
  { mark: 'inserted' },
  { mark: 'deleted' } as const,
  { mark: 'deleted' } as const,
);
const section = fc.constantFrom({}, {}, {}, { section: { format: 'lowerRoman' } });

const plain = fc
  .tuple(pieces, style, mark)
  .map(([content, name, marked]) => paragraph(content, { style: name, ...marked }));
const plains = fc.array(plain, { maxLength: 3 }).map((paragraphs) => paragraphs.join(''));
const last = style.map((name) => paragraph([run('last')], { style: name }));
const boxed = fc
  .tuple(plains, plain, mark)
  .map(([before, end, marked]) => paragraph([run('x'), textBox(before, end)], marked));
const ending = fc
  .tuple(pieces, mark, section)
  .map(([content, marked, ends]) => paragraph(content, { ...marked, ...ends }));
const control = fc
  .tuple(
    fc.array(plain, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('Bibliographies', 'Table of Contents'),
  )
  .map(([content, gallery]) => contentControl(content, { gallery }));

function tableIn(content: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const isLost = fc.nat(2).map((number) => number === 0);
  const cell = fc
    .tuple(isLost, content)
    .map(([lost, blocks]) => `<w:tc><w:tcPr>${lost ? `<w:cellDel ${who}/>` : ''}</w:tcPr>${blocks}</w:tc>`);
  const row = fc.tuple(isLost, fc.array(cell, { minLength: 1, maxLength: 3 })).map(([lost, cells]) => {
    const properties = `<w:tblHeader/><w:trHeight w:val="400"/>${lost ? `<w:del ${who}/>` : ''}`;
    return `<w:tr><w:trPr>${properties}</w:trPr>${cells.join('')}</w:tr>`;
  });
  return fc.array(row, { minLength: 1, maxLength: 3 }).map((rows) => `<w:tbl>${rows.join('')}</w:tbl>`);
}

const cellContent = fc.tuple(plains, plain).map(([before, end]) => before + end);
const inner = fc
  .tuple(plains, tableIn(cellContent), plains, fc.oneof(last, plain))
  .map((blocks) => blocks.join(''));
const table = tableIn(fc.oneof(cellContent, inner));

/** A document with tracked changes wherever they can occur, except in its last paragraph. */
export const anyEditedDocument: fc.Arbitrary<DocxOptions> = fc
  .tuple(fc.array(fc.oneof(plain, plain, plain, ending, boxed, control, table), { maxLength: 8 }), last)
  .map(([blocks, end]) => ({ body: [...blocks, end], footnotes: [[paragraph('A note')]] }));
