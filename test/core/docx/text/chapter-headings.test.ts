import { describe, expect, test } from 'vitest';
import { isFirstNumber } from '../../../../src/core/docx/text/numerals.ts';
import { readHeading } from '../../../../src/core/docx/text/titles/heading-text.ts';

/** Per language: how a first chapter is headed in digits or Roman numerals, and in words. */
const firstChapters: Readonly<Record<string, readonly string[]>> = {
  English: ['Chapter 1', 'CHAPTER I', 'Chapter One: Introduction', 'CHAPTER ONE', 'Part 1.', 'First chapter'],
  German: ['Kapitel 1', '1. Kapitel', 'Teil I: Grundlagen', 'Kapitel eins', 'Erstes Kapitel', 'Erster Teil'],
  French: ['Chapitre 1 : Cadre', 'CHAPITRE I', 'Chapitre premier', 'Première partie', 'Partie 1'],
  Spanish: [
    'Capítulo 1',
    'CAPÍTULO I',
    'CAPITULO 1.',
    'Capítulo primero',
    'Primera parte',
    'Primer capítulo',
  ],
  Portuguese: ['Capítulo 1', 'CAPÍTULO I', 'Primeiro capítulo', 'Parte um', 'Primeira parte'],
  Italian: ['Capitolo 1', 'CAPITOLO I', 'Capitolo primo', 'Primo capitolo', 'Parte prima', 'Prima parte'],
  Dutch: ['Hoofdstuk 1', 'HOOFDSTUK I', 'Hoofdstuk een', 'Hoofdstuk één', 'Deel 1', 'Eerste hoofdstuk'],
  Swedish: ['Kapitel 1', 'Del I', 'Kapitel ett', 'Första kapitlet', 'Första kapitel'],
  Norwegian: ['Kapittel 1', 'Del 1:', 'Første kapittel'],
  Danish: ['Kapitel 1', 'Del I', 'Første kapitel'],
  Finnish: ['Luku 1', '1. luku', 'Osa I', 'Ensimmäinen luku', 'Luku yksi'],
  Polish: ['Rozdział 1', 'ROZDZIAŁ I', 'Rozdział pierwszy', 'Część pierwsza'],
  Czech: ['Kapitola 1', '1. kapitola', 'První kapitola', 'Část I', 'Kapitola první'],
  Russian: ['Глава 1', 'ГЛАВА I', 'Глава первая', 'Раздел 1.', 'Раздел первый', 'Часть первая'],
  Ukrainian: ['Розділ 1', 'РОЗДІЛ 1.', 'РОЗДІЛ І', 'Розділ перший', 'Перший розділ', 'Частина перша'],
  Turkish: ['1. Bölüm', 'BÖLÜM 1', 'BİRİNCİ BÖLÜM', 'Birinci bölüm: Giriş', 'I. BÖLÜM', 'BÖLÜM I'],
  Arabic: ['الفصل 1', 'الفصل ١', 'الفصل الأول', 'الفصل الأول: المقدمة', 'الباب الأول', 'المبحث الأول'],
  'Simplified Chinese': ['第1章', '第一章 绪论', '第 1 章', '第一章绪论', '第一部分', '第１章'],
  'Traditional Chinese': ['第一章 緒論', '第壹章 緒論', '第 1 章', '第一篇'],
  Japanese: ['第1章 序論', '第１章　はじめに', '第一章', '第 1 部', '第一編', '第Ⅰ章 緒論', '第I部'],
  Korean: ['제1장 서론', '제 1 장 서론', '제1부', '제１장', '제Ⅰ장 서론', '제 I 장 서 론'],
  Indonesian: ['Bab 1', 'BAB I', 'BAB I PENDAHULUAN', 'Bab pertama', 'Bagian 1'],
  Malay: ['Bab 1', 'BAB SATU', 'Bahagian 1', 'BAB 1: PENGENALAN'],
  Vietnamese: ['Chương 1', 'CHƯƠNG I', 'Chương 1. Giới thiệu', 'Phần 1', 'Phần thứ nhất', 'Chương một'],
  Greek: [
    'Κεφάλαιο 1',
    'ΚΕΦΑΛΑΙΟ 1ο',
    'Κεφάλαιο Πρώτο',
    'Μέρος Α',
    'ΜΕΡΟΣ Ι',
    "Α' ΜΕΡΟΣ",
    'Α΄ Μέρος: Θεωρία',
    'Κεφάλαιο 1: Εισαγωγή',
    'Πρώτο κεφάλαιο',
  ],
  Hungarian: ['1. fejezet', 'I. fejezet', 'Első fejezet', 'I. rész', '1. FEJEZET: Bevezetés'],
  Romanian: ['Capitolul 1', 'CAPITOLUL I', 'Capitolul unu', 'Partea I', 'Partea întâi', 'Capitolul întâi'],
  Bulgarian: ['Глава 1', 'ГЛАВА ПЪРВА', 'Глава първа. Въведение', 'Първа глава', 'I глава', '1-ва глава'],
  Macedonian: ['Глава 1', 'Прво поглавје', 'Прва глава', 'ДЕЛ I'],
  Serbian: ['Поглавље 1', 'Прво поглавље', 'Глава прва', 'Део I', 'Poglavlje 1', 'Prvo poglavlje'],
  Croatian: ['Poglavlje 1', 'Prvo poglavlje', '1. poglavlje', 'Dio I'],
  Slovak: ['Kapitola 1', '1. kapitola', 'Prvá kapitola', 'Časť I'],
  Slovenian: ['Poglavje 1', '1. poglavje', 'Prvo poglavje', 'Del I'],
  Catalan: ['Capítol 1', 'CAPÍTOL I', 'Primer capítol', 'Capítol primer', 'Primera part'],
  Lithuanian: ['1 skyrius', 'Pirmas skyrius', 'Pirmasis skyrius', 'I dalis'],
  Latvian: ['1. nodaļa', 'Pirmā nodaļa', '1. daļa'],
  Estonian: ['1. peatükk', 'Peatükk 1', 'Esimene peatükk', 'I osa'],
  Kazakh: ['1 тарау', '1-тарау', 'Бірінші тарау', 'I ТАРАУ', '1-бөлім'],
  Persian: ['فصل اول', 'فصل ۱', 'فصل یکم: کلیات', 'بخش اول'],
  Hebrew: ['פרק 1', 'פרק א', "פרק א': מבוא", 'פרק ראשון', 'חלק ראשון'],
  Khmer: ['ជំពូក 1', 'ជំពូកទី១', 'ជំពូកទី ១'],
  Thai: ['บทที่ 1', 'บทที่ ๑ บทนำ', 'ส่วนที่ 1'],
};

