import { groupsOf, type SameWords } from './words.ts'

/** Turkish words of work that claim the same as another, or less. */
export const sameTr: SameWords = {
  groups: groupsOf(`
    başladım başlandı başlanan başlamış başlattım; bitirdim tamamladım bitti tamamlandı bitirilen tamamlanan; yazdım hazırladım oluşturdum
    hazırlama oluşturma yazma yazıyorum hazırlıyorum; yaptım gerçekleştirdim yapıyorum gerçekleştiriyorum; geliştirdim kodladım yazdım
    oluşturdum yaptım programladım; düzenledim organize düzenleme; düzeltme düzelttim giderdim çözdüm çözüm; hata hatalar bug sorun; tuttum
    tutma kaydettim; müşteri müşterilere müşteriye müşteriler; öğrettim eğitim ders verdim öğretme; sundum sunum sunma; hizmet ilgilendim;
    yaklaşık civarında aşağı ortalama; önerdim önerme öneri teklif; katıldım katılım katılma; yardımettim katkısağladım yardım destek
    yardımcı; ekip takım grup; arkadaş arkadaşım arkadaşımla; saat saatte saatlik; gün günde günlük gündelik; hafta haftada haftalık; ay
    ayda aylık; yıl yılda yıllık sene yıldır; dakika dakikada; uygulama app uygulamalar aplikasyon; şu anda halen hâlen şimdi halihazırda
    şuan; eskiden önceden önceki eski; test sınama; kontrol denetim kontrolü denetledim; satış sattım satma; sipariş siparişleri; rapor
    raporu raporlama raporladım; çeviri çevirdim tercüme; staj stajyer stajyerlik; kişilik kişi kişiden; okul okulu; resim görsel görseller
    fotoğraf; takip izleme takibi; topladım toplama; ölçtüm ölçme ölçüm; saydım sayım sayımı sayma; temizledim temizlik temizleme; tercih
    seçim seçtim; telefon çağrı arama; site sitesi sitesini; hazırladım oluşturdum düzenledim hazırladı; anlattım açıkladım tanıttım tanıtım
    gösterdim bilgilendirdim aktardım; ilettim aktardım bildirdim haber bilgilendirdim; karşıladım ağırladım karşılama; teslimettim
    ulaştırdım dağıttım götürdüm dağıtım; kaydettim girdim işledim tuttum yazdım kayıt giriş; azalttım düşürdüm indirdim kısalttım; artırdım
    arttırdım yükselttim çoğalttım; satınaldım temin tedarik alım; paketledim ambalajladım paketleme; pişirdim hazırladım pişirme; onardım
    tamir tamiri onarım; taşıdım naklettim taşıma; güncelledim yeniledim güncelleme; araştırdım inceledim araştırma; bakım baktım bakımını
    bakımı; sattım satış satışını; öğrenci öğrenciler öğrencilere öğrencilerin; çocuk çocuklar çocuklara; müşteri alıcı; depo ambar; mağaza
    dükkân dükkan; tablo çizelge tablosu çizelgesi tablosunu çizelgesini; belge evrak doküman belgeleri evrakı; ürün mal ürünleri ürünler;
    fatura faturaları faturalar; sınıf sınıfı; kasa kasada; çalışan personel eleman; arkadaş arkadaşı arkadaşla; hata kusur arıza sorun;
    araç araba otomobil taşıt; kamyon tır; raf rafları raflar; sevkiyat gönderi teslimat; randevu görüşme; kılavuz rehber doküman; soru
    talep istek; şikâyet şikayet; broşür el ilanı; site web sitesi internet; program yazılım uygulama; cihaz makine ekipman aygıt; hasta
    hastalar; yaşlı yaşlılar; ders dersi kurs; etkinlik organizasyon; gezi tur; ilaç ilaçlar; yemek öğün; çöp atık; ev daire konut; bahçe
    bahçesi; atölye servis; bozuk arızalı; tek yalnız kendi; değiştirdim yeniledim; aradım telefon; denedim test; sildim kaldırdım çıkardım;
    fotoğraf fotoğrafladım çektim; temizledim temizlik temizliğini sildim yıkadım; dikim diktim dikme; ekim ektim ekme; giriş girdim girme
    girişi girişini; çizim çizdim çizme; yazım yazdım yazma; dağıtım dağıttım dağıtma; yükleme yükledim yükledi; basım bastım baskı; kesim
    kestim kesme; seçim seçtim seçme; gösterdim öğrettim anlattım açıkladım; monte taktım kurdum bağladım yerleştirdim döşedim; fark gördüm
    buldum tespit saptadım belirledim; indirdim topladım edindim çektim derledim; çizdim gösterdim görselleştirdim işaretledim; dizdim
    yerleştirdim düzenledim koydum sıraladım; sordum görüştüm anket konuştum; servis sundum götürdüm ikram; aldım topladım kaydettim;
    düzelttim değiştirdim revize uyarladım; gönderdim yolladım ilettim kargoladım; dikiş diktim onardım yamadım; boyadım boya boyama;
    hesapladım hesaplama hesap; karşılaştırdım kıyasladım; yeni gelen başlayan; birim bölüm departman; okul kurum; oda odalar; misafir
    konuk; çeşitli farklı birçok; küçük ufak; çözüyorum çözdüm çözüm çözümü gideriyorum giderdim giderme çözme; girdim giriş aktardım
    işledim kaydettim geçirdim; aktardım taşıdım geçirdim; verdim anlattım öğrettim; kullanıcı kullanıcılar kullanıcıların kişi kişiler
    çalışan çalışanlar; sorun sorunlar sorunları sorunlarını problem problemler arıza hata; hazırladım oluşturdum çıkardım yazdım; yazdım
    kaleme hazırladım oluşturdum; kontrol denetledim denetliyorum inceleme inceledim gözden takip; kurulum kurulumu kurulumunda kurdum kurma
    yükleme yükledim; yükledim kurdum kuruldu; eğitim eğitimi kurs ders; arkadaş çalışma iş mesai; tablo tablosu liste listesi çizelge;
    rapor raporu raporlar raporları; sunum sunumu sunumda sundum; toplantı toplantıda toplantılar görüşme; katkı destek yardım; yedekleme
    yedekleri yedekler; sunucu sunucusu server; bilgisayar bilgisayarlar pc; yazıcı yazıcılar printer; şifre parola şifreleri parolaları;
    hesap hesapları kullanıcı; talep talepler istek istekler başvuru; yanıtladım yanıtlıyorum cevapladım cevaplıyorum cevap yanıt; müşteri
    müşteriler müşterilere danışan; satış satışlar sattım; sipariş siparişler; teslimat teslim sevkiyat; sayım envanter stok; ürün ürünler
    mal mallar malzeme; güncelledim güncelliyorum yeniledim; düzenledim hazırladım organize; tasarladım tasarım çizdim; ölçtüm ölçüm ölçümü;
    sınav sınavı sınavlar yazılı; sonuç sonuçlar sonuçları sonuçlarını; öğrenci öğrenciler öğrencilere talebe`),
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
