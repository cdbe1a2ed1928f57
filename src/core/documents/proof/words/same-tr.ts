import { groupsOf, type SameWords } from './words.ts'

/** Turkish words of work that claim the same as another, or less. */
export const sameTr: SameWords = {
  phrases: [
    [
      'yardım ettim|yardımcı oldum|destek oldum|destek verdim|yardımda bulundum|destekledim|destek sağladım',
      'yardımettim',
    ],
    [
      'yardım ediyorum|yardımcı oluyorum|destek oluyorum|destek veriyorum|destekliyorum|destek veriyordum|yardım ediyordum',
      'yardımettim',
    ],
    ['katkı sağladım|katkıda bulundum|katkı verdim|katkı sundum', 'katkısağladım'],
    ['görev aldım|yer aldım|görev alıyorum|görev yaptım', 'katıldım'],
    ['tek başıma|tek başına|bağımsız olarak|kendi başıma', 'tekbaşıma'],
    ['birlikte|beraber', 'birlikte'],
    ['yarı zamanlı', 'yarızamanlı'],
    ['iki kez|iki kere|iki defa|2 kez|2 kere|2 defa', 'ikikez'],
    ['kayıt altına alarak|kayıt altına aldım|kayda alarak|kayda aldım|kayda geçirerek', 'kaydettim'],
    ['tam zamanlı', 'tamzamanlı'],
    ['ön yüz', 'önyüz'],
    ['ön lisans', 'önlisans'],
    ['yıldan fazla|yıldan çok|yılı aşkın', 'yıl denfazla'],
    ['aydan fazla|ayı aşkın', 'ay denfazla'],
    ['den fazla|dan fazla|ten fazla|tan fazla|den çok|dan çok', 'denfazla'],
    ['e yakın|a yakın|ye yakın|ya yakın|aşağı yukarı', 'yaklaşık'],
    ['den az|dan az|ten az|tan az', 'altında'],
    ['beri|bu yana', 'beri'],
    ['sayesinde|nedeniyle|sonucunda|yüzünden|dolayı|sonucu', 'sayesinde'],
    ['mezun olmadım|tamamlanmadı|bitirmedim|yarıda bıraktım|terk', 'tamamlanmadı'],
    ['zaman zaman|ara sıra|arada bir|arada sırada|kimi zaman', 'bazen'],
    ['kayıt altına aldım|kayda geçirdim|not ettim|not aldım|kayıt tuttum', 'kaydettim'],
    ['yardımcı oldu|yardım etti|destek oldu', 'yardımettim'],
    ['teslim ettim|teslimat yaptım|teslimini yaptım', 'teslimettim'],
    ['satın aldım|satın alma', 'satınaldım'],
    ['tek başıma|kendi başıma|yardım almadan', 'yalnız'],
    ['telefonla|telefon üzerinden|telefonda', 'telefon'],
    ['e-posta ile|e-postayla|mail ile|e-posta üzerinden', 'eposta'],
    ['elle|el ile', 'elle'],
    ['gerektiğinde|ihtiyaç halinde|ihtiyaç olduğunda|gerekince', 'gerektiğinde'],
    ['yokluğunda|yok iken|izindeyken', 'yokluğunda'],
    ['hafta sonu|hafta sonları', 'haftasonu'],
  ],
  groups: groupsOf(`
    başladım başlandı başlanan başlamış başlattım
    bitirdim tamamladım bitti tamamlandı bitirilen tamamlanan
    yazdım hazırladım oluşturdum hazırlama oluşturma yazma yazıyorum hazırlıyorum
    yaptım gerçekleştirdim yapıyorum gerçekleştiriyorum
    geliştirdim kodladım yazdım oluşturdum yaptım programladım
    düzenledim organize düzenleme
    düzeltme düzelttim giderdim çözdüm çözüm
    hata hatalar bug sorun
    tuttum tutma kaydettim
    müşteri müşterilere müşteriye müşteriler
    öğrettim eğitim ders verdim öğretme
    sundum sunum sunma
    hizmet ilgilendim
    yaklaşık civarında aşağı ortalama
    önerdim önerme öneri teklif
    katıldım katılım katılma
    yardımettim katkısağladım yardım destek yardımcı
    ekip takım grup
    arkadaş arkadaşım arkadaşımla
    saat saatte saatlik
    gün günde günlük gündelik
    hafta haftada haftalık
    ay ayda aylık
    yıl yılda yıllık sene yıldır
    dakika dakikada
    uygulama app uygulamalar aplikasyon
    şu anda halen hâlen şimdi halihazırda şuan
    eskiden önceden önceki eski
    test sınama
    kontrol denetim kontrolü denetledim
    satış sattım satma
    sipariş siparişleri
    rapor raporu raporlama raporladım
    çeviri çevirdim tercüme
    staj stajyer stajyerlik
    kişilik kişi kişiden
    okul okulu
    resim görsel görseller fotoğraf
    kurdum kurulum kurma
    takip izleme takibi
    topladım toplama
    ölçtüm ölçme ölçüm
    saydım sayım sayımı sayma
    temizledim temizlik temizleme
    tercih seçim seçtim
    telefon çağrı arama
    site sitesi sitesini
    hazırladım oluşturdum düzenledim hazırladı
    anlattım açıkladım tanıttım tanıtım gösterdim bilgilendirdim aktardım
    ilettim aktardım bildirdim haber bilgilendirdim
    karşıladım ağırladım karşılama
    teslimettim ulaştırdım dağıttım götürdüm dağıtım
    kaydettim girdim işledim tuttum yazdım kayıt giriş
    kontrol inceledim denetledim gözden
    azalttım düşürdüm indirdim kısalttım
    artırdım arttırdım yükselttim çoğalttım
    satınaldım temin tedarik alım
    paketledim ambalajladım paketleme
    yanıtladım cevapladım cevap yanıt
    pişirdim hazırladım pişirme
    onardım tamir tamiri onarım
    taşıdım naklettim taşıma
    güncelledim yeniledim güncelleme
    araştırdım inceledim araştırma
    bakım baktım bakımını bakımı
    sattım satış satışını
    öğrenci öğrenciler öğrencilere öğrencilerin
    çocuk çocuklar çocuklara
    müşteri alıcı
    depo ambar
    mağaza dükkân dükkan
    tablo çizelge tablosu çizelgesi tablosunu çizelgesini
    belge evrak doküman belgeleri evrakı
    toplantı görüşme
    ürün mal ürünleri ürünler
    fatura faturaları faturalar
    sınıf sınıfı
    kasa kasada
    çalışan personel eleman
    arkadaş arkadaşı arkadaşla
    hata kusur arıza sorun
    bilgisayar pc
    araç araba otomobil taşıt
    kamyon tır
    raf rafları raflar
    sevkiyat gönderi teslimat
    randevu görüşme
    kılavuz rehber doküman
    liste listesi çizelge
    soru talep istek
    şikâyet şikayet
    broşür el ilanı
    site web sitesi internet
    program yazılım uygulama
    cihaz makine ekipman aygıt
    hasta hastalar
    yaşlı yaşlılar
    ders dersi kurs
    etkinlik organizasyon
    gezi tur
    ilaç ilaçlar
    yemek öğün
    çöp atık
    ev daire konut
    bahçe bahçesi
    atölye servis
    bozuk arızalı
    tek yalnız kendi
    değiştirdim yeniledim
    aradım telefon
    denedim test
    sildim kaldırdım çıkardım
    fotoğraf fotoğrafladım çektim
    temizledim temizlik temizliğini sildim yıkadım
    dikim diktim dikme
    ekim ektim ekme
    giriş girdim girme girişi girişini
    çizim çizdim çizme
    yazım yazdım yazma
    dağıtım dağıttım dağıtma
    yükleme yükledim yükledi
    basım bastım baskı
    kesim kestim kesme
    seçim seçtim seçme
    gösterdim öğrettim anlattım açıkladım
    monte taktım kurdum bağladım yerleştirdim döşedim
    fark gördüm buldum tespit saptadım belirledim
    indirdim topladım edindim çektim derledim
    çizdim gösterdim görselleştirdim işaretledim
    dizdim yerleştirdim düzenledim koydum sıraladım
    sordum görüştüm anket konuştum
    servis sundum götürdüm ikram
    aldım topladım kaydettim
    düzelttim değiştirdim revize uyarladım
    gönderdim yolladım ilettim kargoladım
    dikiş diktim onardım yamadım
    boyadım boya boyama
    hesapladım hesaplama hesap
    karşılaştırdım kıyasladım
    yeni gelen başlayan
    birim bölüm departman
    okul kurum
    oda odalar
    misafir konuk
    çeşitli farklı birçok
    küçük ufak
  `),
  weaker: [
    ['yönettim', 'katıldım katkısağladım'],
    ['çalıştım', 'katıldım katkısağladım'],
    ['yaptım kodladım geliştirdim', 'katkısağladım'],
    ['tez tezi bitirme', 'yazdım hazırladım'],
    ['sattım satış', 'hizmet ilgilendim'],
    ['öğrettim eğitim', 'anlattım gösterdim'],
    ['fatura sözleşme mektup rapor', 'belge evrak'],
  ],
}
