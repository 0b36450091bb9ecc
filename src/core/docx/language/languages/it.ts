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
      elenco delle fonti bibliografiche | elenco dei riferimenti bibliografici | elenco della bibliografia
      riferimenti bibliografici e sitografici | riferimenti web | riferimenti normativi e bibliografici
      riferimenti citati | bibliografia finale | bibliografia specifica | bibliografia e siti web
      siti consultati | siti web consultati | siti internet consultati | siti internet
      sitografia consultata | fonti online | fonti sitografiche | fonti edite | fonti inedite
      fonti a stampa | fonti manoscritte | fonti normative e bibliografia | articoli consultati
      letteratura consultata | letteratura di riferimento | giurisprudenza citata
      indice della giurisprudenza | elenco della giurisprudenza | repertorio bibliografico
      opere di consultazione | opere di riferimento
      riferimenti giurisprudenziali | fonti web | documenti consultati
    `,
    ownPublications: `
      pubblicazioni | elenco delle pubblicazioni | lista delle pubblicazioni | pubblicazioni dell'autore
      pubblicazioni proprie | pubblicazioni personali | pubblicazioni scientifiche
      produzione scientifica | pubblicazioni relative alla tesi | lavori pubblicati
      pubblicazioni e comunicazioni | pubblicazioni e presentazioni | elenco pubblicazioni
      lista pubblicazioni | pubblicazioni e congressi | pubblicazioni derivate dalla tesi
      pubblicazioni correlate alla tesi | articoli pubblicati | elenco dei lavori pubblicati
      contributi scientifici | comunicazioni a congressi | pubblicazioni e contributi
      pubblicazioni a convegni
    `,
    abstract: `
      abstract | sommario | riassunto | sintesi | estratto | abstract in italiano
      riassunto in italiano | riassunto della tesi | riassunto esteso | sintesi della tesi
      sommario della tesi | sintesi in italiano | abstract (italiano) | abstract in inglese
      riassunto in inglese | riassunto in lingua inglese | sintesi in inglese | sommario in inglese
      riassunto in lingua italiana | abstract in lingua inglese | abstract in lingua italiana
      sommario esecutivo | sintesi del lavoro | riassunto della ricerca | abstract esteso
      sintesi dell'elaborato | abstract della tesi | riassunto del lavoro
    `,
    acknowledgements: `
      ringraziamenti | ringraziamento | ringraziamenti personali | ringraziamenti e dedica
      ringraziamenti finali | ringraziamenti speciali | parole di ringraziamento
    `,
    contents: `
      indice | indice generale | sommario | tavola dei contenuti | indice dei contenuti
      indice della tesi | indice del contenuto | indice degli argomenti | indice sommario | contenuti
      contenuto | indice analitico dei contenuti | indice dell'elaborato | indice del lavoro
      indice completo | indice dei capitoli | sommario generale
    `,
    listOfFigures: `
      elenco delle figure | indice delle figure | lista delle figure | indice delle illustrazioni
      elenco delle illustrazioni | elenco delle immagini | indice delle immagini | indice dei grafici
      elenco dei grafici | elenco delle foto | elenco delle fotografie | lista delle immagini
      lista delle illustrazioni | indice delle fotografie | indice delle mappe
      elenco delle figure e delle tabelle | indice delle figure e delle tabelle | elenco figure
      indice figure | elenco delle tavole | indice delle tavole | indice delle figure e tabelle
      indice di figure | indice di immagini | elenco di figure | elenco delle figure e tabelle
      indice delle foto | indice degli schemi | elenco degli schemi | elenco delle mappe | elenco delle carte
      lista dei grafici | lista delle fotografie | elenco dei diagrammi | elenco illustrazioni
      indice immagini | indice illustrazioni | indice grafici | elenco immagini | elenco grafici
      indice delle immagini e delle tabelle | indice delle figure e dei grafici
    `,
    listOfTables: `
      elenco delle tabelle | indice delle tabelle | lista delle tabelle
      elenco delle tabelle e delle figure | indice delle tabelle e delle figure | elenco tabelle
      indice tabelle | indice dei prospetti | indice delle tabelle e figure | elenco delle tabelle e figure
      indice delle tabelle e dei grafici | indice di tabelle | elenco di tabelle | lista tabelle
      indice tabelle e figure | elenco dei prospetti
    `,
    appendix: `
      appendice | appendici | allegato | allegati | documenti allegati | materiale supplementare
      materiali supplementari | materiale integrativo
      annesso | annessi
    `,
    introduction: `
      introduzione | introduzione generale | premessa | introduzione e obiettivi
      introduzione e motivazioni | premesse | nota introduttiva | introduzione al lavoro
      introduzione e scopo | introduzione e scopo della tesi | introduzione e contesto
      introduzione alla tesi | introduzione e stato dell'arte | introduzione alla ricerca
      introduzione al tema | introduzione al problema | considerazioni introduttive
      considerazioni preliminari | note introduttive | osservazioni introduttive
    `,
    conclusion: `
      conclusioni | conclusione | considerazioni conclusive | conclusioni e sviluppi futuri
      conclusioni e prospettive | conclusioni e prospettive future | conclusioni generali
      conclusioni e sviluppi | conclusioni finali | discussione e conclusioni | osservazioni conclusive
      riflessioni conclusive | considerazioni finali | note conclusive | epilogo
      conclusioni e lavori futuri | conclusioni e sviluppi successivi | conclusione e sviluppi futuri
      conclusione e prospettive future | conclusioni e discussione | conclusioni e raccomandazioni
      conclusioni e implicazioni | conclusioni e riflessioni | conclusioni e riflessioni finali
      conclusioni e limiti | discussione e conclusione | discussione finale | sintesi e conclusioni
      riflessioni finali | osservazioni finali | riepilogo e conclusioni | a mo' di conclusione
      per concludere | risultati e conclusioni
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
      glossario dei termini | elenco degli algoritmi | elenco dei listati | prologo | occhiello
      controfrontespizio | epigrafi | commissione di laurea | commissione di tesi | commissione d'esame
      relatori | relatore e correlatore | dichiarazione di responsabilità | dichiarazione di integrità
      dichiarazione di autore | dichiarazione dell'autore | dichiarazione di paternità
      dichiarazione di conformità | dichiarazione antiplagio | dichiarazione di consultabilità
      dichiarazione di accettazione | dichiarazione sostitutiva di atto di notorietà
      dichiarazione sull'uso dell'intelligenza artificiale | dichiarazione di originalità della tesi
      liberatoria per la consultazione | autorizzazione alla consultazione | nota introduttiva dell'autore
      nota editoriale | nota alla traslitterazione | nota sulla traslitterazione | note di traslitterazione
      criteri di trascrizione | elenco abbreviazioni | elenco acronimi | elenco sigle | elenco simboli
      elenco degli acronimi e delle abbreviazioni | elenco di abbreviazioni | elenco di acronimi
      elenco delle sigle e delle abbreviazioni | elenco delle abbreviazioni e delle sigle
      elenco delle abbreviazioni e dei simboli | elenco delle notazioni | elenco dei termini
      elenco delle equazioni | elenco delle formule | elenco dei codici | elenco dei listati di codice
      indice degli acronimi | indice delle abbreviazioni | indice delle sigle | indice dei simboli
      indice degli algoritmi | indice dei codici | indice dei listati | indice delle equazioni
      lista abbreviazioni | lista acronimi | lista simboli | lista di acronimi | lista di abbreviazioni
      lista delle abbreviazioni e degli acronimi | lista degli algoritmi | lista dei codici
      tavola delle abbreviazioni | tavola delle sigle | tabella delle abbreviazioni | tabella degli acronimi
      glossario degli acronimi
      dichiarazione sull'uso dell'ia
      dichiarazione sull'utilizzo dell'intelligenza artificiale generativa
      dichiarazione sull'uso di strumenti di intelligenza artificiale | dichiarazione anti-plagio
      elenco dei codici sorgente | avvertenze | nota del traduttore
    `,
    otherBack: `
      indice analitico | indice dei nomi | glossario | postfazione | note | curriculum vitae
      ringraziamenti | glossario dei termini | indice degli autori | indice tematico | indice dei luoghi
      note finali | profilo dell'autore | biografia | biografia dell'autore | nota biografica
      crediti fotografici | indice degli argomenti trattati | indice dei termini | indice dei nomi propri
      indice delle fonti | indice delle cose notevoli | note a piè di pagina | note di chiusura
      crediti delle immagini | referenze fotografiche | referenze iconografiche | fonti iconografiche
      fonti delle immagini | informazioni sull'autore | curriculum dell'autore | appendice biografica
      profilo biografico
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
    scheme: 'schema',
    other: `
      algoritmo | listato | codice | codice sorgente | frammento di codice | pseudocodice | equazione
      formula | riquadro | box | esempio | campione | esempio di codice | estratto di codice | blocco di codice
    `,
    note: 'fonte | fonti | nota | elaborazione propria | note',
    tableGenitive: null,
    figureGenitive: null,
    supplement: 'appendice | allegato | supplementare',
    numberSign: 'n. | n° | nº | nr. | num. | numero',
    numberFirst: 'never',
  },
  continuation: {
    behind: `
      continuazione | segue | seguito | cont. | segue dalla pagina precedente
      continua dalla pagina precedente
    `,
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
    caption: `
      didascalia | titolo tabella | titolo figura | titolo immagine | titolo della figura
      titolo della tabella | titolo illustrazione | legenda
    `,
    table: 'tabella',
    figure: 'figura | illustrazione | immagine',
    references: 'bibliogra | riferimenti',
  },
  entries: {
    unitBefore: 'p. | pp. | pag. | pagg. | vol. | n. | n° | fasc. | t.',
    unitBehind: 'p. | pp. | pag. | ª ed.',
    publication: `
      et al | (a cura di) | a cura di | in: | disponibile su | disponibile al | consultato il
      consultato in data | ultimo accesso | ultima consultazione | url: | editore | edizioni
      casa editrice | rivista | tesi di laurea | tesi di dottorato | trad. it. | trad.
      università degli studi | ibid. | op. cit. | vol. | ed. | consultato: | ultimo accesso:
      ultimo accesso il | tesi di laurea magistrale | reperibile su | disponibile online
      disponibile all'indirizzo
    `,
  },
  falseFriends: `
    alleato | alleati | allenato | allenati | allevato | allevati | apprendici | contento
  `,
};