const cases = Object.entries(firstChapters).flatMap(([language, headings]) =>
  headings.map((heading): [string, string] => [language, heading]),
);

describe('the heading of a first chapter', () => {
  test.each(cases)('is known in %s: %s', (_language, heading) => {
    const { kinds, number } = readHeading(heading);
    expect([kinds.has('chapter'), isFirstNumber(number)]).toEqual([true, true]);
  });
});

describe('the heading of a later chapter', () => {
  test.each([
    ['Chapter 2'],
    ['CHAPTER II: LITERATURE REVIEW'],
    ['Chapter Four'],
    ['Chapter Twelve. Conclusions'],
    ['Second chapter'],
    ['Kapitel 11'],
    ['Zweites Kapitel'],
    ['Chapitre deuxième'],
    ['Deuxième partie'],
    ['Capítulo segundo'],
    ['Segundo capítulo'],
    ['Capitolo secondo'],
    ['Глава вторая'],
    ['Розділ другий'],
    ['Rozdział drugi'],
    ['İKİNCİ BÖLÜM'],
    ['الفصل الثاني'],
    ['第二章 文献综述'],
    ['第十二章'],
    ['第貳章 文獻探討'],
    ['第２章'],
    ['제2장'],
    ['BAB II TINJAUAN PUSTAKA'],
    ['Bab kedua'],
    ['Κεφάλαιο Δεύτερο'],
    ['2. fejezet'],
    ['Második fejezet'],
  ])('is recognised and not mistaken for the first: %s', (heading) => {
    const { kinds, number } = readHeading(heading);
    expect([kinds.has('chapter'), number !== '', isFirstNumber(number)]).toEqual([true, true, false]);
  });
});

describe('the title of a chapter', () => {
  test.each([
    ['Chapter 1: Introduction', 'introduction', 'introduction'],
    ['CHAPTER ONE INTRODUCTION', 'introduction', 'introduction'],
    ['Chapter 6 - Conclusions', 'conclusions', 'conclusion'],
    ['1. Bölüm: Giriş', 'giris', 'introduction'],
    ['第一章 引 言', '引言', 'introduction'],
    ['제1장 서론', '서론', 'introduction'],
    ['الفصل الأول: المقدمة', 'المقدمة', 'introduction'],
  ])('of "%s" is read for its kind too', (heading, title, kind) => {
    const meaning = readHeading(heading);
    expect([meaning.title, meaning.kinds.has(kind as 'introduction')]).toEqual([title, true]);
  });
});

describe('a line that only begins like a chapter heading', () => {
  test.each([
    ['Part of the problem'],
    ['Section headings'],
    ['Parti politici'],
    ['Parties and elections'],
    ['Deli meats'],
    ['Paper chromatography'],
    ['Essays in economics'],
    ['I study the law of the sea'],
    ['Un article de la constitution'],
    ['One study shows this'],
    ['Un parti politique'],
    ['A part of the whole'],
    ['Partie en français'],
    ['Paper due next week'],
    ['Part to whole'],
    ['Chapters of a life'],
    ['Chapter and verse'],
    ['Article in press'],
    ['Delivery systems'],
    ['Babies'],
    ['Η ενότητα αυτή'],
    ['第一节 背景'],
    ['제1절 배경'],
    ['章程'],
    ['Главатарь'],
  ])('is not one: %s', (heading) => {
    expect(readHeading(heading).kinds.has('chapter')).toBe(false);
  });
});

describe('the number of a first chapter', () => {
  test.each(['1', '1.', '1.0', 'i', 'one', 'first', '一', '壹', 'первая'])('can be %s', (number) => {
    expect(isFirstNumber(number)).toBe(true);
  });

  test.each(['', '0', '2', '10', '1.1', 'ii', 'two', 'second', '二', '十一', 'ten'])(
    'cannot be "%s"',
    (number) => {
      expect(isFirstNumber(number)).toBe(false);
    },
  );
});
