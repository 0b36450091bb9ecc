import { describe, expect, test } from 'vitest';
import {
  heading,
  pageBreak,
  paragraph,
  recordedPageBreak,
  run,
  sectionBreak,
} from '../../../../support/docx/text.ts';
import { decide, report } from '../../structure/decisions.ts';
import { prose } from '../../structure/prose.ts';

const title = paragraph('On the Use of Salt', { style: 'Title' });
const abstract = [heading(1, 'Abstract'), prose()];
const chapters = [heading(1, 'Introduction'), prose(), prose(), heading(1, 'Methods'), prose(), prose()];

describe('a document without front matter', () => {
  test('may be an article whose title and abstract run into the introduction', async () => {
    expect((await decide([title, ...abstract, ...chapters])).start).toBe('On the Use of Salt');
  });

  test('may be an article that Word laid out on a new page because the last one was full', async () => {
    const next = heading(1, [recordedPageBreak(), run('Introduction')]);
    const { start } = await decide([title, heading(1, 'Abstract'), prose(400), next, ...chapters.slice(1)]);
    expect(start).toBe('On the Use of Salt');
  });

  test('may be an article whose sections only change the columns', async () => {
    const parts = [title, ...abstract, sectionBreak(), ...chapters];
    expect((await decide(parts, { section: { type: 'continuous' } })).start).toBe('On the Use of Salt');
  });

  test('may start with its introduction', async () => {
    expect((await decide(chapters)).start).toBe('Introduction');
  });

  test('may have blank first pages', async () => {
    const blank = [paragraph(), sectionBreak(), paragraph(), paragraph([pageBreak()])];
    const { words, bodyStart } = await report([...blank, ...chapters]);
    expect(words.front).toBe(0);
    expect(bodyStart.heading).toBe('Introduction');
  });

  test('may be only running text', async () => {
    const { words, bodyStart } = await report([prose(), prose()]);
    expect(words.front).toBe(0);
    expect(bodyStart.paragraph).toBe(0);
  });
});

describe('a document has front matter', () => {
  test('if the abstract is on a page of its own', async () => {
    const introduction = heading(1, 'Introduction', { pageBreakBefore: true });
    const { start } = await decide([title, ...abstract, introduction, ...chapters.slice(1)]);
    expect(start).toBe('Introduction');
  });

  test('if contents come before its introduction', async () => {
    const lines = ['Contents', 'Introduction\t1', 'Methods\t4', 'Results\t9'].map((line) => paragraph(line));
    expect((await decide([...lines, ...chapters])).start).toBe('Introduction');
  });

  test.each([
    ['the abstract is a heading', heading(1, 'Abstract')],
    ['the abstract has a lower heading', heading(2, 'Abstract')],
    ['the abstract has a line of its own', paragraph('Abstract')],
  ])('if its title is set as a heading, and %s', async (_case, named) => {
    const titled = [heading(1, 'On the Use of Salt'), paragraph('Ada Byron'), paragraph('May 2024')];
    expect((await decide([...titled, named, prose(), ...chapters])).start).toBe('Introduction');
  });

  test('if acknowledgements come before its introduction', async () => {
    const thanks = [heading(1, 'Acknowledgements'), prose(20)];
    expect((await decide([...abstract, ...thanks, ...chapters])).start).toBe('Introduction');
  });
});
