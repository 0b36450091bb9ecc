import type { Language } from '../language.ts';

export const slovak: Language = {
  name: 'Slovak',
  script: 'Latin',
  headings: {
    references: `
      literatúra | zoznam literatúry | použitá literatúra | zoznam použitej literatúry
      zoznam použitej literatúry a prameňov | zoznam použitej literatúry a zdrojov
      zoznam bibliografických odkazov | zoznam použitých zdrojov | zoznam použitých prameňov
      zoznam použitých prameňov a literatúry | zoznam prameňov a literatúry
      zoznam literatúry a prameňov | zoznam literatúry a zdrojov | zoznam použitých informačných zdrojov
      zoznam zdrojov | zoznam citovanej literatúry | zoznam citácií | bibliografia
      bibliografické odkazy | bibliografické zdroje | literatúra a zdroje | literatúra a pramene
      pramene a literatúra | pramene | zdroje | použité zdroje | použitá literatúra a zdroje
      použité zdroje a literatúra | citovaná literatúra | referencie | zoznam referencií
      internetové zdroje | elektronické zdroje | primárna literatúra | sekundárna literatúra
      odborná literatúra
    `,
    ownPublications: `
      publikácie | zoznam publikácií | zoznam publikácií autora | publikácie autora | vlastné publikácie
      zoznam vlastných publikácií | publikačná činnosť | publikačná činnosť autora
      prehľad publikačnej činnosti | zoznam publikačnej činnosti | zoznam publikovaných prác
      publikované práce | zoznam vlastných prác | zoznam prác autora | zoznam publikovaných prác autora
    `,
    abstract: `
      abstrakt | anotácia | súhrn | resumé | zhrnutie | abstrakt v štátnom jazyku
      abstrakt v slovenskom jazyku | abstrakt v anglickom jazyku | abstrakt v cudzom jazyku
      abstrakt práce | súhrn v slovenskom jazyku | slovenský abstrakt
    `,
    acknowledgements: 'poďakovanie | poďakovania | slová vďaky',
    contents: 'obsah | obsah práce',
    listOfFigures: `
      zoznam obrázkov | zoznam ilustrácií | zoznam grafov | zoznam obrázkov a tabuliek
      zoznam ilustrácií a tabuliek | zoznam obrázkov a grafov | zoznam schém | zoznam fotografií
      zoznam máp | zoznam diagramov | zoznam vyobrazení | zoznam použitých obrázkov
      zoznam grafov a obrázkov | zoznam grafov a tabuliek
    `,
    listOfTables: `
      zoznam tabuliek | zoznam tabuliek a grafov | zoznam tabuliek a obrázkov
      zoznam použitých tabuliek | zoznam tabuliek, obrázkov a grafov | prehľad tabuliek
    `,
    appendix: 'príloha | prílohy | dodatok | dodatky | prílohová časť',
    introduction: `
      úvod | úvod do problematiky | úvodom | úvod práce | úvod a cieľ práce | úvodné slovo
    `,
    conclusion: `
      záver | závery | záver práce | závery a odporúčania | záver a odporúčania | záver a diskusia
      diskusia a záver | záverečné zhrnutie | záverom | zhrnutie a záver | záverečné poznámky
      závery pre prax
    `,
    otherFront: `
      titulný list | titulná strana | venovanie | predhovor | prehlásenie | vyhlásenie
      čestné vyhlásenie | čestné prehlásenie | vyhlásenie autora | zadanie | zadanie práce
      zadanie záverečnej práce | zadanie diplomovej práce | zadanie bakalárskej práce | analytický list
      zoznam skratiek | zoznam skratiek a symbolov | zoznam skratiek a značiek
      zoznam použitých skratiek | zoznam použitých skratiek a symbolov
      zoznam použitých symbolov a skratiek | zoznam symbolov | zoznam symbolov a skratiek
      zoznam značiek | zoznam použitých symbolov | skratky | použité skratky | zoznam pojmov
      terminologický slovník | slovník pojmov | slovník termínov | slovník | kľúčové slová
      zoznam príloh | zoznam algoritmov | zoznam rovníc | motto
    `,
    otherBack: `
      register | vecný register | menný register | slovník pojmov | slovník | poznámky
      poznámky pod čiarou | doslov | životopis | profesijný životopis | curriculum vitae | zoznam príloh
      obsah príloh | epilóg | o autorovi
    `,
  },
  chapters: 'kapitola | časť | oddiel | diel',
  captions: {
    table: 'tabuľka | tab.',
    figure: `
      obrázok | obr. | graf | schéma | fotografia | foto | diagram | mapa | ilustrácia | náčrt
      vyobrazenie | snímka | snímka obrazovky | nákres
    `,
    other: `
      algoritmus | výpis | výpis kódu | kód | zdrojový kód | ukážka kódu | ukážka | pseudokód | rovnica
      vzorec | box | rámček | príklad | úryvok
    `,
    note: 'zdroj | zdroje | prameň | poznámka',
    tableGenitive: 'tabuľky',
    figureGenitive: 'obrázka | obrázku | grafu',
    supplement: 'príloha | doplnková',
    numberSign: 'č. | číslo | no.',
    numberFirst: 'never',
  },
  continuation: {
    behind: 'pokračovanie | pokr. | pokračovanie z predchádzajúcej strany',
    lastPart: 'dokončenie | koniec',
    before: 'pokračovanie | pokr. | dokončenie',
  },
  numbers: {
    cardinals: `
      jeden/jedna/jedno | dva/dve | tri | štyri | päť | šesť | sedem | osem | deväť | desať
    `,
    ordinals: `
      prvá/prvý/prvé | druhá/druhý/druhé | tretia/tretí/tretie | štvrtá/štvrtý/štvrté
      piata/piaty/piate | šiesta/šiesty/šieste | siedma/siedmy/siedme | ôsma/ôsmy/ôsme
      deviata/deviaty/deviate | desiata/desiaty/desiate
    `,
    ordinalEnding: null,
    ordinalSign: null,
  },
  conjunctions: 'a | alebo | či',
  styles: {
    caption: `
      popis obrázku | popis tabuľky | popis obrázka | názov tabuľky | názov obrázka | titulok | legenda
    `,
    table: 'tabuľk',
    figure: 'obrázo | obrázk',
  },
  entries: {
    unitBefore: 's. | str. | č. | roč. | zv. | vol.',
    unitBehind: 's. | str. | . vyd.',
    publication: `
      a kol. | et al | ed. | (ed.) | (eds.) | in: | dostupné na | dostupné z | dostupné: | [cit. | cit.
      [online] | vyd. | vydanie. | vydavateľstvo | nakladateľstvo | časopis | dizertačná práca
      diplomová práca | bakalárska práca | zborník | prel. | tamže | isbn
    `,
  },
  falseFriends: `
    poznatky | podkovaní | prehovor | prihlásenie | referenčná | vetovanie | vyhladenie | zahrnutie
  `,
};
