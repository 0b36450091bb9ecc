import { describe, expect, test } from 'vitest';
import { heading, paragraph } from '../../../../support/docx/text.ts';
import { entries, prose } from '../../structure/prose.ts';
import { lists, text } from './lists.ts';
import { signalAt } from './signals.ts';

const first = paragraph('Adler, A. B. (1988). A study of tea. Journal of Tea, 3(2), 12–30.');
const runBegins = (body: readonly string[]) => signalAt('opening', 'run-begins', 'Adler', body);

describe('lines that read like entries, one after the other,', () => {
  test.each([
    ['four', 3, 0],
    ['five', 4, 1],
    ['thirty', 29, 1],
  ])('%s of them', async (_case, more, value) => {
    const body = [...text, paragraph('Before.'), first, ...entries(more), paragraph('Behind.')];
    expect(await runBegins(body)).toBe(value);
  });

  test('may have a line of another kind between them', async () => {
    const body = [...text, first, ...entries(2), paragraph('Of cups'), ...entries(2)];
    expect(await runBegins(body)).toBe(1);
  });

  test('are no run under the heading of a reference list', async () => {
    expect(await runBegins([...text, heading(1, 'References'), first, ...entries(8)])).toBe(0);
  });
});

describe('a reference list without a heading', () => {
  test('after the last chapter', async () => {
    expect(await lists([...text, first, ...entries(24)])).toEqual(['Adler, A. B. (1988). +24']);
  });

  test('after an appendix', async () => {
    const appendix = [heading(1, 'Appendix'), prose(), heading(2, 'Letters'), prose()];
    expect(await lists([...text, ...appendix, first, ...entries(29)])).toEqual(['Adler, A. B. (1988). +29']);
  });

  test('in a long text without headings', async () => {
    const chapters = Array.from({ length: 40 }, () => prose(90));
    const body = [heading(1, 'Introduction'), ...chapters, first, ...entries(24)];
    expect(await lists(body)).toEqual(['Adler, A. B. (1988). +24']);
  });
});
