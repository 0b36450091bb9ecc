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
      primarna literatura | sekundarna literatura | popis referencija | popis internetskih izvora
      korišteni izvori | bibliografske jedinice | ostali izvori | popis literature i internetskih izvora
      popis upotrijebljene literature | popis propisa | arhivski izvori
      internetskih izvora | elektroničkih izvora
      popis literature i ostalih izvora
    `,
    ownPublications: `
      popis publikacija | popis objavljenih radova | objavljeni radovi | popis radova
      popis radova autora | publikacije | popis javno objavljenih radova
      popis javno objavljenih radova autora | popis znanstvenih radova | znanstveni radovi
      radovi autora | životopis i popis objavljenih radova | životopis s popisom objavljenih djela
      popis objavljenih djela | popis objavljenih znanstvenih radova | popis publikacija autora
    `,
    abstract: `
      sažetak | sažetak na hrvatskom jeziku | sažetak na engleskom jeziku | apstrakt | prošireni sažetak
      sažetak rada | rezime | kratak sadržaj | strukturirani sažetak | sažetak i ključne riječi
      sažetak na hrvatskom | sažetak na engleskom | kratki sažetak | sažetak završnog rada
      sažetak diplomskog rada | produženi sažetak | sažetak na stranom jeziku | engleski sažetak
    `,
    acknowledgements: `
      zahvala | zahvale | riječi zahvale | zahvalnica | izjava zahvale | zahvala mentoru
    `,
    contents: 'sadržaj | sadržaj rada | kazalo sadržaja | pregled sadržaja',
    listOfFigures: `
      popis slika | popis ilustracija | popis grafikona | popis grafova | popis slika i tablica
      popis grafičkih prikaza | popis fotografija | popis crteža | popis shema | popis dijagrama
      popis slikovnih priloga | popis slika i grafikona | kazalo slika | popis priloga slika | popis karata
      popis grafikona i slika | popis slika, tablica i grafikona | popis ilustracija i tablica
      popis slika, grafikona i tablica
      popis korištenih slika
    `,
    listOfTables: `
      popis tablica | popis tabela | popis tablica i slika | popis tabličnih prikaza
      popis tablica i grafikona | popis tablica, slika i grafikona | kazalo tablica
      popis tablica, grafikona i slika | popis tablica i ilustracija
      popis korištenih tablica
    `,
    appendix: 'prilog | prilozi | dodatak | dodaci | privitak | privitci | privici',
    introduction: `
      uvod | uvodna razmatranja | uvodne napomene | uvodni dio | opći uvod | uvodna riječ | uvod i cilj rada
      uvod i ciljevi | uvod i motivacija | uvod u problematiku | uvod u temu | uvodne misli
    `,
    conclusion: `
      zaključak | zaključci | zaključna razmatranja | zaključne napomene | zaključne misli
      zaključak i preporuke | zaključci i preporuke | rasprava i zaključak | završna razmatranja
      zaključna riječ | zaključak i rasprava | zaključna rasprava | završne napomene | zaključak i budući rad
      rasprava i zaključci | završna riječ | zaključak rada | zaključak i prijedlozi
      zaključak i smjernice za budući rad
    `,
    otherFront: `
      naslovna stranica | naslovnica | posveta | predgovor | izjava | izjava o akademskoj čestitosti
      izjava o autorstvu | izjava o izvornosti | izjava o samostalnoj izradi rada
      izjava o autorstvu rada | izjava o izvornosti rada | popis kratica | popis kratica i simbola
      popis oznaka | popis oznaka i kratica | popis simbola | popis oznaka i simbola
      popis korištenih kratica | kratice | oznake i kratice | oznake | nomenklatura | pojmovnik
      ključne riječi | povjerenstvo | povjerenstvo za obranu | mentor i članovi povjerenstva | zadatak
      zadatak završnog rada | zadatak diplomskog rada | temeljna dokumentacijska kartica | popis priloga
      popis dodataka | korice | unutarnja naslovnica | izjava o samostalnoj izradi | izjava o samostalnosti
      izjava o samostalnom radu | izjava o autorstvu i suglasnost za javnu objavu
      izjava o korištenju umjetne inteligencije | izjava o korištenju alata umjetne inteligencije
      izjava o uporabi umjetne inteligencije | izjava o suglasnosti za javnu objavu
      suglasnost za javnu objavu | zadatak rada | završni zadatak | diplomski zadatak | prijava završnog rada
      prijava diplomskog rada | obrazac za ocjenu | obrazac za imenovanje povjerenstva | bibliografski podaci
      bibliografski podatci | povjerenstvo za ocjenu | povjerenstvo za ocjenu i obranu | članovi povjerenstva
      mentor i povjerenstvo | informacije o mentoru | podaci o mentoru | podaci o mentoru i radu
      popis kratica i oznaka | popis simbola i kratica | popis korištenih oznaka
      popis korištenih oznaka i kratica | popis pojmova | popis akronima | popis pokrata | pokrate
      popis privitaka | rječnik pojmova | tumač kratica | tumač pojmova | popis koda | popis kodova
      popis programskih kodova | popis ispisa | popis tehničke dokumentacije | popis algoritama
      popis formula | popis jednadžbi | popis kratica i pojmova | popis programskog koda
      izjava o primjeni umjetne inteligencije | izjava studenta | izjava autora
      suglasnost za objavljivanje | basic documentation card
    `,
    otherBack: `
      kazalo | kazalo imena | kazalo pojmova | indeks | pojmovnik | rječnik pojmova | bilješke | fusnote
      životopis | životopis autora | životopis autorice | kratki životopis | pogovor | biografija
      popis priloga | popis dodataka | o autoru | životopis pristupnika | bilješka o autoru
      predmetno kazalo | podrijetlo slika | izvori slika
      kratak životopis
    `,
  },
  chapters: 'poglavlje | dio | odjeljak | glava',
  captions: {
    table: 'tablica | tabela | tabl. | tab.',
    figure: `
      slika | sl. | grafikon | graf | grafički prikaz | dijagram | shema | fotografija | karta
      ilustracija | crtež | skica | slikovni prikaz | zemljovid
    `,
    scheme: 'shema',
    other: `
      algoritam | ispis | ispis koda | kod | izvorni kod | programski kod | isječak koda | pseudokod
      jednadžba | formula | okvir | primjer | programski isječak | kod programa
      primjer koda | primjer programskog koda | isječak programskog koda
    `,
    note: 'izvor | izvori | napomena | napomene',
    tableGenitive: 'tablice | tabele',
    figureGenitive: 'slike | grafikona',
    supplement: 'prilog | dodatna',
    numberSign: 'br. | broj | no.',
    numberFirst: 'never',
  },
  continuation: {
    behind: `
      nastavak | nast. | nastavak s prethodne stranice | nastavak tablice | nastavlja se s prethodne stranice
    `,
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
    caption: `
      opis slike | naslov tablice | naslov slike | natpis | opis tablice | naziv slike | naziv tablice
      oznaka slike | oznaka tablice
    `,
    table: 'tablic | tabel',
    figure: 'slik',
    references: 'literatur | bibliogra',
  },
  entries: {
    unitBefore: 'str. | br. | sv. | god. | vol.',
    unitBehind: 'str. | izd. | . izd.',
    publication: `
      i sur. | i suradnici | ur. | (ur.) | ur., | prir. | prev. | izd. | nakladnik | naklada | izdavač
      časopis | zbornik radova | zbornik | doktorska disertacija | doktorski rad | dostupno na
      pristupljeno | preuzeto s | preuzeto | isto. | u: | preuzeto sa | pristup: | datum pristupa
      pristupano | [pristupljeno
    `,
  },
  falseFriends: 'deklamacija | pregovor | primitak | zaključni',
};
