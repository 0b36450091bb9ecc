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
      odborná literatúra | zoznam použitých zdrojov a literatúry | zoznam citovaných zdrojov
      zoznam bibliografických citácií | zoznam bibliografických zdrojov | zoznam odkazov
      zoznam internetových zdrojov | zoznam elektronických zdrojov | použité pramene
      použité informačné zdroje | literárne zdroje | literárne pramene | bibliografický zoznam
      primárne zdroje | sekundárne zdroje | prehľad použitej literatúry | súpis bibliografických odkazov
      súpis použitej literatúry | archívne pramene | zoznam prameňov
      internetových zdrojov | elektronických zdrojov
      zoznam použitých bibliografických zdrojov
    `,
    ownPublications: `
      publikácie | zoznam publikácií | zoznam publikácií autora | publikácie autora | vlastné publikácie
      zoznam vlastných publikácií | publikačná činnosť | publikačná činnosť autora
      prehľad publikačnej činnosti | zoznam publikačnej činnosti | zoznam publikovaných prác
      publikované práce | zoznam vlastných prác | zoznam prác autora | zoznam publikovaných prác autora
      zoznam publikácií doktoranda | zoznam publikácií dizertanta
    `,
    abstract: `
      abstrakt | anotácia | súhrn | resumé | zhrnutie | abstrakt v štátnom jazyku
      abstrakt v slovenskom jazyku | abstrakt v anglickom jazyku | abstrakt v cudzom jazyku
      abstrakt práce | súhrn v slovenskom jazyku | slovenský abstrakt | abstrakt v slovenčine
      abstrakt diplomovej práce | abstrakt bakalárskej práce | anotácia práce | anotácia v anglickom jazyku
      súhrn v anglickom jazyku | abstrakt dizertačnej práce | anglický abstrakt
    `,
    acknowledgements: 'poďakovanie | poďakovania | slová vďaky | slová poďakovania',
    contents: 'obsah | obsah práce | prehľad obsahu',
    listOfFigures: `
      zoznam obrázkov | zoznam ilustrácií | zoznam grafov | zoznam obrázkov a tabuliek
      zoznam ilustrácií a tabuliek | zoznam obrázkov a grafov | zoznam schém | zoznam fotografií
      zoznam máp | zoznam diagramov | zoznam vyobrazení | zoznam použitých obrázkov
      zoznam grafov a obrázkov | zoznam grafov a tabuliek | zoznam obrázkov, grafov a tabuliek
      zoznam obrázkov, tabuliek a grafov | prehľad obrázkov | zoznam obrázkov a schém
    `,
    listOfTables: `
      zoznam tabuliek | zoznam tabuliek a grafov | zoznam tabuliek a obrázkov
      zoznam použitých tabuliek | zoznam tabuliek, obrázkov a grafov | prehľad tabuliek
      zoznam tabuliek a ilustrácií | zoznam tabuliek, grafov a obrázkov
    `,
    appendix: `
      príloha | prílohy | dodatok | dodatky | prílohová časť | obrazová príloha | textová príloha
      elektronické prílohy | obrazové prílohy
    `,
    introduction: `
      úvod | úvod do problematiky | úvodom | úvod práce | úvod a cieľ práce | úvodné slovo
      úvod a ciele práce | úvod do témy | všeobecný úvod | úvod a motivácia | úvodná kapitola
      úvod do problému
    `,
    conclusion: `
      záver | závery | záver práce | závery a odporúčania | záver a odporúčania | záver a diskusia
      diskusia a záver | záverečné zhrnutie | záverom | zhrnutie a záver | záverečné poznámky
      závery pre prax | záver a zhodnotenie | záver a zhrnutie | záver a odporúčania pre prax
      diskusia a závery | záverečné zhodnotenie | zhodnotenie a záver | závery práce
      záver, návrhy a odporúčania | záver a odporúčania do praxe
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
      zoznam príloh | zoznam algoritmov | zoznam rovníc | motto | zadanie dizertačnej práce | zadávací list
      zadávací protokol | prehlásenie autora | vyhlásenie o pôvodnosti | vyhlásenie o samostatnosti
      vyhlásenie o samostatnom vypracovaní práce | vyhlásenie o originalite
      vyhlásenie o použití umelej inteligencie | vyhlásenie o využití umelej inteligencie
      vyhlásenie študenta | licenčná zmluva o použití záverečnej práce | licenčná zmluva o použití diela
      bibliografická identifikácia | bibliografická identifikácia práce | posudok vedúceho práce
      posudok školiteľa | posudok oponenta | oponentský posudok | predslov
      zoznam použitých skratiek a značiek | zoznam použitých značiek | zoznam použitých značiek a skratiek
      zoznam použitých značiek a symbolov | zoznam veličín | zoznam označení | zoznam pojmov a skratiek
      zoznam skratiek a pojmov | zoznam termínov | zoznam akronymov | zoznam vzorcov | zoznam výpisov
      zoznam zdrojových kódov | zoznam ukážok kódu | prehľad skratiek | prehľad použitých skratiek
      použité symboly | slovník skratiek | slovník použitých pojmov | slovníček pojmov | výkladový slovník
      vyhlásenie o použití ai | vyhlásenie o využití nástrojov umelej inteligencie
      vyhlásenie o použití generatívnej umelej inteligencie | licenčná zmluva
    `,
    otherBack: `
      register | vecný register | menný register | slovník pojmov | slovník | poznámky
      poznámky pod čiarou | doslov | životopis | profesijný životopis | curriculum vitae | zoznam príloh
      obsah príloh | epilóg | o autorovi | register pojmov | register mien | obsah priloženého cd
      obsah priloženého média | obsah elektronickej prílohy | zdroje obrázkov
      obsah elektronického nosiča
    `,
  },
  chapters: 'kapitola | časť | oddiel | diel',
  captions: {
    table: 'tabuľka | tab.',
    figure: `
      obrázok | obr. | graf | schéma | fotografia | foto | diagram | mapa | ilustrácia | náčrt
      vyobrazenie | snímka | snímka obrazovky | nákres
    `,
    scheme: 'schéma',
    other: `
      algoritmus | výpis | výpis kódu | kód | zdrojový kód | ukážka kódu | ukážka | pseudokód | rovnica
      vzorec | box | rámček | príklad | úryvok | výpis zdrojového kódu | príklad kódu | úryvok kódu
    `,
    note: 'zdroj | zdroje | prameň | poznámka | pozn.',
    tableGenitive: 'tabuľky',
    figureGenitive: 'obrázka | obrázku | grafu',
    supplement: 'príloha | doplnková',
    numberSign: 'č. | číslo | no.',
    numberFirst: 'never',
  },
  continuation: {
    behind: 'pokračovanie | pokr. | pokračovanie z predchádzajúcej strany | pokračovanie tabuľky',
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
      popiska | titulok obrázka | titulok tabuľky
    `,
    table: 'tabuľk',
    figure: 'obrázo | obrázk',
    references: 'literatúr | bibliogra',
  },
  entries: {
    unitBefore: 's. | str. | č. | roč. | zv. | vol.',
    unitBehind: 's. | str. | . vyd.',
    publication: `
      a kol. | et al | ed. | (ed.) | (eds.) | in: | dostupné na | dostupné z | dostupné: | [cit. | cit.
      [online] | vyd. | vydanie. | vydavateľstvo | nakladateľstvo | časopis | dizertačná práca
      diplomová práca | bakalárska práca | zborník | prel. | tamže | isbn | dostupné na internete
    `,
  },
  falseFriends: `
    poznatky | podkovaní | prehovor | prihlásenie | referenčná | vetovanie | vyhladenie | zahrnutie
  `,
};
