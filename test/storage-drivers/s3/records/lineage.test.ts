import { describe, expect, test } from 'vitest';
import {
  type Lineage,
  lineageOf,
  lineageText,
  outcomeOf,
  parseLineage,
} from '../../../../src/storage-drivers/s3/records/lineage.ts';

interface Version {
  id: string;
  lineage: Lineage;
}

/** Versions that were written in each other's place, the first where nothing was. */
function line(...ids: string[]): Version {
  const start: Version | null = null;
  const last = ids.reduce<Version | null>((before, id) => ({ id, lineage: lineageOf(before) }), start);
  if (last === null) throw new Error('A line has a version.');
  return last;
}

describe('what became of a write', () => {
  test.each<[string, 'done' | 'lost' | 'unknown', string, string | null, Version]>([
    ['it is what is there', 'done', 'own', 'a', line('a', 'own')],
    ['it was replaced since', 'done', 'own', 'a', line('a', 'own', 'b', 'c')],
    ['it created what was replaced since', 'done', 'own', null, line('own', 'b')],
    ['another one is in its place', 'lost', 'own', 'a', line('a', 'b')],
    ['another one was in its place, and was replaced since', 'lost', 'own', 'a', line('x', 'a', 'b', 'c')],
    ['another one was created', 'lost', 'own', null, line('a')],
    ['another one was created, and was replaced since', 'lost', 'own', null, line('a', 'b')],
    ['what it would replace is still there', 'unknown', 'own', 'a', line('a')],
    ['somebody wrote without a look', 'unknown', 'own', 'a', { id: 'b', lineage: [] }],
    [
      'it is too long ago',
      'unknown',
      'own',
      'a',
      line('a', ...Array.from({ length: 13 }, (_, at) => `n${at}`)),
    ],
  ])('where %s is %s', (_, outcome, own, replaced, now) => {
    expect(outcomeOf(own, replaced, now)).toBe(outcome);
  });
});

describe('a lineage', () => {
  test('goes through a header', () => {
    const { lineage } = line('a', 'b', 'c');
    expect(parseLineage(lineageText(lineage))).toEqual(['b', 'a', 'nothing']);
  });

  test('stays short, however long the line is', () => {
    const { lineage } = line(...Array.from({ length: 1_000 }, (_, at) => `${at}`));
    expect(lineage).toHaveLength(12);
  });

  test.each([undefined, '', '<b>', 'a\nb'])('(%j) that is none tells nothing', (text) => {
    expect(parseLineage(text)).toEqual([]);
  });
});
