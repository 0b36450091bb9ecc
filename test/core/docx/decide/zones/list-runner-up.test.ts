import { describe, expect, test } from 'vitest';
import { heading } from '../../../../support/docx/text.ts';
import { report } from '../../structure/decisions.ts';
import { overruled } from '../../structure/overruled.ts';
import { entries, prose } from '../../structure/prose.ts';
import { text } from './lists.ts';

const references = [heading(1, 'References'), ...entries(8)];
/** A chapter that is named like a list, but has running text. */
const sources = [heading(1, 'Sources'), prose(80), prose(80)];
const outlook = [heading(1, 'Outlook'), prose(), prose()];
const ambiguous = [...text, ...sources, ...outlook, ...references];

describe('the next best reference list', () => {
  test('is none in a document whose only list is plain', async () => {
    expect((await report([...text, ...references])).listRunnerUp).toBeNull();
  });

  test('is the likeliest part that was not taken for one, with its place and the reasons against it', async () => {
    const { listRunnerUp, referenceLists } = await report(ambiguous);
    expect(referenceLists.map((list) => list.heading)).toEqual(['References']);
    expect(listRunnerUp).toMatchObject({
      heading: 'Sources',
      paragraph: text.length,
      place: { section: 'Sources' },
      reason: 'running text follows; lines below it that read like entries: 0 of 2',
    });
    expect(listRunnerUp?.certainty).toBeLessThan(0.5);
  });

  test('is the line after a list that may belong to it, with the reasons why the list ends', async () => {
    const more = [heading(2, 'Web pages'), ...entries(2), prose(100)];
    const { listRunnerUp, referenceLists } = await report([...text, ...references, ...more]);
    expect(listRunnerUp).toMatchObject({ heading: 'Web pages', paragraph: referenceLists[0]?.until });
    expect(listRunnerUp?.reason).toContain('it is a heading');
  });

  test('is none if an operator set the lists', async () => {
    expect((await overruled(ambiguous, { referenceLists: 'none' })).report.listRunnerUp).toBeNull();
  });
});
