import type { Language } from '../language.ts';

export const german: Language = {
  name: 'German',
  script: 'Latin',
  headings: {
    references: `
      literaturverzeichnis | literatur | quellenverzeichnis | quellen- und literaturverzeichnis
      literatur- und quellenverzeichnis | quellen und literatur | bibliographie | bibliografie
      referenzen | literaturangaben | literaturliste | quellenangaben | schrifttum
      schrifttumsverzeichnis | zitierte literatur | zitierte werke | referenzverzeichnis | bibliografisches verzeichnis
      literatur und quellen | literatur und quellenverzeichnis | quellen- und literaturangaben | quellen
      quellenangabe | quellenliste | verzeichnis der quellen | verzeichnis der literatur
      verzeichnis der zitierten literatur | verwendete literatur | verwendete quellen
      benutzte literatur | weiterführende literatur | primärliteratur | sekundärliteratur
      primärquellen | sekundärquellen | internetquellen | onlinequellen | online-quellen
      internetquellenverzeichnis | literaturnachweis | literaturnachweise | quellennachweis
      quellennachweise | literaturhinweise | literaturquellen | bibliographische angaben
      auswahlbibliographie | gedruckte quellen | ungedruckte quellen | archivalische quellen
      monographien | referenzliste | verzeichnis der referenzen | rechtsprechungsverzeichnis
      filmografie | filmographie | literatur-verzeichnis | verzeichnis der verwendeten literatur
      verzeichnis der benutzten literatur | verzeichnis der verwendeten quellen
      verzeichnis der zitierten werke | liste der verwendeten literatur | liste der referenzen
      liste der zitierten literatur | gesamtliteraturverzeichnis | internetverzeichnis
      onlinequellenverzeichnis | bibliographisches verzeichnis | bibliographieverzeichnis
      literaturquellenverzeichnis | quellen- und materialverzeichnis | literatur- und medienverzeichnis
      medienverzeichnis | zitierte quellen | herangezogene literatur | sonstige quellen | weitere quellen
      elektronische quellen | webquellen | gesetzesverzeichnis | urteilsverzeichnis
      verzeichnis der rechtsprechung | entscheidungsverzeichnis | rechtsquellenverzeichnis
      normenverzeichnis | judikaturverzeichnis | interviewverzeichnis | referenzenverzeichnis
      literatur und links | literatur zum weiterlesen | materialien und quellen | archivquellen
      unveröffentlichte quellen | veröffentlichte quellen
      verzeichnis der internetquellen | liste der quellen | primär- und sekundärliteratur
      gesamtbibliographie | rechtsquellen- und literaturverzeichnis
    `,
    ownPublications: `
      publikationsliste | publikationen | liste der publikationen | eigene publikationen
      eigene veröffentlichungen | liste der veröffentlichungen | liste eigener veröffentlichungen
      verzeichnis eigener veröffentlichungen | veröffentlichungen | veröffentlichungsliste
      publikationsverzeichnis | veröffentlichungsverzeichnis | verzeichnis der veröffentlichungen
      verzeichnis der publikationen | verzeichnis eigener publikationen
      wissenschaftliche veröffentlichungen | wissenschaftliche publikationen | vorveröffentlichungen
      teilpublikationen | publikationen und vorträge | veröffentlichungen und vorträge
      publikationen des autors | publikationen der autorin | veröffentlichungen des autors
      eigene publikationsliste | liste der eigenen publikationen | liste der eigenen veröffentlichungen
      verzeichnis der eigenen publikationen | verzeichnis der eigenen veröffentlichungen
      liste eigener publikationen | liste wissenschaftlicher publikationen
      liste wissenschaftlicher veröffentlichungen | publikationen im rahmen der dissertation
      veröffentlichungen im rahmen der dissertation | aus der dissertation hervorgegangene veröffentlichungen
      aus dieser arbeit hervorgegangene veröffentlichungen | vorabveröffentlichungen | vorabveröffentlichung
      liste der vorveröffentlichungen | schriftenverzeichnis | eigene publikationen und vorträge
      publikationen und konferenzbeiträge | liste der vorträge | wissenschaftliche vorträge
      betreute studentische arbeiten
      publikationen der verfasserin | veröffentlichungen des verfassers | publikationsliste des autors
      verzeichnis der wissenschaftlichen veröffentlichungen | veröffentlichungen im rahmen dieser arbeit
      publikationen im rahmen dieser arbeit
    `,
    abstract: `
      zusammenfassung | kurzfassung | abstract | kurzzusammenfassung | inhaltsangabe
      deutsche zusammenfassung | kurzreferat | zusammenfassung der arbeit
      zusammenfassung der dissertation | zusammenfassung (deutsch)
      zusammenfassung in deutscher sprache | abstrakt | kurzbeschreibung
      deutschsprachige zusammenfassung | zusammenfassung auf deutsch | englische zusammenfassung
      referat | executive summary (deutsch) | kurzzusammenfassung in deutscher sprache
      zusammenfassung in englischer sprache | englischsprachige zusammenfassung | kurzfassung der arbeit
      kurzfassung der dissertation | kurzfassung auf deutsch | deutsche kurzfassung | englische kurzfassung
      deutscher abstract | englischer abstract | abstract auf deutsch | abstract auf englisch
      abstract in deutscher sprache | abstract in englischer sprache | allgemeinverständliche zusammenfassung
      laienverständliche zusammenfassung | kurzdarstellung | kurzinhalt
      zusammenfassung der ergebnisse der arbeit | deutschsprachiges abstract | deutsches abstract
      zusammenfassung der bachelorarbeit | zusammenfassung der masterarbeit | ausführliche zusammenfassung
      management-zusammenfassung
      populärwissenschaftliche zusammenfassung | abstract deutsch | kurzfassung deutsch
      deutschsprachiger abstract
    `,
    acknowledgements: `
      danksagung | danksagungen | dank | dankesworte | dankwort | worte des dankes | ein wort des dankes
      herzlichen dank | dankeswort | ein dankeschön | persönliche danksagung
    `,
    contents: `
      inhaltsverzeichnis | inhalt | gliederung | inhaltsübersicht | inhaltsangaben
      inhaltsübersicht und gliederung | inhaltverzeichnis | gesamtinhaltsverzeichnis
      inhaltsverzeichnis der arbeit | detailliertes inhaltsverzeichnis | kurzinhaltsverzeichnis
      gesamtinhalt
    `,
    listOfFigures: `
      abbildungsverzeichnis | verzeichnis der abbildungen | abbildungen
      abbildungs- und tabellenverzeichnis | bilderverzeichnis | bildverzeichnis | abbildungsliste
      liste der abbildungen | verzeichnis der bilder | diagrammverzeichnis | grafikverzeichnis
      kartenverzeichnis | abbildungs-und tabellenverzeichnis | verzeichnis der abbildungen und tabellen
      abbildungen und tabellen | abbildungsnachweis | verzeichnis der diagramme | verzeichnis der grafiken
      verzeichnis der karten | verzeichnis der illustrationen | verzeichnis der fotos | fotoverzeichnis
      illustrationsverzeichnis | schaubildverzeichnis | darstellungsverzeichnis
      verzeichnis der darstellungen | abbildungs-, tabellen- und abkürzungsverzeichnis
      notenbeispielverzeichnis | abbildungs- und diagrammverzeichnis | screenshotverzeichnis
      graphikverzeichnis | verzeichnis der schaubilder | verzeichnis der abbildungen im anhang
    `,
    listOfTables: `
      tabellenverzeichnis | verzeichnis der tabellen | tabellen | tabellen- und abbildungsverzeichnis
      liste der tabellen | tabellenliste | tabellen und abbildungen
      verzeichnis der tabellen und abbildungen | verzeichnis der übersichten | tabellen-verzeichnis
      übersichtenverzeichnis | verzeichnis der tabellen im anhang
    `,
    appendix: `
      anhang | anhänge | anlage | anlagen | anlagenteil | anhangsteil | appendix | materialanhang
      anhangband | materialienband | dokumentenanhang | elektronischer anhang | digitaler anhang
    `,
    introduction: `
      einleitung | einführung | allgemeine einleitung | hinführung | einführung und motivation
      einleitung und problemstellung | einleitung und motivation | einleitung und zielsetzung
      problemstellung | vorbemerkung | vorbemerkungen | einleitung und fragestellung | einleitung und ziele
      einleitung und aufbau der arbeit | einleitung und überblick | einleitung und theoretischer hintergrund
      einleitung und stand der forschung | einleitung und ziel der arbeit | einleitung und zielstellung
      einführung in die thematik | einführung in das thema | einführung in die arbeit
      einführung in die problemstellung | einführung und zielsetzung | einführung und überblick
      hinführung zum thema | problemstellung und zielsetzung | motivation und zielsetzung | vorüberlegungen
      prolog | einleitende bemerkungen | thematische einführung | thematische einleitung | einleitender teil
    `,
    conclusion: `
      fazit | schluss | schlussfolgerung | schlussfolgerungen | zusammenfassung und ausblick
      schlussbetrachtung | fazit und ausblick | ausblick | resümee | schlusswort | schlussbemerkung
      schlussbemerkungen | schlussteil | abschließende bemerkungen | zusammenfassung und fazit
      zusammenfassung und schlussfolgerungen | zusammenfassung und diskussion | diskussion und fazit
      diskussion und ausblick | schlussfolgerungen und ausblick | schlussfolgerung und ausblick
      schlussfolgerungen und empfehlungen | fazit und empfehlungen | konklusion
      abschließende betrachtung | schlussbetrachtungen | schlusskapitel | schlussgedanken | schlussdiskussion
      abschlussbetrachtung | abschluss und ausblick | abschließendes fazit | abschließende diskussion
      abschließende zusammenfassung | gesamtfazit | gesamtbetrachtung | zusammenfassung, fazit und ausblick
      zusammenfassung, diskussion und ausblick | diskussion, fazit und ausblick
      diskussion und schlussfolgerungen | diskussion und schlussfolgerung | diskussion und zusammenfassung
      zusammenfassende diskussion | zusammenfassende betrachtung | zusammenfassende schlussbetrachtung
      zusammenfassung der ergebnisse und ausblick | fazit und handlungsempfehlungen
      handlungsempfehlungen und fazit | fazit und diskussion | fazit und zusammenfassung
      kritische würdigung und ausblick | kritische reflexion und ausblick | zusammenfassung und empfehlungen
      bewertung und ausblick | reflexion und ausblick | perspektiven und ausblick
      weiterführende überlegungen | zusammenfassung und abschließende bemerkungen | persönliches fazit
    `,
    otherFront: `
      titelblatt | titelseite | deckblatt | widmung | vorwort | geleitwort | abkürzungsverzeichnis
      abkürzungen | symbolverzeichnis | formelverzeichnis | glossar | eidesstattliche erklärung
      eidesstattliche versicherung | ehrenwörtliche erklärung | selbstständigkeitserklärung
      selbständigkeitserklärung | erklärung | sperrvermerk | gutachter | formelzeichen | nomenklatur
      innentitel | umschlag | motto | geleitworte | eidesstattliche erklaerung
      erklärung an eides statt | eigenständigkeitserklärung | selbstständigkeitsversicherung
      erklärung zur selbstständigkeit | eidesstattliche erklärungen | urheberschaftserklärung
      verfassererklärung | erklärung zum urheberrecht | plagiatserklärung | erklärung der urheberschaft
      gender-hinweis | gendererklärung | hinweis zur gendergerechten sprache | genderhinweis
      aufgabenstellung | promotionskommission | prüfungskommission | prüfer | gutachterin | betreuer
      betreuung | erstgutachter | impressum | tag der mündlichen prüfung | abkürzungen und symbole
      abkürzungs- und symbolverzeichnis | abkürzungsliste | liste der abkürzungen
      verzeichnis der abkürzungen | symbole und abkürzungen | symbol- und abkürzungsverzeichnis
      formel- und abkürzungsverzeichnis | akronyme | abkürzungen und akronyme | formelzeichenverzeichnis
      verzeichnis der formelzeichen | verzeichnis der symbole | symbole | begriffsverzeichnis
      begriffsdefinitionen | listingverzeichnis | listings | verzeichnis der listings
      quellcodeverzeichnis | quelltextverzeichnis | algorithmenverzeichnis | gleichungsverzeichnis
      verzeichnis der anlagen | schlagwörter | schlüsselwörter | stichwörter | vertraulichkeitserklärung
      bibliographische beschreibung | bibliografische beschreibung | anhangsverzeichnis
      anlagenverzeichnis | verzeichnis der anhänge | umschlagseite | vorsatzblatt | innenblatt
      innere titelseite | schmutztitel | haupttitel | vortitel | rückseite der titelseite | widmungsblatt
      zueignung | vorwort der verfasserin | vorwort des verfassers | vorwort des autors
      hinweise zum sprachgebrauch | hinweis zum sprachgebrauch | sprachliche gleichstellung
      hinweis zur geschlechtergerechten sprache | hinweis zur sprachlichen gleichstellung | gender-erklärung
      genderklausel | gender-klausel | anmerkung zum gendern | anmerkung zur geschlechtergerechten sprache
      hinweis zum gendern | hinweis zur verwendeten sprache | hinweise zum lesen | hinweise für den leser
      lesehinweise | lesehinweis | geheimhaltungsvermerk | geheimhaltungserklärung | vertraulichkeitsvermerk
      vertraulichkeitsklausel | sperrklausel | sperrerklärung | freigabeerklärung | freigabevermerk
      einverständniserklärung zur veröffentlichung | veröffentlichungserklärung
      einwilligung zur veröffentlichung | erklärung zur veröffentlichung | erklärung zur abschlussarbeit
      erklärung zur bachelorarbeit | erklärung zur masterarbeit | erklärung zur dissertation
      erklärung zur diplomarbeit | erklärung zur prüfungsleistung | erklärung zur eigenständigkeit
      erklärung zur eigenständigen leistung | erklärung der selbstständigkeit | erklärung der selbständigkeit
      erklärung über die selbstständige abfassung | erklärung über die eigenständige erstellung der arbeit
      erklärung zur selbständigen abfassung der bachelorarbeit
      erklärung zur selbständigen abfassung der masterarbeit | erklärung zur urheberschaft
      erklärung zum plagiat | erklärung zur verwendung von ki | erklärung zur nutzung von ki
      erklärung zur verwendung generativer ki | erklärung über die verwendung von ki | ki-erklärung
      ki-verzeichnis | ki-nutzungserklärung | hilfsmittelverzeichnis | verzeichnis der hilfsmittel
      verzeichnis der verwendeten hilfsmittel | ki-hilfsmittelverzeichnis | dokumentation der ki-nutzung
      übersicht verwendeter hilfsmittel | redlichkeitserklärung | authentizitätserklärung
      originalitätserklärung | urheberrechtserklärung | urheberrechtsvermerk | autorschaftserklärung
      autorenerklärung | erklärung der autorschaft | eigenhändigkeitserklärung | ehrenerklärung
      ehrenwörtliche versicherung | eigenständigkeitsversicherung | selbständigkeitsversicherung
      erklärung selbstständigkeit | versicherung an eides statt | versicherung der selbstständigkeit
      schriftliche versicherung | schriftliche erklärung | ehrenwörtliche erklärung zur selbstständigkeit
      aufgabenblatt | themenblatt | aufgabenstellung der bachelorarbeit | aufgabenstellung der masterarbeit
      aufgabenstellung für die bachelorarbeit | aufgabenstellung für die masterarbeit
      bachelorarbeit aufgabenstellung | autorenreferat | prüfungsausschuss | promotionsausschuss
      gutachterinnen und gutachter | gutachter der dissertation | zweitgutachter | erstprüfer | zweitprüfer
      berichterstatter | referenten und korreferenten | angaben zur arbeit | erstbetreuer
      abkürzungen und begriffe | abkürzungs- und begriffsverzeichnis | abkürzungs- und formelverzeichnis
      abkürzungs- und formelzeichenverzeichnis | abkürzungsübersicht | verwendete abkürzungen
      liste der verwendeten abkürzungen | verzeichnis verwendeter abkürzungen
      verzeichnis der verwendeten abkürzungen | akronymverzeichnis | verzeichnis der akronyme
      siglenverzeichnis | siglen | verzeichnis der siglen | abkürzungen und siglen | verwendete symbole
      verwendete formelzeichen | formelzeichen und indizes | liste der formelzeichen | liste der symbole
      symbol- und formelverzeichnis | notationsverzeichnis | nomenklaturverzeichnis | zeichenerklärung
      verzeichnis der formeln | formeln und symbole | variablenverzeichnis | einheitenverzeichnis
      verzeichnis der gleichungen | verzeichnis der algorithmen | liste der algorithmen | codeverzeichnis
      verzeichnis der quelltexte | verzeichnis der codebeispiele | code-verzeichnis | listing-verzeichnis
      quellcode-verzeichnis | programmlistings | programmcodeverzeichnis | glossarverzeichnis
      verzeichnis der anlagen und anhänge | transkriptionsregeln | transkriptionskonventionen | umschrift
      hinweise zur transkription | hinweise zur umschrift | beispielverzeichnis | schlagworte
      schlüsselbegriffe | stichworte
      erklärung zum einsatz von ki | erklärung zur nutzung von ki-tools
      erklärung zur verwendung generativer ki-systeme | erklärung zur verwendung künstlicher intelligenz
      erklärung zur ki-nutzung | ki-deklaration | deklaration der ki-nutzung
      verzeichnis der verwendeten ki-tools | erklärung zur wissenschaftlichen redlichkeit
      erklärung zum eigenanteil | eigenanteilserklärung
      erklärung über die selbständige anfertigung | einverständniserklärung
      formel- und symbolverzeichnis | verzeichnis der quellcodes | mitglieder der prüfungskommission
      gender-disclaimer | gender disclaimer | bibliografische information | zum geleit
    `,
    otherBack: `
      lebenslauf | eidesstattliche erklärung | eidesstattliche versicherung
      selbstständigkeitserklärung | selbständigkeitserklärung | erklärung | index | sachregister
      register | stichwortverzeichnis | glossar | endnoten | anmerkungen | nachwort
      akademischer lebenslauf | tabellarischer lebenslauf | curriculum vitae
      wissenschaftlicher werdegang | werdegang | personenregister | namensregister | namenregister
      ortsregister | sachwortverzeichnis | schlagwortverzeichnis | erklärung an eides statt
      eigenständigkeitserklärung | thesen | fußnoten | epilog | bildnachweis | bildnachweise
      bildquellen | anhangsverzeichnis | anlagenverzeichnis | verzeichnis der anhänge
      verzeichnis der anlagen | personenverzeichnis | namensverzeichnis | ortsverzeichnis | sachindex
      personenindex | namensindex | autorenregister | autorenverzeichnis | schlagwortregister
      stichwortregister | wissenschaftlicher lebenslauf | beruflicher werdegang | akademischer werdegang
      kurzbiographie | kurzbiografie | über den autor | über die autorin | autorenbiographie | nachbemerkung
      nachbemerkungen | thesen zur dissertation | thesen der dissertation
      verzeichnis der akademischen lehrer | akademische lehrer | meine akademischen lehrer
      endnotenverzeichnis | fußnotenverzeichnis | erratum
      lebenslauf der verfasserin | kurzlebenslauf
      bildquellenverzeichnis | abbildungsnachweise | fotonachweis | ehrenwörtliche erklärung
    `,
  },
  chapters: 'kapitel | teil | abschnitt | kap.',
  captions: {
    table: 'tabelle | tab. | übersicht',
    figure: `
      abbildung | abb. | bild | grafik | diagramm | schaubild | graphik | foto | fotografie | karte
      skizze | zeichnung | schema | illustration | bildschirmfoto | screenshot | diagr. | graph
    `,
    scheme: 'schema',
    other: `
      algorithmus | listing | quellcode | quelltext | code | codebeispiel | programmcode | pseudocode
      gleichung | formel | kasten | textkasten | box | infobox | textbox | beispiel | auszug
      textauszug | interviewauszug | codeausschnitt | code-beispiel | code-listing | programmlisting
      notenbeispiel | interviewausschnitt | codeblock | code-ausschnitt | codeschnipsel | quellcodeausschnitt
    `,
    note: 'quelle | quellen | anmerkung | anmerkungen | hinweis | eigene darstellung | bildquelle',
    tableGenitive: null,
    figureGenitive: null,
    supplement: 'anhang | ergänzende | zusätzliche | anlage',
    numberSign: 'nr. | nummer | no.',
    numberFirst: 'never',
  },
  continuation: {
    behind: `
      fortsetzung | fortgesetzt | forts. | fortsetzung von vorheriger seite
      fortsetzung auf der nächsten seite | fortsetzung auf nächster seite | fortsetzung von letzter seite
      fortsetzung der vorherigen seite
    `,
    lastPart: 'schluss | ende',
    before: `
      fortsetzung | fortsetzung von | fortsetzung der | forts. | forts. von | forts. der
    `,
  },
  numbers: {
    cardinals: `
      eins | zwei | drei | vier | fünf | sechs | sieben | acht | neun | zehn | elf | zwölf
    `,
    ordinals: `
      erste/erster/erstes | zweite/zweiter/zweites | dritte/dritter/drittes | vierte/vierter/viertes
      fünfte/fünfter/fünftes | sechste/sechster/sechstes
      siebte/siebter/siebtes/siebente/siebenter/siebentes | achte/achter/achtes | neunte/neunter/neuntes
      zehnte/zehnter/zehntes | elfte/elfter/elftes | zwölfte/zwölfter/zwölftes
    `,
    ordinalEnding: null,
    ordinalSign: null,
  },
  conjunctions: 'und | oder | sowie | bzw.',
  styles: {
    caption: `
      beschriftung | bildunterschrift | tabellenüberschrift | tabellenunterschrift | bildlegende
      abbildungstitel | tabellentitel | bildbeschriftung | tabellenbeschriftung | bildtitel
      abbildungsunterschrift | abbildungsbeschriftung
    `,
    table: 'tabelle',
    figure: 'abbildung | bildunterschrift | bildlegende | bildbeschriftung | grafik',
    references: 'literatur | bibliogra | referenzen',
  },
  entries: {
    unitBefore: 's. | bd. | band | jg. | jahrgang | nr. | heft | h. | rn. | rdnr.',
    unitBehind: 's. | aufl. | . aufl. | . auflage | . jg. | . jahrgang',
    publication: `
      hrsg. | hg. | (hrsg.) | (hg.) | hgg. | u. a. | u.a. | et al | in: | verfügbar unter | abgerufen am
      abgerufen von | zugriff am | letzter zugriff | zuletzt abgerufen | zuletzt geprüft
      abrufbar unter | online unter | url: | aufl. | auflage. | auflage, | verlag | verl.
      zeitschrift für | jahrbuch | dissertation, | diss. | habil. | masterarbeit | diplomarbeit | ebd.
      ders. | dies.: | bd. | abgerufen: | zugriff: | letzter abruf | abrufdatum | zugriffsdatum
      aufgerufen am | zuletzt aufgerufen | stand: | bachelorarbeit,
    `,
  },
  falseFriends: `
    betrauung | einfühlung | einknoten | gutachtern | referenten | reverenzen | stellungen | umschlang
    verklärung
  `,
};
