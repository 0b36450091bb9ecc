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
      citirani viri | ustni viri | arhivski viri | seznam citiranih virov | spisek literature
      seznam spletnih virov
      navedenke
    `,
    ownPublications: `
      publikacije | seznam publikacij | seznam objav | seznam objavljenih del | objave | objavljena dela
      seznam avtorjevih objav | seznam znanstvenih objav | bibliografija avtorja | osebna bibliografija
      seznam avtorjevih del | seznam lastnih objav | znanstvene objave | seznam objavljenih člankov
      izvirni znanstveni članki | bibliografija kandidata
    `,
    abstract: `
      povzetek | izvleček | povzetek v slovenskem jeziku | povzetek v angleškem jeziku
      izvleček v slovenščini | razširjeni povzetek | razširjeni povzetek v slovenskem jeziku
      daljši povzetek | razširjen povzetek | povzetek naloge | povzetek dela | povzetek v slovenščini
      povzetek v angleščini | povzetek diplomskega dela | povzetek magistrskega dela | kratek povzetek
      razširjen povzetek v slovenskem jeziku | slovenski povzetek | angleški povzetek | povzetek disertacije
    `,
    acknowledgements: 'zahvala | zahvale | zahvala mentorju | besede zahvale',
    contents: 'kazalo | kazalo vsebine | vsebina | vsebinsko kazalo | kazalo poglavij | kazalo vsebin',
    listOfFigures: `
      kazalo slik | seznam slik | kazalo grafov | kazalo grafikonov | seznam grafov
      kazalo slik in tabel | kazalo slik in preglednic | kazalo ilustracij | kazalo shem
      seznam grafikonov | kazalo fotografij | kazalo diagramov | seznam slik in tabel
      kazalo slik in grafov | kazalo zemljevidov | kazalo slik, tabel in grafov | seznam slik in preglednic
      seznam shem | kazalo slik, grafov in tabel | kazalo slikovnega gradiva
    `,
    listOfTables: `
      kazalo tabel | kazalo preglednic | seznam tabel | seznam preglednic | kazalo tabel in slik
      kazalo preglednic in slik | kazalo razpredelnic | seznam tabel in slik | kazalo tabel in grafov
      kazalo tabel, slik in grafov | kazalo tabel in grafikonov
    `,
    appendix: 'priloga | priloge | dodatek | dodatki',
    introduction: `
      uvod | uvod in namen | uvodne besede | uvodna beseda | splošni uvod | uvodni del
      uvod v problematiko | uvod in cilji | uvodna razmišljanja | uvodne misli | uvod in opredelitev problema
    `,
    conclusion: `
      sklep | zaključek | zaključki | sklepi | sklepne ugotovitve | zaključne ugotovitve | sklepne misli
      zaključne misli | razprava in zaključek | razprava in sklep | razprava in sklepi
      sklepi in priporočila | zaključek in priporočila | sklepne besede | zaključek in razprava
      sklep in razprava | sklepne ugotovitve in predlogi | zaključek in predlogi | ugotovitve in zaključek
      sklepna beseda | zaključna razprava | sklep in nadaljnje delo | zaključek in nadaljnje delo
      sklepna misel
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
      slovar izrazov | pojmovnik | platnice | izjava o istovetnosti tiskane in elektronske verzije
      izjava o istovetnosti tiskane in elektronske oblike
      izjava o avtorstvu in istovetnosti tiskane in elektronske oblike zaključnega dela
      izjava o akademski integriteti | izjava o uporabi umetne inteligence
      izjava o uporabi orodij umetne inteligence | izjava o objavi | izjava lektorja | tema diplomskega dela
      tema diplomske naloge | sklep o diplomskem delu | sklep o temi diplomskega dela
      sklep o magistrskem delu | bibliografsko-dokumentacijska stran
      bibliografsko-dokumentacijska stran in izvleček | bibliografska stran | stran za popravke
      komisija za oceno in zagovor | člani komisije | seznam kratic in simbolov | seznam simbolov in kratic
      seznam kratic in okrajšav | seznam uporabljenih okrajšav | seznam okrajšav in kratic | seznam oznak
      seznam uporabljenih oznak | seznam uporabljenih simbolov in kratic | seznam pojmov | seznam izrazov
      uporabljeni simboli | uporabljeni simboli in kratice | slovar pojmov | slovarček pojmov
      slovar manj znanih besed | slovar manj znanih besed in tujk | kazalo enačb | kazalo algoritmov
      kazalo kode | kazalo izpisov | seznam algoritmov
      izjava o uporabi generativne umetne inteligence | kazalo kratic | kazalo izsekov kode
    `,
    otherBack: `
      stvarno kazalo | imensko kazalo | indeks | opombe | slovar | slovarček | pojmovnik | življenjepis
      kratek življenjepis | spremna beseda | življenjepis avtorja | kazalo prilog | seznam prilog
      o avtorju | kazalo imen | viri slik | viri slikovnega gradiva | življenjepis kandidata
      izjava o avtorstvu
    `,
  },
  chapters: 'poglavje | del | odsek',
  captions: {
    table: 'tabela | preglednica | tab. | pregl. | razpredelnica',
    figure: `
      slika | sl. | graf | grafikon | diagram | shema | fotografija | zemljevid | ilustracija | karta
      skica | risba | zaslonska slika
    `,
    scheme: 'shema',
    other: `
      algoritem | izpis | izpis kode | koda | izvorna koda | programska koda | izsek kode | psevdokoda
      enačba | formula | okvir | primer | odsek kode | primer kode
    `,
    note: 'vir | viri | opomba',
    tableGenitive: 'tabele | preglednice',
    figureGenitive: 'slike | grafa',
    supplement: 'priloga | dodatna',
    numberSign: 'št. | številka | no.',
    numberFirst: 'never',
  },
  continuation: {
    behind: 'nadaljevanje | nad. | nadalj. | nadaljevanje s prejšnje strani | nadaljevanje tabele',
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
    caption: `
      naslov tabele | naslov slike | napis pod sliko | naslov preglednice | opis slike | podnapis slike
    `,
    table: 'tabel | preglednic',
    figure: 'slik',
    references: 'literatur | bibliogra',
  },
  entries: {
    unitBefore: 'str. | št. | letn. | zv. | vol.',
    unitBehind: 'str. | izd. | . izd.',
    publication: `
      in sod. | idr. | et al | ur. | (ur.) | v: | dostopno na | pridobljeno | pridobljeno s
      pridobljeno z | najdeno na | založba | izd. | zbornik | revija | doktorska disertacija
      magistrsko delo | prev. | ibid. | dostopno prek | dostopno na: | pridobljeno iz | pridobljeno dne
      dostop: | datum dostopa
    `,
  },
  falseFriends: 'naslovnika | okrajšane | pregovor | zaključni',
};
