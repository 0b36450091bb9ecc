import { describe, expect, test } from 'vitest';
import { analysisSheet } from '../../../src/cli/output/analysis-sheet.ts';
import { colouredStyle, plainStyle } from '../../../src/cli/text/style.ts';
import { analysisResult } from '../support/analysis-result.ts';

const counts = { textWordCount: 48_210, refsWordCount: 5_120, tables: 14, figures: 23, frontMatter: 11 };

describe('analysisSheet', () => {
  test('shows the five numbers one below the other, aligned at the right', () => {
    expect(analysisSheet(plainStyle).success('thesis.docx', analysisResult(counts))).toBe(
      [
        'thesis.docx',
        '',
        'Words of text        48,210',
        'Words of references   5,120',
        'Tables                   14',
        'Figures                  23',
        'Front matter pages       11',
        '',
      ].join('\n'),
    );
  });

  test('lists what is in doubt below the numbers', () => {
    const result = analysisResult(counts, { warnings: ['No reference list was found.'] });
    const text = analysisSheet(plainStyle).success('thesis.docx', result);
    expect(text.endsWith('\n\nIn doubt\n  - No reference list was found.\n')).toBe(true);
  });

  test('lets no escape sequence of a file name through', () => {
    const text = analysisSheet(plainStyle).success('a\x1b[2J\n.docx', analysisResult());
    expect(text.split('\n')[0]).toBe('a .docx');
  });

  test('sets the file name off where colours are wanted', () => {
    const text = analysisSheet(colouredStyle).success('a.docx', analysisResult());
    expect(text.startsWith('\x1b[1ma.docx\x1b[22m\n')).toBe(true);
  });
});
