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
      webografie | lijst van geraadpleegde literatuur | lijst van geraadpleegde bronnen | lijst met bronnen
      lijst van literatuur | lijst van geciteerde werken | lijst met referenties | aangehaalde literatuur
      bronvermeldingen | literatuuroverzicht en bronnen | digitale bronnen | online bronnen
      archivalische bronnen | wetgeving en jurisprudentie | jurisprudentielijst | lijst van jurisprudentie
      jurisprudentieregister
      bronverwijzing | geraadpleegde werken | lijst met geraadpleegde bronnen
      lijst van aangehaalde werken | bronnenoverzicht | literatuur lijst | referentie lijst
    `,
    ownPublications: `
      lijst van publicaties | publicaties | publicatielijst | lijst met publicaties | eigen publicaties
      publicaties van de auteur | wetenschappelijke publicaties | overzicht van publicaties
      publicaties en presentaties | lijst van wetenschappelijke publicaties | lijst van eigen publicaties
      overzicht publicaties | publicaties in dit proefschrift
    `,
    abstract: `
      samenvatting | abstract | nederlandse samenvatting | managementsamenvatting | synopsis
      samenvatting in het nederlands | samenvatting (nederlands) | korte samenvatting
      uitgebreide samenvatting | publiekssamenvatting | lekensamenvatting | engelse samenvatting
      management samenvatting | summary in dutch | samenvattingen | samenvatting in het engels
      bestuurlijke samenvatting | publieksvriendelijke samenvatting | populaire samenvatting
      samenvatting van het onderzoek | samenvatting van de scriptie | samenvatting voor leken
      engelstalige samenvatting | nederlandstalige samenvatting | beknopte samenvatting
      inhoudelijke samenvatting
    `,
    acknowledgements: `
      dankwoord | dankbetuiging | woord van dank | voorwoord en dankwoord | dank | dankbetuigingen
      dankwoorden | met dank aan | woorden van dank
    `,
    contents: `
      inhoudsopgave | inhoud | inhoudstafel | inhoudstabel | inhoud van het proefschrift | inhoudsoverzicht
      overzicht van de inhoud | algemene inhoudsopgave
    `,
    listOfFigures: `
      lijst van figuren | figurenlijst | lijst met figuren | lijst van afbeeldingen
      lijst van illustraties | lijst van figuren en tabellen | lijst van figuren en afbeeldingen
      afbeeldingenlijst | illustratielijst | lijst met afbeeldingen | overzicht van figuren
      lijst van grafieken | lijst van kaarten | lijst van foto's | figuren | lijst met illustraties
      lijst der figuren | overzicht figuren | figurenoverzicht | lijst van schema's
      lijst van gebruikte figuren | lijst van diagrammen | inhoudsopgave figuren
    `,
    listOfTables: `
      lijst van tabellen | tabellenlijst | lijst met tabellen | lijst van tabellen en figuren
      lijst met tabellen en figuren | overzicht van tabellen | tabellen | lijst der tabellen
      tabellen en figuren | overzicht tabellen | tabellenoverzicht | lijst van tabellen en grafieken
      lijst van gebruikte tabellen | inhoudsopgave tabellen
    `,
    appendix: `
      bijlage | bijlagen | appendix | appendices | annex | annexen | bijlagenboek | aanhangsel | aanhangsels
      bijlagenbundel | bijlagendeel | digitale bijlagen
    `,
    introduction: `
      inleiding | introductie | algemene inleiding | inleiding en probleemstelling | inleidend hoofdstuk
      algemene introductie | inleiding en doelstelling | introductie en achtergrond | ter inleiding
      inleiding en onderzoeksvraag | inleiding en achtergrond | inleiding en aanleiding
      inleidende opmerkingen | introductie en probleemstelling | probleemstelling en inleiding
      inleiding op het onderzoek | inleiding tot het onderzoek | aanleiding en probleemstelling
    `,
    conclusion: `
      conclusie | conclusies | slot | besluit | algemeen besluit | conclusie en aanbevelingen
      discussie en conclusie | conclusie en discussie | conclusies en aanbevelingen
      conclusie en aanbeveling | discussie en conclusies | algemene conclusie | algemene conclusies
      slotbeschouwing | slotconclusie | slotwoord | slotopmerkingen | samenvatting en conclusie
      samenvatting en conclusies | eindconclusie | tot slot | ten slotte | epiloog
      algemene discussie en conclusie | conclusie, discussie en aanbevelingen
      conclusies, discussie en aanbevelingen | discussie, conclusie en aanbevelingen | conclusie en advies
      conclusies en advies | conclusie en reflectie | slotbeschouwingen
      samenvatting, conclusies en aanbevelingen | conclusie en samenvatting | conclusie & aanbevelingen
      eindbesluit | conclusie en toekomstig werk | conclusie en beperkingen | aanbevelingen en conclusie
      conclusie en implementatie
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
      acroniemen | sleutelwoorden | kernwoorden | lijst van bijlagen | bijlagenoverzicht | voorblad
      voorpagina | franse titel | opdrachtpagina | vertrouwelijkheidsclausule | originaliteitsverklaring
      verklaring van authenticiteit | authenticiteitsverklaring | verklaring op erewoord | verklaring op eer
      eed van academische integriteit | verklaring inzake plagiaat | anti-plagiaatverklaring
      antiplagiaatverklaring | fraudeverklaring | verklaring academische integriteit
      verklaring van integriteit | verklaring auteursrecht | auteursrechtverklaring
      auteursrechtelijke bescherming | toestemming tot bruikleen | toelating tot consultatie
      verklaring gebruik ai | verklaring over gebruik van ai | verantwoording gebruik ai
      verantwoording ai-gebruik | verklaring omtrent het gebruik van generatieve ai | examencommissie
      begeleidingscommissie | promotor en copromotor | samenstelling van de jury | leden van de jury
      lijst van gebruikte afkortingen | afkortingen en begrippen | begrippen- en afkortingenlijst
      lijst met begrippen | lijst van afkortingen en begrippen | lijst met afkortingen en begrippen
      lijst van notaties | terminologielijst | definitielijst | bijlagenlijst | overzicht van bijlagen
      overzicht bijlagen | inhoudsopgave bijlagen | lijst van vergelijkingen | lijst van formules
      lijst van algoritmen | lijst van codefragmenten | codefragmentenlijst | notitie voor de lezer
      transcriptieconventies
      ai-verklaring | verklaring ai-gebruik | verantwoording ai
      verklaring met betrekking tot het gebruik van generatieve ai
      verklarende begrippenlijst | lijst van codes
    `,
    otherBack: `
      register | trefwoordenregister | begrippenlijst | curriculum vitae | over de auteur | nawoord
      dankwoord | noten | eindnoten | index | zaakregister | personenregister | namenregister
      auteursregister | voetnoten | levensloop | biografie | biografie van de auteur | cv | stellingen
      verklarende woordenlijst | lijst van bijlagen | bijlagenoverzicht | curriculum vitae van de auteur
      zakenregister | beknopt curriculum vitae | stellingen behorende bij het proefschrift
      illustratieverantwoording | bronvermelding afbeeldingen | fotoverantwoording | korte biografie
      phd portfolio
    `,
  },
  chapters: 'hoofdstuk | deel | paragraaf | hfdst. | sectie',
  captions: {
    table: 'tabel | tab.',
    figure: `
      figuur | fig. | afbeelding | afb. | grafiek | illustratie | foto | schema | diagram | kaart
      schets | tekening | plaat | ill. | screenshot | schermafbeelding | graf. | stroomschema
    `,
    scheme: 'schema',
    other: `
      algoritme | listing | code | broncode | codefragment | pseudocode | vergelijking | formule | kader
      tekstkader | box | voorbeeld | fragment | code fragment | codevoorbeeld | code voorbeeld | codeblok
    `,
    note: 'bron | bronnen | noot | opmerking',
    tableGenitive: null,
    figureGenitive: null,
    supplement: 'bijlage | aanvullende | supplementaire',
    numberSign: 'nr. | no. | nummer',
    numberFirst: 'never',
  },
  continuation: {
    behind: `
      vervolg | vervolgd | verv. | vervolg van vorige pagina | voortgezet | vervolg van de vorige pagina
    `,
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
      bovenschrift | tabelkop | figuuronderschrift
    `,
    table: 'tabel',
    figure: 'figuur | afbeelding | illustratie',
    references: 'literatuur | bibliogra | referenties',
  },
  entries: {
    unitBefore: 'p. | pp. | blz. | pag. | nr. | jrg. | vol.',
    unitBehind: 'p. | pp. | blz. | e druk | de druk | ste druk',
    publication: `
      et al | red. | (red.) | (reds.) | in: | geraadpleegd op | geraadpleegd van | geraadpleegd via
      opgehaald van | beschikbaar op | beschikbaar via | uitgeverij | tijdschrift | proefschrift
      masterscriptie | druk. | e.a. | opgehaald op | scriptie, | z.d.
    `,
  },
  falseFriends: `
    bijladen | bijlaten | dedicatee | litterator | opbracht | promesse | referentie | voorboord
  `,
};
