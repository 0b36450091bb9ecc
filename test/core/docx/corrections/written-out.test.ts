import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { analyseDocx } from '../../../../src/core/docx/analyse.ts';
import { parseBoundaries } from '../../../../src/core/docx/corrections/boundaries.ts';
import { boundariesIn } from '../../../../src/core/docx/corrections/written-out.ts';
import { docx } from '../../../support/docx/docx.ts';
import { heading } from '../../../support/docx/text.ts';
import { entries, prose } from '../structure/prose.ts';

const sample = await readFile(new URL('../../../../examples/sample-thesis.docx', import.meta.url));
const endsInList = await docx({
  body: [heading(1, 'Introduction'), prose(200), heading(1, 'References'), ...entries(12)],
});

describe('boundaries written out of a report', () => {
  test.each([
    ['the sample', sample],
    ['a document that ends in its references', endsInList],
  ])('give the same numbers for %s', async (_, document) => {
    const { analysis, report } = await analyseDocx(document);
    const boundaries = boundariesIn(report);
    expect((await analyseDocx(document, { boundaries })).analysis).toEqual(analysis);
  });

  test('are valid boundaries', async () => {
    const { report } = await analyseDocx(sample);
    const boundaries = boundariesIn(report);
    expect(parseBoundaries(JSON.parse(JSON.stringify(boundaries)))).toEqual(boundaries);
  });

  test('name the places that an editor may want to move', async () => {
    const { report } = await analyseDocx(sample);
    expect(boundariesIn(report)).toMatchObject({ bodyStart: report.bodyStart.paragraph });
  });

  test('have the number of front pages only if an operator set it, so that it follows a start that moves', async () => {
    const { report } = await analyseDocx(sample);
    expect(boundariesIn(report)).not.toHaveProperty('frontPages');
    const set = await analyseDocx(sample, { boundaries: { frontPages: 9 } });
    expect(boundariesIn(set.report)).toMatchObject({ frontPages: 9 });
  });
});
