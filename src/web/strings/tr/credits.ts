import type { Catalogue } from '../catalogue.ts'

const ccBy = 'https://creativecommons.org/licenses/by/4.0/deed.tr'

export const credits: Catalogue['credits'] = {
  meta: {
    title: 'Kaynaklar · Waymark',
    description: 'Waymark’ın üzerinde durduğu kamuya açık veriler ve açık kaynak çalışmalar.',
  },
  heading: 'Kaynaklar',
  note: 'Waymark’ın üzerinde durduğu kamuya açık veriler ve açık kaynak çalışmalar.',
  sections: {
    onet: {
      title: 'O*NET',
      body: [
        `Bu ürün, ABD Çalışma Bakanlığı İstihdam ve Eğitim İdaresi’nin (USDOL/ETA) O*NET® 29.3 veritabanından bilgiler içerir. [CC BY 4.0](${ccBy}) lisansıyla kullanılmıştır. O*NET®, USDOL/ETA’nın tescilli markasıdır. Waymark bu bilgilerin tamamını ya da bir bölümünü değiştirmiştir. USDOL/ETA bu değişiklikleri onaylamamış, desteklememiş ve sınamamıştır.`,
      ],
    },
    pay: {
      title: 'Ücret aralıkları',
      body: [
        'ABD Çalışma İstatistikleri Bürosu, mesleki istihdam ve ücret istatistikleri, Mayıs 2024, ülke geneli yüzdelikleri; iş unvanlarının mesleklerle eşleştirilmesi ve yüzdeliklerin seçimi bize aittir.',
      ],
    },
    skills: {
      title: 'Beceri ve yer adları',
      body: [
        `Bazı beceri adları ve eş anlamlılar [GitHub Explore](https://github.com/github/explore) konularından gelir, © GitHub ve katkıda bulunanlar, [CC BY 4.0](${ccBy}), değiştirilmiştir. Programlama dili adlarının bir bölümü [github-linguist](https://github.com/github-linguist/linguist) kaynağındandır, MIT, © GitHub, Inc. Simge adları Simple Icons’tan gelir (CC0 1.0); çizimleri kullanılmamıştır.`,
        `Şehir ve ilçe adları [GeoNames](https://www.geonames.org) kaynağındandır, [CC BY 4.0](${ccBy}), değiştirilmiştir.`,
      ],
    },
    courses: {
      title: 'Kurslar',
      body: [
        'Kurs başlıkları, sağlayıcı adları ve ürün adları sahiplerine aittir. Onlara bağlantı veririz; bu bir onay anlamına gelmez.',
      ],
    },
    type: {
      title: 'Yazı tipi ve simgeler',
      body: [
        'Figtree, © The Figtree Project Authors, [SIL Open Font License 1.1](https://openfontlicense.org); yazdırılan özgeçmişlerde aynı lisansla Noto Sans, © The Noto Project Authors. Simgeler [Lucide](https://lucide.dev), ISC lisansı.',
      ],
    },
    mit: { title: 'MIT lisans metni (github-linguist)', body: [] },
  },
}
