import type { Language } from '../language.ts';

export const swedish: Language = {
  name: 'Swedish',
  script: 'Latin',
  headings: {
    references: `
      referenser | referenslista | litteraturförteckning | källförteckning | litteratur | källor
      bibliografi | käll- och litteraturförteckning | litteraturlista | referensförteckning | referens
      källor och litteratur | litteratur och källor | litteratur- och källförteckning
      käll och litteraturförteckning | källhänvisning | källhänvisningar | källförteckningar
      källor och referenser | referenser och källor | litteraturreferenser | litteraturhänvisningar
      litteraturförteckningar | tryckta källor | otryckta källor | elektroniska källor | internetkällor
      muntliga källor | primärkällor | sekundärkällor | citerad litteratur | citerade verk
      använd litteratur | bibliografi och källor | refererad litteratur | förteckning över källor
      använda källor | anförd litteratur | digitala källor | övriga källor | offentligt tryck
      rättsfallsförteckning | rättsfallsregister | käll- och referenslista | käll- och referensförteckning
      käll- & litteraturförteckning
      webbkällor | referenslitteratur | förteckning över referenser
    `,
    ownPublications: `
      publikationer | publikationslista | lista över publikationer | lista över artiklar | delarbeten
      ingående artiklar | ingående delarbeten | lista över delarbeten | egna publikationer
      författarens publikationer | vetenskapliga publikationer | originalartiklar
      förteckning över publikationer | originalpublikationer | ingående publikationer
      avhandlingens delarbeten | inkluderade artiklar | inkluderade publikationer
      förteckning över delarbeten | artiklar i avhandlingen | bifogade artiklar | övriga publikationer
      publikationer av författaren
    `,
    abstract: `
      sammanfattning | abstract | sammandrag | referat | sammanfattning på svenska
      svensk sammanfattning | populärvetenskaplig sammanfattning | engelsk sammanfattning
      sammanfattningar | abstrakt | svenskt sammandrag | sammanfattning på engelska | kort sammanfattning
      populärvetenskaplig sammanfattning på svenska | sammanfattning av uppsatsen | svenskt abstract
      utökad sammanfattning | lättläst sammanfattning
    `,
    acknowledgements: `
      tack | erkännanden | författarens tack | tackord | förord och tack | tillkännagivanden
      författarnas tack | stort tack | erkännande | tack till | ett stort tack
    `,
    contents: 'innehåll | innehållsförteckning | innehållslista | innehållsöversikt',
    listOfFigures: `
      figurförteckning | figurer | förteckning över figurer | lista över figurer | bildförteckning
      lista över bilder | bilder | illustrationsförteckning | lista över illustrationer
      figur- och tabellförteckning | förteckning över figurer och tabeller
      lista över figurer och tabeller | figurlista | bildlista | diagramförteckning | figurer och tabeller
      förteckning över illustrationer | bild- och figurförteckning | förteckning över bilder
    `,
    listOfTables: `
      tabellförteckning | tabeller | förteckning över tabeller | lista över tabeller | tabellista
      tabell- och figurförteckning | lista över tabeller och figurer | figurer och tabeller
      tabeller och figurer
    `,
    appendix: 'bilaga | bilagor | appendix | appendices | appendixdel',
    introduction: `
      inledning | introduktion | introduktion och bakgrund | inledning och bakgrund | inledande kapitel
      inledning och syfte | inledande ord | inledning och problemformulering
      inledning, syfte och frågeställningar | allmän inledning | inledning och problembakgrund
    `,
    conclusion: `
      slutsats | slutsatser | avslutning | sammanfattande slutsatser | avslutande diskussion
      slutsats och diskussion | slutsatser och diskussion | diskussion och slutsats
      diskussion och slutsatser | avslutande reflektioner | avslutande ord | avslutande kommentarer
      sammanfattning och slutsatser | slutord | konklusion | konklusioner
      slutsatser och rekommendationer | sammanfattande diskussion | avslutande reflektion | slutdiskussion
      slutsats och framtida arbete | slutsatser och framtida arbete | slutsats och rekommendationer
      slutreflektion | slutsats och vidare forskning | slutsatser och fortsatt forskning
      slutsatser och vidare forskning | sammanfattning och diskussion | avslutande sammanfattning
      sammanfattning och avslutande diskussion
    `,
    otherFront: `
      titelsida | försättsblad | dedikation | förord | förkortningar | förkortningslista
      lista över förkortningar | symbollista | ordlista | nyckelord | omslag | titelblad | motto
      tillägnan | företal | förkortningar och symboler | förkortningar och begrepp
      förkortningsförteckning | begrepp och förkortningar | begreppslista | begreppsförklaringar
      beteckningar | nomenklatur | symboler | lista över symboler | lista över akronymer | akronymer
      sökord | sekretessförbindelse | betygskommitté | bilageförteckning | framsida | författarens förord
      förteckning över förkortningar | använda förkortningar | symbolförteckning | ordförklaringar
      förteckning över bilagor | lista över bilagor | intyg om originalitet | originalitetsförklaring
      formelförteckning | kodförteckning | förklaring om användning av ai | redovisning av ai-användning
      författarförsäkran | teckenförklaring | ekvationsförteckning
      ai-deklaration | deklaration av ai-användning | deklaration om användning av ai
      förkortningar och definitioner
      ord- och begreppsförklaringar
    `,
    otherBack: `
      sakregister | register | index | ordlista | efterord | noter | slutnoter | personregister
      ordregister | fotnoter | epilog | meritförteckning | biografi | curriculum vitae | om författaren
      bilageförteckning | efterskrift | bildkällor | författarpresentation
    `,
  },
  chapters: 'kapitel | kapitlet | del | delen | avsnitt | kap.',
  captions: {
    table: 'tabell | tab.',
    figure: `
      figur | fig. | bild | diagram | foto | fotografi | karta | skiss | schema | teckning
      illustration | graf | skärmbild | flödesschema | plansch
    `,
    scheme: 'schema',
    other: `
      algoritm | listning | kod | källkod | kodexempel | kodavsnitt | pseudokod | ekvation | formel
      ruta | faktaruta | exempel | utdrag | kodutdrag | kodlistning | kodblock | kodsnutt
    `,
    note: 'källa | källor | anmärkning | not',
    tableGenitive: null,
    figureGenitive: null,
    supplement: 'bilaga | appendix | kompletterande',
    numberSign: 'nr. | no. | nummer',
    numberFirst: 'never',
  },
  continuation: {
    behind: `
      fortsättning | fortsatt | forts. | fortsättning från föregående sida | fortsatt från föregående sida
    `,
    lastPart: 'slut | avslutning',
    before: 'fortsättning | fortsättning av | fortsättning på | forts. | forts. av',
  },
  numbers: {
    cardinals: 'ett/en | två | tre | fyra | fem | sex | sju | åtta | nio | tio',
    ordinals: `
      första | andra | tredje | fjärde | femte | sjätte | sjunde | åttonde | nionde | tionde
    `,
    ordinalEnding: 'a | e | :a | :e',
    ordinalSign: null,
  },
  conjunctions: 'och | eller | samt',
  styles: {
    caption: `
      bildtext | figurtext | tabelltext | tabellrubrik | figurrubrik | tabelltitel | beskrivning figur
    `,
    table: 'tabell',
    figure: 'figur | bildtext | illustration',
    references: 'litteratur | bibliogra | referens',
  },
  entries: {
    unitBefore: 's. | ss. | sid. | nr. | nr | årg. | bd. | vol.',
    unitBehind: 's. | sid. | uppl. | :a uppl. | :e uppl.',
    publication: `
      et al | m.fl. | red. | (red.) | (red) | i: | hämtad från | hämtad | tillgänglig på | tillgänglig:
      tillgängligt: | förlag | förlaget | tidskrift | doktorsavhandling | avhandling | uppl. | diss.
      hämtad den | hämtat från | hämtad: | tillgänglig via
    `,
  },
  falseFriends: `
    anslutning | inredning | lastings | referents | reverens | slitsats | sammansättning
    sammansättningar
  `,
};
