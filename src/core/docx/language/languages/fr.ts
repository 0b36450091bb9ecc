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
    `,
    ownPublications: `
      liste des publications | publications | mes publications | publications de l'auteur
      publications personnelles | publications et communications | liste de publications
      publications issues de la thèse | publications issues de cette thèse | publications scientifiques
      travaux publiés | liste des travaux publiés | liste des publications et communications
      production scientifique | productions scientifiques | articles publiés
      communications et publications | publications liées à la thèse | publications relatives à la thèse
    `,
    abstract: `
      résumé | sommaire exécutif | abrégé | résumé de la thèse | résumé en français | résumé français
      résumé du mémoire | résumé de thèse | résumé vulgarisé | résumé exécutif | résumé substantiel
      résumé long | résumé étendu | résumé (français) | résumé court | résumé en anglais | résumés
      synopsis
    `,
    acknowledgements: `
      remerciements | remerciement | mes remerciements | remerciements personnels
      avant-propos et remerciements
    `,
    contents: `
      table des matières | sommaire | tables des matières | table de matières | table de matière
      table des matière | sommaire détaillé | sommaire général | table générale des matières | contenu
      plan du mémoire | plan de la thèse | plan détaillé
    `,
    listOfFigures: `
      liste des figures | table des figures | table des illustrations | liste des illustrations
      index des figures | liste des figures et tableaux | liste des images | liste des photos
      liste des photographies | liste des cartes | liste des graphiques | liste des schémas
      liste des planches | liste des figures et des tableaux | index des illustrations
      index des images | table des cartes | table des graphiques
      liste des illustrations et des figures | table des figures et illustrations
    `,
    listOfTables: `
      liste des tableaux | table des tableaux | index des tableaux | liste des tableaux et figures
      liste des tableaux et des figures | table des tableaux et figures
    `,
    appendix: `
      annexe | annexes | appendice | appendices | pièces jointes | documents annexes
      annexes et documents
    `,
    introduction: `
      introduction | intro | introduction générale | introduction générale et problématique
      problématique générale | introduction et problématique | chapitre introductif
      propos introductifs | préambule
    `,
    conclusion: `
      conclusion | conclusions | conclusion générale | conclusion et perspectives
      conclusions et perspectives | conclusion et discussion | conclusion et recommandations
      conclusions et recommandations | conclusions générales | conclusion générale et perspectives
      conclusions générales et perspectives | conclusion finale | discussion et conclusion
      propos conclusifs | remarques finales | épilogue | bilan et perspectives | conclusion partielle
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
      mots clés | mots-clefs | liste des pièces jointes
    `,
    otherBack: `
      index | glossaire | curriculum vitae | postface | notes | quatrième de couverture | index des noms
      index des auteurs | index thématique | index général | lexique | notes de fin
      notes de bas de page | cv | biographie | biographie de l'auteur | crédits photographiques
      achevé d'imprimer | liste des pièces jointes
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
    other: `
      algorithme | listing | code | code source | extrait de code | pseudo-code | équation | formule
      encadré | boîte | exemple | extrait | échantillon | verbatim
    `,
    note: 'source | sources | note',
    tableGenitive: null,
    figureGenitive: null,
    supplement: 'annexe | supplémentaire',
    numberSign: 'n° | no. | nr. | numéro',
    numberFirst: 'never',
  },
  continuation: {
    behind: 'suite | suite et fin | suite de la page précédente',
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
      légende | titre de figure | titre de tableau | titre figure | titre tableau
    `,
    table: 'tableau',
    figure: 'figure | illustration | photographie',
  },
  entries: {
    unitBefore: 'p. | pp. | vol. | n° | no | t. | tome | fasc.',
    unitBehind: 'p. | e éd.',
    publication: `
      et al | éd. | éds. | (dir.) | dir. | dans : | dans: | in : | in: | in, | consulté le | récupéré de
      repéré à | disponible sur | disponible à | en ligne | [en ligne] | éditions
      presses universitaires | revue | thèse de doctorat | mémoire de | actes du colloque | actes de
      coll. | trad. | ibid. | op. cit. | vol.
    `,
  },
  falseFriends: `
    abstrait | bibliographe | littérateur | nomenclateur | promesse | prémisse | résister | révérence
    souplement
  `,
};
