import type { Language } from '../language.ts';

export const slovenian: Language = {
  name: 'Slovenian',
  script: 'Latin',
  headings: {
    references: `
      literatura | seznam literature | viri | viri in literatura | literatura in viri | seznam virov
      seznam virov in literature | seznam literature in virov | seznam uporabljenih virov
      seznam uporabljene literature | seznam uporabljenih virov in literature
      seznam uporabljene literature in virov | uporabljena literatura | uporabljena literatura in viri
      uporabljeni viri | uporabljeni viri in literatura | citirana literatura | navedena literatura
      seznam citirane literature | seznam referenc | reference | bibliografija | spletni viri
      internetni viri | elektronski viri | tiskani viri | primarni viri | sekundarni viri | pisni viri
    `,
    ownPublications: `
      publikacije | seznam publikacij | seznam objav | seznam objavljenih del | objave | objavljena dela
      seznam avtorjevih objav | seznam znanstvenih objav | bibliografija avtorja | osebna bibliografija
      seznam avtorjevih del | seznam lastnih objav | znanstvene objave
    `,
    abstract: `
      povzetek | izvleček | povzetek v slovenskem jeziku | povzetek v angleškem jeziku
      izvleček v slovenščini | razširjeni povzetek | razširjeni povzetek v slovenskem jeziku
      daljši povzetek | razširjen povzetek | povzetek naloge | povzetek dela
    `,
    acknowledgements: 'zahvala | zahvale | zahvala mentorju',
    contents: 'kazalo | kazalo vsebine | vsebina | vsebinsko kazalo | kazalo poglavij',
    listOfFigures: `
      kazalo slik | seznam slik | kazalo grafov | kazalo grafikonov | seznam grafov
      kazalo slik in tabel | kazalo slik in preglednic | kazalo ilustracij | kazalo shem
      seznam grafikonov | kazalo fotografij | kazalo diagramov | seznam slik in tabel
      kazalo slik in grafov
    `,
    listOfTables: `
      kazalo tabel | kazalo preglednic | seznam tabel | seznam preglednic | kazalo tabel in slik
      kazalo preglednic in slik | kazalo razpredelnic | seznam tabel in slik
    `,
    appendix: 'priloga | priloge | dodatek | dodatki',
    introduction: `
      uvod | uvod in namen | uvodne besede | uvodna beseda | splošni uvod | uvodni del
      uvod v problematiko
    `,
    conclusion: `
      sklep | zaključek | zaključki | sklepi | sklepne ugotovitve | zaključne ugotovitve | sklepne misli
      zaključne misli | razprava in zaključek | razprava in sklep | razprava in sklepi
      sklepi in priporočila | zaključek in priporočila | sklepne besede
    `,
    otherFront: `
      naslovnica | naslovna stran | notranja naslovna stran | posvetilo | predgovor | izjava
      izjava o avtorstvu | izjava o avtorstvu dela | izjava o avtorstvu diplomskega dela
      izjava o avtorstvu magistrskega dela | izjava o avtorstvu doktorske disertacije
      izjava o avtorstvu zaključnega dela | izjava avtorja | izjava o lektoriranju
      ključna dokumentacijska informacija | ključne besede | kratice | seznam kratic | seznam okrajšav
      okrajšave | seznam uporabljenih kratic | seznam okrajšav in simbolov | okrajšave in simboli
      seznam simbolov | uporabljene kratice | seznam uporabljenih simbolov | simboli
      seznam uporabljenih kratic in simbolov | seznam prilog | kazalo prilog | slovar | slovarček
      slovar izrazov | pojmovnik
    `,
    otherBack: `
      stvarno kazalo | imensko kazalo | indeks | opombe | slovar | slovarček | pojmovnik | življenjepis
      kratek življenjepis | spremna beseda | življenjepis avtorja | kazalo prilog | seznam prilog
      o avtorju
    `,
  },
  chapters: 'poglavje | del | odsek',
  captions: {
    table: 'tabela | preglednica | tab. | pregl. | razpredelnica',
    figure: `
      slika | sl. | graf | grafikon | diagram | shema | fotografija | zemljevid | ilustracija | karta
      skica | risba | zaslonska slika
    `,
    other: `
      algoritem | izpis | izpis kode | koda | izvorna koda | programska koda | izsek kode | psevdokoda
      enačba | formula | okvir | primer
    `,
    note: 'vir | viri | opomba',
    tableGenitive: 'tabele | preglednice',
    figureGenitive: 'slike | grafa',
    supplement: 'priloga | dodatna',
    numberSign: 'št. | številka | no.',
    numberFirst: 'never',
  },
  continuation: {
    behind: 'nadaljevanje | nad. | nadalj. | nadaljevanje s prejšnje strani',
    lastPart: 'konec | zaključek',
    before: 'nadaljevanje',
  },
  numbers: {
    cardinals: `
      ena/eden/eno | dva/dve | tri/trije | štiri | pet | šest | sedem | osem | devet | deset
    `,
    ordinals: `
      prvo/prva/prvi | drugo/druga/drugi | tretje/tretja/tretji | četrto/četrta/četrti | peto/peta/peti
      šesto/šesta/šesti | sedmo/sedma/sedmi | osmo/osma/osmi | deveto/deveta/deveti
      deseto/deseta/deseti
    `,
    ordinalEnding: null,
    ordinalSign: null,
  },
  conjunctions: 'in | ali | ter',
  styles: {
    caption: 'naslov tabele | naslov slike | napis pod sliko | naslov preglednice',
    table: 'tabel | preglednic',
    figure: 'slik',
  },
  entries: {
    unitBefore: 'str. | št. | letn. | zv. | vol.',
    unitBehind: 'str. | izd. | . izd.',
    publication: `
      in sod. | idr. | et al | ur. | (ur.) | v: | dostopno na | pridobljeno | pridobljeno s
      pridobljeno z | najdeno na | založba | izd. | zbornik | revija | doktorska disertacija
      magistrsko delo | prev. | ibid.
    `,
  },
  falseFriends: 'naslovnika | okrajšane | pregovor | zaključni',
};
