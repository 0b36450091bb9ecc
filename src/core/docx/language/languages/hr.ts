import type { Language } from '../language.ts';

export const croatian: Language = {
  name: 'Croatian',
  script: 'Latin',
  headings: {
    references: `
      literatura | popis literature | bibliografija | popis korištene literature
      popis literature i izvora | popis izvora i literature | popis citirane literature
      popis korištenih izvora | popis referenci | popis bibliografskih jedinica | korištena literatura
      citirana literatura | izvori | izvori i literatura | literatura i izvori | popis izvora
      reference | literaturni navodi | bibliografske reference | bibliografski izvori
      internetski izvori | elektronički izvori | mrežni izvori | primarni izvori | sekundarni izvori
      primarna literatura | sekundarna literatura
    `,
    ownPublications: `
      popis publikacija | popis objavljenih radova | objavljeni radovi | popis radova
      popis radova autora | publikacije | popis javno objavljenih radova
      popis javno objavljenih radova autora | popis znanstvenih radova | znanstveni radovi
      radovi autora | životopis i popis objavljenih radova | životopis s popisom objavljenih djela
      popis objavljenih djela
    `,
    abstract: `
      sažetak | sažetak na hrvatskom jeziku | sažetak na engleskom jeziku | apstrakt | prošireni sažetak
      sažetak rada | rezime | kratak sadržaj | strukturirani sažetak | sažetak i ključne riječi
    `,
    acknowledgements: 'zahvala | zahvale | riječi zahvale | zahvalnica | izjava zahvale',
    contents: 'sadržaj | sadržaj rada | kazalo sadržaja',
    listOfFigures: `
      popis slika | popis ilustracija | popis grafikona | popis grafova | popis slika i tablica
      popis grafičkih prikaza | popis fotografija | popis crteža | popis shema | popis dijagrama
      popis slikovnih priloga | popis slika i grafikona | kazalo slika
    `,
    listOfTables: `
      popis tablica | popis tabela | popis tablica i slika | popis tabličnih prikaza
      popis tablica i grafikona | popis tablica, slika i grafikona | kazalo tablica
    `,
    appendix: 'prilog | prilozi | dodatak | dodaci | privitak | privitci | privici',
    introduction: `
      uvod | uvodna razmatranja | uvodne napomene | uvodni dio | opći uvod | uvodna riječ
    `,
    conclusion: `
      zaključak | zaključci | zaključna razmatranja | zaključne napomene | zaključne misli
      zaključak i preporuke | zaključci i preporuke | rasprava i zaključak | završna razmatranja
      zaključna riječ
    `,
    otherFront: `
      naslovna stranica | naslovnica | posveta | predgovor | izjava | izjava o akademskoj čestitosti
      izjava o autorstvu | izjava o izvornosti | izjava o samostalnoj izradi rada
      izjava o autorstvu rada | izjava o izvornosti rada | popis kratica | popis kratica i simbola
      popis oznaka | popis oznaka i kratica | popis simbola | popis oznaka i simbola
      popis korištenih kratica | kratice | oznake i kratice | oznake | nomenklatura | pojmovnik
      ključne riječi | povjerenstvo | povjerenstvo za obranu | mentor i članovi povjerenstva | zadatak
      zadatak završnog rada | zadatak diplomskog rada | temeljna dokumentacijska kartica | popis priloga
      popis dodataka
    `,
    otherBack: `
      kazalo | kazalo imena | kazalo pojmova | indeks | pojmovnik | rječnik pojmova | bilješke | fusnote
      životopis | životopis autora | životopis autorice | kratki životopis | pogovor | biografija
      popis priloga | popis dodataka | o autoru
    `,
  },
  chapters: 'poglavlje | dio | odjeljak | glava',
  captions: {
    table: 'tablica | tabela | tabl. | tab.',
    figure: `
      slika | sl. | grafikon | graf | grafički prikaz | dijagram | shema | fotografija | karta
      ilustracija | crtež | skica | slikovni prikaz | zemljovid
    `,
    other: `
      algoritam | ispis | ispis koda | kod | izvorni kod | programski kod | isječak koda | pseudokod
      jednadžba | formula | okvir | primjer
    `,
    note: 'izvor | izvori | napomena',
    tableGenitive: 'tablice | tabele',
    figureGenitive: 'slike | grafikona',
    supplement: 'prilog | dodatna',
    numberSign: 'br. | broj | no.',
    numberFirst: 'never',
  },
  continuation: {
    behind: 'nastavak | nast. | nastavak s prethodne stranice',
    lastPart: 'kraj | završetak',
    before: 'nastavak | nast.',
  },
  numbers: {
    cardinals: `
      jedan/jedno/jedna | dva/dvije | tri | četiri | pet | šest | sedam | osam | devet | deset
    `,
    ordinals: `
      prvo/prva/prvi | drugo/druga/drugi | treće/treća/treći | četvrto/četvrta/četvrti | peto/peta/peti
      šesto/šesta/šesti | sedmo/sedma/sedmi | osmo/osma/osmi | deveto/deveta/deveti
      deseto/deseta/deseti
    `,
    ordinalEnding: null,
    ordinalSign: null,
  },
  conjunctions: 'i | ili | te',
  styles: {
    caption: 'opis slike | naslov tablice | naslov slike | natpis | opis tablice',
    table: 'tablic | tabel',
    figure: 'slik',
  },
  entries: {
    unitBefore: 'str. | br. | sv. | god. | vol.',
    unitBehind: 'str. | izd. | . izd.',
    publication: `
      i sur. | i suradnici | ur. | (ur.) | ur., | prir. | prev. | izd. | nakladnik | naklada | izdavač
      časopis | zbornik radova | zbornik | doktorska disertacija | doktorski rad | dostupno na
      pristupljeno | preuzeto s | preuzeto | isto. | u:
    `,
  },
  falseFriends: 'deklamacija | pregovor | primitak | zaključni',
};
