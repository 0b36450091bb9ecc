import { describe, expect, test } from 'vitest';
import { tableOfContents } from '../../../../support/docx/fields.ts';
import { numberingPart } from '../../../../support/docx/parts.ts';
import { heading, pageBreak, paragraph, sectionBreak } from '../../../../support/docx/text.ts';
import { decide } from '../../structure/decisions.ts';
import { prose, words } from '../../structure/prose.ts';
import { says } from './signals.ts';

const titlePage = [
  paragraph('On the Use of Salt', { centred: true, size: 24 }),
  paragraph('by Ada Byron', { centred: true }),
  paragraph([pageBreak()]),
];
const abstract = [heading(1, 'Abstract'), prose()];

describe('the main body starts', () => {
  test('at the introduction', async () => {
    const { start, reason } = await decide([...titlePage, ...abstract, heading(1, 'Introduction'), prose()]);
    expect(start).toBe('Introduction');
    expect(reason).toContain(says('start', 'introduction'));
  });

  test.each(['Chapter 1', 'CHAPTER ONE: Salt of the Earth', '1. Kapitel', 'Chapitre I', '第一章 盐'])(
    'at the first chapter, %j',
    async (title) => {
      const { start, reason } = await decide([...titlePage, ...abstract, heading(1, title), prose()]);
      expect(start).toBe(title);
      expect(reason).toContain(says('start', 'first-chapter'));
    },
  );

  test('where a manuscript repeats its title after the abstract', async () => {
    const again = [paragraph([pageBreak()]), paragraph('On the use of salt', { centred: true })];
    const { start } = await decide([...titlePage, ...abstract, ...again, prose(), prose(), prose()]);
    expect(start).toBe('On the use of salt');
  });

  test('at a chapter that has only the number 1', async () => {
    const { start } = await decide([...titlePage, ...abstract, heading(1, '1 Why salt'), prose()]);
    expect(start).toBe('1 Why salt');
  });

  test('at the first chapter that Word numbers', async () => {
    const numbering = numberingPart([[{ format: 'decimal', text: '%1' }]]);
    const chapter = heading(1, 'Why salt', { numbering: { id: 1 } });
    const { start } = await decide([...titlePage, ...abstract, chapter, prose()], { numbering });
    expect(start).toBe('Why salt');
  });

  test('where page numbers change from Roman to Arabic', async () => {
    const { start } = await decide([
      ...[...titlePage, ...abstract, sectionBreak({ format: 'lowerRoman' })],
      ...[paragraph('Salt came late to us.'), prose(), prose(), prose()],
    ]);
    expect(start).toBe('Salt came late to us.');
  });

  test('not where the page numbers of a late appendix change back', async () => {
    const { start } = await decide([
      ...[...titlePage, ...abstract, heading(1, 'Why salt'), prose(), prose(), prose(), prose()],
      ...[sectionBreak({ format: 'lowerRoman' }), paragraph('A list of shops.'), prose(20)],
    ]);
    expect(start).toBe('Why salt');
  });

  test('at the first heading after the last front part', async () => {
    const { start } = await decide([
      ...[...titlePage, ...abstract, heading(1, 'Acknowledgements'), prose(20)],
      ...[heading(1, 'Why salt'), prose(), prose(), prose(), heading(1, 'Why not'), prose()],
    ]);
    expect(start).toBe('Why salt');
  });

  test('at the first heading after a title page if no front part follows it', async () => {
    const { start } = await decide([...titlePage, heading(1, 'Why salt'), prose(), prose()]);
    expect(start).toBe('Why salt');
  });

  test('at the heading that the contents put on page 1', async () => {
    const toc = tableOfContents([
      { text: 'Overview', page: 1 },
      { text: 'Background', page: 4 },
    ]);
    const chapters = [heading(1, 'Overview'), prose(), heading(1, 'Background'), prose()];
    expect((await decide([...titlePage, toc, ...chapters])).start).toBe('Overview');
  });

  test.fails('at the first Arabic page that the contents give after Roman ones', async () => {
    const toc = tableOfContents([
      { text: 'A word of thanks to all', page: 'v' },
      { text: 'Seas and mines', page: 3 },
      { text: 'Kitchens', page: 9 },
    ]);
    const parts = ['A word of thanks to all', 'Seas and mines', 'Kitchens'];
    const { start } = await decide([
      ...[...titlePage, toc],
      ...parts.flatMap((title) => [heading(1, title), prose()]),
    ]);
    expect(start).toBe('Seas and mines');
  });

  test.fails('not at the first page number of contents that count all pages', async () => {
    const toc = tableOfContents([
      { text: 'A word of thanks to all', page: 3 },
      { text: 'Introduction', page: 4 },
      { text: 'Kitchens', page: 9 },
    ]);
    const parts = ['A word of thanks to all', 'Introduction', 'Kitchens'];
    const { start } = await decide([
      ...[...titlePage, toc],
      ...parts.flatMap((title) => [heading(1, title), prose()]),
    ]);
    expect(start).toBe('Introduction');
  });

  test('before a glossary at the back', async () => {
    const { start } = await decide([
      ...[...titlePage, heading(1, 'Preface'), prose(20)],
      ...[heading(1, 'Why salt'), prose(), prose(), heading(1, 'Why not'), prose(), prose()],
      ...[heading(1, 'Glossary'), prose(20), heading(1, 'Afterthoughts'), prose(20)],
    ]);
    expect(start).toBe('Why salt');
  });

  test('after the contents if there are no headings', async () => {
    const lines = ['Contents', 'Salt of the sea\t1', 'Salt of the mine\t9', 'Salt of the table\t12'];
    const { start } = await decide([
      ...[...titlePage, ...lines.map((line) => paragraph(line))],
      ...[paragraph('It began at sea, as most things do.'), prose()],
    ]);
    expect(start).toBe('It began at sea, as most things do.');
  });

  test('after the title page if there are no headings and no contents', async () => {
    const { start } = await decide([...titlePage, paragraph(`It began. ${words(60)}`), prose()]);
    expect(start).toMatch(/^It began/);
  });
});
