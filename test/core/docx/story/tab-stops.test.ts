import { describe, expect, test } from 'vitest';
import type { Paragraph } from '../../../../src/core/docx/story/story.ts';
import { style } from '../../../support/docx-styles.ts';
import { readBuilt } from '../../../support/read-document.ts';

const stop = (position: number, alignment: string, leader = '') =>
  `<w:tab w:val="${alignment}" w:pos="${position * 20}"${leader === '' ? '' : ` w:leader="${leader}"`}/>`;

/** The format of a paragraph with these stops over those of a style. */
async function formatOf(own: string, inherited = ''): Promise<Paragraph['format']> {
  const moreStyles = [style({ id: 'Base', name: 'Base', paragraph: `<w:tabs>${inherited}</w:tabs>` })];
  const body = [`<w:p><w:pPr><w:pStyle w:val="Base"/><w:tabs>${own}</w:tabs></w:pPr></w:p>`];
  const [first] = (await readBuilt({ body, moreStyles })).story.paragraphs;
  if (!first) throw new Error('The document has no paragraph.');
  return first.format;
}

describe('tab stops', () => {
  test('stand in order, those of the style among them', async () => {
    const { tabs } = await formatOf(stop(300, 'right', 'dot'), stop(40, 'left') + stop(400, 'center'));
    expect(tabs).toEqual([
      { position: 40, alignment: 'left', hasLeader: false },
      { position: 300, alignment: 'right', hasLeader: true },
      { position: 400, alignment: 'center', hasLeader: false },
    ]);
  });

  test('replace those at the same place', async () => {
    const { tabs } = await formatOf(stop(300, 'right'), stop(300, 'left', 'dot'));
    expect(tabs).toEqual([{ position: 300, alignment: 'right', hasLeader: false }]);
  });

  test('are taken away one by one', async () => {
    const { tabs } = await formatOf(stop(300, 'clear'), stop(300, 'right', 'dot') + stop(400, 'left'));
    expect(tabs?.map(({ position }) => position)).toEqual([400]);
  });

  test('of one paragraph are no more than Word takes', async () => {
    const own = Array.from({ length: 100 }, (_each, index) => stop(index, 'left')).join('');
    expect((await formatOf(own)).tabs).toHaveLength(64);
  });

  test('without a place are none', async () => {
    expect((await formatOf('<w:tab w:val="left"/>')).tabs).toEqual([]);
  });
});

describe('a line led to its page number', () => {
  test.each<[string, string, string, boolean]>([
    ['has dots to a right stop of its own', stop(450, 'right', 'dot'), '', true],
    ['has those of its style', stop(20, 'left'), stop(450, 'right', 'underscore'), true],
    ['has a stop as Strict documents call it', stop(450, 'end', 'dot'), '', true],
    ['has not where its own stop has no leader', stop(450, 'right'), stop(450, 'right', 'dot'), false],
    ['has not where the leader leads to the left, as on a form', stop(450, 'left', 'underscore'), '', false],
    ['has not where the stop is taken away', stop(450, 'clear'), stop(450, 'right', 'dot'), false],
    ['has not where the leader is none', stop(450, 'right', 'none'), '', false],
  ])('%s', async (_name, own, inherited, leaderTab) => {
    expect((await formatOf(own, inherited)).leaderTab).toBe(leaderTab);
  });
});
