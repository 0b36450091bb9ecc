import type { Language } from '../language.ts';

export const albanian: Language = {
  name: 'Albanian',
  script: 'Latin',
  headings: {
    references: `
      bibliografia | bibliografi | literatura | literatura e përdorur | literatura e shfrytëzuar | referencat
      lista e referencave | referenca | burimet | burimet e përdorura | lista e literaturës
      lista e burimeve | referencat bibliografike | referencat dhe bibliografia | literatura dhe burimet
      burimet dhe literatura | burimet nga interneti | burime nga interneti | burimet elektronike
      literatura e konsultuar
      lista e literaturës së përdorur | literatura e cituar
    `,
    ownPublications: `
      publikimet | lista e publikimeve | publikimet e autorit | punimet e publikuara
      botimet e autorit | artikujt e botuar | publikime shkencore
      punimet e botuara
    `,
    abstract: 'abstrakt | abstrakti | përmbledhje | përmbledhja | rezyme | rezymeja',
    acknowledgements: `
      falënderime | falënderimet | falënderim | mirënjohje | falënderime dhe mirënjohje
    `,
    contents: 'përmbajtja | përmbajtje | tabela e përmbajtjes | pasqyra e lëndës',
    listOfFigures: `
      lista e figurave | lista e grafikëve | lista e ilustrimeve | lista e fotove | lista e grafikoneve
      lista e diagrameve | tabela e figurave
    `,
    listOfTables: 'lista e tabelave | lista e tabelave dhe figurave',
    appendix: 'shtojca | shtojcë | shtojcat | aneks | anekset | aneksi | apendiks | shtojcë a | shtojcë b',
    introduction: 'hyrje | hyrja | parathënie dhe hyrje | hyrje e përgjithshme',
    conclusion: `
      përfundime | përfundimi | përfundimet | konkluzione | konkluzionet | konkluzion
      përfundime dhe rekomandime | konkluzione dhe rekomandime | përfundimet dhe rekomandimet
      konkluzionet dhe rekomandimet | përfundime dhe sugjerime
    `,
    otherFront: `
      parathënie | deklaratë | deklarata | deklarata e autorësisë | deklaratë e autorësisë | dedikim
      kushtim | shkurtesat | lista e shkurtesave | lista e shkurtimeve | lista e akronimeve | akronimet
      fjalët kyçe | fjalë kyçe | lista e simboleve | lista e shtojcave | fjalori i termave | fletë prezantuese
      deklarata e origjinalitetit | deklaratë për përdorimin e inteligjencës artificiale | shkurtime
    `,
    otherBack:
      'indeksi | fjalori | fjalorth | shënime | shënimet | jetëshkrimi | biografia e autorit | pasthënie',
  },
  chapters: 'kapitulli | kreu | pjesa | kapitull',
  captions: {
    table: 'tabela | tab.',
    figure:
      'figura | figurë | fig. | grafiku | grafik | grafikoni | diagrami | skema | harta | foto | ilustrimi | imazhi',
    scheme: 'skema',
    other: 'algoritmi | kodi | listimi | ekuacioni | formula | shembulli | kutia',
    note: 'burimi | burim | shënim',
    tableGenitive: 'tabelës',
    figureGenitive: 'figurës',
    supplement: 'shtojca | shtesë',
    numberSign: 'nr. | numri',
    numberFirst: 'never',
  },
  continuation: {
    behind: 'vazhdim | vazhdimi | vijim | vijon',
    lastPart: 'fundi',
    before: 'vazhdim i | vazhdimi i',
  },
  numbers: {
    cardinals: 'një | dy | tre/tri | katër | pesë | gjashtë | shtatë | tetë | nëntë | dhjetë',
    ordinals: 'parë | dytë | tretë | katërt | pestë | gjashtë | shtatë | tetë | nëntë | dhjetë',
    ordinalEnding: 'të | shi',
    ordinalSign: null,
  },
  conjunctions: 'dhe | e | ose | apo',
  styles: {
    caption: 'titulli i figurës | titulli i tabelës | diçitura',
    table: 'tabela',
    figure: 'figura',
    references: 'bibliogra | literatur | referenca',
  },
  entries: {
    unitBefore: 'f. | fq. | faqe | vëll. | vëllimi | nr.',
    unitBehind: 'faqe | fq. | f.',
    publication: `
      etj. | red. | botues | shtëpia botuese | tiranë: | tiranë, | prishtinë: | prishtinë, | revista
      përkth. | qasur më | marrë nga | vizituar më | disertacion | punim doktorature | punim diplome
    `,
  },
  falseFriends: null,
};
