import type { Language } from '../language.ts';

export const indonesian: Language = {
  name: 'Indonesian',
  script: 'Latin',
  headings: {
    references: `
      daftar pustaka | pustaka | referensi | daftar referensi | bibliografi | daftar rujukan
      kepustakaan | pustaka acuan | daftar kepustakaan | daftar acuan | daftar pustaka dan referensi
      daftar sumber | daftar bacaan | daftar literatur | daftar bibliografi | sumber pustaka
      sumber referensi | sumber rujukan | rujukan | rujukan pustaka | pustaka rujukan | acuan
      acuan pustaka | literatur | bahan bacaan | bahan rujukan | referensi dan daftar pustaka
      daftar rujukan pustaka | daftar pustaka sementara | bibliografi dan referensi
    `,
    ownPublications: `
      daftar publikasi | publikasi | publikasi ilmiah | daftar publikasi penulis | publikasi penulis
      daftar karya ilmiah | karya ilmiah yang dipublikasikan | daftar publikasi ilmiah
    `,
    abstract: `
      abstrak | ringkasan | sari | intisari | ikhtisar | abstrak bahasa indonesia
      abstrak (bahasa indonesia) | abstrak indonesia | abstrak bahasa inggris | abstraksi
      ringkasan eksekutif | ringkasan penelitian | ringkasan disertasi | ringkasan tesis
      ringkasan skripsi | abstrak penelitian | inti sari
    `,
    acknowledgements: `
      ucapan terima kasih | ucapan terimakasih | terima kasih | kata pengantar dan ucapan terima kasih
      prakata | kata terima kasih | penghargaan dan ucapan terima kasih | ungkapan terima kasih
      ucapan terima kasih dan penghargaan
    `,
    contents: 'daftar isi',
    listOfFigures: `
      daftar gambar | daftar grafik | daftar ilustrasi | daftar bagan | daftar foto | daftar peta
      daftar diagram | daftar skema | daftar gambar dan tabel | daftar gambar dan grafik | daftar figur
      daftar gambar dan ilustrasi
    `,
    listOfTables: `
      daftar tabel | daftar table | daftar tabel dan gambar | daftar tabel dan grafik
    `,
    appendix: 'lampiran | lampiran-lampiran | apendiks | lampiran lampiran | suplemen',
    introduction: 'pendahuluan | latar belakang | pengantar | pendahuluan dan latar belakang',
    conclusion: `
      kesimpulan | penutup | simpulan | kesimpulan dan saran | simpulan dan saran
      kesimpulan dan implikasi | kesimpulan dan rekomendasi | simpulan dan rekomendasi
      kesimpulan, implikasi dan saran | kesimpulan dan penutup | simpulan, implikasi, dan rekomendasi
      simpulan, implikasi dan saran | penutup dan kesimpulan | konklusi
      kesimpulan, keterbatasan, dan saran
    `,
    otherFront: `
      halaman judul | halaman pengesahan | lembar pengesahan | lembar persetujuan | halaman persetujuan
      pengesahan | pernyataan keaslian | pernyataan | surat pernyataan | halaman persembahan
      persembahan | motto | kata pengantar | prakata | daftar singkatan | daftar simbol | daftar istilah
      daftar lambang | daftar lampiran | kata kunci | riwayat hidup | sampul | halaman sampul
      sampul depan | sampul dalam | halaman sampul depan | halaman sampul dalam | lembar judul
      halaman persyaratan | prasyarat gelar | lembar prasyarat gelar | halaman persetujuan pembimbing
      lembar persetujuan pembimbing | persetujuan pembimbing | persetujuan | persetujuan tim penguji
      halaman persetujuan skripsi | persetujuan skripsi | pengesahan skripsi | pengesahan tesis
      pengesahan disertasi | pengesahan penguji | lembar pengesahan skripsi | halaman pengesahan skripsi
      lembar pengesahan penguji | halaman pengesahan tim penguji | pengesahan tim penguji
      pengesahan dewan penguji | penetapan panitia penguji | berita acara | nota dinas
      nota dinas pembimbing | nota pembimbing | surat keterangan | surat pernyataan keaslian
      surat pernyataan keaslian skripsi | pernyataan keaslian skripsi | pernyataan keaslian tesis
      pernyataan keaslian tulisan | pernyataan keaslian karya | pernyataan keaslian karya ilmiah
      pernyataan keaslian penelitian | halaman pernyataan | halaman pernyataan keaslian
      halaman pernyataan orisinalitas | lembar pernyataan | lembar pernyataan keaslian
      lembar pernyataan keaslian skripsi | pernyataan orisinalitas | pernyataan orisinalitas skripsi
      pernyataan penulis | pernyataan bebas plagiasi | pernyataan bebas plagiarisme
      pernyataan persetujuan publikasi
      halaman pernyataan persetujuan publikasi tugas akhir untuk kepentingan akademis
      pernyataan persetujuan publikasi tugas akhir | pelimpahan hak cipta | hak cipta
      halaman hak cipta | riwayat penulis | halaman motto | motto dan persembahan | moto dan persembahan
      lembar persembahan | kata persembahan | kata sambutan | daftar singkatan dan lambang
      daftar singkatan dan simbol | daftar lambang dan singkatan | daftar simbol dan singkatan
      daftar arti lambang dan singkatan | daftar notasi | daftar notasi dan singkatan | daftar akronim
      daftar rumus | daftar persamaan | daftar algoritma | daftar kode program | singkatan | glosarium
      pedoman transliterasi | pedoman transliterasi arab-latin | transliterasi
      pedoman penggunaan tesis
    `,
    otherBack: `
      riwayat hidup | daftar riwayat hidup | indeks | glosarium | biodata penulis | catatan | biodata
      biografi | biografi penulis | biodata mahasiswa | curriculum vitae | riwayat hidup penulis
      riwayat penulis | daftar lampiran | daftar indeks | indeks istilah | tentang penulis
      profil penulis | catatan akhir
    `,
  },
  chapters: 'bab | bagian',
  captions: {
    table: 'tabel | tab.',
    figure: `
      gambar | grafik | bagan | foto | diagram | peta | skema | ilustrasi | lukisan | tangkapan layar
      figur | denah | sketsa | diagram alir
    `,
    other: `
      algoritma | listing | kode | kode program | kode sumber | potongan kode | pseudocode | persamaan
      rumus | kotak | contoh | sampel
    `,
    note: 'sumber | catatan | keterangan',
    tableGenitive: null,
    figureGenitive: null,
    supplement: 'lampiran | tambahan',
    numberSign: 'no. | nomor | nr.',
    numberFirst: 'never',
  },
  continuation: {
    behind: 'lanjutan | lanjut | sambungan | lanjutan dari halaman sebelumnya',
    lastPart: 'selesai | akhir',
    before: 'lanjutan | sambungan | lanjutan dari',
  },
  numbers: {
    cardinals: `
      satu | dua | tiga | empat | lima | enam | tujuh | delapan | sembilan | sepuluh
    `,
    ordinals: `
      pertama/kesatu | kedua | ketiga | keempat | kelima | keenam | ketujuh | kedelapan | kesembilan
      kesepuluh
    `,
    ordinalEnding: null,
    ordinalSign: null,
  },
  conjunctions: 'dan | atau | serta',
  styles: {
    caption: 'keterangan gambar | keterangan tabel | judul tabel | judul gambar',
    table: 'tabel',
    figure: 'gambar',
  },
  entries: {
    unitBefore: 'hlm. | hal. | hal | jilid | vol. | no.',
    unitBehind: 'hlm. | hal.',
    publication: `
      dkk. | dkk | penerbit | jurnal | diakses dari | diakses pada | diakses tanggal | diunduh dari
      diperoleh dari | dalam: | terjemahan | prosiding | (ed.) | ed. | cet. | cetakan
    `,
  },
  falseFriends: 'ikhtiar | ketulusan | kelurusan | penterbitan',
};
