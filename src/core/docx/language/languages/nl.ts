import type { Language } from '../language.ts';

export const dutch: Language = {
  name: 'Dutch',
  script: 'Latin',
  headings: {
    references: `
      referenties | literatuurlijst | bibliografie | literatuur | literatuuropgave | bronnenlijst
      bronvermelding | referentielijst | bronnen | geraadpleegde literatuur | literatuurverwijzingen
      literatuur en bronnen | bronnen en literatuur | bronnen- en literatuurlijst
      literatuur- en bronnenlijst | bronnenopgave | bronverwijzingen | bronnen en referenties
      referenties en bronnen | lijst van referenties | lijst van bronnen | literatuurreferenties
      literatuurverwijzing | geciteerde literatuur | gebruikte literatuur | gebruikte bronnen
      geraadpleegde bronnen | geciteerde werken | primaire bronnen | secundaire bronnen
      primaire literatuur | secundaire literatuur | internetbronnen | bibliografische referenties
      bibliografische lijst | beknopte bibliografie | geselecteerde bibliografie | archiefbronnen
      webografie
    `,
    ownPublications: `
      lijst van publicaties | publicaties | publicatielijst | lijst met publicaties | eigen publicaties
      publicaties van de auteur | wetenschappelijke publicaties | overzicht van publicaties
      publicaties en presentaties | lijst van wetenschappelijke publicaties
    `,
    abstract: `
      samenvatting | abstract | nederlandse samenvatting | managementsamenvatting | synopsis
      samenvatting in het nederlands | samenvatting (nederlands) | korte samenvatting
      uitgebreide samenvatting | publiekssamenvatting | lekensamenvatting | engelse samenvatting
      management samenvatting | summary in dutch | samenvattingen
    `,
    acknowledgements: `
      dankwoord | dankbetuiging | woord van dank | voorwoord en dankwoord | dank | dankbetuigingen
      dankwoorden | met dank aan
    `,
    contents: `
      inhoudsopgave | inhoud | inhoudstafel | inhoudstabel | inhoud van het proefschrift
    `,
    listOfFigures: `
      lijst van figuren | figurenlijst | lijst met figuren | lijst van afbeeldingen
      lijst van illustraties | lijst van figuren en tabellen | lijst van figuren en afbeeldingen
      afbeeldingenlijst | illustratielijst | lijst met afbeeldingen | overzicht van figuren
      lijst van grafieken | lijst van kaarten | lijst van foto's | figuren | lijst met illustraties
      lijst der figuren
    `,
    listOfTables: `
      lijst van tabellen | tabellenlijst | lijst met tabellen | lijst van tabellen en figuren
      lijst met tabellen en figuren | overzicht van tabellen | tabellen | lijst der tabellen
      tabellen en figuren
    `,
    appendix: 'bijlage | bijlagen | appendix | appendices | annex | annexen',
    introduction: `
      inleiding | introductie | algemene inleiding | inleiding en probleemstelling | inleidend hoofdstuk
      algemene introductie | inleiding en doelstelling | introductie en achtergrond | ter inleiding
    `,
    conclusion: `
      conclusie | conclusies | slot | besluit | algemeen besluit | conclusie en aanbevelingen
      discussie en conclusie | conclusie en discussie | conclusies en aanbevelingen
      conclusie en aanbeveling | discussie en conclusies | algemene conclusie | algemene conclusies
      slotbeschouwing | slotconclusie | slotwoord | slotopmerkingen | samenvatting en conclusie
      samenvatting en conclusies | eindconclusie | tot slot | ten slotte | epiloog
    `,
    otherFront: `
      titelpagina | titelblad | opdracht | voorwoord | woord vooraf | lijst van afkortingen
      afkortingenlijst | afkortingen | lijst van symbolen | symbolenlijst | begrippenlijst
      verklarende woordenlijst | verklaring | promotiecommissie | beoordelingscommissie | trefwoorden
      omslag | schutblad | colofon | motto | ten geleide | leescommissie | promotoren
      manuscriptcommissie | samenstelling promotiecommissie | verklaring van originaliteit
      verklaring van eigen werk | eigen werk verklaring | plagiaatverklaring
      vertrouwelijkheidsverklaring | geheimhoudingsverklaring | toelating tot bruikleen
      lijst met afkortingen | lijst van afkortingen en symbolen | afkortingen en symbolen
      gebruikte afkortingen | lijst met symbolen | symbolen | symbolen en afkortingen | nomenclatuur
      woordenlijst | lijst van begrippen | begrippen en afkortingen | glossarium | lijst van acroniemen
      acroniemen | sleutelwoorden | kernwoorden | lijst van bijlagen | bijlagenoverzicht
    `,
    otherBack: `
      register | trefwoordenregister | begrippenlijst | curriculum vitae | over de auteur | nawoord
      dankwoord | noten | eindnoten | index | zaakregister | personenregister | namenregister
      auteursregister | voetnoten | levensloop | biografie | biografie van de auteur | cv | stellingen
      verklarende woordenlijst | lijst van bijlagen | bijlagenoverzicht
    `,
  },
  chapters: 'hoofdstuk | deel | paragraaf | hfdst. | sectie',
  captions: {
    table: 'tabel | tab.',
    figure: `
      figuur | fig. | afbeelding | afb. | grafiek | illustratie | foto | schema | diagram | kaart
      schets | tekening | plaat | ill. | screenshot | schermafbeelding | graf. | stroomschema
    `,
    other: `
      algoritme | listing | code | broncode | codefragment | pseudocode | vergelijking | formule | kader
      tekstkader | box | voorbeeld | fragment
    `,
    note: 'bron | bronnen | noot | opmerking',
    tableGenitive: null,
    figureGenitive: null,
    supplement: 'bijlage | aanvullende | supplementaire',
    numberSign: 'nr. | no. | nummer',
    numberFirst: 'never',
  },
  continuation: {
    behind: 'vervolg | vervolgd | verv. | vervolg van vorige pagina | voortgezet',
    lastPart: 'slot | einde',
    before: 'vervolg | vervolg van | voortzetting | voortzetting van | verv.',
  },
  numbers: {
    cardinals: 'een/één | twee | drie | vier | vijf | zes | zeven | acht | negen | tien',
    ordinals: `
      eerste | tweede | derde | vierde | vijfde | zesde | zevende | achtste | negende | tiende
    `,
    ordinalEnding: 'e | de | ste',
    ordinalSign: null,
  },
  conjunctions: 'en | of',
  styles: {
    caption: `
      bijschrift | onderschrift | figuurtitel | tabeltitel | figuurbijschrift | tabelbijschrift
    `,
    table: 'tabel',
    figure: 'figuur | afbeelding | illustratie',
  },
  entries: {
    unitBefore: 'p. | pp. | blz. | pag. | nr. | jrg. | vol.',
    unitBehind: 'p. | pp. | blz. | e druk | de druk | ste druk',
    publication: `
      et al | red. | (red.) | (reds.) | in: | geraadpleegd op | geraadpleegd van | geraadpleegd via
      opgehaald van | beschikbaar op | beschikbaar via | uitgeverij | tijdschrift | proefschrift
      masterscriptie | druk. | e.a.
    `,
  },
  falseFriends: `
    bijladen | bijlaten | dedicatee | litterator | opbracht | promesse | referentie | voorboord
  `,
};
