import { describe, expect, test } from 'vitest';
import { readContentsLine, titleOf } from '../../../../src/core/docx/structure/contents-line.ts';

describe('readContentsLine', () => {
  test('reads Roman numbers that are characters of their own', () => {
    expect(readContentsLine('摘要\tⅢ')).toEqual({ title: '摘要', page: 'III', led: true });
    expect(readContentsLine('序論……ⅹⅱ')).toEqual({ title: '序論', page: 'xii', led: true });
  });

  test.each([
    ['Introduction\t7', 'Introduction', '7'],
    ['Preface\tix', 'Preface', 'ix'],
    ['2.1 Methods ........ 14', '2.1 Methods', '14'],
    ['Results . . . . . 31', 'Results', '31'],
    ['Results…………31', 'Results', '31'],
    ['Discussion      52', 'Discussion', '52'],
    ['第一章 绪论\t1', '第一章 绪论', '1'],
    ['1.1引言----------------1', '1.1引言', '1'],
    ['Results ———————— 31', 'Results', '31'],
  ])('%j leads to its page number', (line, title, page) => {
    expect(readContentsLine(line)).toEqual({ title, page, led: true });
  });

  test('a dash or two before a number are no leader', () => {
    for (const line of ['Pages 12-14', 'Part 2 -- 3']) expect(readContentsLine(line).led).toBe(false);
  });

  test('a number after a single space is read as a page, but may be part of the title', () => {
    expect(readContentsLine('Europe after 1914')).toEqual({
      title: 'Europe after',
      page: '1914',
      led: false,
    });
  });

  test.each(['Results\tn/a', 'Results ..... ??', 'Results\t?', 'Results ......', '結果･･････････････'])(
    'the page of %j is still open',
    (line) => {
      expect(readContentsLine(line)).toMatchObject({ page: null });
    },
  );

  test.each(['Results\tn/a', 'Results ..... ??'])('%j is still a line of a list', (line) => {
    expect(readContentsLine(line)).toMatchObject({ title: 'Results', led: true });
  });

  test('a long leader makes it a line of a list, although the page is missing', () => {
    expect(readContentsLine('結果･･････････････')).toEqual({ title: '結果', page: null, led: true });
  });

  test('a sentence that trails off is not a line of a list', () => {
    expect(readContentsLine('And so on ...')).toMatchObject({ led: false });
  });

  test.each(['Introduction', 'What is civil', 'The mild and the civil', '42', '', 'Version 2.0beta'])(
    '%j names no page',
    (line) => {
      expect(readContentsLine(line)).toMatchObject({ page: null, led: false });
    },
  );

  test('a word of Roman letters after a tab is not a page number', () => {
    expect(readContentsLine('War\tcivil')).toEqual({ title: 'War\tcivil', page: null, led: false });
  });
});

describe('titleOf', () => {
  test.each([
    ['2.1 Methods ........ 14', '2.1 Methods'],
    ['2.1\tMethods\t14', 'Methods'],
    ['RÉSULTATS\t3', 'Résultats'],
    ['Chapter 1: Introduction\t1', 'CHAPTER 1: INTRODUCTION'],
  ])('%j and %j name the same part', (line, heading) => {
    expect(titleOf(line)).toBe(titleOf(heading));
  });

  test('chapters that have only numbers stay distinct', () => {
    expect(titleOf('Chapter 1\t1')).not.toBe(titleOf('Chapter 2'));
  });

  test('a year at the end of a heading belongs to it', () => {
    expect(titleOf('Europe after 1914')).not.toBe(titleOf('Europe after'));
  });
});
