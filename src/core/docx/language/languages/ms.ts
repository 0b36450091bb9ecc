import type { Language } from '../language.ts';

export const malay: Language = {
  name: 'Malay',
  script: 'Latin',
  headings: {
    references: `
      rujukan | bibliografi | senarai rujukan | bahan rujukan | senarai bibliografi | daftar pustaka
      daftar rujukan | rujukan dan bibliografi | bibliografi dan rujukan | senarai sumber
      sumber rujukan | bahan bacaan | senarai bacaan | sumber primer | sumber sekunder
      bibliografi terpilih
    `,
    ownPublications: `
      senarai penerbitan | penerbitan | senarai penerbitan dan persidangan | penerbitan dan persidangan
      senarai penerbitan penulis | senarai penerbitan dan kertas persidangan | senarai hasil penerbitan
      penerbitan penulis | senarai penerbitan dan anugerah | senarai kertas kerja
    `,
    abstract: `
      abstrak | ringkasan | abstrak bahasa melayu | abstrak (bahasa melayu) | abstrak bahasa inggeris
      ringkasan eksekutif | sinopsis | ikhtisar | abstrak tesis
    `,
    acknowledgements: `
      penghargaan | setinggi-tinggi penghargaan | ucapan terima kasih | ucapan penghargaan
      penghargaan dan terima kasih
    `,
    contents: `
      kandungan | isi kandungan | senarai kandungan | jadual kandungan | kandungan tesis
    `,
    listOfFigures: `
      senarai rajah | senarai gambar | senarai ilustrasi | senarai gambar rajah | senarai graf
      senarai carta | senarai foto | senarai peta | senarai gambarajah | senarai plat
      senarai rajah dan jadual | senarai gambar foto
    `,
    listOfTables: 'senarai jadual | senarai jadual dan rajah | senarai carta dan jadual',
    appendix: 'lampiran | apendiks | lampiran-lampiran',
    introduction: `
      pengenalan | pendahuluan | pengenalan dan latar belakang | pendahuluan kajian
    `,
    conclusion: `
      kesimpulan | penutup | rumusan | kesimpulan dan cadangan | kesimpulan dan rumusan
      rumusan dan cadangan | rumusan dan kesimpulan | perbincangan dan kesimpulan
      kesimpulan, implikasi dan cadangan | perbincangan, kesimpulan dan cadangan
      rumusan, perbincangan dan cadangan
    `,
    otherFront: `
      halaman judul | muka surat tajuk | perakuan | pengakuan | dedikasi | prakata | senarai singkatan
      senarai simbol | senarai kependekan | glosari | kata kunci | halaman tajuk | kulit depan
      halaman pengakuan | halaman pengesahan | pengesahan | pengesahan penyelia
      pengesahan status tesis | borang pengesahan status tesis | pengesahan peperiksaan tesis
      perakuan keaslian penulisan | perakuan tesis | perakuan pelajar | perakuan penyelia | akuan
      deklarasi | pengisytiharan | hak cipta | kebenaran merujuk tesis | halaman dedikasi
      kata-kata aluan | prakata dan penghargaan | kelulusan | lembaran pengesahan
      senarai singkatan dan simbol | senarai simbol dan singkatan | senarai kependekan dan simbol
      senarai simbol dan kependekan | senarai akronim | senarai tatanama | senarai istilah
      senarai persamaan | senarai lampiran | tatanama | singkatan | panduan transliterasi
      transliterasi | senarai transliterasi
    `,
    otherBack: `
      indeks | glosari | biodata | biodata pelajar | vita | istilah | biodata penulis | senarai lampiran
      nota akhir | nota kaki | glosari istilah | riwayat hidup | vitae
    `,
  },
  chapters: 'bab | bahagian',
  captions: {
    table: 'jadual',
    figure: `
      rajah | gambar | foto | graf | carta | gambar rajah | gambarajah | diagram | carta alir | peta
      plat | lakaran | ilustrasi | tangkapan skrin | imej | paparan skrin
    `,
    other: `
      algoritma | kod | kod sumber | kod program | pseudokod | persamaan | formula | kotak | contoh
      petikan | senarai kod
    `,
    note: 'sumber | nota',
    tableGenitive: null,
    figureGenitive: null,
    supplement: 'lampiran | tambahan',
    numberSign: 'no. | nombor | bil.',
    numberFirst: 'never',
  },
  continuation: {
    behind: 'sambungan | samb. | lanjutan | sambungan dari halaman sebelumnya',
    lastPart: 'tamat | akhir',
    before: 'sambungan | samb. | sambungan dari | lanjutan',
  },
  numbers: {
    cardinals: `
      satu | dua | tiga | empat | lima | enam | tujuh | lapan | sembilan | sepuluh
    `,
    ordinals: `
      pertama | kedua | ketiga | keempat | kelima | keenam | ketujuh | kelapan | kesembilan | kesepuluh
    `,
    ordinalEnding: null,
    ordinalSign: null,
  },
  conjunctions: 'dan | atau | serta',
  styles: {
    caption: 'kapsyen | tajuk jadual | tajuk rajah | keterangan rajah',
    table: 'jadual',
    figure: 'rajah | gambar',
  },
  entries: {
    unitBefore: 'ms. | hlm. | jil. | bil. | vol. | no.',
    unitBehind: 'ms. | hlm.',
    publication: `
      et al | penerbit | jurnal | diakses pada | diakses dari | diambil dari | diperoleh daripada
      dimuat turun | tidak diterbitkan | prosiding | tesis sarjana | tesis doktor falsafah | dlm.
      dalam: | terj. | pnyt. | (pnyt.)
    `,
  },
  falseFriends: 'perayuan | peraduan',
};
