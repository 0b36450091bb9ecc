import { describe, expect, test } from 'vitest';
import type { PageEvidence } from '../../../../src/core/docx/analysis.ts';
import { tableOfContents } from '../../../support/docx/fields.ts';
import {
  heading,
  pageBreak,
  paragraph,
  recordedPageBreak,
  run,
  type SectionOptions,
  sectionBreak,
} from '../../../support/docx/text.ts';
import { report } from '../structure/decisions.ts';
import { prose } from '../structure/prose.ts';

const title = paragraph('A Title', { style: 'Title' });
const broken = paragraph([pageBreak()]);

interface Thesis {
  /** The page that the contents give to the introduction. */
  page: string | number;
  /** The section of the front matter, and that of the body. */
  front?: SectionOptions;
  body?: SectionOptions;
  /** Whether Word recorded its page breaks. */
  recorded?: boolean;
  opening?: string;
}

/** Title page, contents, abstract, introduction: three pages by their breaks. */
async function pagesOf({
  page,
  front,
  body,
  recorded,
  opening = 'Introduction',
}: Thesis): Promise<PageEvidence> {
  const record = recorded === true ? recordedPageBreak() : '';
  const toc = tableOfContents([
    { text: 'Abstract', page: 'iii' },
    { text: 'Introduction', page },
    { text: 'Methods', page: 40 },
  ]);
  const parts = [
    ...[title, broken, toc, broken],
    ...[heading(1, [record, run('Abstract')]), prose(40), front ? sectionBreak(front) : broken],
    ...[heading(1, [record, run(opening)]), prose(), heading(1, 'Methods'), prose()],
  ];
  return (await report(parts, { section: body ?? {} })).pages;
}

describe('the page number of the body in the contents', () => {
  test('says how many pages come before if they are numbered continuously', async () => {
    const { witnesses } = await pagesOf({ page: 4 });
    expect(witnesses).toContainEqual({ name: 'page number in the contents', pages: 3 });
  });

  test('counts from where the numbers start in the front matter', async () => {
    const { witnesses } = await pagesOf({ page: 6, front: { start: 3 } });
    expect(witnesses).toContainEqual({ name: 'page number in the contents', pages: 3 });
  });

  test('says nothing if the numbers start with the body', async () => {
    const { witnesses } = await pagesOf({ page: 1, front: { format: 'lowerRoman' }, body: { start: 1 } });
    expect(witnesses.map((witness) => witness.name)).not.toContain('page number in the contents');
  });

  test('says nothing if the author ended more pages before it than it counts', async () => {
    const { witnesses } = await pagesOf({ page: 2 });
    expect(witnesses.map((witness) => witness.name)).not.toContain('page number in the contents');
  });

  test('says nothing if it falls back behind that of the front matter', async () => {
    const names = async (numbers: readonly (string | number)[]) => {
      const titles = ['Abstract', 'Introduction', 'Methods'];
      const toc = tableOfContents(titles.map((text, index) => ({ text, page: numbers[index] ?? '' })));
      const parts = [title, broken, toc, heading(1, 'Abstract'), prose(40)];
      const chapters = [heading(1, 'Introduction'), prose(), heading(1, 'Methods'), prose()];
      const { pages } = await report([...parts, ...chapters]);
      return pages.witnesses.map(({ name }) => name);
    };
    const name = 'page number in the contents';
    expect(await names([2, 2, 9])).toContain(name);
    expect(await names([3, 2, 9])).not.toContain(name);
    expect(await names(['i', 2, 9])).toContain(name);
    expect(await names(['ii', 2, 9])).not.toContain(name);
  });

  test('says nothing if it would leave no page before the body, although any layout does', async () => {
    const toc = tableOfContents([
      { text: 'Introduction', page: 1 },
      { text: 'Methods', page: 2 },
    ]);
    const abstract = [heading(1, 'Abstract'), prose(700), prose(700), prose(700)];
    const chapters = [heading(1, 'Introduction'), prose(), heading(1, 'Methods'), prose()];
    const long = (await report([title, toc, ...abstract, ...chapters])).pages;
    expect(long.witnesses).toEqual([{ name: 'estimate of the layout', pages: 3 }]);
    expect(long.count).toBe(3);
  });

  test('gives way to the number of the last front part if the numbers start with the body', async () => {
    const { witnesses } = await pagesOf({ page: 1, front: { format: 'lowerRoman' }, body: { start: 1 } });
    const name = 'last page number of the front matter in the contents';
    expect(witnesses).toContainEqual({ name, pages: 3 });
  });

  test('may be Roman', async () => {
    const { witnesses } = await pagesOf({ page: 'ix', front: {} });
    expect(witnesses).toContainEqual({ name: 'page number in the contents', pages: 8 });
  });

  test('is that of the next heading if the contents do not list the first', async () => {
    const { witnesses } = await pagesOf({ page: 4, opening: 'Introduction and aims' });
    expect(witnesses).toContainEqual({ name: 'page number in the contents', pages: 39 });
  });

  test('is ignored if it is 00 or the contents were never filled in', async () => {
    const lines = ['Introduction', 'Methods', 'Results'].map((text) => ({ text, page: '00' }));
    const { witnesses } = await report([
      title,
      broken,
      tableOfContents(lines),
      broken,
      heading(1, 'Introduction'),
      prose(),
    ]).then(({ pages }) => pages);
    expect(witnesses.map((witness) => witness.name)).toEqual(['estimate of the layout']);
  });
});

describe('the witnesses together', () => {
  test('are believed most if they agree', async () => {
    const agreed = await pagesOf({ page: 4, recorded: true });
    const doubted = await pagesOf({ page: 5, recorded: true });
    expect(agreed.count).toBe(3);
    expect(agreed.certainty).toBeGreaterThan(doubted.certainty);
  });

  test('Word’s record outweighs outdated contents', async () => {
    expect((await pagesOf({ page: 9, recorded: true })).count).toBe(3);
  });

  test('contents far from any layout are outdated', async () => {
    expect((await pagesOf({ page: 90 })).count).toBe(3);
  });

  test('the estimate of the layout is always included', async () => {
    const { witnesses } = await pagesOf({ page: 4, recorded: true });
    expect(witnesses.map((witness) => witness.name)).toContain('estimate of the layout');
  });

  test('recorded breaks are included only if there are any', async () => {
    const names = async (recorded: boolean) =>
      (await pagesOf({ page: 4, recorded })).witnesses.map((witness) => witness.name);
    const name = 'recorded breaks and the layout where Word recorded none';
    expect(await names(true)).toContain(name);
    expect(await names(false)).not.toContain(name);
  });
});
