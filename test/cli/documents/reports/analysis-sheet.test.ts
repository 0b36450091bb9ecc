import { describe, expect, test } from 'vitest';
import { analysisLines } from '../../../../src/cli/documents/reports/analysis-lines.ts';
import { colouredStyle, plainStyle } from '../../../../src/cli/terminal/text/style.ts';
import type { AnalysisReport, AnalysisResult } from '../../../../src/core/docx/analysis.ts';
import { analysisResult } from '../../support/analysis-result.ts';

const counts = { textWordCount: 48_210, refsWordCount: 5_120, tables: 14, figures: 23, frontMatter: 11 };

function resultOf(unsure: Partial<AnalysisReport['certainty']>): AnalysisResult {
  const certainty = { textWordCount: 1, refsWordCount: 1, tables: 1, figures: 1, frontMatter: 1, ...unsure };
  return analysisResult(counts, { certainty });
}

describe('analysisLines', () => {
  test('shows the five numbers one below the other, and how sure each is', () => {
    expect(analysisLines(plainStyle).success('thesis.docx', resultOf({ figures: 0.8 }))).toBe(
      [
        'thesis.docx',
        '',
        'Words of text        48,210  sure',
        'Words of references   5,120  sure',
        'Tables                   14  sure',
        'Figures                  23  likely',
        'Front matter pages       11  sure',
        '',
      ].join('\n'),
    );
  });

  test('says where to look when a number is not likely to be right', () => {
    const text = analysisLines(plainStyle).success('thesis.docx', resultOf({ tables: 0.6 }));
    expect(text).toContain('\nTables                   14  please check\n');
    expect(text.endsWith('\n\n--explain shows what each number rests on.\n')).toBe(true);
  });

  test('lists what is in doubt below the numbers', () => {
    const result = analysisResult(counts, { doubts: ['No reference list was found.'] });
    const text = analysisLines(plainStyle).success('thesis.docx', result);
    expect(text.endsWith('\n\nIn doubt\n  - No reference list was found.\n')).toBe(true);
  });

  test('lets no escape sequence of a file name through', () => {
    const text = analysisLines(plainStyle).success('a\x1b[2J\n.docx', analysisResult());
    expect(text.split('\n')[0]).toBe('a .docx');
  });

  test('sets the file name off where colours are wanted', () => {
    const text = analysisLines(colouredStyle).success('a.docx', analysisResult());
    expect(text.startsWith('\x1b[1ma.docx\x1b[22m\n')).toBe(true);
  });
});
