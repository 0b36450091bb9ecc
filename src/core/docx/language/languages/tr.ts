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
      kaynak dizini | alıntı yapılan kaynaklar | seçme kaynakça | başvuru kaynakları | arşiv kaynakları
      arşiv belgeleri | basılı kaynaklar | kaynak kişiler listesi | kaynak eserler
      kaynaklar ve araştırmalar | yararlanılan kaynaklar listesi | web kaynakları | internet kaynakçası
    `,
    ownPublications: `
      yayınlar | yayın listesi | yayınlar listesi | tezden türetilen yayınlar
      tezden üretilmiş yayınlar | tez kapsamında yapılan yayınlar | yazarın yayınları
      tezden üretilen yayınlar | bilimsel yayınlar | yayınlanan makaleler
      tez çalışmasından üretilen yayınlar | tezden çıkan yayınlar | eserler listesi
      tezden türetilen yayınlar ve sunumlar | tezden üretilen makaleler
      tez çalışması kapsamında yapılan yayınlar | tezden elde edilen yayınlar
      doktora tezinden üretilmiş yayınlar | akademik yayınlar | bilimsel çalışmalar listesi
      yayınlar ve sunumlar | tezle ilgili yayınlar
      tezden türetilmiş yayınlar | doktora tezinden türetilmiş yayınlar
      yüksek lisans tezinden türetilmiş yayınlar | yayınlar ve bildiriler
      yayınlar, sunumlar ve patentler | yayınlanmış eserler | eser listesi
    `,
    abstract: `
      özet | öz | abstract | genişletilmiş özet | türkçe özet | özet (türkçe) | ingilizce özet
      yönetici özeti | tez özeti | kısa özet | özetçe | özet ve anahtar kelimeler | yüksek lisans tez özeti
      doktora tez özeti | yüksek lisans tezi özeti | özet sayfası | geniş özet | uzun özet | proje özeti
      tezin özeti | öz sayfası | bitirme projesi özeti
    `,
    acknowledgements: `
      teşekkür | teşekkürler | önsöz ve teşekkür | teşekkür ve önsöz | teşekkür yazısı
      teşekkür sayfası | teşekkür notu
    `,
    contents: `
      içindekiler | içindekiler dizini | içindekiler tablosu | içindekiler listesi | içerik
      içindekiler sayfası | konu dizini listesi
    `,
    listOfFigures: `
      şekiller listesi | şekiller dizini | şekil listesi | resimler listesi | grafikler listesi
      görseller listesi | resimler dizini | şekil dizini | şekiller ve tablolar listesi | resim listesi
      grafik listesi | grafikler dizini | görsel listesi | görseller dizini | haritalar listesi
      harita listesi | fotoğraflar listesi | fotoğraf listesi | diyagramlar listesi | şemalar listesi
      şekiller | şekiller tablosu | çizimler listesi | şekiller çizelgesi | haritalar dizini | çizim listesi
      levhalar listesi | şema listesi | fotoğraflar dizini | şekil ve tablo listesi
      şekil, resim ve grafik listesi | resim ve şekil listesi | şekil ve resim listesi
      şekil ve grafik listesi | resim dizini | şekillerin listesi | resimlerin listesi | haritaların listesi
      grafiklerin listesi | notalar listesi | nota örnekleri listesi | ekran görüntüleri listesi
      şekillerin dizini | resimlerin dizini
    `,
    listOfTables: `
      tablolar listesi | tablolar dizini | çizelgeler listesi | çizelgeler dizini | tablo listesi
      çizelge listesi | tablo dizini | çizelge dizini | tablolar ve şekiller listesi | tablolar
      çizelgeler | tablolar tablosu | tablolar ve grafikler listesi | çizelgelerin listesi
      tabloların listesi | tablo ve şekil listesi | tablo ve grafik listesi | tablolar cetveli
      tablo, şekil ve grafik listesi | tablo ve şekiller listesi | çizelge ve şekil listesi
      çizelgelerin dizini
    `,
    appendix: 'ek | ekler | ek belgeler | ilaveler',
    introduction: `
      giriş | giriş ve amaç | giriş ve genel bilgiler | genel giriş | giriş bölümü
      giriş ve kuramsal çerçeve | giriş ve literatür | giriş ve literatür taraması | giriş ve literatür özeti
      giriş ve amaçlar | giriş ve problem durumu | araştırmaya giriş
    `,
    conclusion: `
      sonuç | sonuçlar | sonuç ve öneriler | sonuçlar ve öneriler | tartışma ve sonuç
      sonuç ve tartışma | tartışma, sonuç ve öneriler | tartışma ve sonuçlar
      sonuç, tartışma ve öneriler | sonuç ve değerlendirme | genel sonuç | genel sonuçlar
      değerlendirme ve sonuç | sonuç yerine | sonuçlar ve tartışma | sonuçlar ve değerlendirme
      sonuç ve gelecek çalışmalar | sonuç ve değerlendirmeler | genel değerlendirme ve sonuç
      sonuçlar ve gelecek çalışmalar | sonuç, değerlendirme ve öneriler | sonuç ve tartışmalar
      sonuçlar, tartışma ve öneriler | sonuçların değerlendirilmesi | bulgular ve sonuç
      tartışma, sonuçlar ve öneriler | özet, sonuç ve öneriler | son söz | sonuç bölümü
      sonuçlar ve irdeleme | irdeleme ve sonuç | tartışma ve öneriler | değerlendirme ve öneriler
      sonuç, öneriler ve tartışma | özet ve sonuç | tartışma, yorum ve öneriler | sonuç ve yorum
      sonuç ve kısıtlar
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
      ekler listesi | ekler dizini | ek listesi | anahtar sözcükler | dış kapak sayfası
      jüri ve enstitü onayı | tez kabul ve onayı | enstitü onayı | tez kabul sayfası
      yüksek lisans tezi onay sayfası | yüksek lisans tez onayı | doktora tez onayı | tez kabul formu
      tez sınav jürisi | tez savunma jürisi | jüri kabul sayfası | tez kabul tutanağı | tez savunma tutanağı
      etik beyannamesi | etik bildirim sayfası | etik kurallara uygunluk | bilimsel etik beyannamesi
      bilimsel etik beyanı | bilimsel etiğe uygunluk sayfası | etik ilkelere uygunluk | etik taahhütname
      akademik etik beyanı | akademik etik ve bilimsel etik beyanı | tez beyanı | tez bildirim sayfası
      taahhütname | özgünlük bildirimi | özgünlük raporu | tez orijinallik raporu
      tez çalışması orijinallik raporu | tez çalışması özgünlük raporu
      yüksek lisans tezi orijinallik raporu | doktora tezi orijinallik raporu | intihal raporu
      benzerlik raporu | telif hakkı ve tez fotokopi izin formu | telif hakları | tez fotokopi izin formu
      tez veri giriş formu | fikri mülkiyet hakları beyanı | tez yayımlama izni | tez çoğaltma izni
      tez yayın izni | yönergeye uygunluk | yönergeye uygunluk sayfası | yönergeye uygunluk onayı
      kılavuza uygunluk | tez yazım kılavuzuna uygunluk | danışman onayı | danışman beyanı
      yapay zeka kullanım beyanı | yapay zeka beyanı | üretken yapay zeka kullanım beyanı | önsöz sayfası
      simge listesi | sembol ve kısaltmalar listesi | sembol ve kısaltma listesi | kısaltma ve sembol listesi
      simge ve kısaltmalar | simge ve kısaltmalar listesi | simge ve kısaltmalar dizini
      simge ve kısaltma listesi | kısaltmalar ve terimler | terimler ve kısaltmalar | terimler listesi
      terimler dizini | kavramlar dizini | kısaltmalar tablosu | kısaltmalar ve tanımlar
      kısaltmalar çizelgesi | simgeler çizelgesi | transkripsiyon alfabesi | transkripsiyon sistemi
      transkripsiyon işaretleri | çeviriyazı alfabesi | transkripsiyon tablosu | eklerin listesi
      denklemler listesi | denklem listesi | formüller listesi | formül listesi | algoritmalar listesi
      algoritma listesi | kod listesi | kodlar listesi | eşitlikler listesi | tez değerlendirme formu
      tez künyesi | tez künye sayfası
      yapay zeka kullanımı beyanı | yapay zeka kullanımına ilişkin beyan
      yapay zeka araçları kullanım beyanı | bilimsel araştırma ve yayın etiği beyanı
      akademik dürüstlük beyanı | yazarlık beyanı | turnitin raporu
    `,
    otherBack: `
      özgeçmiş | dizin | sözlük | sonsöz | notlar | sözlükçe | öz geçmiş | özgeçmişim
      yazarın özgeçmişi | terimler sözlüğü | terimler dizini | dipnotlar | son notlar | sonnotlar
      ekler listesi | ekler dizini | epilog | biyografi | indeks | kavram dizini | kişi adları dizini
      kişisel özgeçmiş | özgeçmiş sayfası | öğrencinin özgeçmişi | adlar dizini | konu dizini | genel dizin
      karma dizin | yer adları dizini | özel adlar dizini | kısa özgeçmiş | yazar hakkında | etik kurul onayı
      etik kurul izni | orijinallik raporu | intihal raporu | ön söz yerine | nota dizini
      turnitin raporu | benzerlik raporu | tez orijinallik raporu | özgeçmiş ve eserler
      etik kurul kararı
    `,
  },
  chapters: 'bölüm | kısım',
  captions: {
    table: 'tablo | çizelge | tab.',
    figure: `
      şekil | resim | grafik | görsel | harita | diyagram | fotoğraf | foto | çizim | şema | levha
      ekran görüntüsü | akış şeması | şek. | illüstrasyon | kroki
    `,
    scheme: 'şema',
    other: `
      algoritma | kod | kaynak kod | kod parçası | kod bloğu | sözde kod | denklem | eşitlik | formül
      kutu | örnek | alıntı | bilgi kutusu | program kodu | kaynak kodu | nota örneği | kod örneği
    `,
    note: 'kaynak | kaynaklar | not | dipnot',
    tableGenitive: 'tablonun | çizelgenin',
    figureGenitive: 'şeklin | resmin',
    supplement: 'ek | ilave',
    numberSign: 'no | nr. | numara | sayı',
    numberFirst: 'never',
  },
  continuation: {
    behind: `
      devamı | devam | dev. | devamıdır | önceki sayfadan devam | tablonun devamı | çizelgenin devamı
    `,
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
      altyazı | tablo adı | şekil adı | çizelge başlığı | çizelge adı | tablo ismi | şekil ismi | resim adı
      şekil alt yazısı | grafik başlığı
    `,
    table: 'tablo | çizelge',
    figure: 'şekil | resim',
    references: 'kaynakça | kaynaklar',
  },
  entries: {
    unitBefore: 's. | ss. | sf. | cilt | c. | sayı | no | no. | vol.',
    unitBehind: 's. | ss. | . baskı | . bs.',
    publication: `
      vd. | ve diğerleri | ve ark. | ed. | (ed.) | (eds.) | (der.) | der. | çev. | (çev.) | haz.
      erişim tarihi | erişim adresi | erişim: | yayınları | yayınevi | yayıncılık | yay. | basımevi
      dergisi | üniversitesi yayınları | doktora tezi | yüksek lisans tezi | yayımlanmamış
      yayınlanmamış | baskı. | baskı, | a.g.e. | alındığı tarih | erişim tarihi: | erişim linki | yayın evi
      adresinden erişildi | adresinden alındı | tez (yüksek lisans) | yayımlanmamış doktora tezi
      bildiriler kitabı | kongresi bildirileri
    `,
  },
  falseFriends: 'yarınlar',
};
