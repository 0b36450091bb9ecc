import { describe, expect, test } from 'vitest';
import { picture } from '../../../../support/docx/drawings.ts';
import { table } from '../../../../support/docx/tables.ts';
import { heading, pageBreak, paragraph } from '../../../../support/docx/text.ts';
import { entries, prose } from '../../structure/prose.ts';
import { lists, text } from './lists.ts';

const references = [heading(1, 'References'), ...entries(8)];
const ends: [string, string][] = [
  ['an appendix of the same level', heading(1, 'Appendix A')],
  ['an appendix of a lower level', heading(2, 'Appendix A: Letters')],
  ['a vita of a lower level', heading(2, 'Curriculum Vitae')],
  ['an index', heading(2, 'Index')],
  ['acknowledgements at the back', heading(2, 'Acknowledgements')],
  ['the next chapter', heading(1, 'Where to go from here')],
];

describe('a reference list ends', () => {
  test.each(ends)('at %s', async (_case, next) => {
    expect(await lists([...text, ...references, next, prose(), prose()])).toEqual(['References +8']);
  });

  test.each(ends)('at %s in which lines read like entries', async (_case, next) => {
    const after = [next, prose(), prose(), prose(), ...entries(2)];
    expect(await lists([...text, ...references, ...after])).toEqual(['References +8']);
  });

  test.each(ends)('at %s, be they ever so short', async (_case, next) => {
    const short = [heading(1, 'References'), ...entries(4), next, prose(), ...entries(2)];
    expect(await lists([...text, ...short])).toEqual(['References +4']);
  });

  test('at a heading in a layout grid', async () => {
    const grid = table([['Part 2', [heading(1, 'Salt')]]]);
    expect(await lists([...text, ...references, grid, prose(), prose()])).toEqual(['References +8']);
  });

  test.fails('at a heading in a layout grid, however short', async () => {
    const grid = table([['Part 2', [heading(1, 'Salt')]]]);
    const short = [heading(1, 'References'), ...entries(4), grid, prose(), ...entries(2)];
    expect(await lists([...text, ...short])).toEqual(['References +4']);
  });

  test('at words that open an appendix, even without a heading style', async () => {
    const appendix = [paragraph('Appendix 1 Questions asked'), paragraph('Names'), prose(), prose()];
    expect(await lists([...text, ...references, ...appendix])).toEqual(['References +8']);
  });

  test('before figures on pages of their own', async () => {
    const pages = [1, 2].flatMap((number) => [
      paragraph([pageBreak()]),
      paragraph([picture()]),
      paragraph(`Figure ${number}. A pan of salt as it was seen in ${number} of the salterns by the sea`),
    ]);
    expect(await lists([...text, ...references, ...pages])).toEqual(['References +8']);
  });

  test('before a letterhead at the top of the page of the next heading', async () => {
    const letterhead = table([['University of Salt', 'Leeds, 2025']]);
    const summary = [paragraph([pageBreak()]), letterhead, paragraph('Abstract', { bold: true }), prose()];
    expect(await lists([...text, ...references, ...summary])).toEqual(['References +8']);
  });

  test('after an entry at the top of the page of the next heading', async () => {
    const after = [paragraph([pageBreak()]), ...entries(1), heading(1, 'Appendix A'), prose()];
    expect(await lists([...text, ...references, ...after])).toEqual(['References +9']);
  });

  test('and another one may follow an appendix', async () => {
    const appendix = [heading(1, 'Appendix'), prose(), prose()];
    expect(await lists([...text, ...references, ...appendix, ...references])).toEqual([
      'References +8',
      'References +8',
    ]);
  });
});
