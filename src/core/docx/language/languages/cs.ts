import type { Language } from '../language.ts';

export const czech: Language = {
  name: 'Czech',
  script: 'Latin',
  headings: {
    references: `
      literatura | seznam literatury | použitá literatura | seznam použité literatury | bibliografie
      reference | seznam použitých zdrojů | zdroje | prameny a literatura | seznam pramenů a literatury
      citovaná literatura | použité zdroje | seznam referencí | bibliografické zdroje
      literatura a zdroje | zdroje a literatura | literatura a prameny | použitá literatura a zdroje
      použité zdroje a literatura | použité prameny a literatura | seznam použitých pramenů a literatury
      seznam použité literatury a zdrojů | seznam použité literatury a pramenů
      seznam použitých zdrojů a literatury | seznam literatury a zdrojů | seznam literatury a pramenů
      seznam zdrojů | seznam zdrojů a literatury | seznam citované literatury | seznam citací
      seznam použitých pramenů | seznam bibliografických citací | seznam informačních zdrojů
      seznam použitých informačních zdrojů | seznam použitých bibliografických zdrojů
      bibliografické citace | bibliografické odkazy | citace | citované zdroje | prameny
      informační zdroje | internetové zdroje | elektronické zdroje | ostatní zdroje | tištěné zdroje
      primární literatura | sekundární literatura | primární zdroje | sekundární zdroje
      literatura primární | literatura sekundární | odborná literatura | bibliografie a zdroje
      soupis literatury | soupis bibliografických citací
    `,
    ownPublications: `
      publikace | seznam publikací | seznam publikací autora | publikace autora | publikace autorky
      vlastní publikace | seznam vlastních publikací | publikační činnost | publikační činnost autora
      přehled publikační činnosti | seznam vlastních prací | seznam publikovaných prací
      publikované práce | publikační činnost autorky | seznam prací autora | seznam autorových publikací
      publikace autora, které jsou podkladem disertace | publikace, které jsou podkladem disertace
      publikace autora, které jsou podkladem disertační práce | seznam vybraných publikací | autorovy publikace | autorské publikace
    `,
    abstract: `
      abstrakt | anotace | souhrn | resumé | shrnutí práce | abstrakt v češtině | abstrakt v angličtině
      abstrakt (česky) | český abstrakt | anotace práce | souhrn v češtině | souhrn v angličtině
      souhrn práce | resumé v češtině | resumé v angličtině | abstrakt práce | český souhrn | abstrakty
      stručný souhrn
    `,
    acknowledgements: 'poděkování | poděkování autora',
    contents: 'obsah | obsah práce',
    listOfFigures: `
      seznam obrázků | seznam ilustrací | seznam grafů | obrázky | seznam obrázků a tabulek
      seznam obrázků a grafů | seznam vyobrazení | seznam fotografií | seznam schémat | seznam map
      seznam diagramů | seznam použitých obrázků | seznam obrázků, tabulek a grafů
      seznam grafů a obrázků | přehled obrázků | seznam ilustrací a tabulek
    `,
    listOfTables: `
      seznam tabulek | tabulky | seznam tabulek a obrázků | seznam tabulek a grafů
      seznam použitých tabulek | seznam tabulek, obrázků a grafů | přehled tabulek | tabulky a obrázky
      tabulky a grafy
    `,
    appendix: 'příloha | přílohy | dodatek | dodatky | přílohová část',
    introduction: `
      úvod | úvod a cíl práce | úvod a cíle práce | úvod do problematiky | úvodem | úvodní slovo
      úvod práce
    `,
    conclusion: `
      závěr | závěry | shrnutí | závěr práce | závěrem | závěry a doporučení | závěr a doporučení
      závěr a diskuse | diskuse a závěr | diskuze a závěr | závěrečné shrnutí | shrnutí a závěr
      závěr a shrnutí | závěrečné poznámky | shrnutí výsledků a závěr | shrnutí a diskuse
    `,
    otherFront: `
      titulní strana | titulní list | věnování | předmluva | prohlášení | čestné prohlášení
      zadání práce | seznam zkratek | seznam použitých zkratek | seznam symbolů
      seznam symbolů a zkratek | slovník pojmů | klíčová slova | titulní stránka | desky
      vnitřní titulní list | zadání | zadání bakalářské práce | zadání diplomové práce
      zadání disertační práce | prohlášení autora | prohlášení autora práce | místopřísežné prohlášení
      prohlášení o původnosti | prohlášení o autorství | bibliografický záznam
      bibliografická identifikace | bibliografická citace | evidenční list | motto | zkratky
      seznam zkratek a symbolů | seznam zkratek a značek | seznam použitých zkratek a symbolů
      seznam použitých symbolů a zkratek | seznam použitých symbolů | přehled zkratek | použité zkratky
      seznam použitého značení | seznam značek | symboly | značení | názvosloví | seznam pojmů
      slovníček pojmů | terminologický slovník | seznam rovnic | seznam algoritmů | seznam ukázek kódu
      seznam výpisů | seznam použitých termínů | schvalovací list | předmluva autora | seznam příloh
      přehled příloh | obsah příloh
    `,
    otherBack: `
      rejstřík | věcný rejstřík | slovník pojmů | doslov | poznámky | životopis | slovník
      jmenný rejstřík | rejstřík jmen | slovníček pojmů | profesní životopis | poznámkový aparát
      epilog | curriculum vitae | o autorovi | bibliografické údaje | posudky | profil autora
      seznam příloh | přehled příloh | obsah příloh
    `,
  },
  chapters: 'kapitola | část | kap. | oddíl | díl',
  captions: {
    table: 'tabulka | tab.',
    figure: `
      obrázek | obr. | graf | schéma | fotografie | foto | diagram | mapa | ilustrace | náčrt
      vyobrazení | snímek | snímek obrazovky | nákres
    `,
    other: `
      algoritmus | výpis | výpis kódu | kód | zdrojový kód | ukázka kódu | ukázka | pseudokód | rovnice
      vzorec | box | rámeček | příklad | úryvek
    `,
    note: 'zdroj | zdroje | pramen | poznámka',
    tableGenitive: 'tabulky',
    figureGenitive: 'obrázku | grafu',
    supplement: 'příloha | doplňková | dodatková',
    numberSign: 'č. | no. | číslo | nr.',
    numberFirst: 'never',
  },
  continuation: {
    behind: 'pokračování | pokr. | pokračování z předchozí strany',
    lastPart: 'dokončení | konec',
    before: 'pokračování | pokr. | dokončení',
  },
  numbers: {
    cardinals: `
      jedna/jeden/jedno | dva/dvě | tři | čtyři | pět | šest | sedm | osm | devět | deset
    `,
    ordinals: `
      první | druhá/druhý/druhé | třetí | čtvrtá/čtvrtý/čtvrté | pátá/pátý/páté | šestá/šestý/šesté
      sedmá/sedmý/sedmé | osmá/osmý/osmé | devátá/devátý/deváté | desátá/desátý/desáté
    `,
    ordinalEnding: null,
    ordinalSign: null,
  },
  conjunctions: 'a | nebo | či | i',
  styles: {
    caption: `
      titulek | popisek | popis obrázku | popis tabulky | název tabulky | název obrázku | legenda
    `,
    table: 'tabulka | tabulky',
    figure: 'obrázek | obrázku | obrázky',
  },
  entries: {
    unitBefore: 's. | str. | č. | roč. | sv. | vol.',
    unitBehind: 's. | str. | . vyd.',
    publication: `
      et al | a kol. | ed. | (ed.) | (eds.) | in: | dostupné z | dostupné na | dostupný z | [cit. | cit.
      [online] | vyd. | vydání. | nakladatelství | vydavatelství | časopis | disertační práce
      diplomová práce | bakalářská práce | přel. | tamtéž | isbn
    `,
  },
  falseFriends: `
    biografii | poznatky | přihlášení | podkování | referenční | registr | větování
  `,
};
