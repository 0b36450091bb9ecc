import { expect, test } from 'vitest';
import { contentsPlaces } from '../../../../src/core/docx/pages/contents-places.ts';
import { findContents } from '../../../../src/core/docx/structure/contents.ts';
import { readBody } from '../../../support/docx/read-document.ts';
import { heading, paragraph } from '../../../support/docx/text.ts';

/** The titles and pages that these lines of contents give, above the same chapters twice over. */
async function placesOf(...lines: readonly string[]): Promise<string[]> {
  const chapters = ['Salt', 'Bread', 'Beer'].map((title) => heading(1, title));
  const { paragraphs } = await readBody(
    paragraph('Contents'),
    ...lines.map((line) => paragraph(line, { style: 'TOC1' })),
    ...chapters,
    ...chapters,
  );
  return contentsPlaces(paragraphs, findContents(paragraphs)).map(
    (place) => `${place.paragraph - lines.length} ${paragraphs[place.paragraph]?.text} ${place.number.value}`,
  );
}

const places = ['1 Salt 3', '2 Bread 5', '3 Beer 8'];

test('each line of contents gives the page of one place', async () => {
  expect(await placesOf('Salt\t3', 'Bread\t5', 'Beer\t8')).toEqual(places);
});

test('lines typed one below the other in one paragraph give as many', async () => {
  expect(await placesOf('Salt\t3\nBread\t5\nBeer\t8')).toEqual(places);
});

test('lines of one paragraph give as many although one of them has no page', async () => {
  expect(await placesOf('Salt\t3\nof the sea\nBread\t5\nBeer\t8')).toEqual(places);
});
