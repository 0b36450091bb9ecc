import type { Language } from '../language.ts';

export const azerbaijani: Language = {
  name: 'Azerbaijani',
  script: 'Latin',
  headings: {
    references: `
      ədəbiyyat | ədəbiyyat siyahısı | istifadə olunmuş ədəbiyyat | istifadə edilmiş ədəbiyyat
      istifadə olunmuş ədəbiyyat siyahısı | istifadə edilmiş ədəbiyyat siyahısı
      istifadə olunan ədəbiyyat | istifadə olunan ədəbiyyat siyahısı | istinadlar | istinadlar siyahısı
      mənbələr | istifadə olunmuş mənbələr | biblioqrafiya | istifadə olunmuş ədəbiyyatın siyahısı
      istifadə edilmiş ədəbiyyatın siyahısı | ədəbiyyatın siyahısı | internet resursları | internet mənbələri
      istifadə edilmiş mənbələr
      istifadə edilən ədəbiyyat | istifadə edilən ədəbiyyat siyahısı
      istifadə edilmiş mənbələrin siyahısı
    `,
    ownPublications: `
      nəşr olunmuş əsərlər | çap olunmuş elmi əsərlər | müəllifin nəşrləri | elmi əsərlərin siyahısı
      dissertasiya mövzusu üzrə dərc olunmuş əsərlər | dərc olunmuş əsərlər
    `,
    abstract: 'annotasiya | xülasə | referat | abstrakt | qısa xülasə',
    acknowledgements: 'minnətdarlıq | təşəkkür | təşəkkürlər | minnətdarlıq sözü',
    contents: 'mündəricat | mündəricatı',
    listOfFigures: 'şəkillərin siyahısı | şəkillər siyahısı | qrafiklərin siyahısı | diaqramların siyahısı',
    listOfTables: 'cədvəllərin siyahısı | cədvəllər siyahısı | cədvəllərin və şəkillərin siyahısı',
    appendix: 'əlavə | əlavələr',
    introduction: 'giriş hissə | ümumi giriş',
    conclusion: `
      nəticə | nəticələr | nəticə və təkliflər | nəticələr və təkliflər | nəticə və tövsiyələr
      yekun | yekun nəticələr
    `,
    otherFront: `
      titul vərəqi | ön söz | ixtisarlar | ixtisarların siyahısı | şərti ixtisarlar | açar sözlər
      qısaltmalar | qısaltmaların siyahısı | ithaf | bəyannamə | şərti işarələr | əlavələrin siyahısı
      süni intellektdən istifadə haqqında bəyannamə
    `,
    otherBack: 'göstərici | lüğət | qeydlər | müəllif haqqında | tərcümeyi-hal',
  },
  chapters: 'fəsil | bölmə | hissə',
  captions: {
    table: 'cədvəl | cəd.',
    figure: 'şəkil | şək. | qrafik | diaqram | sxem | xəritə | foto | fotoşəkil | təsvir',
    scheme: 'sxem',
    other: 'alqoritm | kod | proqram kodu | tənlik | düstur | nümunə',
    note: 'mənbə | qeyd',
    tableGenitive: 'cədvəlin',
    figureGenitive: 'şəklin',
    supplement: 'əlavə',
    numberSign: '№ | nömrə',
    numberFirst: 'full stop',
  },
  continuation: {
    behind: 'davamı | ardı | davam',
    lastPart: 'sonu',
    before: 'davamı | ardı',
  },
  numbers: {
    cardinals: 'bir | iki | üç | dörd | beş | altı | yeddi | səkkiz | doqquz | on',
    ordinals:
      'birinci | ikinci | üçüncü | dördüncü | beşinci | altıncı | yeddinci | səkkizinci | doqquzuncu | onuncu',
    ordinalEnding: 'ci | cu',
    ordinalSign: null,
  },
  conjunctions: 'və | ilə | yaxud | və ya',
  styles: {
    caption: 'şəkil adı | cədvəl adı | şəklin adı | cədvəlin adı',
    table: 'cədvəl',
    figure: 'şəkil',
    references: 'ədəbiyyat | biblioqrafiya',
  },
  entries: {
    unitBefore: 's. | səh. | cild | № | c.',
    unitBehind: 's. | səh. | səhifə',
    publication: `
      və b. | və başqaları | red. | nəşriyyatı | nəşriyyat | bakı: | bakı, | bakı – | jurnalı | tərc.
      dərslik | dərs vəsaiti | dissertasiya | müraciət tarixi | məqalələr toplusu
    `,
  },
  falseFriends: null,
};
