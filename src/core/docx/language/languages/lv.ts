import type { Language } from '../language.ts';

export const latvian: Language = {
  name: 'Latvian',
  script: 'Latin',
  headings: {
    references: `
      literatūra | literatūras saraksts | izmantotā literatūra | izmantotās literatūras saraksts
      izmantotā literatūra un avoti | izmantotās literatūras un avotu saraksts
      izmantoto avotu saraksts | izmantoto avotu un literatūras saraksts | izmantotie avoti
      izmantotie avoti un literatūra | izmantoto informācijas avotu saraksts
      izmantotie informācijas avoti | izmantotie literatūras avoti | literatūras avoti
      literatūra un avoti | avoti un literatūra | literatūras un avotu saraksts
      avotu un literatūras saraksts | avotu saraksts | avoti | bibliogrāfija | bibliogrāfiskais saraksts
      bibliogrāfisko norāžu saraksts | bibliogrāfiskās norādes | informācijas avoti
      informācijas avotu saraksts | citētā literatūra
      izmantotās literatūras un informācijas avotu saraksts | atsauces | interneta avoti
      elektroniskie avoti | izmantotās literatūras un citu informācijas avotu saraksts | atsauču saraksts
      literatūras avotu saraksts | izmantoto literatūras avotu saraksts | normatīvo aktu saraksts
      izmantoto literatūras un informācijas avotu saraksts
    `,
    ownPublications: `
      publikācijas | publikāciju saraksts | autora publikācijas | autores publikācijas
      zinātniskās publikācijas | zinātnisko publikāciju saraksts | autora publikāciju saraksts
      publikācijas par promocijas darba tēmu | publikācijas par pētījuma tēmu | publicētie darbi
      promocijas darba publikācijas | publikāciju kopa | publikāciju saraksts par promocijas darba tēmu
      publicēto darbu saraksts
    `,
    abstract: `
      anotācija | kopsavilkums | anotācija latviešu valodā | kopsavilkums latviešu valodā
      anotācija angļu valodā | kopsavilkums angļu valodā | darba anotācija | referāts | anotācijas
      īss kopsavilkums | anotācija svešvalodā | darba kopsavilkums | bakalaura darba anotācija
      maģistra darba anotācija | anotācija krievu valodā | promocijas darba kopsavilkums
    `,
    acknowledgements: 'pateicības | pateicība | pateicības vārdi | pateicības izteikšana',
    contents: 'saturs | satura rādītājs | darba saturs',
    listOfFigures: `
      attēlu saraksts | attēlu rādītājs | ilustrāciju saraksts | attēlu un tabulu saraksts
      grafiku saraksts | zīmējumu saraksts | diagrammu saraksts | shēmu saraksts | attēlu un tabulu rādītājs
      fotogrāfiju saraksts
    `,
    listOfTables: `
      tabulu saraksts | tabulu rādītājs | tabulu un attēlu saraksts | tabulu un grafiku saraksts
      tabulu un attēlu rādītājs
    `,
    appendix: 'pielikums | pielikumi | darba pielikumi',
    introduction: 'ievads | vispārīgs ievads | ievaddaļa | ievada daļa | ievads un darba mērķis',
    conclusion: `
      secinājumi | secinājumi un priekšlikumi | nobeigums | secinājumi un ieteikumi | secinājums
      noslēgums | galvenie secinājumi | kopsavilkums un secinājumi | diskusija un secinājumi
      secinājumi un diskusija | secinājumi un rekomendācijas | secinājumi, priekšlikumi
      noslēguma secinājumi | secinājumi un turpmākais darbs
    `,
    otherFront: `
      titullapa | veltījums | priekšvārds | apliecinājums | galvojums | dokumentārā lapa | saīsinājumi
      saīsinājumu saraksts | saīsinājumu un apzīmējumu saraksts | saīsinājumi un apzīmējumi | apzīmējumi
      apzīmējumu saraksts | apzīmējumi un saīsinājumi | izmantotie saīsinājumi
      izmantoto saīsinājumu saraksts | lietoto saīsinājumu saraksts | terminu saraksts
      terminu skaidrojums | terminu vārdnīca | jēdzienu skaidrojums | simbolu saraksts | atslēgas vārdi
      atslēgvārdi | pielikumu saraksts | darba uzdevums | glosārijs | galvenā titullapa | galvojuma lapa
      autora apliecinājums | patstāvīguma apliecinājums | darba izpildes un novērtējuma lapa
      darba izpildes un vērtējuma lapa | bakalaura darba uzdevums | diplomdarba uzdevums
      uzdevums diplomprojektam | izpildes un novērtējuma lapa | bakalaura darba izpildes un novērtējuma lapa
      apzīmējumu un saīsinājumu saraksts | lietotie saīsinājumi | lietotie apzīmējumi
      apzīmējumu un terminu saraksts | terminu un saīsinājumu saraksts | saīsinājumu un terminu saraksts
      terminu skaidrojošā vārdnīca | pielikumu rādītājs | formulu saraksts | abreviatūru saraksts | galvotne
      recenzija par darbu | termini un saīsinājumi | saīsinājumi un termini
      apliecinājums par mākslīgā intelekta izmantošanu
      apliecinājums par mākslīgā intelekta rīku izmantošanu | apliecinājums par mi izmantošanu
      saīsinājumi un nosacītie apzīmējumi | apzīmējumi un termini
    `,
    otherBack: `
      rādītājs | personu rādītājs | priekšmetu rādītājs | alfabētiskais rādītājs | glosārijs | piezīmes
      vēres | pēcvārds | dzīves gājums | autora dzīves gājums | curriculum vitae | par autoru
      pielikumu saraksts | galvojums | dokumentārā lapa | dzīves apraksts | autora dzīvesgājums
      dzīvesgājums | beigu vēres | darba izpildes un novērtējuma lapa | autora biogrāfija
    `,
  },
  chapters: 'nodaļa | daļa | sadaļa',
  captions: {
    table: 'tabula | tab.',
    figure: `
      attēls | att. | grafiks | diagramma | shēma | fotogrāfija | karte | ilustrācija | zīmējums | zīm.
      ekrānuzņēmums
    `,
    scheme: 'shēma',
    other: `
      algoritms | kods | pirmkods | programmas kods | koda fragments | pseidokods | vienādojums
      formula | ierāmējums | piemērs | izraksts | koda piemērs
    `,
    note: 'avots | avoti | piezīme',
    tableGenitive: 'tabulas',
    figureGenitive: 'attēla',
    supplement: 'pielikums | papildu',
    numberSign: 'nr. | numurs | no.',
    numberFirst: 'full stop',
  },
  continuation: {
    behind: 'turpinājums | turp. | turpinājums no iepriekšējās lapas | tabulas turpinājums',
    lastPart: 'nobeigums | beigas',
    before: 'turpinājums | turp.',
  },
  numbers: {
    cardinals: `
      viens/viena | divi/divas | trīs | četri/četras | pieci/piecas | seši/sešas | septiņi/septiņas
      astoņi/astoņas | deviņi/deviņas | desmit
    `,
    ordinals: `
      pirmā/pirmais | otrā/otrais | trešā/trešais | ceturtā/ceturtais | piektā/piektais | sestā/sestais
      septītā/septītais | astotā/astotais | devītā/devītais | desmitā/desmitais
    `,
    ordinalEnding: null,
    ordinalSign: null,
  },
  conjunctions: 'un | vai',
  styles: {
    caption: 'tabulas nosaukums | attēla nosaukums | attēla paraksts | tabulas virsraksts',
    table: 'tabul',
    figure: 'attēl',
    references: 'literatūr | bibliogrā',
  },
  entries: {
    unitBefore: 'lpp. | nr. | sēj. | s.',
    unitBehind: 'lpp. | izd. | p.',
    publication: `
      u. c. | u.c. | red. | (red.) | sast. | (sast.) | tulk. | apgāds | izdevniecība | izd. | pieejams:
      pieejams | pieejams internetā | [skatīts | [tiešsaiste] | tiešsaiste | promocijas darbs
      maģistra darbs | rakstu krājums | zinātniskie raksti | rīga: | rīga : | grām.: | et al
      pieejams tiešsaistē
    `,
  },
  falseFriends: 'noslēpums | noslēgumus',
};
