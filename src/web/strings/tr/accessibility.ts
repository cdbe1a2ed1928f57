import type { Catalogue } from '../catalogue.ts'

export const accessibility: Catalogue['accessibility'] = {
  meta: {
    title: 'Erişilebilirlik · Waymark',
    description: 'Waymark’ı herkes kullanabilsin diye neler yapıldı, neler nasıl sınandı, neler sınanmadı.',
  },
  heading: 'Erişilebilirlik',
  note: 'Waymark’ın hedefi, Web İçeriği Erişilebilirlik Yönergeleri (WCAG) 2.2’nin AA düzeyi. Bu sayfa bunun ne kadar ve nasıl sınandığını anlatır.',
  sections: {
    'built-in': {
      title: 'Baştan düşünülenler',
      body: [
        [
          '**Klavye:** her şey faresiz çalışır. Her sayfanın ilk durağı içeriğe atlatır, odak her zaman görünür; sürüklenebilen her şey Alt ve ok tuşlarıyla ya da bir menüden de taşınabilir.',
          '**Ekran okuyucular:** başlıkların, bölgelerin ve alanların adları vardır; hatalar alanın yanında durur ve okunur; yüklenen ya da değişen şey bunu söyler. Her grafik rakamlarını sözle de anlatır ve tablo olarak gösterilebilir.',
          '**Görme:** açık ve koyu tema; en az 4,5’e 1 karşıtlıkla okunan metin; yalnızca renkle anlatılan hiçbir şey yok; sayfalar 320 piksele ve %200 yakınlaştırmaya yana kaydırmadan sığar, metin aralıklarını açtığında da bütün kalır.',
          '**Hareket:** sistemin daha az hareket istiyorsa hiçbir şey oynamaz, konfeti uçmaz. Klipler senin başlatmanı bekler.',
          '**Süre ve betikler:** puanlı beceri testinde saat işler; onun dışında sen düşünürken hiçbir şeyin süresi dolmaz ve aynı testler saatsiz de çalışılabilir. Herkese açık sayfalar JavaScript olmadan okunur.',
        ],
      ],
    },
    tested: {
      title: 'Neler, nasıl sınandı',
      body: [
        'Bu denetimler programla birlikte gelir; kaynağı elinde olan herkes tekrarlayabilir:',
        [
          '**Kurallarla:** axe, uydurma bir kişinin aylarca süren geçmişiyle doldurulmuş her sayfaya telefon ve masaüstü genişliğinde, açık ve koyu temada bakar.',
          '**Klavyeyle:** faresiz bir tarayıcı kaydolur, soruları yanıtlar, özgeçmiş yükler ve panele ulaşır. 24 denetim; iletişim kutularının, menülerin, sekmelerin, akordeonların ve seçim kutularının yanıt verdiği her tuşa basar.',
          '**Yerleşimle:** her sayfa 320, 390 ve 1440 pikselde, %200 yakınlaştırmada ve WCAG 1.4.12’nin metin aralıklarıyla açılır: hiçbiri yana kayamaz.',
          '**Adlarla:** testler her düğmeyi, bağlantıyı ve alanı bir ekran okuyucu gibi rolüyle ve adıyla bulur; koddaki yeriyle asla.',
          '**Gözle:** hepsine değil ama bazı sayfalara azaltılmış hareketle ve Windows’un karşıtlık teması dediği yüksek karşıtlıklı renklerle bakıldı.',
        ],
      ],
    },
    'not-tested': {
      title: 'Neler sınanmadı',
      body: [
        'Her gün ekran okuyucu, tek tuşlu aygıt ya da sesli denetim kullanan kimse Waymark’ı henüz denemedi; JAWS, NVDA, VoiceOver ya da TalkBack’in kendisiyle de denenmedi: yalnızca onlara verilen adlar ve roller sınandı. Bütün bu denetimlerin tarayıcısı Chromium’du. Kurallar engellerin yalnızca bir bölümünü bulur; geriye kalanlar olduğunu varsay.',
      ],
    },
    limits: {
      title: 'Bilinen sınırlar',
      body: [
        [
          'Önerdiğimiz kurslar başka platformlardadır; onların erişilebilirliğini bilmiyoruz.',
          'Bir yapay zekâ sağlayıcısının yazdığı metin uzun ya da düzensiz olabilir. Sade başlıklar, listeler ve paragraflar olarak gösterilir.',
          'Oturum açılarak girilen sayfalar JavaScript gerektirir.',
        ],
      ],
    },
    'tell-us': {
      title: 'Bize söyle',
      body: [
        'Bir şey Waymark’ı kullanmana engel oluyorsa {supportEmail} adresine ya da [iletişim sayfasından](contact) yaz. Hangi sayfa olduğunu ve okumak için ne kullandığını belirt.',
      ],
    },
  },
}
