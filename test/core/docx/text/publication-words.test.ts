import { describe, expect, test } from 'vitest';
import { hasPagesOrVolume, hasPublicationWords } from '../../../../src/core/docx/text/publication-words.ts';

describe('pages and volumes', () => {
  test.each([
    ['Leiden, pp. 12'],
    ['Leiden, p.12'],
    ['Reinbek 1982, S. 34'],
    ['Bd. 2'],
    ['М., 2009. 234 с.'],
    ['С. 12'],
    ['№ 5'],
    ['第3期'],
    ['120頁'],
    ['제3호'],
    ['(2nd ed.)'],
  ])('are counted in "%s"', (text) => {
    expect(hasPagesOrVolume(text)).toBe(true);
  });

  test.each([['in 2019 we'], ['samples 12'], ['the class 5'], ['12 mines'], ['tasks 3'], [''], ['12']])(
    'are not counted in "%s"',
    (text) => {
      expect(hasPagesOrVolume(text)).toBe(false);
    },
  );
});

describe('publishing words', () => {
  test.each([
    ['Smith et al. 2019'],
    ['Salt. In: Things'],
    ['(Hrsg.)'],
    ['Retrieved from x'],
    ['Verfügbar unter x'],
    ['дата обращения: 3.4.2019'],
    ['[Электронный ресурс]'],
    ['Disponible en: x'],
    ['Disponível em: x'],
    ['Erişim tarihi: x'],
    ['北京: 科学出版社'],
    ['دار النشر'],
  ])('are recognised: %s', (text) => {
    expect(hasPublicationWords(text)).toBe(true);
  });

  test.each([['Interest in salt'], ['as edited by hand'], ['journalists wrote'], ['Einband'], ['']])(
    'are not seen in "%s"',
    (text) => {
      expect(hasPublicationWords(text)).toBe(false);
    },
  );
});
