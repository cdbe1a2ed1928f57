import type { Catalogue } from '../catalogue.ts'

export const terms: Catalogue['terms'] = {
  meta: {
    title: 'Kullanım şartları · Waymark',
    description: 'Bu Waymark sunucusunu kullanmanın şartları, sade bir dille.',
  },
  heading: 'Kullanım şartları',
  note: 'Bilerek sade yazıldı. Anlaşılmayan bir yer olursa sor. Bu bir çeviridir; fark olursa İngilizce metin geçerlidir.',
  sections: {
    agreement: {
      title: 'Anlaşmamız',
      body: [
        'Hesap açarak, bu sunucuyu işletenlerle bu şartlarda anlaşmış olursun. Waymark beta aşamasında: değişir, bazı bölümleri eksik olabilir ya da kaldırılabilir.',
      ],
    },
    account: {
      title: 'Hesabın',
      body: [
        [
          'Herkesin tek bir hesabı olur ve bu hesap kendine ait bir e-posta adresiyle açılır.',
          'Şifreni kimseyle paylaşma; başkasının eline geçtiyse bize haber ver.',
          'Hesabını istediğin an, sebep göstermeden silebilirsin.',
        ],
      ],
    },
    'your-content': {
      title: 'Yüklediklerin',
      body: [
        'Özgeçmişin, yanıtların ve mesajların senin olarak kalır. Waymark’ın istediğin şeyi yapabilmesi için bunları saklamamıza ve işlememize izin verirsin; başka hiçbir amaçla kullanmayız. Yalnızca paylaşma hakkın olan şeyleri yükle.',
      ],
    },
    advice: {
      title: 'Tavsiyelerin değeri',
      body: [
        'Rol uygunluğu, kurslar, ücret aralıkları ve yapay zekâ geri bildirimi yol göstermek içindir. Kamuya açık istatistiklerden, özgeçmişinde okunabilenlerden ve yapay zekâ kullanılan yerlerde yanılabilen bir modelden gelir. Bir iş, bir maaş ya da bir sonuç vaadi değildir.',
        'Kurslar ve iş ilanı siteleri başkalarına aittir. Onlara bağlantı veririz; içeriklerinden de fiyatlarından da sorumlu değiliz.',
      ],
    },
    'fair-play': {
      title: 'Dürüst oyun',
      body: [
        [
          'Sisteme sızmaya, sunucuyu boğmaya ya da başkalarının verilerine ulaşmaya çalışmak yok.',
          'Hileyle puan yok: puanlar emeğin karşılığıdır, haksız olanlar geri alınabilir.',
          'Adlarda, mesajlarda ve dosyalarda yasa dışı, nefret içeren ya da zarar veren hiçbir şey yok.',
        ],
      ],
    },
    plans: {
      title: 'Planlar ve ödeme',
      body: [
        'Herkes ücretsiz olan Explorer ile başlar. Ücretli planlar [Fiyatlar](pricing) sayfasında anlatılır. Bu sunucuda satılıp satılmadıkları da orada yazar; satılmıyorsa hiçbir ücret kesilemez.',
      ],
    },
    end: {
      title: 'İşler yolunda gitmezse',
      body: [
        'Bu şartları çiğneyen bir hesabı kapatabiliriz. Waymark olduğu gibi sunulur; onu kullanmaktan ya da kullanamamaktan doğan zararlardan, yasaların izin verdiği ölçüde sorumlu değiliz. Yasaların sana tanıdığı haklar saklıdır. Verilerine ne olduğu [Gizlilik](privacy) sayfasında yazar.',
      ],
    },
  },
}
