import type { Catalogue } from '../catalogue.ts'

export const privacy: Catalogue['privacy'] = {
  meta: {
    title: 'Gizlilik · Waymark',
    description: 'Waymark’ın senin hakkında neyi, nerede, ne kadar süre sakladığı ve bunları nasıl alıp silebileceğin.',
  },
  heading: 'Gizlilik',
  note: 'Bu ürün nasıl çalışıyorsa öyle yazıldı. Waymark, birinin bir sunucuda çalıştırdığı bir yazılımdır; “biz” dediğimiz, bu sunucuyu işletenlerdir. Bu bir çeviridir; fark olursa İngilizce metin geçerlidir.',
  sections: {
    what: {
      title: 'Ne saklıyoruz',
      body: [
        'Hepsi bu sunucunun kendi veritabanında durur:',
        [
          '**Hesabın:** ad ve soyadın, e-posta adresin, saat dilimin, dilin, planın, ne zaman giriş yaptığın ve şifrenin Argon2id özeti; bu özetten şifreye geri dönülemez. İkinci adımın anahtarı mühürlüdür; ağ adresleri yalnızca anahtarlı özet olarak tutulur. Bunlarla birlikte: oluşturduğun erişim anahtarları ve bir aboneliğin değişiklikleriyle kendisi.',
          '**Kariyer yanıtların:** yedi soru, hayalindeki rol, sana önerilen kurslar ve uygunluğunun nasıl değiştiği.',
          '**Özgeçmişin:** içinden okunanlar (beceriler, deneyim, eğitim) ve en fazla son üç dosya. Dosyanın saklanmamasını seçebilirsin.',
          '**Belgelerin:** kariyer profilin, özgeçmişlerin ve mektupların önceki sürümleriyle ve gönderdiklerinin kopyaları.',
          '**İş araman:** iş ilanları, geçmişi, notları, etiketleri ve görevleriyle başvurular, tarihleri ve notlarıyla mülakatlar, içe aktardığın dosyalar, kaydettiğin görünümler, izlediğin ya da gizlediğin açık işler.',
          '**Başka insanlar,** sen yazarsan: adı, görevi, e-posta adresi, telefonu ve bağlantısıyla kişiler ve yapıştırdığın e-postalar. Onlardan yalnızca gerekeni tut; başvuruyu silince bunlar da silinir.',
          '**Paylaştıkların:** planına herkese açık bağlantılar ve aldıkları destekler, beceri testlerinin belgeleri ve takviminin adresi.',
          '**Hatırlatmalar:** hangilerini istediğin, hangi cihazlara gittiği ve hangilerinin gönderildiği.',
          '**İlerlemen:** kurslar, puanlar, rozetler, etkin olduğun günler, yanıtlarınla birlikte beceri testleri, günlük yarışmalar ve aylık sınırlardan kullandıkların.',
          '**Konuşmaların:** yapay zekâ danışmanına sorduğun sorular ve yanıtları, mülakat yanıtların ve onlara verilen geri bildirim.',
          'İletişim formuyla gönderdiğin **mesajlar:** ad, e-posta adresi ve metin; ayrıca Waymark hakkındaki görüşlerin ve bozuk bağlantı bildirimlerin.',
        ],
        'Sunucunun günlüğü, hatalar bulunabilsin ve saldırılar geri çevrilebilsin diye istekleri kaydeder. İçinde şifre, oturum anahtarı ya da özgeçmişinden metin bulunmaz.',
      ],
    },
    browser: {
      title: 'Tarayıcında kalanlar',
      body: [
        'Çerez kullanmıyoruz; başkasından betik, yazı tipi ya da resim yüklemiyoruz: ölçüm yok, reklam yok. Tarayıcının yerel belleğinde oturumun, seçtiğin tema ve hayalindeki rol, yarım kalan yanıtların, düzeltmelerin ve soruların ile göndermediğin iletişim mesajı durur. Çıkış yapınca oturum ve yarım kalanlar silinir; iletişim mesajı kalır.',
      ],
    },
    ai: {
      title: 'Yapay zekâ sağlayıcıları',
      body: [
        'Özgeçmişini okumak, becerileri eşleştirmek ve kurs seçmek bu sunucuda olur. Yalnızca yapay zekâ özellikleri (analiz, sohbet, mülakat geri bildirimi) bir sağlayıcıya metin gönderir; o da yalnızca sen kullandığında ve burada bir sağlayıcı bağlıysa. O zaman özgeçmişinin metni, sorun ya da yanıtın gönderilir. Adın, sokağın, e-posta adreslerin, telefon numaraların ve bağlantıların, sunucu bildiği ya da tanıdığı ölçüde önce metinden çıkarılır; şehrin ve ülken kalır. Şifren asla gönderilmez.',
      ],
    },
    others: {
      title: 'Başka kim görür',
      body: [
        'Verilerini kimse satın almaz, kiralamaz. Özgeçmişin, başvuruların ve yanıtların Waymark’ı kullanan başka kimseye gösterilmez. Planına bir bağlantı paylaşırsan, ona sahip olan herkes hayalindeki rolü, uygunluğunu, rolün sende olan becerilerini, tarihleriyle adımlarını ve seçersen adını görür; sen paylaşmayı bırakana kadar. Sıralamada yer alırsan başkaları sıranı, puanını ve ayarlardaki seçimine göre adını, adının baş harflerini ya da hiçbirini görür. Geçtiğin bir beceri testinin belgesinde adın yazar; başkaları onu ancak sen gösterirsen görür. Bir kursa ya da iş aramasına giden bağlantı, kendi kuralları olan başka bir siteye götürür. İzin verirsen bildirimler, tarayıcını yapanın bildirim hizmetinden geçer; şifrelidir, yalnızca tarayıcın okuyabilir. Takviminin adresine sahip olan herkes onu okuyabilir; adresi ayarlardan geri alabilirsin.',
      ],
    },
    'how-long': {
      title: 'Ne kadar süre',
      body: [
        [
          'Hesabın ve ona ait her şey: sen silene kadar.',
          'Özgeçmiş dosyaları: son üçü; yenileri geldikçe eskiler silinir.',
          'Oturum: 24 saat, “Beni hatırla” ile 30 gün.',
          'İletişim mesajları: işi bitene kadar.',
        ],
      ],
    },
    'your-choice': {
      title: 'Seçim senin',
      body: [
        '[Ayarlar](settings) sayfasında bilgilerini değiştirebilir, hakkında tuttuğumuz her şeyi tek dosya olarak indirebilir ve hesabını silebilirsin. Silme hemen geçerli olur ve sana ait her şeyi kaldırır; yalnızca kimseyi adlandırmayan toplamlar kalır. Sunucu yedek tutuyorsa yedekler kendi döngüsünü izler.',
        'Soruların için: {supportEmail} ya da [iletişim formu](contact).',
      ],
    },
  },
}
