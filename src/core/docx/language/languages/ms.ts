import type { Language } from '../language.ts';

export const malay: Language = {
  name: 'Malay',
  script: 'Latin',
  headings: {
    references: `
      rujukan | bibliografi | senarai rujukan | bahan rujukan | senarai bibliografi | daftar pustaka
      daftar rujukan | rujukan dan bibliografi | bibliografi dan rujukan | senarai sumber
      sumber rujukan | bahan bacaan | senarai bacaan | sumber primer | sumber sekunder
      bibliografi terpilih | senarai bahan rujukan | senarai karya rujukan
      senarai pustaka
    `,
    ownPublications: `
      senarai penerbitan | penerbitan | senarai penerbitan dan persidangan | penerbitan dan persidangan
      senarai penerbitan penulis | senarai penerbitan dan kertas persidangan | senarai hasil penerbitan
      penerbitan penulis | senarai penerbitan dan anugerah | senarai kertas kerja
      senarai penerbitan dan pembentangan | senarai penerbitan dan seminar | penerbitan dan pembentangan
      senarai pembentangan dan penerbitan | senarai artikel | penerbitan daripada tesis
      senarai penerbitan berkaitan
    `,
    abstract: `
      abstrak | ringkasan | abstrak bahasa melayu | abstrak (bahasa melayu) | abstrak bahasa inggeris
      ringkasan eksekutif | sinopsis | ikhtisar | abstrak tesis | abstrak dalam bahasa melayu
      abstrak dalam bahasa inggeris | abstrak bahasa arab | ringkasan kajian | abstrak disertasi
    `,
    acknowledgements: `
      penghargaan | setinggi-tinggi penghargaan | ucapan terima kasih | ucapan penghargaan
      penghargaan dan terima kasih | sekalung penghargaan | kata penghargaan | jutaan terima kasih
    `,
    contents: `
      kandungan | isi kandungan | senarai kandungan | jadual kandungan | kandungan tesis
      isi kandungan tesis | senarai isi kandungan | muka surat kandungan
    `,
    listOfFigures: `
      senarai rajah | senarai gambar | senarai ilustrasi | senarai gambar rajah | senarai graf
      senarai carta | senarai foto | senarai peta | senarai gambarajah | senarai plat
      senarai rajah dan jadual | senarai gambar foto | senarai rajah dan gambar | senarai gambar dan rajah
      senarai rajah dan carta | senarai graf dan rajah | senarai lukisan | senarai skema | senarai imej
      senarai rajah dan graf
    `,
    listOfTables: `
      senarai jadual | senarai jadual dan rajah | senarai carta dan jadual | senarai jadual dan graf
      senarai jadual dan gambar | senarai jadual dan carta
    `,
    appendix: 'lampiran | apendiks | lampiran-lampiran | bahan lampiran',
    introduction: `
      pengenalan | pendahuluan | pengenalan dan latar belakang | pendahuluan kajian | pengenalan kajian
      latar belakang kajian | pengenalan umum | bab pengenalan | mukadimah
    `,
    conclusion: `
      kesimpulan | penutup | rumusan | kesimpulan dan cadangan | kesimpulan dan rumusan
      rumusan dan cadangan | rumusan dan kesimpulan | perbincangan dan kesimpulan
      kesimpulan, implikasi dan cadangan | perbincangan, kesimpulan dan cadangan
      rumusan, perbincangan dan cadangan | perbincangan, rumusan dan cadangan
      perbincangan, implikasi dan cadangan | rumusan, implikasi dan cadangan | rumusan kajian
      kesimpulan kajian | kesimpulan keseluruhan | perbincangan dan rumusan
      perbincangan, cadangan dan kesimpulan | dapatan dan kesimpulan | cadangan dan kesimpulan
      cadangan dan rumusan | kesimpulan dan cadangan kajian lanjutan | kesimpulan dan kerja masa hadapan
      rumusan, cadangan dan kesimpulan | perbincangan dan cadangan
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
      transliterasi | senarai transliterasi | muka hadapan | muka surat judul | hakcipta | notis hak cipta
      halaman kelulusan | lembaran kelulusan | borang kelulusan | borang pengesahan | borang pengesahan tesis
      borang pengesahan laporan | borang penyerahan tesis | borang pengakuan keaslian penulisan
      pengesahan status laporan | pengesahan status disertasi | pengesahan pemeriksa | pengesahan pelajar
      pengesahan kerja | pengakuan penyelia | pengakuan pelajar | pengakuan penulis | pengakuan keaslian
      perakuan keaslian | perakuan penulis | perakuan keaslian kerja | perakuan hak cipta
      perakuan kerja tesis | perakuan kerja kertas projek | perakuan kerja disertasi | perakuan disertasi
      perakuan kerja ilmiah | perakuan penyelidikan | perakuan panel pemeriksa | perakuan pemeriksa
      akuan pelajar | akuan keaslian | deklarasi keaslian | pengisytiharan keaslian penulisan
      pengisytiharan keaslian | pengisytiharan tesis | kebenaran merujuk | kebenaran mengguna
      kebenaran untuk menggunakan | kebenaran mengguna tesis | jawatankuasa peperiksaan
      jawatankuasa penyeliaan | lembaga pemeriksa | panel pemeriksa | kelulusan tesis | penyelia
      halaman penghargaan | halaman pengisytiharan | prakata penulis | kata aluan
      senarai kependekan dan akronim | senarai singkatan dan akronim | senarai akronim dan kependekan
      senarai singkatan perkataan | senarai ringkasan | senarai tatanama dan simbol
      senarai simbol, singkatan dan istilah | senarai singkatan, simbol dan istilah
      senarai singkatan dan istilah | senarai notasi | senarai formula | senarai algoritma
      senarai ayat al-quran | senarai kes | senarai statut | senarai undang-undang
      senarai ayat al-quran dan hadith | senarai gelaran | senarai glosari | panduan transliterasi arab
      jadual transliterasi | sistem transliterasi | kata-kata kunci
      perakuan penggunaan ai | pengisytiharan penggunaan ai
      pengisytiharan penggunaan kecerdasan buatan
    `,
    otherBack: `
      indeks | glosari | biodata | biodata pelajar | vita | istilah | biodata penulis | senarai lampiran
      nota akhir | nota kaki | glosari istilah | riwayat hidup | vitae | biodata calon | biodata pengarang
      biodata penyelidik | latar belakang penulis | vita penulis | senarai glosari istilah
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
      petikan | senarai kod | keratan kod | segmen kod | algoritme | contoh kod
    `,
    note: 'sumber | nota | catatan',
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
    caption: `
      kapsyen | tajuk jadual | tajuk rajah | keterangan rajah | tajuk gambar | nama jadual | nama rajah
      keterangan jadual
    `,
    table: 'jadual',
    figure: 'rajah | gambar',
    references: 'rujukan | bibliogra',
  },
  entries: {
    unitBefore: 'ms. | hlm. | jil. | bil. | vol. | no.',
    unitBehind: 'ms. | hlm.',
    publication: `
      et al | penerbit | jurnal | diakses pada | diakses dari | diambil dari | diperoleh daripada
      dimuat turun | tidak diterbitkan | prosiding | tesis sarjana | tesis doktor falsafah | dlm.
      dalam: | terj. | pnyt. | (pnyt.) | boleh didapati di | dimuat turun daripada | dimuat turun dari
      tesis phd | kertas kerja | penyunting
    `,
  },
  falseFriends: 'perayuan | peraduan',
};
