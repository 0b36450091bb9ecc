import type { Language } from '../language.ts';

export const turkish: Language = {
  name: 'Turkish',
  script: 'Latin',
  headings: {
    references: `
      kaynaklar | kaynakça | kaynaklar dizini | referanslar | bibliyografya | yararlanılan kaynaklar
      kaynaklar listesi | kaynak listesi | literatür listesi | kaynakça listesi | kaynakça dizini
      kaynaklar ve notlar | yararlanılan kaynakça | yararlanılan eserler | faydalanılan kaynaklar
      kullanılan kaynaklar | başvurulan kaynaklar | atıf yapılan kaynaklar | bibliyografi | bibliografya
      seçilmiş kaynakça | seçilmiş bibliyografya | genel kaynakça | birincil kaynaklar
      ikincil kaynaklar | internet kaynakları | elektronik kaynaklar | elektronik kaynakça
      yazılı kaynaklar | sözlü kaynaklar | referans listesi | referanslar listesi | kaynakçalar
    `,
    ownPublications: `
      yayınlar | yayın listesi | yayınlar listesi | tezden türetilen yayınlar
      tezden üretilmiş yayınlar | tez kapsamında yapılan yayınlar | yazarın yayınları
      tezden üretilen yayınlar | bilimsel yayınlar | yayınlanan makaleler
      tez çalışmasından üretilen yayınlar | tezden çıkan yayınlar | eserler listesi
    `,
    abstract: `
      özet | öz | abstract | genişletilmiş özet | türkçe özet | özet (türkçe) | ingilizce özet
      yönetici özeti | tez özeti | kısa özet | özetçe | özet ve anahtar kelimeler
    `,
    acknowledgements: `
      teşekkür | teşekkürler | önsöz ve teşekkür | teşekkür ve önsöz | teşekkür yazısı
      teşekkür sayfası | teşekkür notu
    `,
    contents: `
      içindekiler | içindekiler dizini | içindekiler tablosu | içindekiler listesi | içerik
      içindekiler sayfası
    `,
    listOfFigures: `
      şekiller listesi | şekiller dizini | şekil listesi | resimler listesi | grafikler listesi
      görseller listesi | resimler dizini | şekil dizini | şekiller ve tablolar listesi | resim listesi
      grafik listesi | grafikler dizini | görsel listesi | görseller dizini | haritalar listesi
      harita listesi | fotoğraflar listesi | fotoğraf listesi | diyagramlar listesi | şemalar listesi
      şekiller | şekiller tablosu | çizimler listesi
    `,
    listOfTables: `
      tablolar listesi | tablolar dizini | çizelgeler listesi | çizelgeler dizini | tablo listesi
      çizelge listesi | tablo dizini | çizelge dizini | tablolar ve şekiller listesi | tablolar
      çizelgeler | tablolar tablosu | tablolar ve grafikler listesi
    `,
    appendix: 'ek | ekler | ek belgeler',
    introduction: `
      giriş | giriş ve amaç | giriş ve genel bilgiler | genel giriş | giriş bölümü
    `,
    conclusion: `
      sonuç | sonuçlar | sonuç ve öneriler | sonuçlar ve öneriler | tartışma ve sonuç
      sonuç ve tartışma | tartışma, sonuç ve öneriler | tartışma ve sonuçlar
      sonuç, tartışma ve öneriler | sonuç ve değerlendirme | genel sonuç | genel sonuçlar
      değerlendirme ve sonuç | sonuç yerine | sonuçlar ve tartışma | sonuçlar ve değerlendirme
      sonuç ve gelecek çalışmalar
    `,
    otherFront: `
      başlık sayfası | iç kapak | ithaf | önsöz | onay | onay sayfası | tez onayı | kabul ve onay
      kabul onay | etik beyan | beyan | bildirim | kısaltmalar | kısaltmalar listesi
      kısaltmalar dizini | simgeler | simgeler ve kısaltmalar | semboller listesi | sözlük
      anahtar kelimeler | dış kapak | kapak | kapak sayfası | iç kapak sayfası | ithaf sayfası | epigraf
      ön söz | sunuş | jüri | jüri onayı | jüri onay sayfası | jüri üyeleri | tez jürisi
      tez onay sayfası | tez onay formu | tez kabul ve onay | tez kabul onay | kabul ve onay sayfası
      kabul sayfası | bildirim sayfası | beyanname | doğruluk beyanı | özgünlük beyanı
      orijinallik beyanı | orijinallik raporu | etik beyanı | etik bildirim
      etik ilke ve kurallara uygunluk beyannamesi | etik ilkelere uygunluk beyanı
      bilimsel etik bildirimi | bilimsel etiğe uygunluk | bilimsel etik sayfası | tez bildirimi
      tez etik beyanı | tez çalışması etik beyanı | telif hakkı
      yayımlama ve fikri mülkiyet hakları beyanı | yayınlama ve fikri mülkiyet hakları beyanı
      yemin metni | intihal beyanı | kısaltma listesi | kısaltmalar ve simgeler
      kısaltmalar ve simgeler listesi | kısaltmalar ve simgeler dizini | simgeler ve kısaltmalar dizini
      simgeler ve kısaltmalar listesi | simgeler dizini | simgeler listesi | semboller
      semboller dizini | semboller ve kısaltmalar | semboller ve kısaltmalar dizini
      semboller ve kısaltmalar listesi | sembol listesi | terimler sözlüğü | tanımlar ve kısaltmalar
      ekler listesi | ekler dizini | ek listesi | anahtar sözcükler
    `,
    otherBack: `
      özgeçmiş | dizin | sözlük | sonsöz | notlar | sözlükçe | öz geçmiş | özgeçmişim
      yazarın özgeçmişi | terimler sözlüğü | terimler dizini | dipnotlar | son notlar | sonnotlar
      ekler listesi | ekler dizini | epilog | biyografi | indeks | kavram dizini | kişi adları dizini
    `,
  },
  chapters: 'bölüm | kısım',
  captions: {
    table: 'tablo | çizelge | tab.',
    figure: `
      şekil | resim | grafik | görsel | harita | diyagram | fotoğraf | foto | çizim | şema | levha
      ekran görüntüsü | akış şeması | şek. | illüstrasyon | kroki
    `,
    other: `
      algoritma | kod | kaynak kod | kod parçası | kod bloğu | sözde kod | denklem | eşitlik | formül
      kutu | örnek | alıntı | bilgi kutusu
    `,
    note: 'kaynak | kaynaklar | not',
    tableGenitive: 'tablonun | çizelgenin',
    figureGenitive: 'şeklin | resmin',
    supplement: 'ek | ilave',
    numberSign: 'no | nr. | numara | sayı',
    numberFirst: 'never',
  },
  continuation: {
    behind: 'devamı | devam | dev. | devamıdır | önceki sayfadan devam',
    lastPart: 'son | sonu',
    before: 'devamı | devam | devam eden',
  },
  numbers: {
    cardinals: 'bir | iki | üç | dört | beş | altı | yedi | sekiz | dokuz | on',
    ordinals: `
      birinci | ikinci | üçüncü | dördüncü | beşinci | altıncı | yedinci | sekizinci | dokuzuncu
      onuncu
    `,
    ordinalEnding: 'inci | nci',
    ordinalSign: null,
  },
  conjunctions: 've | veya | ile',
  styles: {
    caption: `
      resim yazısı | şekil yazısı | tablo başlığı | şekil başlığı | resim başlığı | tablo yazısı
      altyazı
    `,
    table: 'tablo | çizelge',
    figure: 'şekil | resim',
  },
  entries: {
    unitBefore: 's. | ss. | sf. | cilt | c. | sayı | no | no. | vol.',
    unitBehind: 's. | ss. | . baskı | . bs.',
    publication: `
      vd. | ve diğerleri | ve ark. | ed. | (ed.) | (eds.) | (der.) | der. | çev. | (çev.) | haz.
      erişim tarihi | erişim adresi | erişim: | yayınları | yayınevi | yayıncılık | yay. | basımevi
      dergisi | üniversitesi yayınları | doktora tezi | yüksek lisans tezi | yayımlanmamış
      yayınlanmamış | baskı. | baskı, | a.g.e.
    `,
  },
  falseFriends: 'yarınlar',
};
