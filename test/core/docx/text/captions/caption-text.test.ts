import { describe, expect, test } from 'vitest';
import { readCaption } from '../../../../../src/core/docx/text/captions/caption-text.ts';

test.each([['Şekil 2.1.’de görüldüğü gibi'], ["Tablo 3'te verilen"], ["Figure 3's axes"]])(
  'a number with the ending of a word is a mention, not a caption: "%s"',
  (text) => {
    expect(readCaption(text)).toBeNull();
  },
);

test.each([
  ['table2 <- data.frame('],
  ["image1 = cv2.imread('tea.png')"],
  ["figure1.savefig('tea.png')"],
  ['table3[1, ] <- 0'],
])('a variable of a program is not a caption: "%s"', (text) => {
  expect(readCaption(text)).toBeNull();
});

test.each([['table2: Tea'], ['fig1. Tea'], ['figure1 Tea'], ['Table2 = Tea']])(
  'a caption may be written small, or without a space: "%s"',
  (text) => {
    expect(readCaption(text)?.title).toMatch(/Tea$/);
  },
);

test('a number whose bracket was opened in the paragraph before is a mention, not a caption', () => {
  expect(readCaption('Table 6.2). For this, actuators are used.')).toBeNull();
  expect(readCaption('(Table 6.2). Actuators')).toMatchObject({ number: '6.2' });
  expect(readCaption('Table 6.2) Actuators')).toMatchObject({ number: '6.2' });
});

test.each([
  ['Tabel 4.2, 4.3, dan 4.4 merupakan contoh teh'],
  ['Table 4.2, 4.3 and 4.4 show tea'],
  ['Figure 1, 2 show tea'],
])('several numbers in a sentence are a mention, not a caption: "%s"', (text) => {
  expect(readCaption(text)).toBeNull();
});

test('several numbers may be those of a caption', () => {
  expect(readCaption('Figure 3.1, 3.2: Tea')).toMatchObject({ number: '3.1' });
});

test('the bracket around a number does not set the rest of a sentence apart', () => {
  expect(readCaption('Figure (4.8) shows the tea.')).toMatchObject({ number: '4.8', separated: false });
  expect(readCaption('(Figure 4.8) shows the tea.')).toMatchObject({ separated: false });
  expect(readCaption('Figure (4.8) Tea')).toMatchObject({ separated: true });
  expect(readCaption('Figure 4) tea')).toMatchObject({ separated: true });
});

test.each([
  ['Grafico 1 e 2: Accuratezza', 'Accuratezza'],
  ['Figure 3 and 4. Tea', 'Tea'],
  ['Figure 3.1 & 3.2: Tea', 'Tea'],
  ['Abb. 3 und 4 : Tee', 'Tee'],
])('a caption may name two pictures: "%s"', (text, title) => {
  expect(readCaption(text)).toMatchObject({ title, separated: true });
});

test.each([['Figure 3 and 4 show tea'], ['Table 3 and 2.5 cups'], ['Table 2 of 3: Tea'], ['Figure 3 and 4']])(
  'a second number without punctuation, or behind another word, is a part of the title: "%s"',
  (text) => {
    expect(readCaption(text)).toMatchObject({ separated: false });
  },
);

test.each([['Figure Ab1 X'], ['Table aB2: X'], ['Figure x-1: X']])(
  'small letters are not a part of a number: "%s"',
  (text) => {
    expect(readCaption(text)).toBeNull();
  },
);

describe('the number of a caption', () => {
  test.each([
    ['Figure 3', '3'],
    ['Figure 12', '12'],
    ['Figure 3.2.1: X', '3.2.1'],
    ['Figure 3-2 X', '3-2'],
    ['Figure 3–2 X', '3–2'],
    ['Figure 3\u20112 X', '3-2'],
    ['Figure 3:2 X', '3:2'],
    ['Figure 3a. X', '3a'],
    ['Figure 3A. X', '3A'],
    ['Figure 3D: X', '3D'],
    ['Figure A.1 X', 'A.1'],
    ['Figure A-1 X', 'A-1'],
    ['Figure S1 X', 'S1'],
    ['Table A 1: X', 'A 1'],
    ['Bảng PL 1.10. X', 'PL 1.10'],
    ['Figure A 3D model', 'A'],
    ['Figure ES-2 X', 'ES-2'],
    ['Table IV. X', 'IV'],
    ['Table II-3 X', 'II-3'],
    ['Table B: X', 'B'],
    ['Table (3) X', '3'],
    ['(Figure 4) X', '4'],
    ['[Figure 5] X', '5'],
    ['Figure-6 X', '6'],
    ['Figure – 7: X', '7'],
    ['Fig.8 X', '8'],
    ['Table\u00a09: X', '9'],
    ['Table\t10\tX', '10'],
    ['  Table 11 X', '11'],
    ['Table NO. 12', '12'],
    ['Table one: X', 'one'],
    ['TABLE TWO. X', 'TWO'],
    ['Figure Three', 'Three'],
    ['Tableau un : X', 'un'],
    ['Tabelle eins – X', 'eins'],
    ['Supplementary Table S2. X', 'S2'],
    ['Supp. Fig. 1', '1'],
    ['Suppl. Table S1. X', 'S1'],
    ['Appendix Figure 3: X', '3'],
    ['Extended Data Fig. 1 | X', '1'],
    ['Table Appendix 3. X', '3'],
    ['Tabel Lampiran 1 X', '1'],
    ['Tableau annexe A.1 : X', 'A.1'],
    ['Tabelle Anhang 2: X', '2'],
  ])('of "%s" is %s', (text, number) => {
    expect(readCaption(text)?.number).toBe(number);
  });
});

describe('the title of a caption', () => {
  test.each([
    ['Table 1: Results of all', 'Results of all'],
    ['Table 1. Results', 'Results'],
    ['Table 1 – Results', 'Results'],
    ['Table 1 | Results', 'Results'],
    ['Table 1\nResults', 'Results'],
    ['(Table 1) Results', 'Results'],
    ['<표 1> 결과', '결과'],
    ['表1：数据', '数据'],
    ['Table 1', ''],
    ['Table 1.', ''],
  ])('of "%s" is "%s"', (text, title) => {
    expect(readCaption(text)?.title).toBe(title);
  });
});

describe('label and number', () => {
  test.each([
    ['Figure 1: X'],
    ['Figure 1. X'],
    ['Figure 1 – X'],
    ['Figure 1\nX'],
    ['Figure 1\tX'],
    ['Figure 1  X'],
    ['Figure 1'],
    ['Figure (1) X'],
    ['图1：X'],
    ['图1 数据'],
    ['表 3.2\u3000数据'],
    ['图5.7“销售管理”页面'],
    ['図1（概要）'],
    ['<표 1> X'],
    ['[그림 1] X'],
    ['2. táblázat: X'],
  ])('are separated from the title in "%s"', (text) => {
    expect(readCaption(text)?.separated).toBe(true);
  });

  test.each([
    ['Figure 1 shows X'],
    ['Figure 1 The model'],
    ['Figure 1 and Figure 2'],
    ['图1为模型'],
    ['1. ábra Modell'],
  ])('are not separated from the rest in "%s"', (text) => {
    expect(readCaption(text)?.separated).toBe(false);
  });
});
