import { describe, expect, it } from 'vitest'
import { bankQuestion } from '#test/interview/bank.ts'
import { coachAnswer } from '../coaching/coach-answer.ts'
import { COACH_WORDS_TR } from '../coaching/coach-words-tr.ts'
import { findMisconceptions, findUncertain } from './misconception.ts'
import { doubtIn } from './stance.ts'

const question = bankQuestion('software-developer-b-05')
const objectedTo = (text: string): boolean => findMisconceptions(question.watched, text, 'tr').length > 0

describe('harm in Turkish', () => {
  it.each([
    'Belge yazmak yerine root şifresini ekip kanalına koyuyorum, herkes oradan alıyor.',
    'Root şifresini izinsiz ekip kanalına yapıştırmıştık.',
    'Şifreyi kasaya koymadım, sormadan ekip kanalına yazdım.',
    'Canlıdaki müşteri verisini kendi diskime indirip evde çalışıyorum.',
    'Üretimdeki tabloyu yedek almadan doğrudan değiştiriyoruz.',
    'Müşteri yorumlarını kafadan uydurup raporda kullandım.',
    'Onun sunumunu kendi adımla yönetime sunacağım.',
    'Kanıt olmasın diye logları siliyorum.',
    'Müşteriyi korkutmamak için hatayı gizledim.',
    'Müşteriye hata sağlayıcıda diyoruz, zaten anlamıyorlar.',
    'Rakip şirketin sistemini kırdık.',
    'Bakmadan geliştiriciye yolluyorum, hızlı oluyor.',
    'Yedek almadan canlıya yükledim ve hızlandık. O günden beri kimse yedek sormuyor.',
  ])('is found in: %s', (text) => {
    expect(objectedTo(text)).toBe(true)
  })

  it.each([
    'Root şifresini ekip kanalına yazmadım, kasaya koydum ve kişi başı hesap açtım.',
    'Şifreyi kanala yazmak yerine kasaya koydum.',
    'Müşteri verisini kendi diskime indirmem, anonim kopyayla çalışırım.',
    'Yedek almadan canlıda bir şey değiştirmem.',
    'Bizden önceki ekip şifreleri wiki sayfasına yazmıştı, hepsini kasaya taşıdık.',
    'Stajyerim şifreyi ekip kanalına yazıp gitmişti, ben hemen değiştirdim.',
    'Token’ı düz metin saklamam, anahtar deposuna koyarım.',
    'Uyarıyı kapatmadım, nedenini bulup kuralı düzelttim.',
    'Testler kapatılırsa kimse hatayı fark etmez.',
    'Şifreyi ekip kanalına yazarsam herkes görür.',
    'Yedek almadan canlıya yükledim ve veri kaybettik. O günden beri her sürümden önce yedek alınıyor.',
    'Arkadaşımı kırdım ama konuştuk.',
  ])('is not found in: %s', (text) => {
    expect(objectedTo(text)).toBe(false)
  })

  it('is asked about where its words are things and no verb of the person is among them', () => {
    const named = 'Eksik belge olunca sahte imza denetçiye her zaman inandırıcıydı, ben yine işime baktım.'
    expect(objectedTo(named)).toBe(false)
    expect(findUncertain(question.watched, named, 'tr')).toBe(named)
    const { followUp } = coachAnswer(
      question,
      `${named} Sonra da hep böyle sürdü ve işler yürüdü, kimse üstelemedi.`,
      null,
      'tr',
    )
    expect(followUp).toBe(COACH_WORDS_TR.whoKnewAsked)
  })

  it.each([
    'Root şifresini ekip kanalına yapıştırmıştık.',
    'Müşteriye hata sağlayıcıda diyoruz.',
    'Kasaya girmeye üşendiğim için root şifresini ekip kanalına yazdım.',
    'Politikayı bilmiyorum, logları sildim.',
    'Logları sildim, kimseye iz bırakmamak lazımdı.',
    'Anonim bir hesap açıp rakibin ürününe sahte yorum yazdım.',
    'Logları temizleyip sadece hata satırlarını bıraktım.',
    'Şifre doğrulama kodunu yazdım ve test ettim.',
    'Veri yapısını ihtiyaca uydurdum.',
    'Eskiden okumadan onaylardım, artık her satırı okuyorum.',
    'Logları sildim diye suçlandım ama silmemiştim.',
    'Sahte belge yönetim toplantısında ortaya çıktı, ben de şaşırdım.',
  ])('is asked about where the words may be everyday work: %s', (text) => {
    expect(objectedTo(text)).toBe(false)
    expect(findUncertain(question.watched, text, 'tr')).toBe(text)
  })

  it.each([
    'Okumadan onayladım, zaman kaybetmemek gerekir.',
    'Logları sildim, denetçiyle uğraşmak istemiyordum.',
    'İzin alınca zaman kaybediyoruz diye yedek almadan canlıya yükledim.',
    'Test ortamında denemeden, yedek almadan doğrudan canlıya yükledim.',
  ])('is objected to, whatever else is denied or named in the sentence: %s', (text) => {
    expect(objectedTo(text)).toBe(true)
  })

  it.each([
    'Hatayı gizleyebilirdim ama müdürüme söyledim.',
    'Kırmızı testi silebilirdim ama nedenini buldum.',
    'Suçu stajyere atabilirdim, hatayı üstlendim.',
    'Logları silecektim ama önce yedekledim.',
    'Okumadan onaylayacaktım, sonra oturup hepsini okudum.',
    'Her sürümde testlerden geçtik, hep böyle çalıştık.',
    'İki aşamalı doğrulamaya geçtik, böylece hesaplar korundu.',
    'Logları silip giden eski çalışanı bildirdim.',
    'Kimse şifreyi kanala yazıp bırakmasın diye kasa kurdum.',
    'Eski ekip şifreyi kanala yazıp bırakır, biz sonra değiştirdik.',
    'Logları sildim sandılar, oysa arşive taşımıştım.',
  ])('is neither objected to nor asked about in what was not done, or by others: %s', (text) => {
    expect(objectedTo(text)).toBe(false)
    expect(findUncertain(question.watched, text, 'tr')).toBeNull()
  })

  it('is asked about from two signs on in answers about technology as well', () => {
    const text = 'Limitleri kaldırdım, müşteriye haber verilmez. Zaten uğraşmam, kim bakacak.'
    expect(doubtIn(text, 'tr', true)).not.toBeNull()
    expect(doubtIn('Parametreyi paralel çalıştırırım, sunucu dursun. Öneririm, hızlı oluyor.', 'tr', true)).toBeNull()
  })
})

