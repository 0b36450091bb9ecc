import type { Language } from '../language.ts';

export const catalan: Language = {
  name: 'Catalan',
  script: 'Latin',
  headings: {
    references: `
      referències | referències bibliogràfiques | bibliografia | bibliografia i referències
      referències i bibliografia | bibliografia i fonts | fonts i bibliografia | llista de referències
      llistat de referències | obres citades | obres consultades | literatura citada | fonts consultades
      fonts bibliogràfiques | fonts documentals | fonts primàries | fonts secundàries
      bibliografia citada | bibliografia consultada | bibliografia general | bibliografia bàsica
      webgrafia | bibliografia i webgrafia | fonts d'informació | filmografia | fonts orals
      fonts electròniques | llista de referències bibliogràfiques | referències citades
      referències consultades | referències web | referències electròniques | pàgines web consultades
      webs consultades
      webgrafia consultada | bibliografia i webgrafia consultada
    `,
    ownPublications: `
      publicacions | llista de publicacions | llistat de publicacions | publicacions de l'autor
      publicacions de l'autora | publicacions derivades de la tesi | publicacions derivades
      publicacions pròpies | publicacions científiques | producció científica
      publicacions i congressos | articles publicats | publicacions relacionades amb la tesi
      publicacions resultants de la tesi | treballs publicats
    `,
    abstract: `
      resum | resum en català | resum executiu | resum (català) | resum de la tesi | resum del treball
      resum en anglès | resum en castellà | abstracte | resum del projecte | resum en espanyol | resum estès
      resum general | resums | resum en llengua anglesa | resum del tfg
      sumari executiu
    `,
    acknowledgements: `
      agraïments | agraïment | agraïments personals | paraules d'agraïment
    `,
    contents: `
      índex general | índex de continguts | taula de continguts | continguts | sumari
      taula de contingut | contingut | índex de la tesi | sumari general | taula de matèries
      índex de matèries
    `,
    listOfFigures: `
      índex de figures | llista de figures | llistat de figures | índex d'il·lustracions
      índex de gràfics | índex d'imatges | llista d'il·lustracions | llista de gràfics
      índex de figures i taules | relació de figures | llista d'imatges | índex de mapes
      índex de fotografies | llista de figures i taules | índex d'esquemes | llistat d'imatges
      índex de figures i gràfics | llista de mapes | índex de gràfiques | taula d'il·lustracions
      taula de figures | índex de diagrames
    `,
    listOfTables: `
      índex de taules | llista de taules | llistat de taules | índex de quadres | relació de taules
      índex de taules i figures | llista de quadres | índex de taules i gràfics | taula de taules
    `,
    appendix: 'annex | annexos | apèndix | apèndixs | annexes',
    introduction: `
      introducció | introducció general | presentació | introducció i objectius | preàmbul
      introducció i justificació | introducció i motivació | introducció i context | presentació del treball
      introducció i antecedents | introducció al tema | introducció i estat de la qüestió
    `,
    conclusion: `
      conclusions | conclusió | conclusions generals | conclusions finals | consideracions finals
      conclusions i treball futur | discussió i conclusions | conclusions i perspectives
      reflexions finals | conclusions i línies futures | conclusions i recomanacions | conclusió general
      conclusions i discussió | conclusions i valoració personal | conclusions i propostes
      a tall de conclusió | a mode de conclusió | conclusions i prospectiva | conclusions i limitacions
      síntesi i conclusions | comentaris finals | valoració final | conclusions del treball
      conclusions i línies de futur | conclusions i treballs futurs | discussió i conclusió
    `,
    otherFront: `
      portada | coberta | contraportada | dedicatòria | dedicatòries | prefaci | pròleg
      prefaci i agraïments | declaració | declaració d'autoria | declaració d'originalitat
      llista d'abreviatures | llistat d'abreviatures | llista d'abreviacions | abreviatures
      abreviacions | sigles | acrònims | llista d'acrònims | llista de sigles | sigles i abreviatures
      abreviatures i sigles | sigles i acrònims | llista de símbols | símbols | nomenclatura | notació
      glossari | paraules clau | tribunal | índex d'annexos | llista d'annexos | índex d'abreviatures
      presentació i agraïments | full de signatures | índex de sigles | índex d'acrònims | llistat d'acrònims
      llistat de sigles | glossari de termes | glossari de sigles | mots clau | declaració d'honor
      declaració d'autoria i originalitat | declaració responsable
      declaració d'ús d'intel·ligència artificial | índex d'equacions | índex de codis | índex d'algorismes
      nota de l'autor | fitxa del treball | fitxa del treball final | llicència d'ús del treball
      membres del tribunal | llista d'algorismes | drets d'autor i llicència | índex d'apèndixs
      glossari d'acrònims | llistat d'annexos
      declaració d'ús d'ia | declaració sobre l'ús de la intel·ligència artificial
      declaració d'ús d'eines d'intel·ligència artificial generativa | índex de fragments de codi
    `,
    otherBack: `
      glossari | índex alfabètic | índex analític | índex onomàstic | epíleg | notes | notes finals
      curriculum vitae | nota biogràfica | notes al final | biografia de l'autor | colofó | índex temàtic
      índex d'autors | índex toponímic | notes a peu de pàgina | sobre l'autor | currículum de l'autor
      procedència de les imatges | crèdits de les imatges | fe d'errates
    `,
  },
  chapters: 'capítol | part | secció | cap.',
  captions: {
    table: 'taula | quadre | tau.',
    figure: `
      figura | fig. | gràfic | gràfica | imatge | il·lustració | mapa | esquema | fotografia | foto
      dibuix | diagrama | làmina | captura de pantalla | croquis
    `,
    scheme: 'esquema',
    other: `
      algorisme | llistat | codi | codi font | fragment de codi | pseudocodi | equació | fórmula
      requadre | caixa | exemple | fragment | extracte | llistat de codi | exemple de codi
    `,
    note: 'font | fonts | nota | elaboració pròpia | notes',
    tableGenitive: null,
    figureGenitive: null,
    supplement: 'annex | apèndix | suplementària',
    numberSign: 'núm. | nº | n. | número',
    numberFirst: 'never',
  },
  continuation: {
    behind: 'continuació | cont. | continuació de la pàgina anterior | ve de la pàgina anterior',
    lastPart: 'fi | final | conclusió',
    before: 'continuació | continuació de la | continuació de | cont.',
  },
  numbers: {
    cardinals: 'un/una/u | dos/dues | tres | quatre | cinc | sis | set | vuit | nou | deu',
    ordinals: `
      primer/primera | segon/segona | tercer/tercera | quart/quarta | cinquè/cinquena | sisè/sisena
      setè/setena | vuitè/vuitena | novè/novena | desè/desena
    `,
    ordinalEnding: 'r | n | t | è | a',
    ordinalSign: null,
  },
  conjunctions: 'i | o',
  styles: {
    caption: `
      llegenda | títol de taula | títol de figura | peu de figura | peu de foto | peu d'imatge | títol taula
      títol figura
    `,
    table: 'taula',
    figure: 'figura | il·lustració | imatge',
    references: 'bibliogra | referènci',
  },
  entries: {
    unitBefore: 'p. | pp. | pàg. | pàgs. | vol. | núm. | n.',
    unitBehind: 'p. | pp. | pàg. | a ed.',
    publication: `
      et al | ed. | eds. | (ed.) | (coord.) | (dir.) | en: | disponible a | disponible en | consultat el
      consulta: | [en línia] | [consulta | recuperat de | editorial | edicions | revista | tesi doctoral
      treball de fi de | trad. | ibíd. | vol. | recuperat el | consultat a | [consulta: | data de consulta
    `,
  },
  falseFriends: null,
};
