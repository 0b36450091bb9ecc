import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { analyseDocx } from '../../../src/core/docx/analyse.ts';
import { type Boundaries, parseBoundaries } from '../../../src/core/docx/corrections/boundaries.ts';
import { docx } from '../../support/docx/docx.ts';
import { caption } from '../../support/docx/fields.ts';
import { table } from '../../support/docx/tables.ts';
import { heading, pageBreak, paragraph } from '../../support/docx/text.ts';
import { entries, prose } from './structure/prose.ts';

const text = await readFile(new URL('../../../docs/boundaries.md', import.meta.url), 'utf8');
const example: Boundaries = JSON.parse(/```json\n(.*?)```/s.exec(text)?.[1] ?? '');

const data = table([
  ['Year', 'Yield'],
  ['2019', '3'],
]);
const thesis = await docx({
  body: [
    ...[
      paragraph('On Salt', { style: 'Title' }),
      paragraph([pageBreak()]),
      heading(1, 'Foreword'),
      prose(20),
    ],
    ...[heading(1, 'Introduction'), prose(30), heading(1, 'Chapter 1: Introduction'), prose(50)],
    ...[caption('Table', 1, ': Yields'), data, prose(30), caption('Table', 2, ': Costs'), data, prose(30)],
    ...[paragraph('Listing 1: The program'), paragraph('begin; end;'), prose(30)],
    ...[heading(1, 'References'), ...entries(3), heading(1, 'Further Reading'), ...entries(2)],
    ...[heading(1, 'Appendix B'), prose(20)],
  ],
});

describe('the example in the documentation', () => {
  test('sets everything it describes', async () => {
    const { analysis, report } = await analyseDocx(thesis, { boundaries: example });
    expect(report.bodyStart).toMatchObject({
      heading: 'Chapter 1: Introduction',
      reason: 'set by the editor',
    });
    expect(report.referenceLists.map((list) => list.heading)).toEqual(['References', 'Further Reading']);
    expect(analysis).toMatchObject({ tables: 1, figures: 1, frontMatter: 3 });
  });

  test('shows every field', () => {
    expect(Object.keys(parseBoundaries(example))).toEqual([
      'bodyStart',
      'referenceLists',
      'items',
      'frontPages',
    ]);
  });
});
