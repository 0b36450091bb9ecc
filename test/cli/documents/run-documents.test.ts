import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { runDocuments } from '../../../src/cli/documents/handle-documents.ts';
import type { DocumentAnalyser } from '../../../src/cli/documents/input/open-analyser.ts';
import { DeskError } from '../../../src/core/errors.ts';
import { analysisResult } from '../support/analysis-result.ts';

/** An analyser whose documents are finished by hand. */
function analyserByHand(atOnce: number) {
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const analyser: DocumentAnalyser = {
    atOnce,
    analyse(path) {
      started.push(path);
      return new Promise((resolve) => finish.set(path, () => resolve(analysisResult())));
    },
    close: async () => {},
  };
  return { analyser, started, finish: (path: string) => finish.get(path)?.() };
}

const named = (count: number) => Array.from({ length: count }, (_, index) => ({ path: `${index}.docx` }));

describe('runDocuments', () => {
  test('gives outcomes in the order of the documents although a later one is finished first', async () => {
    const { analyser, finish } = analyserByHand(2);
    const outcomes = runDocuments(named(2), analyser);
    const first = outcomes.next();
    finish('1.docx');
    finish('0.docx');
    expect((await first).value?.path).toBe('0.docx');
    expect((await outcomes.next()).value?.path).toBe('1.docx');
  });

  test('gives the first outcome while the second is still under way', async () => {
    const { analyser, finish } = analyserByHand(2);
    const first = runDocuments(named(2), analyser).next();
    finish('0.docx');
    expect((await first).value?.path).toBe('0.docx');
  });

  test('starts only so many documents ahead of one that takes long', async () => {
    const { analyser, started, finish } = analyserByHand(2);
    const first = runDocuments(named(1_000), analyser).next();
    for (const { path } of named(1_000).slice(1)) finish(path);
    await setImmediate();
    expect(started.length).toBeLessThan(50);
    finish('0.docx');
    await first;
  });

  test('goes on after a document that fails', async () => {
    const failure = new DeskError('document_empty', 'Nothing in it.');
    const analyser: DocumentAnalyser = {
      atOnce: 1,
      analyse: async (path) => {
        if (path === 'bad.docx') throw failure;
        return analysisResult();
      },
      close: async () => {},
    };
    const outcomes = runDocuments([{ path: 'bad.docx' }, { path: 'good.docx' }], analyser);
    expect((await outcomes.next()).value).toEqual({ path: 'bad.docx', error: failure });
    expect((await outcomes.next()).value).toEqual({ path: 'good.docx', result: analysisResult() });
  });

  test('passes on why a folder holds no document, without analysing it', async () => {
    const { analyser, started } = analyserByHand(1);
    const error = new DeskError('file_unreadable', 'This folder contains no .docx files.');
    const { value } = await runDocuments([{ path: 'empty', error }], analyser).next();
    expect(value).toEqual({ path: 'empty', error });
    expect(started).toEqual([]);
  });

  test('tells of each finished document at once, in whatever order', async () => {
    const { analyser, finish } = analyserByHand(2);
    let finished = 0;
    const first = runDocuments(named(2), analyser, () => {
      finished += 1;
    }).next();
    finish('1.docx');
    await setImmediate();
    expect(finished).toBe(1);
    finish('0.docx');
    await first;
  });
});
