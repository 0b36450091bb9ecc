import { describe, expect, test } from 'vitest';
import { heading, pageBreak, paragraph } from '../../../../support/docx/text.ts';
import { entries, entry, prose } from '../../structure/prose.ts';
import { lists, text } from './lists.ts';

const references = [heading(1, 'References'), ...entries(8)];

describe('a heading does not open a reference list', () => {
  test.each(['Literature review', 'Review of the Literature'])(
    'that names a review, as %j',
    async (title) => {
      const review = [heading(1, title), prose(), prose(), prose()];
      expect(await lists([...text, ...review, ...references])).toEqual(['References +8']);
    },
  );

  test.each(['List of publications', 'Publications'])('of the author’s own work, as %j', async (title) => {
    const own = [heading(1, title), prose(), prose(), ...entries(3)];
    expect(await lists([...text, ...own])).toEqual([]);
  });

  test('of the author’s own work that follows the reference list without a break', async () => {
    const own = [heading(1, 'List of publications'), ...entries(3)];
    expect(await lists([...text, ...references, ...own])).toEqual(['References +8']);
  });

  test.each(['Sources', 'Literature'])('%j in the middle above running text', async (title) => {
    expect(await lists([heading(1, 'Introduction'), prose(), heading(2, title), prose(), ...text])).toEqual(
      [],
    );
  });

  test('in bold in the middle, above lines that are not entries', async () => {
    const section = [
      paragraph('Sources', { bold: true }),
      paragraph('We used three.'),
      paragraph('All of salt.'),
    ];
    expect(await lists([heading(1, 'Introduction'), prose(), ...section, ...text])).toEqual([]);
  });

  test('in the front matter', async () => {
    const front = [heading(1, 'Abstract'), prose(20), heading(2, 'References'), paragraph(entry(1))];
    expect(await lists([...front, paragraph([pageBreak()]), ...text])).toEqual([]);
  });
});

test('text that cites others is not a reference list', async () => {
  const citing = paragraph(
    'As Smith, J. K. (1991) showed, salt keeps, and so did Jones, A. (2003), pp. 12–14.',
  );
  expect(await lists([...text, citing, prose(), citing, citing, prose()])).toEqual([]);
});
