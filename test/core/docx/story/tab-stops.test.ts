import { describe, expect, test } from 'vitest';
import type { Paragraph } from '../../../../src/core/docx/story/story.ts';
import {
  mergeTabStops,
  type TabStop,
  withTabStop,
} from '../../../../src/core/docx/story/styles/tab-stops.ts';
import { readBuilt } from '../../../support/docx/read-document.ts';
import { style } from '../../../support/docx/styles.ts';

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

const left = (position: number): TabStop => ({ position, alignment: 'left', hasLeader: false });
const right = (position: number): TabStop => ({ position, alignment: 'right', hasLeader: true });
const clear = (position: number): TabStop => ({ position, alignment: 'clear', hasLeader: false });

describe('tab stops on top of inherited ones', () => {
  test.each<[string, TabStop[] | undefined, TabStop[] | undefined, TabStop[] | undefined]>([
    ['are sorted in among them', [right(300)], [left(40), left(400)], [left(40), right(300), left(400)]],
    ['replace those at the same place', [left(300)], [right(300)], [left(300)]],
    ['remove them one by one', [clear(300)], [right(300), left(400)], [left(400)]],
    ['keep the inherited ones if there are none', undefined, [left(40)], [left(40)]],
    ['are alone if nothing is inherited', [left(40)], undefined, [left(40)]],
  ])('%s', (_name, own, inherited, merged) => {
    expect(mergeTabStops(inherited, own)).toEqual(merged);
  });

  test('are together limited to Word’s maximum', () => {
    const many = Array.from({ length: 64 }, (_each, index) => left(index));
    expect(mergeTabStops(many, [left(1000)])).toEqual(many);
  });
});

describe('a tab stop being read', () => {
  test.each([
    ['without a position is dropped', { 'w:val': 'left' }, []],
    ['is a left one if its kind is unknown', { 'w:val': 'num', 'w:pos': '200' }, [left(10)]],
    ['has a leader', { 'w:val': 'end', 'w:pos': '200', 'w:leader': 'dot' }, [right(10)]],
  ])('%s', (_name, attributes, stops) => {
    expect(withTabStop(undefined, attributes)).toEqual(stops);
  });

  test('is dropped beyond Word’s maximum', () => {
    const many = Array.from({ length: 64 }, (_each, index) => left(index));
    expect(withTabStop(many, { 'w:val': 'left', 'w:pos': '2000' })).toEqual(many);
  });
});

describe('a line led to its page number', () => {
  test.each<[string, string, string, boolean]>([
    ['has a dotted leader to its own right stop', stop(450, 'right', 'dot'), '', true],
    ['has the leader of its style', stop(20, 'left'), stop(450, 'right', 'underscore'), true],
    ['has a stop with its Strict name', stop(450, 'end', 'dot'), '', true],
    ['has no leader if its own stop has none', stop(450, 'right'), stop(450, 'right', 'dot'), false],
    ['has no leader if it leads to the left, as on a form', stop(450, 'left', 'underscore'), '', false],
    ['has no leader if the stop is cleared', stop(450, 'clear'), stop(450, 'right', 'dot'), false],
    ['has no leader if it is "none"', stop(450, 'right', 'none'), '', false],
  ])('%s', async (_name, own, inherited, leaderTab) => {
    expect((await formatOf(own, inherited)).leaderTab).toBe(leaderTab);
  });
});
