import type { Language } from '../language.ts';

export const french: Language = {
  name: 'French',
  script: 'Latin',
  headings: {
    references: `
      références | références bibliographiques | références bibliographies | bibliographie | liste des références
      liste de références | médiagraphie | webographie | sitographie | ouvrages cités
      sources et bibliographie | bibliographie générale | références citées | liste bibliographique
      référence | référence bibliographique | références et bibliographie | bibliographie et références
      bibliographie et sitographie | bibliographie et webographie | bibliographie et sources
      bibliographie sélective | bibliographie sommaire | bibliographie thématique
      bibliographie indicative | bibliographie commentée | bibliographie et médiagraphie
      liste des références bibliographiques | liste de références bibliographiques
      liste des ouvrages cités | liste des ouvrages consultés | ouvrages consultés
      ouvrages et articles cités | ouvrages généraux | œuvres citées | travaux cités | sources
      sources primaires | sources secondaires | sources imprimées | sources manuscrites
      références utilisées | références consultées | sources consultées | littérature citée | littérature | références webographiques
      références sitographiques | références électroniques | webliographie | filmographie
      corpus bibliographique | bibliographiques | documents consultés | éléments bibliographiques | index bibliographique
      liste bibliographique des références | bibliographie et netographie | netographie
      bibliographie finale | bibliographie complémentaire | bibliographie citée | bibliographie consultée
      bibliographie raisonnée | bibliographie analytique | bibliographie critique | bibliographie utilisée
      bibliographie de référence | bibliographie numérique | références numériques | références internet
      références documentaires | références juridiques | références normatives | sources bibliographiques
      sources documentaires | sources et documents | sources et travaux | sources d'archives
      sources électroniques | sources internet | sources orales | sources citées | sources numériques
      état des sources | liste des sources | liste des œuvres citées | liste des documents consultés
      ouvrages de référence | ouvrages consultés et cités | articles consultés | sites internet consultés
      sites web consultés | sites consultés | sites internet | documents électroniques | documents cités
      littérature consultée | table des références | travaux consultés
      références bibliographiques et webographiques | discographie | vidéographie
      listes des références | table bibliographique
    `,
    ownPublications: `
      liste des publications | publications | mes publications | publications de l'auteur
      publications personnelles | publications et communications | liste de publications
      publications issues de la thèse | publications issues de cette thèse | publications scientifiques
      travaux publiés | liste des travaux publiés | liste des publications et communications
      production scientifique | productions scientifiques | articles publiés
      communications et publications | publications liées à la thèse | publications relatives à la thèse
      publications et conférences | publications et présentations | publications liées à cette thèse
      liste des travaux | liste des articles | liste des articles publiés | valorisation des travaux
      valorisation de la thèse | valorisation scientifique | publications dans le cadre de la thèse
      publications associées à la thèse | publications de la thèse | publications et valorisation
      communications scientifiques | liste des communications | liste des travaux scientifiques
      publications et travaux | contributions scientifiques | publications effectuées durant la thèse
      travaux scientifiques
      publications et brevets | publications issues de ce travail
    `,
    abstract: `
      résumé | sommaire exécutif | abrégé | résumé de la thèse | résumé en français | résumé français
      résumé du mémoire | résumé de thèse | résumé vulgarisé | résumé exécutif | résumé substantiel
      résumé long | résumé étendu | résumé (français) | résumé court | résumé en anglais | résumés
      synopsis | résumé en arabe | résumé arabe | résumé anglais | résumé en espagnol | résumé en allemand
      résumé en italien | résumé du projet | résumé du travail | résumé de l'étude
      résumé du travail de fin d'études | résumé du rapport | résumé de l'article | résumé général
      résumé détaillé | résumé grand public | résumé analytique | résumé scientifique
      résumé de la recherche | résumé en langue française | résumé en langue anglaise | résumé en néerlandais
      note de synthèse
    `,
    acknowledgements: `
      remerciements | remerciement | mes remerciements | remerciements personnels
      avant-propos et remerciements | note de remerciements | mot de remerciement | mots de remerciement
      mes plus vifs remerciements
    `,
    contents: `
      table des matières | sommaire | tables des matières | table de matières | table de matière
      table des matière | sommaire détaillé | sommaire général | table générale des matières | contenu
      plan du mémoire | plan de la thèse | plan détaillé | table générale | table analytique des matières
      table des matières détaillée | table des matières générale | sommaire analytique | table de contenu
      table du contenu | tables de contenus | index des matières | sommaire de la thèse
    `,
    listOfFigures: `
      liste des figures | table des figures | table des illustrations | liste des illustrations
      index des figures | liste des figures et tableaux | liste des images | liste des photos
      liste des photographies | liste des cartes | liste des graphiques | liste des schémas
      liste des planches | liste des figures et des tableaux | index des illustrations
      index des images | table des cartes | table des graphiques
      liste des illustrations et des figures | table des figures et illustrations
      liste des illustrations et tableaux | liste des figures et illustrations
      liste des figures et graphiques | liste des figures et des graphiques | liste des figures et schémas
      liste des figures et photos | liste des figures et des illustrations | liste des graphes
      liste des courbes | liste des histogrammes | liste des diagrammes | liste des documents
      liste des croquis | liste des dessins | liste des figures et cartes | liste des organigrammes
      table des photographies | table des photos | table des schémas | table des images | table des planches
      index des cartes | index des graphiques | index des photographies | liste d'illustrations
      liste de figures | liste des exemples musicaux | liste des encarts | liste des captures d'écran
      listes des figures | sommaire des figures
    `,
    listOfTables: `
      liste des tableaux | table des tableaux | index des tableaux | liste des tableaux et figures
      liste des tableaux et des figures | table des tableaux et figures | liste des tableaux et graphiques
      liste des tableaux et des graphiques | liste des tableaux, figures et graphiques
      liste des tableaux et encadrés | liste des tableaux et illustrations
      table des tableaux et des figures | index des tableaux et des figures | liste de tableaux
      liste des tableaux et schémas | table des tableaux et graphiques | liste des tableaux et cartes
      listes des tableaux
    `,
    appendix: `
      annexe | annexes | appendice | appendices | pièces jointes | documents annexes
      annexes et documents | cahier d'annexes | dossier d'annexes | livret d'annexes | recueil d'annexes
      volume d'annexes | documents complémentaires | matériel supplémentaire
      matériel complémentaire
    `,
    introduction: `
      introduction | intro | introduction générale | introduction générale et problématique
      problématique générale | introduction et problématique | chapitre introductif
      propos introductifs | préambule | introduction et contexte | introduction et objectifs
      introduction et état de l'art | introduction et revue de littérature | introduction et motivation
      introduction et contexte général | introduction au sujet | introduction à l'étude
      introduction de la recherche | introduction de la thèse | introduction du mémoire | propos liminaires
      remarques préliminaires | remarques introductives | prolégomènes
    `,
    conclusion: `
      conclusion | conclusions | conclusion générale | conclusion et perspectives
      conclusions et perspectives | conclusion et discussion | conclusion et recommandations
      conclusions et recommandations | conclusions générales | conclusion générale et perspectives
      conclusions générales et perspectives | conclusion finale | discussion et conclusion
      propos conclusifs | remarques finales | épilogue | bilan et perspectives | conclusion partielle
      conclusion générale et recommandations | conclusion générale et discussion | conclusion et ouverture
      conclusions et recommandations générales | conclusion, recommandations et perspectives
      conclusion et perspectives de recherche | conclusions et travaux futurs | conclusion et travaux futurs
      conclusion et suggestions | conclusion de la recherche | conclusion du mémoire | conclusion de la thèse
      conclusion de l'étude | conclusions et suggestions | discussion générale et conclusion
      discussion générale et perspectives | discussion générale, conclusions et perspectives
      discussion générale et conclusions | discussion, conclusion et perspectives
      discussion et perspectives | synthèse et conclusion | synthèse et perspectives
      synthèse et conclusions | synthèse générale | considérations finales | remarques conclusives
      remarques de conclusion | en guise de conclusion | perspectives et conclusion | résumé et conclusion
      bilan et conclusion | conclusions finales | chapitre conclusif | pour conclure | mot de la fin
      bilan général
    `,
    otherFront: `
      page de titre | page titre | dédicace | dédicaces | avant-propos | préface
      liste des abréviations | liste des sigles | liste des sigles et abréviations
      liste des sigles et des acronymes | sigles et acronymes | liste des acronymes | liste des symboles
      notations | nomenclature | glossaire | liste des annexes | composition du jury | jury
      identification du jury | membres du jury | déclaration | mots-clés | épigraphe | page de garde
      page de couverture | couverture | page de présentation | avertissement | attestation d'originalité
      déclaration d'originalité | déclaration sur l'honneur | attestation sur l'honneur
      déclaration anti-plagiat | charte anti-plagiat | engagement de non-plagiat
      déclaration de non-plagiat | autorisation | droits d'auteur | directeur de thèse
      directeur de mémoire | composition du comité | membres du comité | abréviations | sigles
      acronymes | abréviations et sigles | abréviations et acronymes | acronymes et abréviations
      liste des abréviations et acronymes | liste des abréviations et sigles
      liste des abréviations, sigles et acronymes | liste des abréviations et des sigles
      liste des abréviations, des sigles et des acronymes | liste des acronymes et abréviations
      liste d'abréviations | table des abréviations | tableau des abréviations | liste des notations
      symboles | liste des symboles et abréviations | liste des encadrés | liste des algorithmes
      liste des équations | table des annexes | liste des appendices | préface et remerciements
      exergue | lexique | note au lecteur | note de l'auteur | note liminaire | translittération
      mots clés | mots-clefs | liste des pièces jointes | page de signatures | page d'approbation
      page de dédicace | page d'identification du jury | page de présentation du jury | ce mémoire intitulé
      cette thèse intitulée | devant le jury | devant le jury composé de | jury de thèse | jury de soutenance
      jury de mémoire | membres du jury de thèse | composition du jury de thèse | comité de thèse
      comité d'encadrement | comité de suivi | comité de suivi de thèse | comité d'évaluation
      comité de lecture | équipe d'encadrement | approbation du jury | autorisation de soutenance
      autorisation de dépôt | autorisation de diffusion | autorisation de publication
      autorisation de reproduction | autorisation d'imprimer | permis d'imprimer | fiche d'approbation
      fiche de validation | fiche d'autorisation | attestation de non-plagiat | attestation anti-plagiat
      attestation d'authenticité | attestation de conformité | attestation de correction
      attestation d'authenticité et de non-plagiat | certificat d'originalité | déclaration d'authenticité
      déclaration d'intégrité | déclaration d'intégrité académique
      déclaration d'intégrité relative au plagiat | déclaration de l'auteur | déclaration solennelle
      déclaration d'engagement | déclaration de bonne foi | déclaration de paternité
      déclaration sur le plagiat | déclaration relative au plagiat | déclaration éthique
      déclaration d'indépendance | déclaration d'utilisation de l'intelligence artificielle
      déclaration sur l'utilisation de l'intelligence artificielle
      déclaration d'usage de l'intelligence artificielle | engagement anti-plagiat | engagement sur l'honneur
      engagement de l'auteur | certificat de non-plagiat | lettre d'engagement | charte de non-plagiat
      charte du doctorat | charte de déontologie | règlement anti-plagiat | clause de confidentialité
      clause de non-responsabilité | clause de non responsabilité | avis de non-responsabilité
      avertissements | avertissement au lecteur | mention de confidentialité | non-responsabilité
      mentions légales | droits de reproduction | licence creative commons | mise en garde
      notice bibliographique | notice analytique | fiche signalétique | fiche descriptive
      fiche technique du mémoire | page de faux-titre | faux-titre | faux titre | deuxième de couverture
      première de couverture | préambule et remerciements | avis au lecteur | note aux lecteurs
      note de l'autrice | note de lecture | note sur la translittération | note sur la transcription
      notes de translittération | système de translittération | système de transcription
      conventions de transcription | table de translittération | tableau de translittération
      conventions typographiques | conventions d'écriture | note terminologique | note linguistique
      note préliminaire | mots introductifs | contribution des auteurs | contributions des auteurs
      contribution des co-auteurs | sujet du mémoire | liste d'acronymes | liste de sigles
      liste des sigles et des abréviations | liste des abréviations et des symboles
      liste des abréviations et des acronymes | liste des abréviations utilisées
      liste des principales abréviations | principales abréviations | principaux sigles
      liste des acronymes et des abréviations | liste des symboles et des abréviations | liste des unités
      liste des variables | liste des formules | liste des termes | liste des codes
      liste des extraits de code | liste des listings | liste des théorèmes | liste des annexes et appendices
      table des sigles | table des sigles et abréviations | table des acronymes | table des symboles
      table des encadrés | table des équations | table des algorithmes | tableau des sigles
      tableau des acronymes | index des sigles | index des abréviations | index des annexes
      index des sigles et abréviations | glossaire des abréviations | glossaire des acronymes
      glossaire des sigles | glossaire des termes | abréviations utilisées | mots clefs
      sommaire des annexes
      avant propos | avants-propos | déclaration sur l'utilisation de l'ia
      déclaration d'utilisation de l'ia générative
      déclaration relative à l'utilisation de l'intelligence artificielle | déclaration d'usage de l'ia
      déclaration d'utilisation d'outils d'ia | déclaration anti plagiat | déclaration de l'étudiant
      attestation | approbation | page d'acceptation | liste des codes sources
      liste des programmes | principales notations | in memoriam | serment d'hippocrate
      serment de galien | liste des enseignants
    `,
    otherBack: `
      index | glossaire | curriculum vitae | postface | notes | quatrième de couverture | index des noms
      index des auteurs | index thématique | index général | lexique | notes de fin
      notes de bas de page | cv | biographie | biographie de l'auteur | crédits photographiques
      achevé d'imprimer | liste des pièces jointes | index des matières et des noms | index des noms propres
      index des noms de personnes | index des noms de lieux | index des lieux | index des termes
      index des notions | index des mots-clés | index alphabétique | index nominum | index rerum
      index locorum | index des œuvres | index des concepts | table des renvois | présentation de l'auteur
      à propos de l'auteur | notice biographique | note biographique | curriculum vitæ | parcours de l'auteur
      crédits des illustrations | crédits des images | sources des illustrations | origine des illustrations
      dos de couverture | glossaire terminologique | épilogue et remerciements
      serment d'hippocrate | serment de galien | vu et permis d'imprimer
    `,
  },
  chapters: 'chapitre | partie | section | chap. | titre',
  captions: {
    table: 'tableau | tabl. | tab. | table',
    figure: `
      figure | fig. | illustration | schéma | graphique | carte | photo | image | planche | photographie
      dessin | croquis | diagramme | illustr. | ill. | capture d'écran | cliché | courbe | histogramme
      organigramme | graph.
    `,
    scheme: 'schéma',
    other: `
      algorithme | listing | code | code source | extrait de code | pseudo-code | équation | formule
      encadré | boîte | exemple | extrait | échantillon | verbatim | extrait d'entretien | extrait de texte
      exemple de code | bloc de code | fragment de code
    `,
    note: 'source | sources | note | notes | élaboré par',
    tableGenitive: null,
    figureGenitive: null,
    supplement: 'annexe | supplémentaire',
    numberSign: 'n° | no. | nr. | numéro',
    numberFirst: 'never',
  },
  continuation: {
    behind: 'suite | suite et fin | suite de la page précédente | suite de la page | suite du tableau',
    lastPart: 'fin | conclusion',
    before: `
      suite | suite du | suite de la | suite de | suite et fin du | suite et fin de la
    `,
  },
  numbers: {
    cardinals: 'un/une | deux | trois | quatre | cinq | six | sept | huit | neuf | dix',
    ordinals: `
      premier/première | deuxième/second/seconde | troisième | quatrième | cinquième | sixième
      septième | huitième | neuvième | dixième
    `,
    ordinalEnding: 'er | re | ère | e | eme | ier | nd | nde',
    ordinalSign: null,
  },
  conjunctions: 'et | ou',
  styles: {
    caption: `
      légende | titre de figure | titre de tableau | titre figure | titre tableau | titre d'illustration
      titre de l'illustration | titre de la figure | titre du tableau | titre illustration
      titre de graphique | titre des figures | titre des tableaux
    `,
    table: 'tableau',
    figure: 'figure | illustration | photographie',
    references: 'bibliogra | référence',
  },
  entries: {
    unitBefore: 'p. | pp. | vol. | n° | no | t. | tome | fasc.',
    unitBehind: 'p. | e éd.',
    publication: `
      et al | éd. | éds. | (dir.) | dir. | dans : | dans: | in : | in: | in, | consulté le | récupéré de
      repéré à | disponible sur | disponible à | en ligne | [en ligne] | éditions
      presses universitaires | revue | thèse de doctorat | mémoire de | actes du colloque | actes de
      coll. | trad. | ibid. | op. cit. | vol. | disponible en ligne | consulté en | consulté sur
      accessible sur | accédé le | mémoire de master | thèse de doctorat, | dernière consultation
      page consultée le | récupéré sur
    `,
  },
  falseFriends: `
    abstrait | bibliographe | littérateur | nomenclateur | promesse | prémisse | résister | révérence
    souplement
  `,
};
