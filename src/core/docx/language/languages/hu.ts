import type { Language } from '../language.ts';

export const hungarian: Language = {
  name: 'Hungarian',
  script: 'Latin',
  headings: {
    references: `
      irodalomjegyzék | hivatkozások | felhasznált irodalom | bibliográfia | irodalom | források
      hivatkozott irodalom | felhasznált források | irodalmi hivatkozások | szakirodalom | forrásjegyzék
      hivatkozásjegyzék | irodalomjegyzék és források | irodalmi jegyzék | irodalom és források
      források és irodalom | források és irodalomjegyzék | források jegyzéke
      felhasznált irodalom jegyzéke | felhasznált irodalom és források | felhasznált források jegyzéke
      felhasznált szakirodalom | felhasznált szakirodalom jegyzéke | felhasznált irodalmak
      felhasznált irodalmak jegyzéke | felhasznált irodalmi források | hivatkozott irodalom jegyzéke
      hivatkozott irodalmak | hivatkozott források | hivatkozott szakirodalom | hivatkozások jegyzéke
      hivatkozások listája | hivatkozások és irodalomjegyzék | idézett irodalom | idézett művek
      szakirodalmi hivatkozások | szakirodalom jegyzéke | szakirodalmi jegyzék | szakirodalomjegyzék
      irodalmak | irodalmak jegyzéke | bibliográfiai jegyzék | válogatott bibliográfia
      válogatott irodalom | internetes források | internetes hivatkozások | elektronikus források
      nyomtatott források | elsődleges források | másodlagos források | webográfia | levéltári források
      felhasznált szakirodalmak | felhasznált szakirodalmak jegyzéke | irodalmi források
      szakirodalmi források | hivatkozott művek | idézett források | forrásmunkák | forrásmunkák jegyzéke
      internetes források jegyzéke | online források | forrás- és irodalomjegyzék | referenciák
      referencialista | jogforrások jegyzéke | felhasznált jogszabályok | felhasznált jogszabályok jegyzéke
      felhasznált internetes források | tanulmányozott irodalom | ajánlott irodalom | könyvészet
      irodalom jegyzék | felhasznált irodalomjegyzék | jogszabályok jegyzéke | irodalomlista
    `,
    ownPublications: `
      publikációs jegyzék | publikációs lista | publikációk | publikációk jegyzéke | publikációk listája
      saját publikációk | saját publikációk jegyzéke | saját publikációk listája | saját közlemények
      saját közlemények jegyzéke | közlemények | közlemények jegyzéke | közlemények listája
      közleményjegyzék | a szerző publikációi | a szerző publikációs jegyzéke
      a szerző saját publikációi | a szerző közleményei | a szerző témában megjelent publikációi
      az értekezés témájában megjelent publikációk | az értekezés alapjául szolgáló közlemények
      az értekezés alapját képező közlemények | az értekezéshez kapcsolódó publikációk
      a disszertáció alapjául szolgáló közlemények | a disszertáció témájában megjelent publikációk
      tudományos publikációk | tudományos közlemények | az értekezés témakörében megjelent publikációk
      publikációim | a szerző publikációs listája | az értekezés témájában készült publikációk
      saját közlemények listája | tudományos közlemények jegyzéke
      az értekezés témakörében megjelent saját publikációk | a szerző tudományos közleményei
      tézisekhez kapcsolódó publikációk | a tézisekhez kapcsolódó publikációk
      az értekezés témájához kapcsolódó publikációk
      a doktori értekezés témájában megjelent publikációk
      tézispontokhoz kapcsolódó tudományos közlemények | további tudományos közlemények
      saját publikációim | a jelölt publikációi
    `,
    abstract: `
      kivonat | absztrakt | összefoglaló | tartalmi kivonat | rezümé | magyar nyelvű összefoglaló
      angol nyelvű összefoglaló | összefoglaló magyar nyelven | összefoglaló angol nyelven
      rövid összefoglaló | rövid kivonat | vezetői összefoglaló | magyar nyelvű kivonat
      angol nyelvű kivonat | kivonatok | tartalmi összefoglaló | összegzés magyar nyelven
      angol összefoglaló | magyar összefoglaló | angol nyelvű összefoglalás | magyar nyelvű összefoglalás
      idegen nyelvű összefoglaló | idegen nyelvű kivonat | a dolgozat összefoglalása
      a szakdolgozat összefoglalója | szakdolgozat kivonat | annotáció | angol nyelvű absztrakt
      magyar nyelvű absztrakt | összefoglalás angol nyelven
    `,
    acknowledgements: `
      köszönetnyilvánítás | köszönet | köszönetnyilvánítások | köszönetek | hálanyilvánítás | köszönetmondás
      köszönő szavak
    `,
    contents: `
      tartalomjegyzék | tartalom | tartalmi jegyzék | részletes tartalomjegyzék | tartalomjegyzet
      tartalommutató
    `,
    listOfFigures: `
      ábrajegyzék | ábrák jegyzéke | ábrák listája | képek jegyzéke | ábrák és táblázatok jegyzéke
      ábra- és táblázatjegyzék | ábra jegyzék | ábralista | illusztrációk jegyzéke | képjegyzék
      képek listája | ábrák és képek jegyzéke | diagramok jegyzéke | térképek jegyzéke
      ábrák és táblázatok listája | képek és ábrák jegyzéke | fotók jegyzéke | illusztrációjegyzék
      ábrák, táblázatok jegyzéke | grafikonok jegyzéke | fényképek jegyzéke | ábra és táblázatjegyzék
      kép- és ábrajegyzék | táblázat- és ábrajegyzék | ábrák és diagramok jegyzéke | kottapéldák jegyzéke
    `,
    listOfTables: `
      táblázatjegyzék | táblázatok jegyzéke | táblázatok listája | táblázatok és ábrák jegyzéke
      táblázat- és ábrajegyzék | táblázat jegyzék | táblázatlista | táblázatok és ábrák listája
      táblajegyzék | táblák jegyzéke | táblázatok, ábrák jegyzéke | táblázatok és diagramok jegyzéke
    `,
    appendix: `
      függelék | függelékek | melléklet | mellékletek | mellékletek és függelékek | csatolmányok
      számú melléklet | sz. melléklet | számú függelék | sz. függelék
    `,
    introduction: `
      bevezetés | bevezető | bevezetés és célkitűzés | bevezetés és célkitűzések
      bevezetés és irodalmi áttekintés | bevezetés és problémafelvetés | bevezető gondolatok
      általános bevezetés | bevezetés, célkitűzés | bevezetés, célkitűzések
      bevezetés, témaválasztás indoklása | bevezetés és témaválasztás | bevezetés, témafelvetés
      bevezetés, problémafelvetés | előszó és bevezetés
    `,
    conclusion: `
      összefoglalás | következtetések | befejezés | összegzés | konklúzió
      következtetések és javaslatok | következtetés | összefoglalás és következtetések
      következtetések és összefoglalás | összefoglalás és kitekintés | összegzés és következtetések
      összegzés és kitekintés | következtetések, javaslatok | következtetések és ajánlások
      összefoglalás, következtetések | konklúziók | záró gondolatok | zárógondolatok | zárszó
      befejező gondolatok | összegzés, következtetések | végkövetkeztetések
      megbeszélés és következtetések | záró következtetések | összegzés és javaslatok
      összefoglalás és javaslatok | következtetés és javaslatok | konklúzió és javaslatok
      új tudományos eredmények összefoglalása | összegzett következtetések | összegző gondolatok
      összefoglaló következtetések | összefoglalás és továbbfejlesztési lehetőségek
      összegzés és továbbfejlesztési lehetőségek | összegzés, javaslatok | diszkusszió és következtetések
      összegzés, következtetések, javaslatok
    `,
    otherFront: `
      címlap | ajánlás | előszó | nyilatkozat | eredetiségi nyilatkozat | rövidítések jegyzéke
      rövidítésjegyzék | rövidítések | jelölések jegyzéke | fogalomtár | kulcsszavak | mottó | borító
      belső címlap | belső borító | címoldal | mottók | dedikáció | szerzői nyilatkozat
      hallgatói nyilatkozat | konzulensi nyilatkozat | témavezetői nyilatkozat | témavezető nyilatkozata
      plágiumnyilatkozat | jogi nyilatkozat | önállósági nyilatkozat | feladatkiírás
      szakdolgozat feladat | bírálóbizottság | bíráló bizottság | rövidítésjegyzék és jelölések
      rövidítések és jelölések | rövidítések és jelölések jegyzéke | rövidítések, jelölések jegyzéke
      alkalmazott rövidítések | alkalmazott rövidítések jegyzéke | alkalmazott jelölések
      alkalmazott jelölések jegyzéke | alkalmazott jelölések és rövidítések | használt rövidítések
      rövidítések listája | rövidítéslista | jelölésjegyzék | jelölések | jelölések és rövidítések
      jelölések és rövidítések jegyzéke | szimbólumok jegyzéke | szimbólumjegyzék | szimbólumok
      nómenklatúra | betűszavak | betűszavak jegyzéke | mozaikszavak jegyzéke | fogalomjegyzék
      fogalmak jegyzéke | fogalommagyarázat | szójegyzék | szószedet | mellékletek jegyzéke
      függelékek jegyzéke | algoritmusok jegyzéke | egyenletek jegyzéke | külső borító
      szakdolgozat feladatkiírás | diplomaterv feladat | diplomaterv feladatkiírás
      diplomamunka feladatkiírás | szakdolgozati feladatkiírás | szakdolgozat-feladat
      diplomatervezési feladat | feladatlap a szakdolgozathoz | hallgatói nyilatkozatok
      eredetiség nyilatkozat | eredetiségnyilatkozat | nyilatkozat az eredetiségről
      nyilatkozat a szakdolgozat eredetiségéről | plágium nyilatkozat | szerzőségi nyilatkozat
      nyilatkozat az önálló munkáról | nyilatkozat önálló munkáról | konzultációs nyilatkozat
      titoktartási nyilatkozat | nyilatkozat a mesterséges intelligencia használatáról
      nyilatkozat mesterséges intelligencia használatáról | mi-nyilatkozat | mi használati nyilatkozat
      nyilatkozat a generatív mesterséges intelligencia használatáról | nyilvánosságra hozatali nyilatkozat
      nyilatkozat a nyilvános hozzáférésről | konzultációs lap | konzultációs napló | konzultációs igazolás
      bírálati lap | témavezetői vélemény | opponensi vélemény | témabejelentő | témabejelentő lap
      szakdolgozati témalap | témalap | szerzői előszó | használt rövidítések jegyzéke
      felhasznált rövidítések | rövidítések magyarázata | mozaikszavak | fogalmak és rövidítések
      rövidítések és fogalmak | fogalmak és rövidítések jegyzéke | jelek és rövidítések | mellékletek listája
      képletek jegyzéke | kódrészletek jegyzéke | forráskódok jegyzéke | tárgyszavak | jelmagyarázat
      mellékletjegyzék
      mi nyilatkozat | mi-használati nyilatkozat | nyilatkozat ai használatáról
      mesterséges intelligencia használati nyilatkozat
      nyilatkozat a mesterséges intelligencia alapú eszközök használatáról
      nyilatkozat az önálló munkavégzésről | diplomaterv-feladat | bírálói lap | opponensi bírálat
      programkódok jegyzéke
    `,
    otherBack: `
      tárgymutató | névmutató | szójegyzék | utószó | jegyzetek | önéletrajz | mutató | mutatók
      szakmai önéletrajz | lábjegyzetek | végjegyzetek | szómutató | szószedet | epilógus
      curriculum vitae | a szerzőről | mellékletek jegyzéke | függelékek jegyzéke | név- és tárgymutató
      helynévmutató | tudományos önéletrajz | a szerző önéletrajza | szakmai életrajz | képek forrása
      ábrák forrása | cd melléklet tartalma | a cd melléklet tartalma
      végjegyzet | nyilatkozatok
    `,
  },
  chapters: 'fejezet | rész',
  captions: {
    table: 'táblázat | tábla',
    figure: `
      ábra | kép | diagram | térkép | grafikon | fénykép | fotó | rajz | vázlat | képernyőkép
      illusztráció | folyamatábra | séma | grafika | hisztogram
    `,
    scheme: 'séma',
    other: `
      algoritmus | kódlista | programlista | kód | forráskód | kódrészlet | pszeudokód | egyenlet
      képlet | keretes írás | szövegdoboz | doboz | példa | programkód | forráskód részlet | kódrészletek
      kottapélda | kódpélda | kódminta
    `,
    note: 'forrás | források | megjegyzés',
    tableGenitive: 'táblázatának',
    figureGenitive: 'ábrájának',
    supplement: 'melléklet | függelék | kiegészítő',
    numberSign: 'sz. | számú | szám | no.',
    numberFirst: 'full stop',
  },
  continuation: {
    behind: `
      folytatás | folytatása | folyt. | folyt. köv. | folytatás az előző oldalról
    `,
    lastPart: 'vége | befejezés',
    before: 'folytatás | folyt.',
  },
  numbers: {
    cardinals: 'egy | kettő/két | három | négy | öt | hat | hét | nyolc | kilenc | tíz',
    ordinals: `
      első | második | harmadik | negyedik | ötödik | hatodik | hetedik | nyolcadik | kilencedik
      tizedik
    `,
    ordinalEnding: null,
    ordinalSign: null,
  },
  conjunctions: 'és | s | vagy | valamint',
  styles: {
    caption: `
      képaláírás | táblázatcím | ábraaláírás | ábracím | képfelirat | felirat | táblázat címe | ábra címe
      táblázat felirat | ábra felirat | kép aláírás | táblázatfelirat | ábrafelirat
    `,
    table: 'táblázat',
    figure: 'ábra | képaláírás | képfelirat',
    references: 'irodalom | bibliogr',
  },
  entries: {
    unitBefore: 'köt. | sz. | évf. | vol.',
    unitBehind: 'o. | old. | p. | pp. | évf. | kiadás',
    publication: `
      et al | és mtsai | és munkatársai | szerk. | (szerk.) | (szerk | in: | kiadó | kiadója
      könyvkiadó | doktori értekezés | phd értekezés | letöltés | letöltve | letöltés ideje
      letöltés dátuma | letöltési idő | elérhető: | hozzáférés | utolsó megtekintés | megtekintve
      ford. | (ford.) | bp. | i. m. | letöltés időpontja | utolsó letöltés | doktori disszertáció
      egyetemi kiadó | hozzáférés ideje
    `,
  },
  falseFriends: null,
};
