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
      elektroonilised allikad | internetiallikad | kasutatud materjalide loetelu
      kasutatud kirjanduse nimekiri | kasutatud allikate nimekiri | viidatud allikate loend
      kirjanduse loend | allikaloend | kasutatud allikmaterjalid | allikmaterjalid | kasutatud allikate loend
      viiteallikad | arhiiviallikad | kasutatud õigusaktid
      kirjandusloetelu | kirjanduse ja allikate loetelu | kasutatud kohtupraktika
    `,
    ownPublications: `
      publikatsioonid | publikatsioonide loetelu | avaldatud tööd | publikatsioonide nimekiri
      autori publikatsioonid | originaalpublikatsioonid | originaalpublikatsioonide loetelu
      originaalartiklid | avaldatud artiklid | avaldatud artiklite loetelu | autori avaldatud tööd
      teaduspublikatsioonid | töö aluseks olevad publikatsioonid | publikatsioonide loend
      artiklite loetelu | originaalartiklite loetelu | väitekirja aluseks olevad artiklid
      väitekirja aluseks olevad publikatsioonid | autori publikatsioonide loetelu
      avaldatud publikatsioonid | publitseeritud tööd
    `,
    abstract: `
      lühikokkuvõte | annotatsioon | resümee | abstrakt | lühikokkuvõte eesti keeles
      kokkuvõte eesti keeles | eestikeelne kokkuvõte | inglisekeelne kokkuvõte | inglisekeelne resümee
      referaat | töö lühikokkuvõte | lühiülevaade | eestikeelne lühikokkuvõte | võõrkeelne kokkuvõte
      kokkuvõte inglise keeles | lõputöö lühikokkuvõte | resümee inglise keeles | lõputöö annotatsioon
    `,
    acknowledgements: 'tänuavaldused | tänuavaldus | tänusõnad | tänu | tänud',
    contents: 'sisukord | töö sisukord',
    listOfFigures: `
      jooniste loetelu | jooniste nimekiri | jooniste loend | piltide loetelu
      illustratsioonide loetelu | jooniste ja tabelite loetelu | graafikute loetelu | fotode loetelu
      jooniste register | jooniste ja tabelite loend
      joonised ja tabelid
    `,
    listOfTables: `
      tabelite loetelu | tabelite nimekiri | tabelite loend | tabelite ja jooniste loetelu
      tabelite ja jooniste loend
    `,
    appendix: `
      lisad | lisa 1 | lisa 2 | lisa 3 | lisa 4 | lisa 5 | lisa 6 | lisa 7 | lisa 8 | lisa 9 | lisamaterjalid
      lisa a | lisa b | lisa c | lisa d
    `,
    introduction: `
      sissejuhatus | sissejuhatuseks | üldine sissejuhatus | sissejuhatav osa | sissejuhatus ja eesmärk
      sissejuhatus teemasse | sissejuhatav peatükk
    `,
    conclusion: `
      kokkuvõte | järeldused | kokkuvõte ja järeldused | järeldused ja ettepanekud
      järeldused ja kokkuvõte | lõppsõna | arutelu ja järeldused | arutelu ja kokkuvõte | kokkuvõtteks
      järeldused ja soovitused | kokkuvõte ja ettepanekud | kokkuvõte ja arutelu | lõpetuseks
      kokkuvõte ja edasine töö | kokkuvõte ja soovitused
    `,
    otherFront: `
      tiitelleht | pühendus | eessõna | autorideklaratsioon | autori deklaratsioon | deklaratsioon
      autorsuse deklaratsioon | lihtlitsents
      lihtlitsents lõputöö reprodutseerimiseks ja lõputöö üldsusele kättesaadavaks tegemiseks | lühendid
      lühendite loetelu | lühendite ja mõistete sõnastik | lühendite ja tähiste loetelu
      kasutatud lühendid | kasutatud lühendite loetelu | lühendite nimekiri | tähised | tähiste loetelu
      sümbolite loetelu | lühendid ja mõisted | mõisted ja lühendid | mõistete loetelu
      mõistete sõnastik | märksõnad | võtmesõnad | lõputöö ülesanne | lisade loetelu | sõnastik | esileht
      kaaneleht | saatesõna | autorideklaratsiooni leht | autoriõiguse deklaratsioon
      lihtlitsents lõputöö reprodutseerimiseks ja üldsusele kättesaadavaks tegemiseks
      lihtlitsents lõputöö reprodutseerimiseks ja avalikustamiseks | lihtlitsents lõputöö avaldamiseks
      lihtlitsents lõputöö üldsusele kättesaadavaks tegemiseks ja reprodutseerimiseks
      bakalaureusetöö ülesanne | magistritöö ülesanne | lõputöö ülesande püstitus | ülesandeleht
      lõputöö kokkuvõtte leht | lühendite loend | lühendite ja mõistete loetelu
      mõistete ja lühendite loetelu | kasutatud mõisted ja lühendid | kasutatud lühendid ja mõisted
      tähiste ja lühendite loetelu | terminite loetelu | terminid ja lühendid
      terminite ja lühendite loetelu | lisade nimekiri | lisade loend | valemite loetelu | terminite sõnastik
      sõnaseletused | lühendite seletused | sümbolid ja lühendid | sümbolite ja lühendite loetelu
      tehisintellekti kasutamise deklaratsioon | tehisaru kasutamise deklaratsioon
      deklaratsioon tehisintellekti kasutamise kohta
    `,
    otherBack: `
      register | nimeregister | aineregister | sõnastik | märkused | järelsõna | elulookirjeldus
      autori elulookirjeldus | curriculum vitae | autorist | joonealused märkused | lihtlitsents
      lisade loetelu | elulugu | autori elulugu | lõpumärkused
      lihtlitsents lõputöö reprodutseerimiseks ja üldsusele kättesaadavaks tegemiseks | autorideklaratsioon
    `,
  },
  chapters: 'peatükk | osa | jaotis | ptk.',
  captions: {
    table: 'tabel | tab.',
    figure: `
      joonis | joon. | pilt | graafik | diagramm | skeem | foto | kaart | illustratsioon | kuvatõmmis
      ekraanipilt
    `,
    scheme: 'skeem',
    other: `
      algoritm | programmikood | lähtekood | kood | koodinäide | koodilõik | pseudokood | võrrand
      valem | tekstikast | kast | näide | väljavõte | koodijupp
    `,
    note: 'allikas | allikad | märkus',
    tableGenitive: 'tabeli',
    figureGenitive: 'joonise | pildi',
    supplement: 'lisa | täiendav',
    numberSign: 'nr. | number | no.',
    numberFirst: 'never',
  },
  continuation: {
    behind: 'järg | jätk | järg eelmiselt leheküljelt | tabeli järg',
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
      tabeli nimi
    `,
    table: 'tabel',
    figure: 'joonis | pildi',
    references: 'kirjandus | kasutatud allikad',
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
