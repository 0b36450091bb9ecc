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
      daftar rujukan pustaka | daftar pustaka sementara | bibliografi dan referensi | sumber bacaan
      daftar pustaka utama | daftar laman | sumber internet | literatur acuan | daftar sumber pustaka
      daftar kutipan
    `,
    ownPublications: `
      daftar publikasi | publikasi | publikasi ilmiah | daftar publikasi penulis | publikasi penulis
      daftar karya ilmiah | karya ilmiah yang dipublikasikan | daftar publikasi ilmiah | daftar artikel
      luaran penelitian | daftar publikasi dan seminar | publikasi hasil penelitian | artikel publikasi
      artikel jurnal | daftar karya tulis
    `,
    abstract: `
      abstrak | ringkasan | sari | intisari | ikhtisar | abstrak bahasa indonesia
      abstrak (bahasa indonesia) | abstrak indonesia | abstrak bahasa inggris | abstraksi
      ringkasan eksekutif | ringkasan penelitian | ringkasan disertasi | ringkasan tesis
      ringkasan skripsi | abstrak penelitian | inti sari | abstrak bahasa arab
      abstrak dalam bahasa indonesia | abstrak dalam bahasa inggris | abstrak skripsi | halaman abstrak
      sari pati
    `,
    acknowledgements: `
      ucapan terima kasih | ucapan terimakasih | terima kasih | kata pengantar dan ucapan terima kasih
      prakata | kata terima kasih | penghargaan dan ucapan terima kasih | ungkapan terima kasih
      ucapan terima kasih dan penghargaan | halaman ucapan terima kasih | lembar ucapan terima kasih
      ucapan syukur
    `,
    contents: 'daftar isi | daftar isi skripsi | halaman daftar isi | daftar isi tesis | kandungan isi',
    listOfFigures: `
      daftar gambar | daftar grafik | daftar ilustrasi | daftar bagan | daftar foto | daftar peta
      daftar diagram | daftar skema | daftar gambar dan tabel | daftar gambar dan grafik | daftar figur
      daftar gambar dan ilustrasi | daftar gambar dan bagan | daftar gambar dan diagram
      halaman daftar gambar | daftar denah | daftar notasi musik | daftar gambar lampiran
      daftar grafik dan gambar | daftar bagan dan gambar | daftar gambar, grafik dan diagram
    `,
    listOfTables: `
      daftar tabel | daftar table | daftar tabel dan gambar | daftar tabel dan grafik | daftar tabel lampiran
      halaman daftar tabel | daftar tabel dan bagan | daftar tabel dan diagram
      daftar tabel, gambar dan lampiran
    `,
    appendix: `
      lampiran | lampiran-lampiran | apendiks | lampiran lampiran | suplemen
      lembar lampiran | halaman lampiran | bagian lampiran | dokumen lampiran
    `,
    introduction: `
      pendahuluan | latar belakang | pengantar | pendahuluan dan latar belakang | bab pendahuluan
      pendahuluan penelitian
    `,
    conclusion: `
      kesimpulan | penutup | simpulan | kesimpulan dan saran | simpulan dan saran
      kesimpulan dan implikasi | kesimpulan dan rekomendasi | simpulan dan rekomendasi
      kesimpulan, implikasi dan saran | kesimpulan dan penutup | simpulan, implikasi, dan rekomendasi
      simpulan, implikasi dan saran | penutup dan kesimpulan | konklusi
      kesimpulan, keterbatasan, dan saran | simpulan, implikasi, dan saran | simpulan, saran dan implikasi
      simpulan, implikasi dan rekomendasi | kesimpulan, implikasi, dan saran
      kesimpulan, keterbatasan dan saran | kesimpulan, saran dan rekomendasi
      kesimpulan, saran, dan rekomendasi | kesimpulan dan saran-saran | kesimpulan akhir | penutup dan saran
      kesimpulan, implikasi dan rekomendasi | pembahasan dan kesimpulan | konklusi dan saran
      kesimpulan umum
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
      pedoman penggunaan tesis | cover dalam | cover luar | halaman cover | halaman judul dalam
      halaman judul luar | halaman sampul luar | halaman prasyarat | halaman prasyarat gelar
      lembar judul dalam | lembar pengajuan | lembar persetujuan skripsi | lembar persetujuan tesis
      lembar persetujuan penguji | lembar persetujuan dosen pembimbing | lembar persetujuan ujian
      halaman persetujuan tesis | halaman persetujuan penguji | halaman persetujuan dosen pembimbing
      halaman persetujuan tugas akhir | lembar persetujuan tugas akhir | lembar persetujuan seminar hasil
      lembar persetujuan proposal | persetujuan dosen pembimbing | persetujuan komisi pembimbing
      persetujuan tesis | persetujuan disertasi | surat persetujuan | surat persetujuan skripsi
      surat persetujuan pembimbing | halaman pengesahan tesis | halaman pengesahan disertasi
      halaman pengesahan tugas akhir | halaman pengesahan dosen pembimbing | halaman pengesahan penguji
      halaman pengesahan pembimbing | halaman pengesahan kelulusan | lembar pengesahan tesis
      lembar pengesahan disertasi | lembar pengesahan tugas akhir | lembar pengesahan pembimbing
      lembar pengesahan dosen pembimbing | lembar pengesahan dosen penguji | lembar pengesahan tim penguji
      lembar pengesahan proposal | lembar pengesahan kelulusan | lembar pengesahan laporan
      pengesahan tugas akhir | pengesahan pembimbing | pengesahan kelulusan | pengesahan panitia ujian
      pengesahan majelis penguji | lembar penguji | halaman penguji | dewan penguji | tim penguji
      susunan tim penguji | susunan dewan penguji | panitia penguji | panitia penguji skripsi | panitia ujian
      panitia sidang | komisi pembimbing | komisi penguji | tim pembimbing | pembimbing dan penguji
      lembar keterangan lulus ujian | lembar kelulusan | tanda lulus ujian | tanda persetujuan
      tanda pengesahan | berita acara sidang | berita acara ujian | berita acara ujian skripsi
      berita acara bimbingan | nota persetujuan pembimbing | nota persetujuan | nota dinas penguji
      pernyataan keaslian tugas akhir | pernyataan keaslian disertasi | pernyataan keaslian naskah
      pernyataan orisinalitas tesis | pernyataan orisinalitas tugas akhir | pernyataan integritas akademik
      pernyataan kesediaan publikasi | pernyataan publikasi | pernyataan plagiasi | pernyataan tidak plagiat
      pernyataan bebas plagiat | pernyataan anti plagiat | pernyataan non plagiat
      pernyataan tentang orisinalitas | halaman pernyataan keaslian skripsi
      halaman pernyataan keaslian tesis | halaman pernyataan keaslian tugas akhir
      halaman pernyataan bebas plagiat | halaman pernyataan orisinalitas skripsi
      halaman pernyataan persetujuan publikasi | halaman pernyataan persetujuan publikasi karya ilmiah
      lembar pernyataan keaslian tugas akhir | lembar pernyataan keaslian tesis
      lembar pernyataan orisinalitas | lembar pernyataan persetujuan publikasi
      lembar pernyataan persetujuan publikasi karya ilmiah
      lembar pernyataan persetujuan publikasi karya ilmiah untuk kepentingan akademis
      halaman pernyataan persetujuan publikasi karya ilmiah untuk kepentingan akademis
      pernyataan persetujuan publikasi karya ilmiah untuk kepentingan akademis
      halaman pernyataan persetujuan publikasi skripsi untuk kepentingan akademis | persetujuan publikasi
      persetujuan publikasi karya ilmiah | persetujuan publikasi karya ilmiah untuk kepentingan akademis
      surat pernyataan orisinalitas | surat pernyataan bebas plagiat | surat pernyataan bebas plagiasi
      surat pernyataan keaslian tugas akhir | surat pernyataan keaslian tesis
      surat pernyataan keaslian karya | surat pernyataan keaslian karya tulis | surat pernyataan publikasi
      surat pernyataan persetujuan publikasi | surat keterangan bebas plagiasi
      surat keterangan bebas plagiat | surat keterangan plagiasi | surat keterangan lulus
      lembar bebas plagiat | lembar hak cipta | hak cipta milik | pelimpahan hak kekayaan intelektual
      pernyataan mengenai skripsi dan sumber informasi serta pelimpahan hak cipta
      pernyataan mengenai tesis dan sumber informasi serta pelimpahan hak cipta | lembar motto
      lembar motto dan persembahan | halaman moto | kata-kata mutiara | halaman kata pengantar
      lembar kata pengantar | kata pengantar dan ucapan terima kasih | sekapur sirih | kartu bimbingan
      lembar bimbingan | lembar konsultasi | lembar asistensi | lembar tugas | surat tugas | lembar revisi
      lembar perbaikan | identitas tim penguji | identitas penulis | daftar arti simbol
      daftar arti singkatan | daftar arti lambang, singkatan dan istilah | daftar lambang dan arti singkatan
      daftar singkatan dan istilah | daftar singkatan dan akronim | daftar simbol dan lambang
      daftar simbol dan notasi | daftar notasi dan simbol | daftar lambang, singkatan dan istilah
      daftar singkatan, istilah dan lambang | daftar pengertian istilah | daftar variabel
      daftar nomenklatur | daftar kode | daftar kode sumber | daftar source code | daftar listing
      daftar listing program | daftar segmen program | daftar pseudocode | daftar potongan kode
      daftar modul program | daftar formula | daftar transkrip | daftar satuan | simbol dan singkatan
      singkatan dan istilah | istilah dan singkatan | pedoman transliterasi arab
      pedoman transliterasi arab ke latin | transliterasi arab-latin | transliterasi arab latin
      pedoman literasi | kata-kata kunci
      pernyataan penggunaan ai | pernyataan penggunaan kecerdasan buatan
      pernyataan penggunaan ai generatif | deklarasi penggunaan ai | surat pernyataan penggunaan ai
      surat pernyataan penggunaan kecerdasan buatan | lembar keaslian
    `,
    otherBack: `
      riwayat hidup | daftar riwayat hidup | indeks | glosarium | biodata penulis | catatan | biodata
      biografi | biografi penulis | biodata mahasiswa | curriculum vitae | riwayat hidup penulis
      riwayat penulis | daftar lampiran | daftar indeks | indeks istilah | tentang penulis
      profil penulis | catatan akhir | biodata diri | curriculum vitae penulis | daftar riwayat hidup penulis
      riwayat pendidikan | indeks nama | catatan kaki | glosarium istilah | daftar riwayat pendidikan
      biodata peneliti | profil peneliti | riwayat hidup peneliti | autobiografi penulis
      data diri penulis | hasil turnitin | hasil cek plagiasi | surat izin penelitian
      lembar konsultasi | kartu bimbingan
    `,
  },
  chapters: 'bab | bagian',
  captions: {
    table: 'tabel | tab.',
    figure: `
      gambar | grafik | bagan | foto | diagram | peta | skema | ilustrasi | lukisan | tangkapan layar
      figur | denah | sketsa | diagram alir
      gbr.
    `,
    other: `
      algoritma | listing | kode | kode program | kode sumber | potongan kode | pseudocode | persamaan
      rumus | kotak | contoh | sampel | segmen program | modul program | potongan program | baris kode
      kutipan | algoritme | cuplikan kode | contoh kode
    `,
    note: 'sumber | catatan | keterangan',
    tableGenitive: null,
    figureGenitive: null,
    supplement: 'lampiran | tambahan',
    numberSign: 'no. | nomor | nr.',
    numberFirst: 'never',
  },
  continuation: {
    behind: `
      lanjutan | lanjut | sambungan | lanjutan dari halaman sebelumnya | lanjutan tabel | lanjutan gambar
      samb.
    `,
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
    caption: `
      keterangan gambar | keterangan tabel | judul tabel | judul gambar | nama gambar | nama tabel
    `,
    table: 'tabel',
    figure: 'gambar',
    references: 'pustaka | referensi',
  },
  entries: {
    unitBefore: 'hlm. | hal. | hal | jilid | vol. | no.',
    unitBehind: 'hlm. | hal.',
    publication: `
      dkk. | dkk | penerbit | jurnal | diakses dari | diakses pada | diakses tanggal | diunduh dari
      diperoleh dari | dalam: | terjemahan | prosiding | (ed.) | ed. | cet. | cetakan | universitas press
      diunduh pada | diambil dari | diakses di | tersedia di | skripsi, | disertasi, | tersedia: | terj.
      penerj. | editor:
    `,
  },
  falseFriends: 'ikhtiar | ketulusan | kelurusan | penterbitan',
};
