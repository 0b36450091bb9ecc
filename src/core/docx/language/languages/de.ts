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
      filmografie | filmographie
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
    `,
    abstract: `
      zusammenfassung | kurzfassung | abstract | kurzzusammenfassung | inhaltsangabe
      deutsche zusammenfassung | kurzreferat | zusammenfassung der arbeit
      zusammenfassung der dissertation | zusammenfassung (deutsch)
      zusammenfassung in deutscher sprache | abstrakt | kurzbeschreibung
      deutschsprachige zusammenfassung | zusammenfassung auf deutsch | englische zusammenfassung
      referat | executive summary (deutsch)
    `,
    acknowledgements: `
      danksagung | danksagungen | dank | dankesworte | dankwort | worte des dankes | ein wort des dankes
      herzlichen dank
    `,
    contents: `
      inhaltsverzeichnis | inhalt | gliederung | inhaltsübersicht | inhaltsangaben
      inhaltsübersicht und gliederung | inhaltverzeichnis
    `,
    listOfFigures: `
      abbildungsverzeichnis | verzeichnis der abbildungen | abbildungen
      abbildungs- und tabellenverzeichnis | bilderverzeichnis | bildverzeichnis | abbildungsliste
      liste der abbildungen | verzeichnis der bilder | diagrammverzeichnis | grafikverzeichnis
      kartenverzeichnis | abbildungs-und tabellenverzeichnis | verzeichnis der abbildungen und tabellen
      abbildungen und tabellen | abbildungsnachweis
    `,
    listOfTables: `
      tabellenverzeichnis | verzeichnis der tabellen | tabellen | tabellen- und abbildungsverzeichnis
      liste der tabellen | tabellenliste | tabellen und abbildungen
      verzeichnis der tabellen und abbildungen
    `,
    appendix: `
      anhang | anhänge | anlage | anlagen | anlagenteil | anhangsteil | appendix | materialanhang
    `,
    introduction: `
      einleitung | einführung | allgemeine einleitung | hinführung | einführung und motivation
      einleitung und problemstellung | einleitung und motivation | einleitung und zielsetzung
      problemstellung | vorbemerkung | vorbemerkungen
    `,
    conclusion: `
      fazit | schluss | schlussfolgerung | schlussfolgerungen | zusammenfassung und ausblick
      schlussbetrachtung | fazit und ausblick | ausblick | resümee | schlusswort | schlussbemerkung
      schlussbemerkungen | schlussteil | abschließende bemerkungen | zusammenfassung und fazit
      zusammenfassung und schlussfolgerungen | zusammenfassung und diskussion | diskussion und fazit
      diskussion und ausblick | schlussfolgerungen und ausblick | schlussfolgerung und ausblick
      schlussfolgerungen und empfehlungen | fazit und empfehlungen | konklusion
      abschließende betrachtung
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
      anlagenverzeichnis | verzeichnis der anhänge
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
      verzeichnis der anlagen
    `,
  },
  chapters: 'kapitel | teil | abschnitt | kap.',
  captions: {
    table: 'tabelle | tab. | übersicht',
    figure: `
      abbildung | abb. | bild | grafik | diagramm | schaubild | graphik | foto | fotografie | karte
      skizze | zeichnung | schema | illustration | bildschirmfoto | screenshot | diagr. | graph
    `,
    other: `
      algorithmus | listing | quellcode | quelltext | code | codebeispiel | programmcode | pseudocode
      gleichung | formel | kasten | textkasten | box | infobox | textbox | beispiel | auszug
      textauszug | interviewauszug
    `,
    note: 'quelle | quellen | anmerkung | anmerkungen | hinweis',
    tableGenitive: null,
    figureGenitive: null,
    supplement: 'anhang | ergänzende | zusätzliche | anlage',
    numberSign: 'nr. | nummer | no.',
    numberFirst: 'never',
  },
  continuation: {
    behind: `
      fortsetzung | fortgesetzt | forts. | fortsetzung von vorheriger seite
      fortsetzung auf der nächsten seite | fortsetzung auf nächster seite
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
      abbildungstitel | tabellentitel
    `,
    table: 'tabelle',
    figure: 'abbildung | bildunterschrift | bildlegende | bildbeschriftung | grafik',
  },
  entries: {
    unitBefore: 's. | bd. | band | jg. | jahrgang | nr. | heft | h. | rn. | rdnr.',
    unitBehind: 's. | aufl. | . aufl. | . auflage | . jg. | . jahrgang',
    publication: `
      hrsg. | hg. | (hrsg.) | (hg.) | hgg. | u. a. | u.a. | et al | in: | verfügbar unter | abgerufen am
      abgerufen von | zugriff am | letzter zugriff | zuletzt abgerufen | zuletzt geprüft
      abrufbar unter | online unter | url: | aufl. | auflage. | auflage, | verlag | verl.
      zeitschrift für | jahrbuch | dissertation, | diss. | habil. | masterarbeit | diplomarbeit | ebd.
      ders. | dies.: | bd.
    `,
  },
  falseFriends: `
    betrauung | einfühlung | einknoten | gutachtern | referenten | reverenzen | stellungen | umschlang
    verklärung
  `,
};
