import type { Language } from '../language.ts';

export const lithuanian: Language = {
  name: 'Lithuanian',
  script: 'Latin',
  headings: {
    references: `
      literatūra | literatūros sąrašas | naudota literatūra | naudotos literatūros sąrašas
      panaudota literatūra | panaudotos literatūros sąrašas | literatūra ir šaltiniai
      šaltiniai ir literatūra | literatūros ir šaltinių sąrašas | šaltinių ir literatūros sąrašas
      literatūros šaltiniai | literatūros šaltinių sąrašas | informacijos šaltiniai
      informacijos šaltinių sąrašas | naudotų šaltinių sąrašas | naudoti šaltiniai
      naudotos literatūros ir šaltinių sąrašas | naudotų šaltinių ir literatūros sąrašas
      cituota literatūra | cituotos literatūros sąrašas | bibliografija | bibliografinių nuorodų sąrašas
      bibliografinės nuorodos | bibliografinis sąrašas | šaltiniai | šaltinių sąrašas | nuorodos
      mokslinės literatūros sąrašas | interneto šaltiniai | elektroniniai šaltiniai
      panaudotos literatūros ir šaltinių sąrašas | naudotų informacijos šaltinių sąrašas
      cituojama literatūra | šaltinių ir literatūros sąrašai | literatūra ir kiti šaltiniai
      archyviniai šaltiniai | nuorodų sąrašas
      literatūros ir informacijos šaltinių sąrašas
      naudotos literatūros ir informacijos šaltinių sąrašas | literatūros ir kitų šaltinių sąrašas
    `,
    ownPublications: `
      publikacijos | publikacijų sąrašas | autoriaus publikacijos | autorės publikacijos
      mokslinės publikacijos | mokslinių publikacijų sąrašas | publikacijos disertacijos tema
      mokslinių publikacijų disertacijos tema sąrašas | autoriaus publikacijų sąrašas
      autoriaus mokslinių publikacijų disertacijos tema sąrašas | paskelbtų publikacijų sąrašas
      darbo autoriaus publikacijos | paskelbtos publikacijos
      autoriaus publikacijų disertacijos tema sąrašas | mokslinių straipsnių sąrašas
      moksliniai straipsniai disertacijos tema | publikacijų disertacijos tema sąrašas
      autorės publikacijų sąrašas
      paskelbti moksliniai straipsniai | straipsnių sąrašas
    `,
    abstract: `
      santrauka | anotacija | reziumė | santrauka lietuvių kalba | santrauka anglų kalba
      darbo santrauka | trumpa santrauka | referatas | disertacijos santrauka | išplėstinė santrauka
      santrauka užsienio kalba | anotacija lietuvių kalba | anotacija anglų kalba | darbo anotacija
      magistro darbo santrauka | bakalauro darbo santrauka | baigiamojo darbo santrauka
      santrauka lietuvių ir anglų kalbomis
    `,
    acknowledgements: 'padėka | padėkos | padėkos žodis | nuoširdi padėka',
    contents: 'turinys | darbo turinys',
    listOfFigures: `
      paveikslų sąrašas | paveikslėlių sąrašas | iliustracijų sąrašas | grafikų sąrašas
      paveikslų ir lentelių sąrašas | schemų sąrašas | diagramų sąrašas | nuotraukų sąrašas | paveikslai
      iliustracijų ir lentelių sąrašas | piešinių sąrašas
    `,
    listOfTables: `
      lentelių sąrašas | lentelių ir paveikslų sąrašas | lentelių ir grafikų sąrašas
      lentelių ir iliustracijų sąrašas | lentelės | lentelių ir paveikslėlių sąrašas
      lentelių, paveikslų sąrašas
    `,
    appendix: 'priedas | priedai | darbo priedai | priedų dalis',
    introduction: `
      įvadas | įžanga | bendras įvadas | įvadinė dalis | įvadinis žodis | įvadinės pastabos
      įvadas ir darbo tikslas
    `,
    conclusion: `
      išvados | išvada | išvados ir pasiūlymai | išvados ir rekomendacijos | apibendrinimas
      išvados ir siūlymai | baigiamosios pastabos | apibendrinimas ir išvados | bendrosios išvados
      diskusija ir išvados | darbo išvados | išvados bei pasiūlymai | išvados bei rekomendacijos
      rezultatų apibendrinimas ir išvados | išvados, pasiūlymai | baigiamasis žodis | išvados, rekomendacijos
      pagrindinės išvados | bendros išvados
    `,
    otherFront: `
      titulinis lapas | antraštinis lapas | titulinis puslapis | dedikacija | pratarmė | įžanginis žodis
      deklaracija | darbo savarankiškumo deklaracija | akademinio sąžiningumo deklaracija
      sąžiningumo deklaracija | autoriaus garantija | santrumpos | santrumpų sąrašas | sutrumpinimai
      sutrumpinimų sąrašas | santrumpų ir terminų sąrašas | terminų ir santrumpų sąrašas
      terminai ir santrumpos | simbolių sąrašas | žymėjimai | žymenys | žymenų sąrašas
      sutartiniai ženklai | sąvokų žodynas | terminų žodynas | terminų žodynėlis | raktiniai žodžiai
      reikšminiai žodžiai | priedų sąrašas | užduotis | baigiamojo darbo užduotis
      bibliografinis aprašas | viršelis | bakalauro darbo užduotis | magistro darbo užduotis | darbo užduotis
      akademinio sąžiningumo patvirtinimas | akademinės etikos deklaracija
      darbo savarankiškumo patvirtinimas | baigiamojo darbo savarankiškumo patvirtinimas
      patvirtinimas apie atlikto darbo savarankiškumą | patvirtinimas apie darbo savarankiškumą
      savarankiškumo deklaracija | patvirtinimas apie atlikto baigiamojo darbo savarankiškumą
      baigiamojo darbo sąžiningumo deklaracija | garantinis raštas | autoriaus garantinis raštas
      autoriaus garantinis raštas dėl pateikiamo kūrinio | autoriaus deklaracija
      sutikimas dėl darbo talpinimo | santrumpos ir terminai | terminų ir santrumpų žodynas
      santrumpų ir terminų žodynas | santrumpų ir simbolių sąrašas | simbolių ir santrumpų sąrašas
      žymėjimų sąrašas | sutrumpinimų ir terminų sąrašas | vartojamos santrumpos | naudojamos santrumpos
      naudojami sutrumpinimai | svarbiausi žymėjimai | svarbiausios santrumpos | sąvokų sąrašas
      terminų sąrašas | sąvokų žodynėlis | terminų ir sąvokų žodynas | pagrindinės sąvokos ir santrumpos
      pagrindiniai žodžiai | gynimo taryba | disertacijos gynimo taryba | formulių sąrašas
      santrumpos ir simboliai
      dirbtinio intelekto naudojimo deklaracija | dirbtinio intelekto įrankių naudojimo deklaracija
      deklaracija dėl dirbtinio intelekto naudojimo | santrumpų ir ženklų sąrašas
      sąvokos ir santrumpos | savarankiškumo patvirtinimas | terminų ir santrumpų aiškinimas
    `,
    otherBack: `
      rodyklė | dalykinė rodyklė | asmenvardžių rodyklė | terminų žodynas | pastabos | išnašos
      gyvenimo aprašymas | autoriaus gyvenimo aprašymas | curriculum vitae | apie autorių
      žinios apie autorių | priedų sąrašas | epilogas | trumpos žinios apie autorių
      informacija apie autorių | vardų rodyklė | pavardžių rodyklė | curriculum vitae lietuvių kalba
      autoriaus cv
    `,
  },
  chapters: 'skyrius | dalis',
  captions: {
    table: 'lentelė | lent.',
    figure: `
      paveikslas | pav. | paveikslėlis | grafikas | diagrama | schema | nuotrauka | žemėlapis
      iliustracija | brėžinys | piešinys
    `,
    scheme: 'schema',
    other: `
      algoritmas | kodas | programos kodas | išeities kodas | kodo fragmentas | pseudokodas | lygtis
      formulė | intarpas | pavyzdys | ištrauka | kodo pavyzdys
    `,
    note: 'šaltinis | šaltiniai | pastaba',
    tableGenitive: 'lentelės',
    figureGenitive: 'paveikslo',
    supplement: 'priedas | papildoma',
    numberSign: 'nr. | numeris | no.',
    numberFirst: 'space',
  },
  continuation: {
    behind: 'tęsinys | tęs. | tęsinys iš ankstesnio puslapio | lentelės tęsinys',
    lastPart: 'pabaiga | galas',
    before: 'tęsinys | tęs.',
  },
  numbers: {
    cardinals: `
      vienas/viena | du/dvi | trys | keturi/keturios | penki/penkios | šeši/šešios | septyni/septynios
      aštuoni/aštuonios | devyni/devynios | dešimt
    `,
    ordinals: `
      pirmas/pirma/pirmasis/pirmoji | antras/antra/antrasis/antroji | trečias/trečia/trečiasis/trečioji
      ketvirtas/ketvirta/ketvirtasis/ketvirtoji | penktas/penkta/penktasis/penktoji
      šeštas/šešta/šeštasis/šeštoji | septintas/septinta/septintasis/septintoji
      aštuntas/aštunta/aštuntasis/aštuntoji | devintas/devinta/devintasis/devintoji
      dešimtas/dešimta/dešimtasis/dešimtoji
    `,
    ordinalEnding: 'as | a | asis | oji',
    ordinalSign: null,
  },
  conjunctions: 'ir | bei | arba',
  styles: {
    caption: 'lentelės pavadinimas | paveikslo pavadinimas | lentelės antraštė',
    table: 'lentel',
    figure: 'paveiksl',
    references: 'literatūr | bibliogra',
  },
  entries: {
    unitBefore: 'p. | psl. | nr. | t. | vol.',
    unitBehind: 'p. | psl. | leid.',
    publication: `
      ir kt. | ir kiti | red. | (red.) | sud. | (sud.) | vert. | leidykla | prieiga per internetą
      prieiga internete | prieiga: | žiūrėta | [žiūrėta | [interaktyvus] | interaktyvus | iš:
      daktaro disertacija | magistro darbas | vilnius: | kaunas: | in: | et al
    `,
  },
  falseFriends: 'deklamacija | šalčiniai',
};
