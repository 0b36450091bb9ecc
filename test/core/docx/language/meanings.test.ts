import { describe, expect, test } from 'vitest';
import type { HeadingKind } from '../../../../src/core/docx/language/language.ts';
import { readHeading } from '../../../../src/core/docx/text/titles/heading-text.ts';

/** Titles that universities prescribe, by what they are. */
const titles: Readonly<Partial<Record<HeadingKind, readonly string[]>>> = {
  references: [
    'Wykaz aktów prawnych',
    'Список використаних інтернет-джерел',
    'Seznam použité literatury a informačních zdrojů',
    'Lijst met geraadpleegde bronnen',
    'Literatūros ir informacijos šaltinių sąrašas',
    '영문문헌',
  ],
  ownPublications: [
    'DANH MỤC CÁC CÔNG TRÌNH KHOA HỌC ĐÃ CÔNG BỐ',
    'Publications by the Candidate',
    'Tezden Türetilmiş Yayınlar',
    'Az értekezés témájához kapcsolódó publikációk',
    '本研究に関する研究業績',
  ],
  abstract: ['Abstract in Korean', 'Summary in Finnish', 'Estonian summary'],
  acknowledgements: ['تقدیرنامه'],
  appendix: ['1. számú melléklet', '2. sz. függelék', 'Supplementary figures', 'Б қосымшасы'],
  otherFront: [
    'Avant propos',
    'Referenți științifici',
    'Statement on the use of generative AI tools',
    'Declaration of generative AI and AI-assisted technologies in the writing process',
    'Erklärung zum Einsatz generativer KI',
    "Déclaration d'utilisation de l'IA",
    'Declaración sobre el uso de inteligencia artificial generativa',
    'Declaração de uso de IA generativa',
    "Dichiarazione sull'uso dell'intelligenza artificiale generativa",
    'Oświadczenie o użyciu narzędzi AI',
    'Prohlášení o použití generativní umělé inteligence',
    'Mesterséges intelligencia használati nyilatkozat',
    'Yapay zekâ kullanımı beyanı',
    'Декларация об использовании искусственного интеллекта',
    'Декларація про використання штучного інтелекту',
    'Pernyataan Penggunaan AI',
    'إقرار باستخدام الذكاء الاصطناعي',
    '생성형 인공지능 활용 고지',
  ],
  otherBack: [
    'Biographical Sketch of the Author',
    'Bio-data',
    'Приноси на дисертационния труд',
    'Кратка биографија аутора',
    'Biodata Peneliti',
    'ประวัติย่อผู้ศึกษา',
  ],
};

describe('a title that universities prescribe', () => {
  test.each(
    Object.entries(titles).flatMap(([kind, all]) => all.map((title): [string, string] => [kind, title])),
  )('is known to be %s: %s', (kind, title) => {
    expect([...readHeading(title).kinds]).toContain(kind);
  });

  test.each([
    ['Referenți', 'references'],
    ['Wykaz aktów prawnych', 'otherFront'],
  ])('is not taken for another: %s is none of %s', (title, kind) => {
    expect([...readHeading(title).kinds]).not.toContain(kind);
  });
});

describe('the heading of a chapter or a section', () => {
  test.each([
    ['Definition of Terms'],
    ['Certificate of Ethical Approval'],
    ['Use of AI'],
    ['Uso de inteligencia artificial'],
    ['Tekoälyn käyttö'],
    ['Equipo de trabajo'],
    ['Begrepsavklaring'],
    ['Darstellung der Arbeit'],
    ['Судебная практика'],
    ['Laws and regulations'],
  ])('is none of them: %s', (title) => {
    expect([...readHeading(title).kinds]).toEqual([]);
  });
});
