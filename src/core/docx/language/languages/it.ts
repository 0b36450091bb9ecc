import type { Language } from '../language.ts';

export const italian: Language = {
  name: 'Italian',
  script: 'Latin',
  headings: {
    references: `
      bibliografia | riferimenti bibliografici | riferimenti | bibliografia e sitografia | sitografia
      opere citate | lavori citati | fonti | fonti e bibliografia | letteratura citata | elenco dei riferimenti
      bibliografia generale | riferimenti e bibliografia | bibliografia e riferimenti
      bibliografia e fonti | bibliografia e webgrafia | bibliografia essenziale | bibliografia ragionata
      bibliografia citata | bibliografia consultata | bibliografia di riferimento
      bibliografia selezionata | bibliografia critica | opere consultate | testi consultati
      testi citati | fonti bibliografiche | fonti primarie | fonti secondarie | fonti consultate
      fonti archivistiche | letteratura | letteratura primaria | letteratura secondaria
      letteratura critica | webgrafia | webliografia | filmografia | lista dei riferimenti
      lista delle referenze | referenze | referenze bibliografiche | riferimenti sitografici
      elenco bibliografico | elenco delle fonti | elenco delle opere citate | risorse online
    `,
    ownPublications: `
      pubblicazioni | elenco delle pubblicazioni | lista delle pubblicazioni | pubblicazioni dell'autore
      pubblicazioni proprie | pubblicazioni personali | pubblicazioni scientifiche
      produzione scientifica | pubblicazioni relative alla tesi | lavori pubblicati
      pubblicazioni e comunicazioni | pubblicazioni e presentazioni
    `,
    abstract: `
      abstract | sommario | riassunto | sintesi | estratto | abstract in italiano
      riassunto in italiano | riassunto della tesi | riassunto esteso | sintesi della tesi
      sommario della tesi | sintesi in italiano | abstract (italiano)
    `,
    acknowledgements: `
      ringraziamenti | ringraziamento | ringraziamenti personali | ringraziamenti e dedica
    `,
    contents: `
      indice | indice generale | sommario | tavola dei contenuti | indice dei contenuti
      indice della tesi | indice del contenuto | indice degli argomenti | indice sommario | contenuti
      contenuto
    `,
    listOfFigures: `
      elenco delle figure | indice delle figure | lista delle figure | indice delle illustrazioni
      elenco delle illustrazioni | elenco delle immagini | indice delle immagini | indice dei grafici
      elenco dei grafici | elenco delle foto | elenco delle fotografie | lista delle immagini
      lista delle illustrazioni | indice delle fotografie | indice delle mappe
      elenco delle figure e delle tabelle | indice delle figure e delle tabelle | elenco figure
      indice figure | elenco delle tavole | indice delle tavole
    `,
    listOfTables: `
      elenco delle tabelle | indice delle tabelle | lista delle tabelle
      elenco delle tabelle e delle figure | indice delle tabelle e delle figure | elenco tabelle
      indice tabelle | indice dei prospetti
    `,
    appendix: `
      appendice | appendici | allegato | allegati | documenti allegati | materiale supplementare
      materiali supplementari
    `,
    introduction: `
      introduzione | introduzione generale | premessa | introduzione e obiettivi
      introduzione e motivazioni | premesse | nota introduttiva | introduzione al lavoro
    `,
    conclusion: `
      conclusioni | conclusione | considerazioni conclusive | conclusioni e sviluppi futuri
      conclusioni e prospettive | conclusioni e prospettive future | conclusioni generali
      conclusioni e sviluppi | conclusioni finali | discussione e conclusioni | osservazioni conclusive
      riflessioni conclusive | considerazioni finali | note conclusive | epilogo
    `,
    otherFront: `
      frontespizio | dedica | prefazione | premessa | epigrafe | elenco delle abbreviazioni
      abbreviazioni | lista degli acronimi | elenco degli acronimi | elenco dei simboli | glossario
      nomenclatura | dichiarazione | dichiarazione di originalità | parole chiave | commissione
      copertina | pagina del titolo | dediche | esergo | citazione iniziale | avvertenza
      nota al lettore | nota dell'autore | commissione giudicatrice | commissione esaminatrice
      dichiarazione di autenticità | dichiarazione sostitutiva | dichiarazione di non plagio
      liberatoria | diritto d'autore | abbreviazioni e acronimi | acronimi | acronimi e abbreviazioni
      sigle | sigle e abbreviazioni | abbreviazioni e sigle | elenco delle sigle
      lista delle abbreviazioni | lista delle sigle | lista dei simboli
      elenco delle abbreviazioni e degli acronimi | elenco degli allegati | elenco delle appendici
      indice degli allegati | indice delle appendici | simboli | notazioni | notazione | simbologia
      glossario dei termini | elenco degli algoritmi | elenco dei listati | prologo
    `,
    otherBack: `
      indice analitico | indice dei nomi | glossario | postfazione | note | curriculum vitae
      ringraziamenti | glossario dei termini | indice degli autori | indice tematico | indice dei luoghi
      note finali | profilo dell'autore | biografia | biografia dell'autore | nota biografica
      crediti fotografici
    `,
  },
  chapters: 'capitolo | parte | sezione | cap. | titolo',
  captions: {
    table: 'tabella | tab. | tavola | prospetto',
    figure: `
      figura | fig. | illustrazione | grafico | immagine | schema | mappa | foto | fotografia
      fotogramma | disegno | diagramma | cartina | schermata | illustr. | ill. | graf. | infografica
      pianta
    `,
    other: `
      algoritmo | listato | codice | codice sorgente | frammento di codice | pseudocodice | equazione
      formula | riquadro | box | esempio | campione
    `,
    note: 'fonte | fonti | nota',
    tableGenitive: null,
    figureGenitive: null,
    supplement: 'appendice | allegato | supplementare',
    numberSign: 'n. | n° | nº | nr. | num. | numero',
    numberFirst: 'never',
  },
  continuation: {
    behind: 'continuazione | segue | seguito | cont. | segue dalla pagina precedente',
    lastPart: 'fine | conclusione',
    before: `
      segue | seguito | continua | continuazione | continuazione della | continuazione di
    `,
  },
  numbers: {
    cardinals: `
      uno/un/una | due | tre | quattro | cinque | sei | sette | otto | nove | dieci
    `,
    ordinals: `
      primo/prima | secondo/seconda | terzo/terza | quarto/quarta | quinto/quinta | sesto/sesta
      settimo/settima | ottavo/ottava | nono/nona | decimo/decima
    `,
    ordinalEnding: 'o | a | °',
    ordinalSign: null,
  },
  conjunctions: 'e | ed | o',
  styles: {
    caption: 'didascalia | titolo tabella | titolo figura',
    table: 'tabella',
    figure: 'figura | illustrazione | immagine',
  },
  entries: {
    unitBefore: 'p. | pp. | pag. | pagg. | vol. | n. | n° | fasc. | t.',
    unitBehind: 'p. | pp. | pag. | ª ed.',
    publication: `
      et al | (a cura di) | a cura di | in: | disponibile su | disponibile al | consultato il
      consultato in data | ultimo accesso | ultima consultazione | url: | editore | edizioni
      casa editrice | rivista | tesi di laurea | tesi di dottorato | trad. it. | trad.
      università degli studi | ibid. | op. cit. | vol. | ed.
    `,
  },
  falseFriends: `
    alleato | alleati | allenato | allenati | allevato | allevati | apprendici | contento
  `,
};
