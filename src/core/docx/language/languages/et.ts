import type { Language } from '../language.ts';

export const estonian: Language = {
  name: 'Estonian',
  script: 'Latin',
  headings: {
    references: `
      kasutatud kirjandus | kirjandus | kasutatud kirjanduse loetelu | kirjanduse loetelu
      kasutatud allikad | kasutatud allikate loetelu | allikad | allikate loetelu | allikad ja kirjandus
      kirjandus ja allikad | kasutatud kirjandus ja allikad | kasutatud allikad ja kirjandus
      kasutatud allikate ja kirjanduse loetelu | kasutatud kirjanduse ja allikate loetelu
      viidatud allikad | viidatud allikate loetelu | viidatud kirjandus | viidatud kirjanduse loetelu
      viidatud allikad ja kirjandus | viited | viidete loetelu | viidete nimekiri | bibliograafia
      kirjandusallikad | kirjanduse nimekiri | kasutatud materjalid | kirjandusviited
      elektroonilised allikad | internetiallikad
    `,
    ownPublications: `
      publikatsioonid | publikatsioonide loetelu | avaldatud tööd | publikatsioonide nimekiri
      autori publikatsioonid | originaalpublikatsioonid | originaalpublikatsioonide loetelu
      originaalartiklid | avaldatud artiklid | avaldatud artiklite loetelu | autori avaldatud tööd
      teaduspublikatsioonid | töö aluseks olevad publikatsioonid | publikatsioonide loend
      artiklite loetelu
    `,
    abstract: `
      lühikokkuvõte | annotatsioon | resümee | abstrakt | lühikokkuvõte eesti keeles
      kokkuvõte eesti keeles | eestikeelne kokkuvõte | inglisekeelne kokkuvõte | inglisekeelne resümee
      referaat | töö lühikokkuvõte | lühiülevaade | eestikeelne lühikokkuvõte
    `,
    acknowledgements: 'tänuavaldused | tänuavaldus | tänusõnad | tänu',
    contents: 'sisukord',
    listOfFigures: `
      jooniste loetelu | jooniste nimekiri | jooniste loend | piltide loetelu
      illustratsioonide loetelu | jooniste ja tabelite loetelu | graafikute loetelu | fotode loetelu
      jooniste register
    `,
    listOfTables: `
      tabelite loetelu | tabelite nimekiri | tabelite loend | tabelite ja jooniste loetelu
    `,
    appendix: `
      lisad | lisa 1 | lisa 2 | lisa 3 | lisa 4 | lisa 5 | lisa 6 | lisa 7 | lisa 8 | lisa 9
    `,
    introduction: 'sissejuhatus | sissejuhatuseks | üldine sissejuhatus | sissejuhatav osa',
    conclusion: `
      kokkuvõte | järeldused | kokkuvõte ja järeldused | järeldused ja ettepanekud
      järeldused ja kokkuvõte | lõppsõna | arutelu ja järeldused | arutelu ja kokkuvõte | kokkuvõtteks
      järeldused ja soovitused
    `,
    otherFront: `
      tiitelleht | pühendus | eessõna | autorideklaratsioon | autori deklaratsioon | deklaratsioon
      autorsuse deklaratsioon | lihtlitsents
      lihtlitsents lõputöö reprodutseerimiseks ja lõputöö üldsusele kättesaadavaks tegemiseks | lühendid
      lühendite loetelu | lühendite ja mõistete sõnastik | lühendite ja tähiste loetelu
      kasutatud lühendid | kasutatud lühendite loetelu | lühendite nimekiri | tähised | tähiste loetelu
      sümbolite loetelu | lühendid ja mõisted | mõisted ja lühendid | mõistete loetelu
      mõistete sõnastik | märksõnad | võtmesõnad | lõputöö ülesanne | lisade loetelu | sõnastik
    `,
    otherBack: `
      register | nimeregister | aineregister | sõnastik | märkused | järelsõna | elulookirjeldus
      autori elulookirjeldus | curriculum vitae | autorist | joonealused märkused | lihtlitsents
      lisade loetelu
    `,
  },
  chapters: 'peatükk | osa | jaotis | ptk.',
  captions: {
    table: 'tabel | tab.',
    figure: `
      joonis | joon. | pilt | graafik | diagramm | skeem | foto | kaart | illustratsioon | kuvatõmmis
      ekraanipilt
    `,
    other: `
      algoritm | programmikood | lähtekood | kood | koodinäide | koodilõik | pseudokood | võrrand
      valem | tekstikast | kast | näide | väljavõte
    `,
    note: 'allikas | allikad | märkus',
    tableGenitive: 'tabeli',
    figureGenitive: 'joonise | pildi',
    supplement: 'lisa | täiendav',
    numberSign: 'nr. | number | no.',
    numberFirst: 'never',
  },
  continuation: {
    behind: 'järg | jätk | järg eelmiselt leheküljelt',
    lastPart: 'lõpp | lõppeb',
    before: 'järg | jätk',
  },
  numbers: {
    cardinals: 'üks | kaks | kolm | neli | viis | kuus | seitse | kaheksa | üheksa | kümme',
    ordinals: `
      esimene | teine | kolmas | neljas | viies | kuues | seitsmes | kaheksas | üheksas | kümnes
    `,
    ordinalEnding: null,
    ordinalSign: null,
  },
  conjunctions: 'ja | ning | või',
  styles: {
    caption: `
      pealdis | pildiallkiri | tabeli pealkiri | joonise allkiri | joonise pealkiri | jooniseallkiri
    `,
    table: 'tabel',
    figure: 'joonis | pildi',
  },
  entries: {
    unitBefore: 'lk. | lk | nr. | nr | kd. | vol.',
    unitBehind: 'lk. | lk | . tr.',
    publication: `
      jt. | jt | toim. | (toim.) | koost. | (koost.) | kirjastus | ajakiri | doktoritöö
      doktoriväitekiri | magistritöö | bakalaureusetöö | kättesaadav | kättesaadav: | (loetud
      (vaadatud | (kasutatud | [võrgumaterjal] | tlk. | tõlk. | rmt | rmt: | et al
    `,
  },
  falseFriends: null,
};
