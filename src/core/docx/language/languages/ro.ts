import type { Language } from '../language.ts';

export const romanian: Language = {
  name: 'Romanian',
  script: 'Latin',
  headings: {
    references: `
      bibliografie | referințe | referințe bibliografice | surse bibliografice | listă bibliografică
      bibliografie generală | bibliografie selectivă | lista referințelor | surse | referință
      bibliografie și referințe | bibliografie și webografie | bibliografie și sitografie
      bibliografie și surse | bibliografia | bibliografia generală | bibliografia selectivă
      bibliografie finală | bibliografie consultată | bibliografie citată | bibliografie de specialitate
      bibliografie orientativă | referințe și bibliografie | referințe citate | referințe și note
      lista de referințe | lista referințelor bibliografice | lista bibliografiei | indice bibliografic
      index bibliografic | literatură | literatura citată | literatura consultată | lucrări citate
      lucrări consultate | opere citate | surse și bibliografie | surse citate | surse consultate
      surse primare | surse secundare | surse electronice | surse internet | surse web
      izvoare și bibliografie | webografie | sitografie | webliografie | resurse bibliografice
      note și referințe bibliografice | referințe bibliografice consultate | lista surselor bibliografice
      surse bibliografice consultate | surse online | resurse web | resurse online | bibliografie critică
      referințe web | literatura de specialitate consultată | indicații bibliografice
      resurse electronice | resurse internet | surse de documentare | bibliografie web
    `,
    ownPublications: `
      lista publicațiilor | publicații | listă de publicații | publicații proprii
      publicațiile autorului | lista publicațiilor proprii | lista lucrărilor publicate
      lucrări publicate | lucrări științifice publicate | lista lucrărilor științifice
      lista lucrărilor publicate pe parcursul doctoratului | articole publicate | publicații științifice
      lista publicațiilor științifice | publicații ale autorului | lucrările autorului
      lista articolelor publicate | lista publicațiilor autorului
      lista lucrărilor publicate în cadrul tezei | lista lucrărilor publicate pe tema tezei
      lista lucrărilor elaborate
      lista publicațiilor rezultate din teza de doctorat | lista publicațiilor la tema tezei
      publicațiile autorului la tema tezei | listă publicații
    `,
    abstract: `
      rezumat | abstract | sumar executiv | rezumatul tezei | rezumat în limba română
      rezumat în limba engleză | rezumatul lucrării | rezumatul tezei de doctorat | rezumat (română)
      rezumat extins | rezumat executiv | adnotare | scurt rezumat | rezumate | abstractul
      rezumat în engleză | rezumatul lucrării de licență | rezumatul lucrării de diplomă
      rezumatul lucrării de disertație | rezumatul proiectului | sinteza lucrării
    `,
    acknowledgements: `
      mulțumiri | recunoștință | mulțumire | cuvânt de mulțumire | cuvinte de mulțumire
      aduceri de mulțumire | mulțumiri speciale
    `,
    contents: `
      cuprins | conținut | tabla de materii | cuprinsul | tabel de conținut | tabla de conținut
      cuprins general | cuprinsul lucrării | sumar | cuprinsul tezei
    `,
    listOfFigures: `
      lista figurilor | listă de figuri | lista ilustrațiilor | listă figuri | lista graficelor
      lista figurilor și tabelelor | listă figuri și tabele | lista imaginilor | lista de imagini
      listă de ilustrații | lista diagramelor | lista hărților | lista schemelor | lista fotografiilor
      listă grafice | index figuri | indexul figurilor | figuri | lista figurilor și graficelor
      lista figurilor, tabelelor și graficelor | lista desenelor | lista planșelor
      lista figurilor și a tabelelor | tabela figurilor
    `,
    listOfTables: `
      lista tabelelor | listă de tabele | listă tabele | lista tabelelor și figurilor | index tabele
      indexul tabelelor | tabele | lista tabelelor și graficelor | listă de tabele și figuri
      lista tabelelor, figurilor și graficelor | lista de tabele și grafice
      lista tabelelor și a figurilor
    `,
    appendix: `
      anexă | anexe | apendice | anexele | anexe și documente | apendicele | materiale suplimentare
      apendix
    `,
    introduction: `
      introducere | considerații introductive | introducere generală | introducerea | cuvânt introductiv
      introducere și motivație | introducere și obiective | preambul | introducere în tema lucrării
      considerații preliminare | introducere în problematică | introducere în temă | argumentul lucrării
      considerații generale introductive
    `,
    conclusion: `
      concluzii | concluzie | concluzii generale | concluzii și recomandări | concluzii finale
      concluziile | concluzii și propuneri | concluzii și perspective | concluzii și contribuții
      concluzii și direcții viitoare | concluzii și direcții de cercetare
      concluzii și dezvoltări ulterioare | concluzii finale și recomandări
      concluzii și contribuții personale | concluzii generale și recomandări
      concluzii generale și contribuții personale | discuții și concluzii | încheiere
      considerații finale | epilog | concluzii și discuții | concluzii și direcții de dezvoltare
      concluzii și direcții viitoare de cercetare | concluzii generale și propuneri
      concluzii, propuneri și recomandări | concluzii și perspective de viitor | rezumat și concluzii
      reflecții finale | observații finale | concluzii și direcții ulterioare
      concluzii și dezvoltare ulterioară | discuții, concluzii și recomandări
    `,
    otherFront: `
      pagina de titlu | dedicație | prefață | cuvânt înainte | declarație
      declarație pe propria răspundere | lista abrevierilor | listă de abrevieri | abrevieri
      lista acronimelor | lista simbolurilor | glosar | cuvinte cheie | copertă | foaie de titlu
      foaia de titlu | foaie de gardă | cuvânt-înainte | cuvîntul autorului | dedicații | motto
      declarație de autenticitate | declarație de originalitate
      declarația privind asumarea răspunderii | declarație privind asumarea răspunderii
      declarație de onestitate | declarație de autor | declarația autorului
      declarație privind originalitatea | declarație anti-plagiat | comisia de doctorat
      comisia de susținere | comisia de evaluare | drepturi de autor | listă abrevieri
      abrevieri și acronime | abrevieri și simboluri | acronime | acronime și abrevieri
      lista de acronime | lista abrevierilor și acronimelor | lista acronimelor și abrevierilor
      lista abrevierilor și simbolurilor | lista prescurtărilor | prescurtări | listă de simboluri
      lista notațiilor | notații | notații și abrevieri | notații și simboluri | simboluri
      simboluri și abrevieri | nomenclator | nomenclatură | glosar de termeni
      glosar de termeni și abrevieri | lista anexelor | listă de anexe | cuvinte-cheie | termeni cheie
      coperta interioară | pagina de gardă | declarația pe propria răspundere
      declarație pe proprie răspundere | declarația de autenticitate | declarația de originalitate
      declarație de onestitate academică | declarație privind originalitatea lucrării
      declarație privind autenticitatea | declarație privind autenticitatea lucrării
      declarație privind originalitatea conținutului
      declarație de autenticitate a lucrării de finalizare a studiilor | declarație de conformitate
      acord privind proprietatea dreptului de autor | acordul autorului | acord de publicare | fișa lucrării
      fișa lucrării de licență | fișa proiectului de diplomă | fișa lucrării de disertație
      tema proiectului de diplomă | tema proiectului | tema lucrării de licență | tema lucrării de diplomă
      enunțul temei | caietul de sarcini al lucrării | referatul conducătorului științific
      referatul îndrumătorului | referat de evaluare | componența comisiei | comisia de îndrumare
      nota autorului | notă asupra ediției | precuvântare | lista simbolurilor și abrevierilor
      lista notațiilor și abrevierilor | lista termenilor | lista ecuațiilor | lista formulelor
      lista algoritmilor | lista secvențelor de cod | index de abrevieri | indexul abrevierilor
      tabel de abrevieri | lista abrevierilor utilizate | abrevieri utilizate
      referenți | referenți științifici | referenți oficiali
      declarație privind utilizarea inteligenței artificiale
      declarație privind utilizarea instrumentelor de inteligență artificială generativă
      declarație privind utilizarea ia | coordonator științific | conducător științific
      declarația studentului | declarație standard | lista codurilor sursă | listă simboluri
    `,
    otherBack: `
      index | glosar | postfață | note | curriculum vitae | indice | indice de nume | index de nume
      index de termeni | indice de autori | glosar de termeni | note de final | note de subsol | cv
      biografie | despre autor | note și comentarii | lista anexelor | listă de anexe | cv-ul autorului
      indice de termeni | indice de materii | indice tematic | curriculum vitae al autorului
      curriculum vitae-ul autorului | erată
      cv al autorului | declarație de autenticitate | declarație privind asumarea răspunderii
      declarație pe propria răspundere
    `,
  },
  chapters: `
    capitolul | capitol | partea | cap. | secțiunea | partea a | capitolul al | capitolul a
  `,
  captions: {
    table: 'tabel | tabelul | tab. | tabela',
    figure: `
      figura | fig. | grafic | imagine | diagrama | harta | foto | fotografia | schema | ilustrația
      desen | schița | planșa | captură de ecran | grafică | graficul | imaginea | histograma
    `,
    scheme: 'schema',
    other: `
      algoritm | algoritmul | listing | listare | cod | codul | cod sursă | fragment de cod | pseudocod
      ecuația | ecuație | formula | casetă | exemplu | exemplul | extras | secvență de cod
      exemplu de cod | porțiune de cod
    `,
    note: 'sursă | surse | notă | elaborat de autor | prelucrare proprie | note',
    tableGenitive: 'tabelului',
    figureGenitive: 'figurii',
    supplement: 'anexa | suplimentar | suplimentară',
    numberSign: 'nr. | no. | numărul',
    numberFirst: 'never',
  },
  continuation: {
    behind: `
      continuare | cont. | urmare | continuare din pagina anterioară | continuarea | continuare tabel
    `,
    lastPart: 'sfârșit | final | încheiere',
    before: 'continuare | continuarea | urmare | cont.',
  },
  numbers: {
    cardinals: `
      unu/una | doi/două | trei | patru | cinci | șase | șapte | opt | nouă | zece
    `,
    ordinals: `
      întâi/întâia/întâiul/primul/prima | doilea/doua | treilea/treia | patrulea/patra | cincilea/cincea
      șaselea/șasea | șaptelea/șaptea | optulea/opta | nouălea/noua | zecelea/zecea
    `,
    ordinalEnding: '-a | -lea',
    ordinalSign: null,
  },
  conjunctions: 'și | sau',
  styles: {
    caption: 'legendă | titlu tabel | titlu figură | titlul tabelului | titlul figurii',
    table: 'tabel',
    figure: 'figur | imagine',
    references: 'bibliogra | referinț',
  },
  entries: {
    unitBefore: 'p. | pp. | pag. | nr. | nr | vol.',
    unitBehind: 'p. | pp. | pag. | de pagini',
    publication: `
      et al | ș.a. | (coord.) | coord. | (ed.) | (eds.) | in: | editura | ed. | revista
      teză de doctorat | lucrare de licență | disponibil la | disponibil online | disponibil:
      accesat la | accesat în | consultat la | consultat în | trad. | traducere de | presa universitară
      ediția a | op. cit. | ibidem | vol. | accesat la data de | disponibil pe | consultat pe | [online]
    `,
  },
  falseFriends: `
    certificare | certificase | concluzive | continuat | declarative | dedicate | postată | referente
  `,
};
