import type { Language } from '../language.ts';

export const polish: Language = {
  name: 'Polish',
  script: 'Latin',
  headings: {
    references: `
      bibliografia | literatura | spis literatury | wykaz literatury | piśmiennictwo
      literatura cytowana | źródła | wykaz źródeł | referencje | literatura przedmiotu
      spis bibliografii | wykaz piśmiennictwa | bibliografia i netografia | bibliografia i źródła
      bibliografia przedmiotowa | bibliografia podmiotowa | bibliografia załącznikowa
      spis bibliograficzny | wykaz bibliograficzny | wykaz bibliografii | wykaz cytowanej literatury
      wykaz literatury cytowanej | wykaz wykorzystanej literatury | wykaz źródeł i literatury
      literatura i źródła | źródła i literatura | literatura podmiotu | literatura uzupełniająca
      literatura źródłowa | literatura wykorzystana | wykorzystana literatura | wykorzystane źródła
      cytowana literatura | spis piśmiennictwa | spis źródeł | spis wykorzystanej literatury
      spis cytowanej literatury | źródła internetowe | strony internetowe | netografia
      netografia i bibliografia | źródła drukowane | źródła archiwalne | przypisy bibliograficzne
      prace cytowane | filmografia
    `,
    ownPublications: `
      publikacje | lista publikacji | wykaz publikacji | spis publikacji | publikacje autora
      publikacje własne | publikacje naukowe | wykaz publikacji autora | wykaz publikacji własnych
      dorobek naukowy | dorobek publikacyjny | lista publikacji autora | spis publikacji autora
      publikacje wchodzące w skład rozprawy | publikacje autorki | wykaz publikacji naukowych
      opublikowane prace | wykaz prac własnych
    `,
    abstract: `
      streszczenie | abstrakt | streszczenie pracy | streszczenie w języku polskim
      streszczenie w języku angielskim | streszczenie (polski) | streszczenie rozprawy
      streszczenie rozprawy doktorskiej | streszczenie po polsku | streszczenie angielskie
      abstrakt w języku polskim | krótkie streszczenie | streszczenia
    `,
    acknowledgements: `
      podziękowania | podziękowanie | podziękowania autora | wyrazy podziękowania
      serdeczne podziękowania
    `,
    contents: `
      spis treści | spis rzeczy | spis zawartości | zawartość | spis treści pracy
    `,
    listOfFigures: `
      spis rysunków | wykaz rysunków | spis ilustracji | lista rysunków | wykaz ilustracji
      spis wykresów | spis rysunków i tabel | spis rycin | wykaz rycin | spis schematów
      wykaz schematów | wykaz wykresów | spis fotografii | wykaz fotografii | spis zdjęć | wykaz zdjęć
      spis map | wykaz map | spis ilustracji i tabel | indeks ilustracji | spis rysunków i wykresów
      spis diagramów | lista ilustracji | wykaz rysunków i tabel | rysunki | spis grafik | spis figur
    `,
    listOfTables: `
      spis tabel | wykaz tabel | lista tabel | spis tablic | spis tabel i rysunków
      spis tabel i wykresów | wykaz tabel i rysunków | spis tabel i rycin | wykaz tablic | indeks tabel
      tabele | spis zestawień
    `,
    appendix: `
      załącznik | załączniki | dodatek | dodatki | aneks | aneksy | suplement | materiały dodatkowe
      materiały uzupełniające
    `,
    introduction: `
      wstęp | wprowadzenie | wprowadzenie i cel pracy | wstęp i cel pracy | wprowadzenie do tematu
      wprowadzenie do problematyki | uwagi wstępne
    `,
    conclusion: `
      zakończenie | wnioski | podsumowanie | podsumowanie i wnioski | konkluzja | wnioski końcowe
      uwagi końcowe | podsumowanie pracy | podsumowanie i zakończenie | wnioski i podsumowanie
      dyskusja i wnioski | wnioski i rekomendacje | zakończenie i wnioski | podsumowanie i dyskusja
      podsumowanie końcowe | konkluzje | refleksje końcowe
    `,
    otherFront: `
      strona tytułowa | dedykacja | przedmowa | wykaz skrótów | spis skrótów | wykaz symboli
      wykaz oznaczeń | spis oznaczeń | słownik pojęć | oświadczenie | oświadczenie autora
      słowa kluczowe | motto | karta tytułowa | okładka | strona przedtytułowa | przedmowa autora
      od autora | wykaz skrótów i oznaczeń | wykaz skrótów i symboli | wykaz oznaczeń i skrótów
      wykaz stosowanych skrótów | wykaz używanych skrótów | wykaz ważniejszych oznaczeń
      wykaz ważniejszych skrótów | wykaz akronimów | lista skrótów | skróty | spis skrótów i oznaczeń
      stosowane skróty | oznaczenia | symbole i oznaczenia | lista symboli | spis symboli
      słownik terminów | słowniczek | słownik | glosariusz | oświadczenie autora pracy
      oświadczenie o samodzielności | oświadczenie promotora | oświadczenie kierującego pracą
      oświadczenie studenta | oświadczenia | spis algorytmów | spis listingów | wykaz aktów prawnych
      dedykacje | spis aneksów | spis załączników | wykaz załączników
    `,
    otherBack: `
      indeks | skorowidz | słownik pojęć | posłowie | przypisy | życiorys | indeks nazwisk
      indeks osobowy | indeks rzeczowy | słownik terminów | epilog | nota biograficzna | biogram
      biogram autora | przypisy końcowe | curriculum vitae | o autorze | glosariusz | spis aneksów
      spis załączników | wykaz załączników
    `,
  },
  chapters: 'rozdział | część | rozdz. | sekcja',
  captions: {
    table: 'tabela | tab. | tablica',
    figure: `
      rysunek | rys. | rycina | ryc. | wykres | schemat | ilustracja | fot. | zdjęcie | fotografia
      diagram | mapa | szkic | zrzut ekranu | il. | grafika | figura | plansza | zdj.
    `,
    other: `
      algorytm | listing | kod | kod źródłowy | fragment kodu | pseudokod | równanie | wzór | ramka
      przykład | wydruk | próbka | fragment
    `,
    note: 'źródło | źródła | uwaga',
    tableGenitive: 'tabeli | tablicy',
    figureGenitive: 'rysunku | ryciny',
    supplement: 'załącznik | dodatkowa | dodatkowy | uzupełniająca',
    numberSign: 'nr | no. | numer',
    numberFirst: 'never',
  },
  continuation: {
    behind: `
      ciąg dalszy | cd. | c.d. | c. d. | kontynuacja | kont. | dalszy ciąg
      ciąg dalszy z poprzedniej strony
    `,
    lastPart: 'dokończenie | koniec',
    before: `
      ciąg dalszy | cd. | c.d. | c. d. | kontynuacja | dalszy ciąg | dok. | dokończenie
    `,
  },
  numbers: {
    cardinals: `
      jeden | dwa | trzy | cztery | pięć | sześć | siedem | osiem | dziewięć | dziesięć
    `,
    ordinals: `
      pierwszy/pierwsza | drugi/druga | trzeci/trzecia | czwarty/czwarta | piąty/piąta | szósty/szósta
      siódmy/siódma | ósmy/ósma | dziewiąty/dziewiąta | dziesiąty/dziesiąta
    `,
    ordinalEnding: '-y | -a',
    ordinalSign: null,
  },
  conjunctions: 'i | oraz | lub',
  styles: {
    caption: 'podpis | tytuł tabeli | tytuł rysunku | opis rysunku | opis tabeli',
    table: 'tabela | tabeli',
    figure: 'rysunek | rysunku | ilustracja',
  },
  entries: {
    unitBefore: 's. | ss. | str. | t. | nr | z. | vol. | tom',
    unitBehind: 's. | ss. | str. | wyd.',
    publication: `
      et al | i in. | red. | (red.) | red. nauk. | w: | [w:] | [w] | dostęp: | [dostęp | data dostępu
      dostępny w internecie | dostępne na | pobrano | pobrano z | wydawnictwo | wyd.
      oficyna wydawnicza | zeszyty naukowe | praca doktorska | rozprawa doktorska | praca magisterska
      czasopismo | przeł. | tłum. | dz. u. | pwn
    `,
  },
  falseFriends: `
    neografia | odznaczenia | oznaczania | oświadczania | oświadczanie | podsumowane | połowie
    przedmowca | przemowa | przepisy | streszczania | streszczanie | wprowadzanie | wyprowadzenie
    zakończanie | zwartość
  `,
};
