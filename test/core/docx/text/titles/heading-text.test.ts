import { describe, expect, test } from 'vitest';
import { readHeading } from '../../../../../src/core/docx/text/titles/heading-text.ts';

describe('the leading number of a heading', () => {
  test.each([
    ['1 Introduction', '1', 'introduction'],
    ['1. Introduction', '1', 'introduction'],
    ['1.Introduction', '1', 'introduction'],
    ['1) Introduction', '1', 'introduction'],
    ['1 – Introduction', '1', 'introduction'],
    ['1: Introduction', '1', 'introduction'],
    ['1.0 Introduction', '1.0', 'introduction'],
    ['2.3 Research design', '2.3', 'research design'],
    ['2.3.1.4 Sampling', '2.3.1.4', 'sampling'],
    ['12 Sampling', '12', 'sampling'],
    ['I. Introduction', 'i', 'introduction'],
    ['IV. Results', 'iv', 'results'],
    ['iii) Results', 'iii', 'results'],
    ['A. Sampling', 'a', 'sampling'],
    ['b) Sampling', 'b', 'sampling'],
    ['Α. Εισαγωγή', 'α', 'εισαγωγη'],
    ['Ⅰ. 서론', 'i', '서론'],
    ['１．はじめに', '1', 'はしめに'],
    ['一、绪论', '一', '绪论'],
    ['十二、附录', '十二', '附录'],
    ['壹、緒論', '壹', '緒論'],
  ])('of "%s" is %s', (text, number, title) => {
    expect(readHeading(text)).toMatchObject({ number, title });
  });

  test.each([
    ['I Introduction', 'i', 'introduction'],
    ['II LITERATURE', 'ii', 'literature'],
    ['Ⅴ 결론', 'v', '결론'],
  ])('of "%s" is Roman without punctuation if a known title follows', (text, number, title) => {
    expect(readHeading(text)).toMatchObject({ number, title });
  });

  test.each([
    ['A review of the literature'],
    ['I went to the archive'],
    ['In conclusion, the model holds'],
    ['I'],
    ['V for victory'],
    ['X-ray diffraction'],
    ['C elegans as a model'],
    ['2020 in review'],
    ['3D modelling'],
    ['1st wave feminism'],
    ['100 years of solitude'],
    ['一般理论'],
    ['Methods'],
    ['β: a coefficient'],
    ['κ.ο.κ.'],
  ])('of "%s" is missing', (text) => {
    expect(readHeading(text).number).toBe('');
  });
});

describe('the kinds of a heading', () => {
  test.each([
    ['REFERENCES', 'references'],
    ['5. References:', 'references'],
    ['VI. BIBLIOGRAPHY', 'references'],
    ['Table of Contents', 'contents'],
    ['LIST OF FIGURES', 'listOfFigures'],
    ['Author’s declaration', 'otherFront'],
    ['第五章 参考文献', 'references'],
    ['Chapter 5: References', 'references'],
  ])('of "%s" come from its words: %s', (text, kind) => {
    expect([...readHeading(text).kinds]).toContain(kind);
  });

  test.each([
    ['Methods'],
    ['References to Shakespeare in modern drama'],
    ['The introduction of new species'],
    ['A summary of the argument so far'],
    [''],
    ['…'],
  ])('of "%s" are none', (text) => {
    expect([...readHeading(text).kinds]).toEqual([]);
  });

  test('come from the words with the number if only these are known', () => {
    // In Chinese "附录一" is a word of its own.
    expect([...readHeading('附录一').kinds]).toContain('appendix');
  });
});

describe('an appendix heading', () => {
  test.each([
    ['Appendix'],
    ['Appendix A'],
    ['APPENDIX B – Questionnaire'],
    ['Appendix C: Interview guide'],
    ['Appendix 2. Survey'],
    ['Appendix IV'],
    ['Annex 1'],
    ['Anhang A2 Fragebogen'],
    ['Annexe (suite)'],
    ['Приложение 1'],
    ['Приложение А'],
    ['Додаток Б. Анкета'],
    ['附录A 问卷'],
    ['附錄一 問卷'],
    ['付録１'],
    ['부록 1'],
    ['ملحق 1'],
    ['EK-1'],
    ['Ek 2: Anket'],
    ['Παράρτημα Α'],
    ['1. melléklet'],
    ['Phụ lục 1'],
    ['Lampiran 3'],
    ['[부록 1] 설문지'],
    ['<부록 1>'],
    ['1. pielikums. Anketa'],
    ['2. melléklet: Kérdőív'],
    ['1 priedas. Anketa'],
  ])('is read: %s', (text) => {
    expect([...readHeading(text).kinds]).toContain('appendix');
  });

  test.each([
    ['Appendicitis in children'],
    ['Annexation of Texas'],
    ['Ekonomi ve toplum'],
    ['Anlagentechnik'],
    ['3.2 Supplement intake in children'],
  ])('is not read: %s', (text) => {
    expect([...readHeading(text).kinds]).not.toContain('appendix');
  });
});
