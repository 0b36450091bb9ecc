import { expect, test } from 'vitest';
import { numberingPart } from '../../../../support/docx/parts.ts';
import { heading, paragraph } from '../../../../support/docx/text.ts';
import { prose } from '../../structure/prose.ts';
import { lineOf, readDocumentLines } from './read-document-lines.ts';

const author = paragraph('Ada Byron');
const abstract = [heading(1, 'Abstract'), prose()];
const chapters = [heading(1, 'Introduction'), prose(), prose()];
const numbering = numberingPart([[{ format: 'decimal', text: '%1' }]]);

test.each([
  ['above the abstract', [heading(1, 'Salt'), author, ...abstract], 'title'],
  ['below the name of a university', [paragraph('University'), heading(1, 'Salt'), ...abstract], 'title'],
  ['with a number', [heading(1, '1 Salt'), author, ...abstract], 'heading'],
  ['that Word numbers', [heading(1, 'Salt', { numbering: { id: 1 } }), author, ...abstract], 'heading'],
  ['of a lower level', [heading(2, 'Salt'), author, ...abstract], 'heading'],
  ['above running text', [heading(1, 'Salt'), prose(), ...abstract], 'heading'],
  ['above another heading', [heading(1, 'Salt'), heading(1, 'Mines'), ...abstract], 'heading'],
  ['without a front part below it', [heading(1, 'Salt'), author, ...chapters], 'heading'],
])('a first heading %s', async (_case, front, expected) => {
  const document = await readDocumentLines([...front, ...chapters], { numbering });
  const words = front.some((block) => block.includes('1 Salt')) ? '1 Salt' : 'Salt';
  expect(lineOf(document, words).heading === null ? 'title' : 'heading').toBe(expected);
});
