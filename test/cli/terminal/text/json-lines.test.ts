import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonLine, jsonLines } from '../../../../src/cli/terminal/text/json-lines.ts';
import { analysisResult } from '../../support/analysis-result.ts';

describe('jsonLine', () => {
  test('is one line that says the same as what went in', () => {
    fc.assert(
      fc.property(fc.object(), (value) => {
        const line = jsonLine(value);
        expect(line.indexOf('\n')).toBe(line.length - 1);
        expect(JSON.parse(line)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('writes nothing that a terminal obeys or that may end a line', () => {
    const file = 'a\x1b[2J\u009b2J\u0085\u2028\u202e.docx';
    const line = jsonLine({ file }).slice(0, -1);
    expect(line).not.toMatch(/[\p{Cc}\u2028\u202e]/u);
    expect(JSON.parse(line)).toEqual({ file });
  });
});

describe('jsonLines', () => {
  test('puts the file before the answer', () => {
    const lines = jsonLines(({ analysis }) => ({ analysis }));
    expect(lines.success('a.docx', analysisResult({ tables: 2 }))).toBe(
      '{"file":"a.docx","analysis":{"textWordCount":0,"refsWordCount":0,"tables":2,"figures":0,"frontMatter":0}}\n',
    );
  });

  test('gives code and message of a failure', () => {
    const lines = jsonLines(() => ({}));
    expect(lines.failure('a.docx', { code: 'document_empty', message: 'Nothing in it.' })).toBe(
      '{"file":"a.docx","error":{"code":"document_empty","message":"Nothing in it."}}\n',
    );
  });
});
