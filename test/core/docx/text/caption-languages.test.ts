import { describe, expect, test } from 'vitest';
import { readCaption } from '../../../../src/core/docx/text/captions/caption-text.ts';

/**
 * Per language: table captions, then figure captions, each with the number that it has.
 */
const captions: Readonly<Record<string, readonly [table: string, figure: string]>> = {
  English: [
    'Table 1: Results → 1 | TABLE IV → IV | Table A1. Items → A1 | Table No. 3 Items → 3 | Table-3 → 3 | TABLE: 4.1 → 4.1',
    [
      'Figure 3.2 The model → 3.2 | Fig. 3. → 3 | FIG 2 → 2 | Figure 3a → 3a | Map 4: Roads → 4',
      'Figure: 3.2 → 3.2 | Fig 2a → 2a | Fig.5 → 5 | Figure-1 → 1 | Figure #3 → 3 | FIGURE 4.1 → 4.1',
      'Chart 2 → 2 | Graph 3 → 3 | Diagram 4 → 4 | Image 5 → 5 | Photo 6 → 6 | Picture 1 → 1',
      'Screenshot 2 → 2 | Plate 2 → 2 | Exhibit 7 → 7 | Sketch 8 → 8 | Flowchart 9 → 9',
    ].join(' | '),
  ],
  German: [
    'Tabelle 2: Werte → 2 | Tab. 3.1 Werte → 3.1',
    'Abbildung 1: Aufbau → 1 | Abb. 4 → 4 | ABB. 4 → 4 | Schaubild 2 → 2',
  ],
  French: [
    'Tableau 1 : Résultats → 1 | TABLEAU II → II | Tableau n° 3 – Âges → 3',
    'Figure 1 – Schéma → 1 | Schéma 2. Plan → 2 | Graphique n°4 → 4',
  ],
  Spanish: [
    'Tabla 1. Datos → 1 | Cuadro Nº 2: Datos → 2 | TABLA 3 → 3',
    'Figura 1. Mapa → 1 | Gráfico N.º 2 → 2 | Ilustración 3 → 3 | Gráfica 4: X → 4',
  ],
  Portuguese: [
    'Tabela 1 – Dados → 1 | Quadro 2 - Dados → 2',
    'Figura 1 – Mapa → 1 | Gráfico 2: Taxas → 2 | Ilustração 3 → 3',
  ],
  Italian: [
    'Tabella 1. Dati → 1 | Tab. 2 → 2 | Tavola III → III',
    'Figura 1. Mappa → 1 | Fig. 2.3 → 2.3 | Grafico 4 → 4',
  ],
  Dutch: ['Tabel 1. Gegevens → 1', 'Figuur 1: Model → 1 | Afbeelding 2 → 2 | Afb. 3 → 3 | Grafiek 4 → 4'],
  Swedish: ['Tabell 1. Data → 1', 'Figur 1. Modell → 1 | Bild 2 → 2'],
  Norwegian: ['Tabell 2: Data → 2', 'Figur 2.1 Modell → 2.1 | Bilde 3 → 3'],
  Danish: ['Tabel 3: Data → 3', 'Figur 3. Model → 3 | Billede 4 → 4'],
  Finnish: ['Taulukko 1. Aineisto → 1', 'Kuva 1. Malli → 1 | Kuvio 2. Malli → 2'],
  Polish: [
    'Tabela 1. Dane → 1 | Tab. 2 Dane → 2 | Tablica 3 → 3',
    'Rysunek 1. Model → 1 | Rys. 2. → 2 | Ryc. 3 → 3 | Wykres 4 → 4 | Fot. 5 → 5',
  ],
  Czech: [
    'Tabulka 1: Data → 1 | Tabulka č. 2: Data → 2',
    'Obrázek 1: Model → 1 | Obr. 2 Model → 2 | Graf č. 3 → 3',
  ],
  Russian: [
    'Таблица 1 – Данные → 1 | Табл. 2.1 → 2.1 | Таблица № 3 → 3 | ТАБЛИЦА 4 → 4',
    'Рисунок 1 – Схема → 1 | Рис. 2. Схема → 2 | Рис.3. → 3 | Диаграмма 4 → 4',
  ],
  Ukrainian: ['Таблиця 1.2 → 1.2 | Таблиця Б.1 → Б.1', 'Рисунок 1.1 – Схема → 1.1 | Рис. 2.3. Схема → 2.3'],
  Turkish: [
    'Tablo 1. Veriler → 1 | Çizelge 3.1. Veriler → 3.1 | TABLO 2 → 2 | ÇİZELGE 4 → 4',
    'Şekil 1. Model → 1 | ŞEKİL 2 → 2 | Grafik 3 → 3 | Görsel 4: → 4 | RESİM 5 → 5',
  ],
  Arabic: [
    'جدول (1): البيانات → 1 | جدول رقم (2) البيانات → 2 | الجدول ٣: البيانات → 3 | جدول 2-1 → 2-1',
    'شكل (1) → 1 | الشكل رقم (2): النموذج → 2 | شكل ٤ → 4 | رسم بياني 3: النتائج → 3',
  ],
  'Simplified Chinese': [
    '表4-1 样本 → 4-1 | 表 1：数据 → 1 | 表１　数据 → 1 | 附表2 → 2 | 表三 数据 → 三',
    '图3.2 系统结构 → 3.2 | 图 1 模型 → 1 | 图1模型 → 1 | 附图 3 → 3 | 图3‑2 模型 → 3-2',
  ],
  'Traditional Chinese': ['表4-1 樣本 → 4-1', '圖3.2 架構 → 3.2 | 圖一 架構 → 一'],
  Japanese: [
    '表1 結果 → 1 | 表－２　結果 → 2 | 表 2.1：結果 → 2.1',
    '図1 構成 → 1 | 図-3　構成 → 3 | 図３．２ 構成 → 3.2 | 写真 4 → 4 | グラフ 1 → 1',
  ],
  Korean: [
    '표 1. 결과 → 1 | <표 3-1> 결과 → 3-1 | 〈표 2〉 결과 → 2 | 표1 → 1',
    '그림 1. 모형 → 1 | [그림 2-1] 모형 → 2-1 | <그림 3> 모형 → 3 | 그래프 4 → 4',
  ],
  Indonesian: ['Tabel 4.1 Data → 4.1', 'Gambar 2.1 Model → 2.1 | Grafik 3 → 3'],
  Malay: ['Jadual 3.1: Data → 3.1', 'Rajah 2.1 Model → 2.1'],
  Vietnamese: [
    'Bảng 1.1: Số liệu → 1.1 | BẢNG 2 → 2',
    'Hình 1.2. Mô hình → 1.2 | Sơ đồ 3: Mô hình → 3 | Biểu đồ 2.1 → 2.1',
  ],
  Greek: [
    'Πίνακας 1: Δεδομένα → 1 | ΠΙΝΑΚΑΣ 2 → 2 | Πιν. 3 → 3',
    'Σχήμα 1: Μοντέλο → 1 | Εικόνα 2.1 → 2.1 | ΣΧΗΜΑ 3 → 3 | Χάρτης 4 → 4',
  ],
  Hungarian: [
    '2. táblázat: Adatok → 2 | 3.1. táblázat → 3.1 | Táblázat 4 → 4 | 5. TÁBLÁZAT → 5',
    '1. ábra → 1 | 2. ábra: Modell → 2 | 1. ábra A modell → 1 | 3. kép. Modell → 3',
  ],
  Romanian: ['Tabelul 1. Date → 1 | Tabel 2 → 2', 'Figura 1. Model → 1 | Fig. 2 → 2'],
  Bulgarian: ['Таблица 1. Данни → 1 | Табл. № 2 → 2', 'Фигура 1. Модел → 1 | Фиг. 2.1 → 2.1 | Графика 3 → 3'],
  Macedonian: ['Табела 1: Податоци → 1 | Табела бр. 2 → 2', 'Слика 1. Модел → 1 | Графикон 2 → 2'],
  Serbian: [
    'Табела 1. Подаци → 1 | Табела бр. 3 → 3 | Tabela 2 → 2',
    'Слика 1. Модел → 1 | Графикон 2 → 2 | Slika 3 → 3',
  ],
  Croatian: ['Tablica 1. Podaci → 1 | Tabl. 2 → 2', 'Slika 1. Model → 1 | Grafikon 2 → 2 | Sl. 3 → 3'],
  Slovak: ['Tabuľka 1: Údaje → 1 | Tab. č. 2 → 2', 'Obrázok 1: Model → 1 | Obr. č. 2 → 2 | Graf 3 → 3'],
  Slovenian: ['Preglednica 1: Podatki → 1 | Tabela 2 → 2', 'Slika 1: Model → 1 | Graf 2 → 2'],
  Catalan: ['Taula 1. Dades → 1 | Taula núm. 2 → 2', 'Figura 1. Model → 1 | Gràfic 2 → 2 | Imatge 3 → 3'],
  Lithuanian: [
    '1 lentelė. Duomenys → 1 | 2.1 lentelė → 2.1 | Lentelė 3 → 3',
    '1 pav. Modelis → 1 | 2 paveikslas. Modelis → 2',
  ],
  Latvian: ['1. tabula. Dati → 1 | 2.1. tabula → 2.1', '1. attēls. Modelis → 1 | 2.1. att. Modelis → 2.1'],
  Estonian: ['Tabel 1. Andmed → 1', 'Joonis 1. Mudel → 1 | Pilt 2 → 2 | Graafik 3 → 3'],
  Kazakh: [
    'Кесте 1 – Деректер → 1 | 2-кесте. Деректер → 2 | 2.1 – кесте → 2.1',
    'Сурет 1 – Үлгі → 1 | 2-сурет. Үлгі → 2',
  ],
  Persian: [
    'جدول ۱: داده‌ها → 1 | جدول ۲-۱ داده‌ها → 2-1 | جدول شماره ۳ → 3',
    'شکل ۱: مدل → 1 | نمودار ۲-۳ → 2-3',
  ],
  Hebrew: ["טבלה 1: נתונים → 1 | לוח מס' 2 → 2", 'איור 1: מודל → 1 | תרשים 2.1 → 2.1 | גרף 3 → 3'],
  Khmer: ['តារាង 1 → 1 | តារាងទី១៖ ទិន្នន័យ → 1', 'រូបភាព 1 → 1 | រូបភាពទី ២ → 2'],
  Thai: ['ตารางที่ 1 ข้อมูล → 1 | ตาราง ๒ → 2', 'ภาพที่ 1 แบบจำลอง → 1 | รูปที่ 2.1 → 2.1 | แผนภูมิที่ 3 → 3'],
};

const cases = Object.entries(captions).flatMap(([language, [table, figure]]) => [
  ...split(table).map((caption) => ({ language, kind: 'table', ...caption })),
  ...split(figure).map((caption) => ({ language, kind: 'figure', ...caption })),
]);

describe('a caption', () => {
  test.each(cases)('in $language is that of a $kind with its number: $text', ({ text, kind, number }) => {
    expect(readCaption(text)).toMatchObject({ kind, number });
  });
});

function split(line: string): { text: string; number: string }[] {
  return line.split(' | ').map((caption) => {
    const [text = '', number = ''] = caption.split(' → ');
    return { text, number };
  });
}
