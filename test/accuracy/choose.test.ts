import { describe, expect, test } from 'vitest';
import { type Choice, choose, chooseOpen } from '../../bench/accuracy/corpus/choose.ts';
import { labelled } from './labels.ts';

const documents = [
  { ...labelled('old-salt.docx'), batch: 0 },
  { ...labelled('new-salt.docx'), batch: 5 },
  { ...labelled('new-sugar.docx'), batch: 5 },
];

function names(choice: Partial<Choice>, from: typeof choose = choose): string[] {
  return from(documents, { batches: [], only: null, ...choice }).map(({ name }) => name);
}

describe('the documents that are meant', () => {
  test('are all where nothing is said', () => {
    expect(names({})).toHaveLength(3);
  });

  test('are those of a batch', () => {
    expect(names({ batches: [5] })).toEqual(['new-salt.docx', 'new-sugar.docx']);
  });

  test('are those with a part of a name', () => {
    expect(names({ only: 'salt' })).toEqual(['old-salt.docx', 'new-salt.docx']);
  });

  test('cannot be of a batch that does not exist', () => {
    expect(() => names({ batches: [6] })).toThrow('There is no batch 6.');
  });

  test('cannot be none', () => {
    expect(() => names({ only: 'pepper' })).toThrow('No document has "pepper" in its name.');
  });
});

describe('before the first look at a batch', () => {
  const openOf = (...batches: number[]): typeof choose => {
    return (all, choice) => chooseOpen(all, new Set(batches), choice);
  };

  test('its documents are passed over', () => {
    expect(names({ only: 'salt' }, openOf(0))).toEqual(['old-salt.docx']);
  });

  test('it cannot be asked for', () => {
    expect(() => names({ batches: [5] }, openOf(0))).toThrow('Batch 5 is closed until its first look');
  });

  test('its documents cannot be asked for by name', () => {
    expect(() => names({ only: 'sugar' }, openOf(0))).toThrow('No document of an open batch');
  });

  test('is over, its documents are among the others', () => {
    expect(names({}, openOf(0, 5))).toHaveLength(3);
  });
});
