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
      soupis literatury | soupis bibliografických citací | seznam citovaných zdrojů
      seznam bibliografických odkazů | seznam použitých bibliografických citací | seznam odborné literatury
      seznam internetových zdrojů | seznam elektronických zdrojů | seznam odkazů
      přehled literatury a zdrojů | přehled použité literatury | přehled použitých zdrojů | přehled zdrojů
      soupis použité literatury | soupis pramenů a literatury | použité prameny
      použitá a citovaná literatura | literární zdroje | literární prameny | bibliografický seznam
      bibliografický soupis | archivní prameny | knižní zdroje | seznam pramenů | seznam judikatury
      seznam použitých právních předpisů | použitá judikatura | online zdroje | webové zdroje
      internetových zdrojů | elektronických zdrojů
      seznam literatury a použitých zdrojů | seznam použité literatury a informačních zdrojů
      použité informační zdroje
    `,
    ownPublications: `
      publikace | seznam publikací | seznam publikací autora | publikace autora | publikace autorky
      vlastní publikace | seznam vlastních publikací | publikační činnost | publikační činnost autora
      přehled publikační činnosti | seznam vlastních prací | seznam publikovaných prací
      publikované práce | publikační činnost autorky | seznam prací autora | seznam autorových publikací
      publikace autora, které jsou podkladem disertace | publikace, které jsou podkladem disertace
      publikace autora, které jsou podkladem disertační práce | seznam vybraných publikací | autorovy publikace | autorské publikace
      seznam publikací disertanta | seznam publikací doktoranda | přehled publikací | seznam prací disertanta
      publikace autora k tématu | seznam publikací autorky | seznam autorských publikací
      publikace související s disertační prací
    `,
    abstract: `
      abstrakt | anotace | souhrn | resumé | shrnutí práce | abstrakt v češtině | abstrakt v angličtině
      abstrakt (česky) | český abstrakt | anotace práce | souhrn v češtině | souhrn v angličtině
      souhrn práce | resumé v češtině | resumé v angličtině | abstrakt práce | český souhrn | abstrakty
      stručný souhrn | abstrakt v českém jazyce | abstrakt v anglickém jazyce | anotace bakalářské práce
      anotace diplomové práce | anotace v češtině | anotace v angličtině | anotace v anglickém jazyce
      resumé v anglickém jazyce | cizojazyčné resumé | anglické resumé | anglický abstrakt | anglický souhrn
      abstrakt diplomové práce | abstrakt bakalářské práce | abstrakt disertační práce | české resumé
      abstrakt v cizím jazyce | rozšířený abstrakt
    `,
    acknowledgements: 'poděkování | poděkování autora | slova poděkování | poděkování vedoucímu',
    contents: 'obsah | obsah práce | přehled obsahu',
    listOfFigures: `
      seznam obrázků | seznam ilustrací | seznam grafů | obrázky | seznam obrázků a tabulek
      seznam obrázků a grafů | seznam vyobrazení | seznam fotografií | seznam schémat | seznam map
      seznam diagramů | seznam použitých obrázků | seznam obrázků, tabulek a grafů
      seznam grafů a obrázků | přehled obrázků | seznam ilustrací a tabulek | seznam obrazů
      seznam obrázků, grafů a tabulek | seznam grafů a tabulek | seznam obrázkových příloh
      seznam obrazových příloh | seznam obrázků a schémat | rejstřík obrázků | seznam notových ukázek
      seznam notových příkladů
    `,
    listOfTables: `
      seznam tabulek | tabulky | seznam tabulek a obrázků | seznam tabulek a grafů
      seznam použitých tabulek | seznam tabulek, obrázků a grafů | přehled tabulek | tabulky a obrázky
      tabulky a grafy | seznam tabulek, grafů a obrázků | seznam tabulek a schémat | rejstřík tabulek
    `,
    appendix: `
      příloha | přílohy | dodatek | dodatky | přílohová část | obrazová příloha | obrazové přílohy
      textová příloha | elektronické přílohy | textové přílohy | samostatné přílohy
    `,
    introduction: `
      úvod | úvod a cíl práce | úvod a cíle práce | úvod do problematiky | úvodem | úvodní slovo
      úvod práce | úvod a cíle | úvod do tématu | úvod do problému | úvod a motivace | obecný úvod
      úvod a metodika | úvod a vymezení tématu | úvodní kapitola | úvod a formulace cíle
    `,
    conclusion: `
      závěr | závěry | shrnutí | závěr práce | závěrem | závěry a doporučení | závěr a doporučení
      závěr a diskuse | diskuse a závěr | diskuze a závěr | závěrečné shrnutí | shrnutí a závěr
      závěr a shrnutí | závěrečné poznámky | shrnutí výsledků a závěr | shrnutí a diskuse | závěr a diskuze
      závěr a zhodnocení | závěr a výhled | závěr a vyhodnocení | závěrečné zhodnocení | závěrečná diskuse
      závěrečné slovo | závěry práce | diskuse a závěry | zhodnocení a závěr | souhrn a závěr
      závěrečná kapitola | závěr a budoucí práce | závěry a diskuse | doporučení a závěr
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
      přehled příloh | obsah příloh | přední strana | vnitřní titulní strana | zadání závěrečné práce
      oficiální zadání | zadání kvalifikační práce | podklad pro zadání bakalářské práce
      podklad pro zadání diplomové práce studenta | list zadání | prohlášení autora bakalářské práce
      prohlášení autora diplomové práce | prohlášení o původnosti práce | prohlášení o samostatnosti
      prohlášení o samostatném vypracování | prohlášení o originalitě | prohlášení studenta
      prohlášení o využití umělé inteligence | prohlášení o použití umělé inteligence
      prohlášení o využití ai | prohlášení o použití nástrojů umělé inteligence
      prohlášení o použití ai nástrojů | prohlášení o zpřístupnění práce
      prohlášení o využití nástrojů umělé inteligence | souhlas se zveřejněním | souhlas s užitím práce
      souhlas se zapůjčením | evidenční list knihovny | licenční ujednání
      licenční smlouva o užití školního díla | bibliografická identifikace autora | bibliografické údaje
      identifikační záznam | bibliografická citace práce | posudek vedoucího | posudek vedoucího práce
      posudek oponenta | posudek oponenta práce | oponentský posudek | hodnocení vedoucího práce
      úvodní citát | ediční poznámka | poznámka k přepisu | poznámka k transliteraci
      seznam použitých zkratek a značek | seznam použitých značek | seznam použitých značek a symbolů
      seznam použitých veličin | seznam veličin | seznam veličin a zkratek | seznam označení
      seznam použitých pojmů | seznam pojmů a zkratek | seznam zkratek a pojmů
      seznam použitých pojmů a zkratek | seznam odborných termínů | seznam akronymů | seznam definic
      seznam vzorců | seznam výpisů kódu | seznam výpisů zdrojového kódu | seznam zdrojových kódů
      seznam kódů | seznam a obsah příloh | přehled použitých zkratek | přehled použitých zkratek a symbolů
      přehled zkratek a symbolů | přehled symbolů | použité symboly | použité symboly a zkratky
      zkratky a pojmy | použité značení | přehled použitého značení | přehled značení
      slovník použitých pojmů | slovník zkratek | slovníček | výkladový slovník
      prohlášení o použití generativní umělé inteligence | prohlášení o využití ai nástrojů
      licenční smlouva | abecední přehled zkratek | evidence výpůjček | anotační list
    `,
    otherBack: `
      rejstřík | věcný rejstřík | slovník pojmů | doslov | poznámky | životopis | slovník
      jmenný rejstřík | rejstřík jmen | slovníček pojmů | profesní životopis | poznámkový aparát
      epilog | curriculum vitae | o autorovi | bibliografické údaje | posudky | profil autora
      seznam příloh | přehled příloh | obsah příloh | rejstřík pojmů | rejstřík osob | místní rejstřík
      životopis autorky | medailon autora | evidenční list | obsah přiloženého cd | obsah cd
      obsah přiloženého média | obsah elektronické přílohy | obsah přiloženého datového nosiče
      obsah přiloženého dvd | obsah přiložené sd karty | zdroje obrázků | zdroje ilustrací | tiráž
      strukturovaný životopis | profesní životopis autora | odborný životopis | evidence výpůjček
    `,
  },
  chapters: 'kapitola | část | kap. | oddíl | díl',
  captions: {
    table: 'tabulka | tab.',
    figure: `
      obrázek | obr. | graf | schéma | fotografie | foto | diagram | mapa | ilustrace | náčrt
      vyobrazení | snímek | snímek obrazovky | nákres
    `,
    scheme: 'schéma',
    other: `
      algoritmus | výpis | výpis kódu | kód | zdrojový kód | ukázka kódu | ukázka | pseudokód | rovnice
      vzorec | box | rámeček | příklad | úryvek | výpis zdrojového kódu | notový příklad
      příklad kódu | úryvek kódu
    `,
    note: 'zdroj | zdroje | pramen | poznámka | pozn.',
    tableGenitive: 'tabulky',
    figureGenitive: 'obrázku | grafu',
    supplement: 'příloha | doplňková | dodatková',
    numberSign: 'č. | no. | číslo | nr.',
    numberFirst: 'never',
  },
  continuation: {
    behind: 'pokračování | pokr. | pokračování z předchozí strany | pokrač. | pokračování tabulky',
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
      titulek obrázku | titulek tabulky | popisek obrázku | popisek tabulky
    `,
    table: 'tabulka | tabulky',
    figure: 'obrázek | obrázku | obrázky',
    references: 'literatur | bibliogra',
  },
  entries: {
    unitBefore: 's. | str. | č. | roč. | sv. | vol.',
    unitBehind: 's. | str. | . vyd.',
    publication: `
      et al | a kol. | ed. | (ed.) | (eds.) | in: | dostupné z | dostupné na | dostupný z | [cit. | cit.
      [online] | vyd. | vydání. | nakladatelství | vydavatelství | časopis | disertační práce
      diplomová práce | bakalářská práce | přel. | tamtéž | isbn | [online]. | navštíveno
    `,
  },
  falseFriends: `
    biografii | poznatky | přihlášení | podkování | referenční | registr | větování
  `,
};
