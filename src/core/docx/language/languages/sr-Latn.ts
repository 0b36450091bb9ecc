import type { Language } from '../language.ts';

export const serbianInLatinLetters: Language = {
  name: 'Serbian in Latin letters',
  script: 'Latin',
  headings: {
    references: `
      literatura | bibliografija | spisak literature | popis literature | pregled literature i izvora
      korišćena literatura | spisak korišćene literature | spisak korišćene literature i izvora | izvori
      izvori i literatura | literatura i izvori | spisak izvora | spisak izvora i literature | reference
      spisak referenci | lista referenci | citirana literatura | spisak citirane literature
      navođena literatura | bibliografski podaci o literaturi | bibliografske reference
      internet izvori | elektronski izvori | primarni izvori | sekundarni izvori | lista literature
      korišćeni izvori | spisak literature i izvora | popis korišćene literature | spisak korišćenih izvora
      upotrebljena literatura | spisak literature i korišćenih izvora
      spisak korišćenih izvora i literature | izvori sa interneta
    `,
    ownPublications: `
      publikacije | spisak publikacija | spisak objavljenih radova | objavljeni radovi | spisak radova
      spisak radova autora | radovi autora | spisak naučnih radova | bibliografija autora
      radovi objavljeni iz disertacije | spisak publikacija autora | naučni radovi
      radovi proistekli iz disertacije | lista publikacija | spisak radova kandidata | radovi kandidata
      spisak objavljenih naučnih radova | publikacije autora
    `,
    abstract: `
      sažetak | apstrakt | rezime | izvod | rezime na srpskom jeziku | sažetak na srpskom jeziku
      prošireni sažetak | kratak sadržaj | rezime na engleskom jeziku | apstrakt na engleskom jeziku
      rezime rada | sažetak doktorske disertacije | apstrakt rada | rezime na srpskom | rezime na engleskom
      prošireni rezime | prošireni izvod
    `,
    acknowledgements: `
      zahvalnica | zahvalnost | zahvalnice | izjava zahvalnosti | reči zahvalnosti | zahvaljivanje
    `,
    contents: 'sadržaj | pregled sadržaja | sadržaj disertacije',
    listOfFigures: `
      spisak slika | popis slika | lista slika | spisak ilustracija | popis ilustracija
      spisak grafikona | popis grafikona | spisak slika i tabela | spisak grafika | pregled slika
      spisak dijagrama | spisak šema | indeks slika | lista grafikona | lista slika i tabela
      spisak grafikona i slika | spisak fotografija
      spisak korišćenih slika | spisak korišćenih ilustracija
    `,
    listOfTables: `
      spisak tabela | popis tabela | lista tabela | spisak tabela i slika | pregled tabela
      spisak tabela i grafikona | indeks tabela | lista tabela i slika | spisak tabela, grafikona i slika
      spisak korišćenih tabela
    `,
    appendix: 'prilog | prilozi | dodatak | dodaci | aneks | aneksi',
    introduction: `
      uvod | uvodna razmatranja | uvodne napomene | uvodne beleške | opšti uvod | uvodni deo
      uvod i cilj rada | uvod i ciljevi | uvod i motivacija | uvod u problematiku | uvod u temu
    `,
    conclusion: `
      zaključak | zaključci | zaključna razmatranja | zaključne napomene | završna razmatranja
      diskusija i zaključak | zaključci i preporuke | zaključak i preporuke | završna reč
      zaključak i budući rad | zaključak i diskusija | završne napomene
      zaključak i pravci daljeg istraživanja | zaključak i pravci daljih istraživanja | zaključak i dalji rad
      opšti zaključak | zaključak i predlozi | diskusija i zaključci
    `,
    otherFront: `
      naslovna strana | naslovna stranica | posveta | predgovor | izjava | izjava o autorstvu
      izjava o korišćenju | izjava o istovetnosti štampane i elektronske verzije
      izjava o akademskoj čestitosti | skraćenice | spisak skraćenica | lista skraćenica
      popis skraćenica | spisak oznaka | spisak simbola | spisak oznaka i skraćenica
      spisak skraćenica i simbola | oznake | nomenklatura | ključne reči
      ključna dokumentacijska informacija | komisija | članovi komisije
      podaci o mentoru i članovima komisije | mentor i članovi komisije | spisak priloga | korica | korice
      unutrašnja naslovna strana | reč autora | izjava o originalnosti
      izjava o istovetnosti štampane i elektronske verzije doktorskog rada
      izjava o istovetnosti štampane i elektronske verzije rada | izjava o nepostojanju sukoba interesa
      izjava o samostalnosti | izjava o upotrebi veštačke inteligencije | zadatak rada
      zadatak za izradu diplomskog rada | zadatak za diplomski rad | zadatak za master rad
      komisija za odbranu | komisija za ocenu i odbranu | spisak korišćenih skraćenica | korišćene skraćenice
      lista simbola | spisak skraćenica i oznaka | lista oznaka | lista skraćenica i simbola
      spisak akronima | spisak pojmova | lista priloga | rečnik pojmova | rečnik termina | spisak listinga
      spisak kodova | lista akronima | objašnjenje skraćenica
      plan tretmana podataka | podaci o mentoru
    `,
    otherBack: `
      indeks | registar | indeks pojmova | indeks imena | pojmovnik | rečnik pojmova | napomene
      fusnote | biografija | biografija autora | kratka biografija | pogovor | beleška o autoru
      spisak priloga | izjava o autorstvu | izjava o korišćenju | o autoru | biografija kandidata
      biografski podaci | registar imena | registar pojmova | radna biografija | obrazac izjave o autorstvu
      kratka biografija autora | kratka biografija kandidata
      izjava o istovetnosti štampane i elektronske verzije doktorskog rada
    `,
  },
  chapters: 'glava | poglavlje | deo | odeljak',
  captions: {
    table: 'tabela | tab. | tabl.',
    figure: `
      slika | sl. | grafikon | graf. | dijagram | šema | fotografija | karta | ilustracija | crtež
      shema | grafički prikaz | skica | mapa | foto.
    `,
    scheme: 'shema',
    other: `
      algoritam | listing | kod | izvorni kod | programski kod | pseudokod | jednačina | formula | okvir
      primer | isečak koda | deo koda | primer koda | isečak programskog koda | kod programa
    `,
    note: 'izvor | izvori | napomena',
    tableGenitive: 'tabele',
    figureGenitive: 'slike | grafikona',
    supplement: 'prilog | dodatna',
    numberSign: 'br. | broj | no.',
    numberFirst: 'never',
  },
  continuation: {
    behind: 'nastavak | nast. | nastavak sa prethodne strane | nastavak tabele',
    lastPart: 'kraj | završetak',
    before: 'nastavak | nast.',
  },
  numbers: {
    cardinals: `
      jedan/jedno/jedna | dva/dve | tri | četiri | pet | šest | sedam | osam | devet | deset
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
      natpis | naslov tabele | naslov slike | potpis slike | opis slike | opis tabele | naziv tabele
      naziv slike | oznaka slike | oznaka tabele
    `,
    table: 'tabel',
    figure: 'slik',
    references: 'literatur | bibliogra',
  },
  entries: {
    unitBefore: 'str. | br. | sv. | knj. | tom | god.',
    unitBehind: 'str. | izd. | . izd.',
    publication: `
      i sar. | i dr. | ur. | (ur.) | prir. | (prir.) | prev. | izdavač | izd. | izdanje | časopis
      zbornik radova | zbornik | doktorska disertacija | master rad | dostupno na | pristupljeno
      preuzeto sa | preuzeto | isto. | u: | dostupno: | datum pristupa | poslednji pristup
    `,
  },
  falseFriends: 'pregovor',
};
