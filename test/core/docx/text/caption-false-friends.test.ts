import { describe, expect, test } from 'vitest';
import { readCaption } from '../../../../src/core/docx/text/captions/caption-text.ts';

describe('a line that is not a caption', () => {
  test.each([
    ['Figure skating in Canada'],
    ['Figures'],
    ['FIGURES'],
    ['TABLES'],
    ['TABELLEN'],
    ['MAPS'],
    ['CHARTS'],
    ['TABLAS'],
    ['Figures 3 and 4 show'],
    ['Tables and figures'],
    ['TABLES AND FIGURES'],
    ['Tableau à double entrée'],
    ['Tabela i wykres'],
    ['Map of Africa'],
    ['image 3D'],
    ['Image 3D reconstruction'],
    ['Table'],
    ['Table:'],
    ['Table of contents'],
    ['Tablets 3 times a day'],
    ['Figure 2020'],
    ['Figure out 3 things'],
    ['Chart Industries'],
    ['Graph theory'],
    ['Plate tectonics'],
    ['Table one of the motions'],
    ['Figure two out'],
    ['See Figure 3'],
    ['As Table 4 shows'],
    ['表一般的规律'],
    ['图一致性检验'],
    ['表 1은 결과를 보여준다'],
    ['그림 2에서 보듯이'],
    ['표본 3개'],
    ['図1に示す'],
    ['表2は結果である'],
    ['図3のように'],
    ['2.1 Image Processing'],
    ['3. Graph Theory'],
    ['1.2 Table Design'],
    ['4 Diagram Techniques'],
    ['3. DIAGRAM TECHNIQUES'],
    ['2. Map of the area'],
    ['1. Figure skating'],
    ['5. Graphic novels'],
    ['10 tables'],
    ['3 figures'],
    ['3 lentelės rodo'],
    ['3-кестенің деректері'],
    ['2 graf'],
    ['Tabeli 3'],
    ['Фигура речи'],
    ['Kuvaus 3'],
    ['Bildung 2'],
    ['Fotosynthese 1'],
    ['Tabular 4'],
    [''],
    ['3'],
    ['3.2'],
    ['constructor 3'],
    ['__proto__ 1'],
  ])('%s', (text) => {
    expect(readCaption(text)).toBeNull();
  });
});

describe('a caption late in a text', () => {
  test('is not looked for', () => {
    expect(readCaption(`${'x '.repeat(100)}Figure 3`)).toBeNull();
  });
});
