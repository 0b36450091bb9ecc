import { expect, test } from 'vitest';
import { numbersOfSeries } from '../../../../../src/core/docx/decide/items/facts/caption-number.ts';
import { readCaption } from '../../../../../src/core/docx/text/captions/caption-text.ts';

const numbers = (...captions: readonly string[]) =>
  numbersOfSeries(captions.map((text) => readCaption(text) ?? { number: '', title: text }));

test.each([
  ['a full stop and a space', 'Gambar 4. 1 Peta', 'Gambar 4. 2 Pohon', 'Gambar 5. 1 Sungai'],
  ['a space and a hyphen', 'FIG 4 -1: A map', 'FIG 4 -2: A tree', 'FIG 5 -1: A river'],
])('numbers of two parts with %s between them', (_case, ...captions) => {
  expect(numbers(...captions)).toEqual([
    [4, 1],
    [4, 2],
    [5, 1],
  ]);
});

test('a space after the full stop in a few of them', () => {
  expect(numbers('Tabel 2.1 Peta', 'Tabel 2.2 Pohon', 'Tabel 2. 3 Sungai', 'Tabel 3. 1 Laut')).toEqual([
    [2, 1],
    [2, 2],
    [2, 3],
    [3, 1],
  ]);
});

test('a few titles that begin with a number are titles', () => {
  const captions = ['Şekil 1. Harita', 'Şekil 2. 17 Haziran', 'Şekil 3. 18 Haziran', 'Şekil 4. Ağaç'];
  expect(numbers(...captions)).toEqual([[1], [2], [3], [4]]);
});

test('a year is no part of a number', () => {
  expect(numbers('Table 1. 2019 yields', 'Table 2. 2020 yields', 'Table 3. 2021 yields')).toEqual([
    [1],
    [2],
    [3],
  ]);
});

test('a part without a number of its own stays as it is', () => {
  expect(numbers('Hình 1. 1 Cây', 'Hình 1. 2 Sông', 'Hình 1. 3 Núi', 'Hình 2')).toEqual([
    [1, 1],
    [1, 2],
    [1, 3],
    [2],
  ]);
});
