import type { Language } from '../language.ts';

export const norwegian: Language = {
  name: 'Norwegian',
  script: 'Latin',
  headings: {
    references: `
      referanser | referanseliste | litteraturliste | litteratur | kildeliste | kilder | bibliografi
      litteraturreferanser | kjelder | litteraturfortegnelse | referansar | referanse
      litteratur- og kildeliste | litteratur og kilder | kilder og litteratur
      kilde- og litteraturliste | referanser og litteratur | referanser og kilder | litteraturreferansar
      kjeldeliste | kjelder og litteratur | kildehenvisning | kildehenvisninger | kildefortegnelse
      referansefortegnelse | trykte kilder | utrykte kilder | primærkilder | sekundærkilder | nettkilder
      internettkilder | muntlige kilder | benyttet litteratur | sitert litteratur | siterte verk | verk som er sitert | anvendt litteratur
      liste over referanser | bibliografiske referanser | primærlitteratur | sekundærlitteratur
      brukt litteratur | litteraturoversikt og kilder | elektroniske kilder | kjelde- og litteraturliste
      kilderegister | domsregister | lovregister
    `,
    ownPublications: `
      publikasjoner | publikasjonsliste | liste over publikasjoner | egne publikasjoner | artikkelliste
      liste over artikler | forfatterens publikasjoner | vitenskapelige publikasjoner | publikasjonar
      vitenskapelige artikler | artikler i avhandlingen | artiklene i avhandlingen | inkluderte artikler
      vedlagte artikler | liste over vedlagte artikler | liste over inkluderte artikler
      avhandlingens artikler
    `,
    abstract: `
      sammendrag | samandrag | abstrakt | abstract | sammendrag på norsk | norsk sammendrag
      engelsk sammendrag | populærvitenskapelig sammendrag | sammendrag (norsk) | utvidet sammendrag
      kort sammendrag | sammendrag på engelsk | sammendrag av oppgaven | samandrag på norsk
      samandrag på engelsk | oppsummering på norsk | norsk samandrag
    `,
    acknowledgements: `
      takk | takksigelser | anerkjennelser | forord og takk | takkord | takk til | en stor takk
      takksigelse | takkseiing | tusen takk
    `,
    contents: `
      innhold | innholdsfortegnelse | innhald | innhaldsliste | innholdsoversikt | innhaldsforteikning
      innholdsliste
    `,
    listOfFigures: `
      figurliste | figurer | liste over figurer | figurfortegnelse | figuroversikt | figurar
      illustrasjonsliste | liste over illustrasjoner | liste over bilder | bildeliste | bilder
      figur- og tabelliste | liste over figurer og tabeller | figur- og tabelloversikt
      liste over figurar | oversikt over figurer | figurer og tabeller | oversikt over figurer og tabeller
      oversikt over figurar | illustrasjonsoversikt
    `,
    listOfTables: `
      tabelliste | tabeller | liste over tabeller | tabellfortegnelse | tabelloversikt | tabellar
      tabell- og figurliste | liste over tabeller og figurer | tabeller og figurer | figurer og tabeller
      liste over tabellar | oversikt over tabeller | oversikt over tabeller og figurer
      tabell- og figuroversikt | oversikt over tabellar
    `,
    appendix: 'vedlegg | tillegg | appendiks | appendix | appendikser | vedleggsdel | vedleggssamling',
    introduction: `
      innledning | introduksjon | innleiing | innledning og bakgrunn | innleiande kapittel
      introduksjon og bakgrunn | innledende kapittel | innledning og problemstilling | innledning og tema
      generell innledning | innleiing og bakgrunn | innledning, bakgrunn og problemstilling
      introduksjon og problemstilling | innleiing og problemstilling
    `,
    conclusion: `
      konklusjon | konklusjoner | avslutning | oppsummering og konklusjon | konklusjon og diskusjon
      diskusjon og konklusjon | avsluttende kommentarer | avsluttende refleksjoner
      avsluttende bemerkninger | avsluttende diskusjon | sammendrag og konklusjon
      konklusjon og videre arbeid | konklusjonar | avsluttande merknader | oppsummering og avslutning
      sluttord | konklusjon og anbefalinger | drøfting og konklusjon | avsluttende ord
      konklusjon og implikasjoner | konklusjon og veien videre | avslutning og videre forskning
      konklusjon og videre forskning | avsluttende drøfting | oppsummering og avsluttende kommentarer
      avsluttende betraktninger | avsluttande kommentarar | avsluttande refleksjonar
      konklusjon og vidare arbeid | oppsummering og diskusjon | konklusjon og refleksjon
      konklusjon og oppsummering
    `,
    otherFront: `
      tittelside | forside | dedikasjon | forord | føreord | forkortelser | forkortelsesliste
      liste over forkortelser | symbolliste | ordliste | nøkkelord | omslag | tittelblad | motto
      dedikering | forkortinger | forkortingar | liste over forkortinger | forkortelser og symboler
      forkortelser og begreper | begreper og forkortelser | begrepsliste | begrepsforklaringer
      nomenklatur | symboler | liste over symboler | akronymer | liste over akronymer | erklæring
      egenerklæring | stikkord | nykelord | obligatorisk erklæring | obligatorisk egenerklæring
      vedleggsliste | liste over vedlegg | liste over forkortingar | begrepsavklaringer og forkortelser
      ordforklaringer | vedleggsoversikt | oversikt over vedlegg | oversikt vedlegg
      obligatorisk egenerklæring/gruppeerklæring | erklæring om bruk av ki
      erklæring om bruk av kunstig intelligens | publiseringsavtale | gruppeerklæring
      obligatorisk gruppeerklæring | oppgavetekst | konfidensialitetserklæring | liste over ligninger
      liste over kodeeksempler | medforfattererklæring | ki-erklæring
      deklarasjon om bruk av ki | deklarasjon av ki-bruk
      forkortelser og definisjoner | fortegnelse over forkortelser | avtale om elektronisk publisering
    `,
    otherBack: `
      register | stikkordregister | ordliste | etterord | noter | sluttnoter | navneregister
      personregister | emneregister | indeks | fotnoter | epilog | biografi | curriculum vitae
      om forfatteren | vedleggsliste | liste over vedlegg | etterskrift
    `,
  },
  chapters: 'kapittel | del | kap. | avsnitt',
  captions: {
    table: 'tabell | tab.',
    figure: `
      figur | fig. | bilde | diagram | foto | fotografi | kart | skisse | tegning | illustrasjon | graf
      skjermbilde | flytskjema | skjema | bilete
    `,
    scheme: 'skjema',
    other: `
      algoritme | listing | kode | kildekode | kodeeksempel | kodesnutt | pseudokode | ligning | likning
      formel | boks | tekstboks | faktaboks | eksempel | utdrag | kodeutdrag | kodelisting | kodeblokk
    `,
    note: 'kilde | kilder | merknad | note | kjelde',
    tableGenitive: null,
    figureGenitive: null,
    supplement: 'vedlegg | appendiks | supplerende',
    numberSign: 'nr. | no. | nummer',
    numberFirst: 'never',
  },
  continuation: {
    behind: `
      fortsettelse | fortsatt | forts. | fortsettelse fra forrige side | framhald | fortsatt fra forrige side
    `,
    lastPart: 'slutt | avslutning',
    before: 'fortsettelse | fortsettelse av | forts. | forts. av | framhald av',
  },
  numbers: {
    cardinals: 'en/ett/én | to | tre | fire | fem | seks | sju/syv | åtte | ni | ti',
    ordinals: `
      første/fyrste | andre/annen | tredje | fjerde | femte | sjette | sjuende/syvende | åttende
      niende | tiende
    `,
    ordinalEnding: 'e',
    ordinalSign: null,
  },
  conjunctions: 'og | eller | samt',
  styles: {
    caption: `
      bildetekst | figurtekst | tabelltekst | tabelloverskrift | figuroverskrift | tabelltittel | figurtittel
    `,
    table: 'tabell',
    figure: 'figur | bildetekst | illustrasjon',
    references: 'litteratur | bibliogra | referanse',
  },
  entries: {
    unitBefore: 's. | nr. | nr | årg. | bd. | vol.',
    unitBehind: 's. | utg. | . utg.',
    publication: `
      et al | m.fl. | mfl. | red. | (red.) | (red) | i: | hentet fra | tilgjengelig fra
      tilgjengelig på | tilgjengelig: | henta frå | forlag | forlaget | tidsskrift | doktoravhandling
      masteroppgave | utg. | universitetsforlaget | doktorgradsavhandling
    `,
  },
  falseFriends: `
    anslutning | innlesning | innlending | innredning | referenter | skiller | stillingen | svellingen
  `,
};
