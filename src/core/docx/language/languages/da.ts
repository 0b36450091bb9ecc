import type { Language } from '../language.ts';

export const danish: Language = {
  name: 'Danish',
  script: 'Latin',
  headings: {
    references: `
      referencer | referenceliste | litteraturliste | litteratur | litteraturfortegnelse
      kildefortegnelse | kilder | bibliografi | kildeliste | reference | litteratur og kilder
      kilder og litteratur | litteratur- og kildeliste | kilde- og litteraturliste
      litteratur- og kildefortegnelse | kilde- og litteraturfortegnelse | referencer og kilder
      referencer og litteratur | kildehenvisning | kildehenvisninger | litteraturhenvisninger
      litteraturhenvisning | referencefortegnelse | trykte kilder | utrykte kilder | primære kilder
      sekundære kilder | primærlitteratur | sekundærlitteratur | internetkilder | internetreferencer
      anvendt litteratur | citeret litteratur | citerede værker | bibliografi og kilder | liste over referencer
      anvendte kilder | elektroniske kilder | webkilder | liste over litteratur
      litteraturoversigt og kilder | domsregister | supplerende litteratur
    `,
    ownPublications: `
      publikationer | publikationsliste | liste over publikationer | egne publikationer | artikelliste
      liste over artikler | forfatterens publikationer | videnskabelige publikationer
      afhandlingens artikler | inkluderede artikler | artikler i afhandlingen | oversigt over publikationer
    `,
    abstract: `
      resumé | sammenfatning | abstract | sammendrag | dansk resumé | resumé på dansk | engelsk resumé
      sammendrag på dansk | dansk sammenfatning | populærvidenskabeligt resumé | abstract (dansk)
      dansk sammendrag | kort resumé | resumé på engelsk | engelsk sammenfatning | sammenfatning på dansk
      dansk abstract | populærvidenskabelig sammenfatning | resume af specialet
    `,
    acknowledgements: `
      tak | taksigelser | anerkendelser | tak til | takkeord | anerkendelse | stor tak | en stor tak
      tak til vejleder | mange tak
    `,
    contents: 'indhold | indholdsfortegnelse | indholdsoversigt | indholdsliste',
    listOfFigures: `
      figurliste | figurer | liste over figurer | figurfortegnelse | figuroversigt | illustrationsliste
      liste over illustrationer | liste over billeder | billedliste | billeder | figur- og tabelliste
      figur- og tabeloversigt | liste over figurer og tabeller | billedfortegnelse | oversigt over figurer
      figurer og tabeller | illustrationsfortegnelse
      figur- og tabelfortegnelse
    `,
    listOfTables: `
      tabelliste | tabeller | liste over tabeller | tabelfortegnelse | tabeloversigt
      tabel- og figurliste | liste over tabeller og figurer | tabeller og figurer | figurer og tabeller
      oversigt over tabeller
    `,
    appendix: `
      bilag | appendiks | appendix | appendikser | appendices | bilagsmateriale | bilagssamling | bilagsdel
    `,
    introduction: `
      indledning | introduktion | indledning og problemformulering | indledning og baggrund
      introduktion og baggrund | indledende kapitel | indledende bemærkninger | indledning og problemfelt
      indledning og motivation | introduktion og problemformulering | generel indledning
      generel introduktion
    `,
    conclusion: `
      konklusion | konklusioner | afslutning | konklusion og perspektivering | konklusion og diskussion
      diskussion og konklusion | konklusion og perspektiver | afsluttende bemærkninger
      afsluttende kommentarer | afsluttende refleksioner | sammenfatning og konklusion | afrunding
      konklusion og fremtidigt arbejde | konklusion og anbefalinger | afsluttende konklusion
      samlet konklusion | perspektivering | afsluttende diskussion | perspektivering og konklusion
      diskussion og perspektivering | diskussion, konklusion og perspektivering | opsamling og konklusion
      konklusion og refleksion | opsummering og konklusion
    `,
    otherFront: `
      titelblad | titelside | forside | dedikation | forord | forkortelser | forkortelsesliste
      liste over forkortelser | symbolliste | ordliste | nøgleord | omslag | kolofon | motto
      dedikering | forkortelser og symboler | forkortelser og begreber | begreber og forkortelser
      begrebsliste | definitioner og forkortelser | nomenklatur | symboler | liste over symboler
      akronymer | liste over akronymer | erklæring | tro og love-erklæring | tro- og loveerklæring
      stikord | emneord | bilagsfortegnelse | liste over bilag | bilagsliste | bilagsoversigt
      anvendte forkortelser | ordforklaring | tro og love erklæring | erklæring om egenhændighed
      fortrolighedserklæring | erklæring om brug af generativ ai
      deklaration for anvendelse af generative ai-værktøjer | erklæring om brug af ai | liste over ligninger
      standardforside | medforfattererklæring | medforfattererklæringer
      ai-erklæring | erklæring om brug af kunstig intelligens | deklaration af brug af gai
      gai-deklaration
    `,
    otherBack: `
      register | stikordsregister | indeks | ordliste | efterord | noter | slutnoter | gloseliste
      navneregister | personregister | emneregister | fodnoter | epilog | biografi | curriculum vitae
      om forfatteren | bilagsfortegnelse | liste over bilag | bilagsliste | bilagsoversigt | efterskrift
      billedkilder | forfatterpræsentation
    `,
  },
  chapters: 'kapitel | del | afsnit | kap. | sektion',
  captions: {
    table: 'tabel | tab.',
    figure: `
      figur | fig. | billede | diagram | foto | fotografi | skitse | tegning | illustration | graf
      skærmbillede | flowdiagram | skema
    `,
    other: `
      algoritme | listing | kode | kildekode | kodeeksempel | kodestykke | pseudokode | ligning | formel
      boks | tekstboks | faktaboks | eksempel | uddrag | kodeudsnit | kodeudklip | kodeblok
    `,
    note: 'kilde | kilder | note',
    tableGenitive: null,
    figureGenitive: null,
    supplement: 'bilag | appendiks | supplerende',
    numberSign: 'nr. | no. | nummer',
    numberFirst: 'never',
  },
  continuation: {
    behind: 'fortsættelse | fortsat | forts. | fortsættelse fra forrige side | fortsat fra forrige side',
    lastPart: 'slut | afslutning',
    before: 'fortsættelse | fortsættelse af | fortsat | forts. | forts. af',
  },
  numbers: {
    cardinals: 'en/et/én/ét | to | tre | fire | fem | seks | syv | otte | ni | ti',
    ordinals: `
      første | anden/andet | tredje | fjerde | femte | sjette | syvende | ottende | niende | tiende
    `,
    ordinalEnding: 'e',
    ordinalSign: null,
  },
  conjunctions: 'og | eller | samt',
  styles: {
    caption: `
      billedtekst | figurtekst | tabeltekst | tabeloverskrift | figuroverskrift | tabeltitel | figurtitel
    `,
    table: 'tabel',
    figure: 'figur | billedtekst | illustration',
    references: 'litteratur | bibliogra | referenceliste',
  },
  entries: {
    unitBefore: 's. | nr. | nr | årg. | bd. | vol.',
    unitBehind: 's. | udg. | . udg.',
    publication: `
      et al | m.fl. | red. | (red.) | (red) | i: | hentet fra | hentet d. | tilgængelig på
      tilgængelig fra | tilgængelig: | lokaliseret | forlag | forlaget | tidsskrift | ph.d.-afhandling
      afhandling | udg. | hentet den | senest besøgt | sidst besøgt | set d.
    `,
  },
  falseFriends: 'anslutning | indladning',
};