describe('an everyday sentence of a sound answer', () => {
  it.each([
    'Müşterinin sorununu aynı gün çözdük.',
    'Bu şirkete 2019’da stajyer olarak girdim.',
    'Müşteriye hatayı hemen bildirdim.',
    'Kullanıcının bildirdiği hata için önce test yazdım, sonra düzelttim.',
    'Stajyerle hatayı bulup testini yazdım.',
    'Müşteri de sorun yaşayınca hemen düzelttim.',
    'Ben de aslında hazır olmadığımızı söyleyip yayını durdurdum.',
    'Uyarı geç geldi, zaten müdahale etmiştim.',
    'Kadın kullanıcıların şikâyetlerini ele aldım.',
    'Geri dönüş planını hazırlayıp değişikliği canlıya uyguladım.',
    'Değişikliği önce hazırlık ortamında denedim, sonra hemen canlıya aldık.',
    'Testleri yazdım, hepsi geçince yayına aldık, böylece kimse beklemedi.',
    'Sorguda gereksiz kilitlenmeyi kaldırdım.',
    'Zaten kullanılmayan eski pipeline’ı sildim.',
    'Arkadaşım izindeyken onun işini de ben yüklendim.',
    'Müşteri toplantıda sert yorum yaptı, sakin kalıp dinledim.',
    'API anahtarını koddan çıkarıp ortam değişkenine koydum.',
    'Anahtarı GitHub Actions secret’ı olarak ekledim.',
    'Kayıt formundaki gereksiz alanları hemen kaldırdım.',
    'Yinelenen satırları silip grafiği yeniden çizdim.',
    'Neyi tamamladım, neyi test etmedim, hepsini raporda gösterdim.',
    'Ortak hesabı kapatıp herkese kendi yetkisini verdim.',
    'MD5 parola için çok hızlıdır, saldırgan saniyede milyarlarca deneme yapar.',
    'Token localStorage’da tutulursa XSS ile kolayca çalınır.',
    'Korelasyonu nedensellikle karıştırmamak gerekir.',
    'Korelasyon gördüğümde nedenini ayrı bir deneyle ararım.',
    'Doğruluk yüzde 99 ise önce sınıf dengesine bakarım.',
    'const ile referans değişmez, nesnenin içi değişebilir.',
    'Promise.all ile istekleri aynı anda çalıştırırım.',
    'CORS, tarayıcının başka kökenden gelen istekleri engellemesidir.',
    'Beş kullanıcı temsil gücü için azdır.',
    'Her yabancı anahtar için indeks kullandım.',
    'Yedek almadan canlıya yükledim ve veri kaybettik. O günden beri her sürümden önce yedek alınıyor.',
    'Eski kullanıcı kayıtlarını onay alıp sildim.',
    'Parolamı paylaşmadım, yeni arkadaşa kendi hesabını açtırdım.',
    'API anahtarını depodan silip yenisini kasaya koydum.',
    'Testleri silmedim, bozuk olanları düzelttim.',
    'Test hep kırmızıydı, nedenini bulup düzelttim.',
    'Gereksiz uyarıları kapattım, böylece gerçek uyarılar görünür oldu.',
    'Eski logları arşive taşıyıp diski boşalttım.',
    'Müşterinin şikâyetini dinledim ve hatayı üstlendim.',
    'Hatayı ben yaptım, ekibe yazdım ve düzelttim.',
    'Stajyere hatayı birlikte bulalım dedim.',
    'Stajyer hata yapınca ona kızmadım, birlikte geri aldık.',
    'Arkadaşımın kodunu inceledim, iki hata yazdım.',
    'Sağlayıcının hatasını kayıtlarla gösterip onlara yazdım.',
    'Müşteriye kesintinin bizim hatamızdan olduğunu söyledim.',
    'Kadın bir arkadaşla çalıştım, çok şey öğrendim.',
    'Engelli kullanıcılar için klavyeyle gezmeyi ekledim.',
    'Yaşlı kullanıcılarla test yaptım, yazıları büyüttüm.',
    'Hamile bir arkadaşımın işini izindeyken ben aldım.',
    'Yabancı bir müşteriyle İngilizce konuştum.',
    'İptal düğmesini ilk ekrana koydum.',
    'Ücretleri baştan gösterdim, kimse şaşırmadı.',
    'Kişisel verileri maskeleyip test ortamına aktardım.',
    'Müşteri verisini kendi bilgisayarıma indirmedim.',
    'Raporu yöneticime gönderdim, eksik yerleri yazdım.',
    'Sonuç kötü çıkınca raporda olduğu gibi yazdım.',
    'Grafiği sıfırdan başlatıp yeniden çizdim.',
    'Sınavdan kaldım, tekrar çalışıp geçtim.',
    'Sertifikayı yeniledim, site hemen açıldı.',
    'Güvenlik duvarına yeni bir kural ekledim, sadece bir port açık.',
    'Herkese okuma izni verdim, yazma izni iki kişide.',
    'Root ile girmek yerine sudo kullandık.',
    'Kendi hatamı gizlemedim, hemen söyledim.',
    'Fatura yanlıştı, fazla aldığımız parayı iade ettik.',
    'Müşteri faturayı anlamadı, tek tek anlattım.',
    'Rakip ürünleri inceleyip tasarımı değiştirdim.',
    'Yorumları okuyup kursu satın aldım.',
    'Arıza kaydını kapattım, sonra raporu yazdım.',
    'Kullanıcıya görünen eski uyarıyı kaldırdım.',
    'Servis hâlâ çalışıyor mu diye baktım.',
    'Müşterinin hesabından sorunu gördüm, ona yazdım.',
    'Portföyümde kendi işimi gösterdim.',
    'Açık kaynak bir kütüphanede bir hatayı düzelttim.',
    'Yapay zekânın yazdığı kodu okuyup test ettikten sonra gönderdim.',
    'Ekip arkadaşım işi yetiştiremedi, yarısını ben aldım.',
    'Cuma günü yayına almadım, pazartesiye bıraktım.',
    'Yedeği geri yükleyip denedim, sonra değişikliği yaptım.',
    'Canlıya almadan önce hazırlık ortamında denedik.',
    'Tabloyu değiştirmeden önce yedek aldım.',
    'Müdürüm testleri atla dedi, ben atlamadım.',
    'Bir arkadaş şifreyi gruba yazmıştı, hemen değiştirdik.',
    'Eski işimde logları silen biri vardı, onu bildirdim.',
    'Patronum yorumları sil dedi, silmedim.',
    'Kimse fark etmeden olmaz, ben önce haber veririm.',
    'Loglar silinirse sonra kimse ne olduğunu bulamaz.',
    'Şifre koda yazılırsa herkes görür.',
    'Sahte e-postayı açmadım, güvenlik ekibine ilettim.',
    'Oltalama mailini fark edip bildirdim.',
    'Ekranı kilitledim, kartımı kimseye vermedim.',
    'Nöbette uyarı geldi, müdahale ettim, sonra raporu yazdım.',
    'Uyarı çok geliyordu, eşiği verilere bakıp ayarladım.',
    'Toplantıda müşteriye söz verdim ve yetiştirdim.',
    'Söz verdiğimiz tarihi tutturamayacağımızı erkenden söyledim.',
    'Telefonla aradım, müşteriye olanı anlattım.',
    'Kodu kopyaladım ama lisansını ve yazarını yazdım.',
    'Stack Overflow’dan aldığım kodu anlayıp uyarladım.',
    'Eski çalışanın hesabını kapattım, yetkilerini aldım.',
    'Veritabanını yeniden kurdum, veriler yedekten geldi.',
    'Kendi bilgisayarıma bir sanal makine kurup denedim.',
    'Ücretsiz bir kursu bitirdim, sertifika aldım.',
    'Müşteri reddetti, ben de teklifi düzeltip yeniden gönderdim.',
    'Aday başvurularını aynı ölçütle okuduk, adlarını gizledik.',
    'Deney sonucu anlamlı çıkmadı, öyle raporladım.',
    'Modeli eğitirken test kümesini sakladım, ona hiç bakmadım.',
    'Eksik değerleri silmedim, nedenini araştırdım.',
    'Aykırı değeri çıkardım ve nedenini rapora yazdım.',
    'Kullanıcı verisini silme isteğini aynı gün yaptım.',
    'Konum iznini sormadan almıyoruz.',
    'Çerezleri reddeden kullanıcıyı takip etmedik.',
    'Kart numarasını kaydetmedik, token kullandık.',
    'Sunucuya ssh ile girip logları okudum.',
    'Postayı açtım, ekini açmadım.',
    'Mesajlarımı okudum, sonra toplantıya girdim.',
    'Öğrencilere ders verdim, sınav sorularını ben hazırladım.',
    'Sınav fotoğrafını paylaşan arkadaşı uyardım.',
    'Stajyere tam yetki vermedim, okuma yetkisi verdim.',
    'Sanal sunucuda kripto kütüphanesini güncelledim.',
    'Gece sunucuda kripto madenciliği yapan bir süreç bulup kapattım.',
    'Müşteri listesini dışa aktarırken adları çıkardım.',
    'Arkadaşlarım uygulamayı denedi, yorum yazdı.',
    'İşi paylaştık, ben arayüzü yazdım.',
    'Hesabımı kilitledim, parolamı sıfırlayıp değiştirdim.',
    'Ekibe sorup öyle sildim.',
    'Dosyayı yanlışlıkla sildim, yedekten geri getirdim.',
    'Zaten test yazıyordum, CI’ya da ekledim.',
    'Kontrol listesini kısalttım, gereksiz adımları çıkardım.',
    'İnceleme yavaştı, küçük parçalar gönderdim, böylece hızlandı.',
    'Onay süreci uzundu, yöneticiyle konuşup kısalttık.',
    'Eski sistemi kapatıp yenisine geçtik.',
    'Sorunu sessizce çözmedim, herkese yazdım.',
  ])('is objected to by nobody: %s', (text) => {
    expect(objectedTo(text)).toBe(false)
  })
})
