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
      prace cytowane | filmografia | wykaz wykorzystanych źródeł | spis wykorzystanych źródeł
      spis pozycji literaturowych | spis publikacji cytowanych | źródła i opracowania | źródła elektroniczne
      wykaz orzecznictwa | spis orzecznictwa | spis stron internetowych | wykaz stron internetowych
      bibliografia cytowana | pozycje zwarte | artykuły i czasopisma | materiały źródłowe
      wydawnictwa zwarte
      źródeł internetowych | stron internetowych
      wykaz aktów prawnych | spis aktów prawnych | wykaz aktów normatywnych
      wykaz aktów prawnych i orzecznictwa | wykaz orzeczeń | wykaz źródeł internetowych
      spis źródeł internetowych | wykaz stron www | wykaz wykorzystanych materiałów
      literatura pomocnicza
    `,
    ownPublications: `
      publikacje | lista publikacji | wykaz publikacji | spis publikacji | publikacje autora
      publikacje własne | publikacje naukowe | wykaz publikacji autora | wykaz publikacji własnych
      dorobek naukowy | dorobek publikacyjny | lista publikacji autora | spis publikacji autora
      publikacje wchodzące w skład rozprawy | publikacje autorki | wykaz publikacji naukowych
      opublikowane prace | wykaz prac własnych | spis publikacji własnych | wykaz dorobku naukowego
      wykaz publikacji stanowiących rozprawę doktorską | publikacje wchodzące w skład rozprawy doktorskiej
      wykaz publikacji wchodzących w skład rozprawy doktorskiej | wykaz artykułów | spis artykułów
      wykaz opublikowanych prac | publikacje stanowiące rozprawę doktorską | cykl publikacji
    `,
    abstract: `
      streszczenie | abstrakt | streszczenie pracy | streszczenie w języku polskim
      streszczenie w języku angielskim | streszczenie (polski) | streszczenie rozprawy
      streszczenie rozprawy doktorskiej | streszczenie po polsku | streszczenie angielskie
      abstrakt w języku polskim | krótkie streszczenie | streszczenia | streszczenie po angielsku
      streszczenie pracy dyplomowej | streszczenie pracy magisterskiej | streszczenie pracy inżynierskiej
      streszczenie pracy w języku angielskim | streszczenie pracy w języku polskim
      streszczenie popularnonaukowe | streszczenie polskie | abstrakt w języku angielskim | abstrakt pracy
      streszczenie w języku obcym | abstract w języku angielskim
    `,
    acknowledgements: `
      podziękowania | podziękowanie | podziękowania autora | wyrazy podziękowania
      serdeczne podziękowania | słowa podziękowania | słowo podziękowania
    `,
    contents: `
      spis treści | spis rzeczy | spis zawartości | zawartość | spis treści pracy | spis rozdziałów
      zawartość pracy
    `,
    listOfFigures: `
      spis rysunków | wykaz rysunków | spis ilustracji | lista rysunków | wykaz ilustracji
      spis wykresów | spis rysunków i tabel | spis rycin | wykaz rycin | spis schematów
      wykaz schematów | wykaz wykresów | spis fotografii | wykaz fotografii | spis zdjęć | wykaz zdjęć
      spis map | wykaz map | spis ilustracji i tabel | indeks ilustracji | spis rysunków i wykresów
      spis diagramów | lista ilustracji | wykaz rysunków i tabel | rysunki | spis grafik | spis figur
      spis rycin i tabel | wykaz rysunków, tabel i wykresów | spis obrazów | spis wykresów i rysunków
      spis wykresów i tabel | indeks rysunków | spis rysunków, tabel i wykresów | spis schematów i rysunków
      spis rysunków i schematów | spis rysunków i fotografii
      spis wykorzystanych rysunków | wykaz wykorzystanych rysunków
    `,
    listOfTables: `
      spis tabel | wykaz tabel | lista tabel | spis tablic | spis tabel i rysunków
      spis tabel i wykresów | wykaz tabel i rysunków | spis tabel i rycin | wykaz tablic | indeks tabel
      tabele | spis zestawień | wykaz tabel i wykresów | spis tabel, rysunków i wykresów
      spis tabel, wykresów i rysunków | spis tabel i schematów | wykaz tabel, rysunków i wykresów
      spis tabel i ilustracji | spis tabel i zestawień
      spis wykorzystanych tabel
    `,
    appendix: `
      załącznik | załączniki | dodatek | dodatki | aneks | aneksy | suplement | materiały dodatkowe
      materiały uzupełniające | część załącznikowa
    `,
    introduction: `
      wstęp | wprowadzenie | wprowadzenie i cel pracy | wstęp i cel pracy | wprowadzenie do tematu
      wprowadzenie do problematyki | uwagi wstępne | wstęp teoretyczny i cel pracy | wprowadzenie i motywacja
      wstęp ogólny | wstęp, cel i zakres pracy | wstęp oraz cel pracy | wprowadzenie, cel i zakres pracy
      wprowadzenie do pracy | słowo wstępu | wprowadzenie do zagadnienia
    `,
    conclusion: `
      zakończenie | wnioski | podsumowanie | podsumowanie i wnioski | konkluzja | wnioski końcowe
      uwagi końcowe | podsumowanie pracy | podsumowanie i zakończenie | wnioski i podsumowanie
      dyskusja i wnioski | wnioski i rekomendacje | zakończenie i wnioski | podsumowanie i dyskusja
      podsumowanie końcowe | konkluzje | refleksje końcowe | podsumowanie i perspektywy
      dyskusja i podsumowanie | wnioski ogólne | wnioski z badań | zakończenie pracy
      podsumowanie i kierunki dalszych badań | podsumowanie i kierunki dalszego rozwoju
      podsumowanie i kierunki rozwoju | wnioski i kierunki dalszych badań | słowo końcowe
      uwagi i wnioski końcowe | wnioski i perspektywy | omówienie i wnioski
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
      oświadczenie studenta | oświadczenia | spis algorytmów | spis listingów
      dedykacje | spis aneksów | spis załączników | wykaz załączników | karta pracy | karta dyplomowa
      karta pracy dyplomowej | karta tematu pracy | karta tematu pracy dyplomowej | zadanie dyplomowe
      temat pracy dyplomowej | oświadczenie autora pracy dyplomowej | oświadczenie autora rozprawy
      oświadczenie autorki pracy | oświadczenie promotora pracy | oświadczenie promotora rozprawy
      oświadczenie opiekuna pracy | oświadczenie dyplomanta | oświadczenie doktoranta
      oświadczenie o samodzielnym wykonaniu pracy | oświadczenie o samodzielności wykonania pracy
      oświadczenie o samodzielnym napisaniu pracy | oświadczenie o autorstwie
      oświadczenie o autorstwie pracy | oświadczenie o oryginalności | oświadczenie o oryginalności pracy
      oświadczenie o prawach autorskich | oświadczenie o udostępnieniu pracy
      oświadczenie dotyczące praw autorskich | oświadczenie antyplagiatowe
      oświadczenie o wykorzystaniu sztucznej inteligencji | oświadczenie o użyciu sztucznej inteligencji
      oświadczenie dotyczące wykorzystania sztucznej inteligencji | oświadczenia współautorów
      oświadczenie współautora | zgoda na udostępnienie pracy | zgoda na publikację
      prawa autorskie do pracy | klauzula poufności | motto pracy | słowo od autora | nota od autora
      uwagi edytorskie | recenzja pracy | recenzja promotora | opinia promotora | opinia opiekuna pracy
      komisja egzaminacyjna | promotor pracy | wykaz symboli i skrótów
      wykaz ważniejszych oznaczeń i skrótów | wykaz ważniejszych skrótów i oznaczeń
      wykaz najważniejszych skrótów | wykaz najważniejszych oznaczeń | wykaz stosowanych oznaczeń
      wykaz użytych skrótów | wykaz stosowanych skrótów i oznaczeń | wykaz skrótów i akronimów | wykaz pojęć
      wykaz terminów | wykaz definicji | wykaz skrótów i pojęć | wykaz wzorów | wykaz równań
      wykaz listingów | wykaz algorytmów | wykaz aneksów | wykaz skrótów i terminów | spis skrótów i symboli
      spis symboli i skrótów | spis oznaczeń i skrótów | spis ważniejszych oznaczeń | spis użytych skrótów
      spis stosowanych skrótów | spis akronimów | spis wzorów | spis równań | spis kodów
      spis kodów źródłowych | spis fragmentów kodu | spis dodatków | lista skrótów i symboli | lista oznaczeń
      lista załączników | skróty i akronimy | skróty i definicje | akronimy | objaśnienia skrótów
      objaśnienie skrótów | objaśnienia symboli | objaśnienie symboli | słownik skrótów
      słownik pojęć i skrótów | słownik pojęć i terminów | słowniczek pojęć | stosowane oznaczenia
      ważniejsze oznaczenia | ważniejsze skróty | najważniejsze oznaczenia | najważniejsze skróty
      używane skróty | użyte skróty | terminologia i skróty | hasła przedmiotowe | zasady transliteracji
      transkrypcja i transliteracja
      oświadczenie o wykorzystaniu narzędzi ai | oświadczenie o użyciu ai
      oświadczenie o korzystaniu ze sztucznej inteligencji
      oświadczenie o wykorzystaniu generatywnej sztucznej inteligencji
      oświadczenie dotyczące korzystania z narzędzi sztucznej inteligencji
      wykaz skrótów stosowanych w pracy | wykaz skrótów użytych w pracy | nota redakcyjna
      nota edytorska
    `,
    otherBack: `
      indeks | skorowidz | słownik pojęć | posłowie | przypisy | życiorys | indeks nazwisk
      indeks osobowy | indeks rzeczowy | słownik terminów | epilog | nota biograficzna | biogram
      biogram autora | przypisy końcowe | curriculum vitae | o autorze | glosariusz | spis aneksów
      spis załączników | wykaz załączników | życiorys naukowy | życiorys autora | notka biograficzna
      nota o autorze | skorowidz rzeczowy | skorowidz nazwisk | indeks osób | indeks nazw
      indeks nazw geograficznych | indeks pojęć | indeks terminów | indeks miejscowości | posłowie autora
      spis przypisów | curriculum vitae autora | źródła ilustracji
      o autorce
    `,
  },
  chapters: 'rozdział | część | rozdz. | sekcja',
  captions: {
    table: 'tabela | tab. | tablica',
    figure: `
      rysunek | rys. | rycina | ryc. | wykres | schemat | ilustracja | fot. | zdjęcie | fotografia
      diagram | mapa | szkic | zrzut ekranu | il. | grafika | figura | plansza | zdj.
    `,
    scheme: 'schemat',
    other: `
      algorytm | listing | kod | kod źródłowy | fragment kodu | pseudokod | równanie | wzór | ramka
      przykład | wydruk | próbka | fragment | fragment kodu źródłowego | przykład nutowy
      przykład kodu | wycinek kodu | fragment programu
    `,
    note: 'źródło | źródła | uwaga | opracowanie własne | objaśnienia | uwagi',
    tableGenitive: 'tabeli | tablicy',
    figureGenitive: 'rysunku | ryciny',
    supplement: 'załącznik | dodatkowa | dodatkowy | uzupełniająca',
    numberSign: 'nr | no. | numer',
    numberFirst: 'never',
  },
  continuation: {
    behind: `
      ciąg dalszy | cd. | c.d. | c. d. | kontynuacja | kont. | dalszy ciąg
      ciąg dalszy z poprzedniej strony | ciąg dalszy tabeli | cd. tabeli | cd. tab.
      kontynuacja z poprzedniej strony
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
    caption: `
      podpis | tytuł tabeli | tytuł rysunku | opis rysunku | opis tabeli | nazwa tabeli | nazwa rysunku
      podpis rysunku | podpis pod rysunkiem | tytuł wykresu | legenda
    `,
    table: 'tabela | tabeli',
    figure: 'rysunek | rysunku | ilustracja',
    references: 'bibliogra | literatur',
  },
  entries: {
    unitBefore: 's. | ss. | str. | t. | nr | z. | vol. | tom',
    unitBehind: 's. | ss. | str. | wyd.',
    publication: `
      et al | i in. | red. | (red.) | red. nauk. | w: | [w:] | [w] | dostęp: | [dostęp | data dostępu
      dostępny w internecie | dostępne na | pobrano | pobrano z | wydawnictwo | wyd.
      oficyna wydawnicza | zeszyty naukowe | praca doktorska | rozprawa doktorska | praca magisterska
      czasopismo | przeł. | tłum. | dz. u. | pwn | dostęp dnia | dostęp online | data dostępu:
      dostępne w internecie | dostępny: | praca inżynierska | praca licencjacka | rozprawa habilitacyjna
      wyd. i | pod red. | wydawn.
    `,
  },
  falseFriends: `
    neografia | odznaczenia | oznaczania | oświadczania | oświadczanie | podsumowane | połowie
    przedmowca | przemowa | przepisy | streszczania | streszczanie | wprowadzanie | wyprowadzenie
    zakończanie | zwartość
  `,
};
