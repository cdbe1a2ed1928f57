import type { LanguageWords } from './language.ts'

export const tr: LanguageWords = {
  code: 'tr',
  months: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' '),
  shortMonths: 'Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara'.split(' '),
  present: ['Günümüz', 'Halen', 'Devam ediyor', 'günümüz'],
  headings: {
    summary: ['Özet', 'Hakkımda', 'Profil'], experience: ['İş Deneyimi', 'Deneyim', 'İş Tecrübesi', 'Profesyonel Deneyim'],
    education: ['Eğitim', 'Öğrenim Bilgileri', 'Eğitim Bilgileri'], skills: ['Beceriler', 'Yetenekler', 'Teknik Beceriler', 'Yetkinlikler'],
    projects: ['Projeler'], certifications: ['Sertifikalar'], languages: ['Diller', 'Yabancı Diller'],
  },
  names: ['Şükrü Çağlayangil', 'Ayşegül İnönücan', 'Barış Öztekin Uğurlu'],
  titles: ['Yazılım Geliştirici', 'Kıdemli Yazılım Mühendisi', 'Sistem Yöneticisi', 'Veri Analisti', 'Ağ Uzmanı', 'Ürün Tasarımcısı', 'Stajyer Mühendis', 'Proje Yöneticisi'],
  companies: ['Çınaraltı Yazılım A.Ş.', 'Boğazkent Bankası', 'Karadut Teknoloji', 'Yeşilvadi Hastanesi', 'Anka Sigorta', 'Lodos Medya'],
  cities: ['İstanbul, Türkiye', 'Ankara', 'İzmir', 'Uzaktan', 'Bursa'],
  phones: ['+90 532 555 01 23', '0 312 555 01 44', '+90 (216) 555 0177'],
  schools: ['Boğazkent Üniversitesi', 'Karadut Teknik Üniversitesi', 'Yeşilvadi Anadolu Lisesi'],
  degrees: [
    { degree: 'Lisans', area: 'Bilgisayar Mühendisliği', joint: ', ' }, { degree: 'Yüksek Lisans', area: 'Veri Bilimi', joint: ' - ' },
    { degree: 'Ön Lisans', area: 'Bilgisayar Programcılığı', joint: ', ' },
  ],
  bullets: ['{a} ve {b} ile 400 kişinin kullandığı rezervasyon sistemi geliştirdim.', 'Raporları {a} ortamından {b} ortamına taşıdım.', 'Dağıtımları {a} ile otomatikleştirdim.', '{b} geçidi arkasında {a} servisleri yazdım, {c} ile izledim.', 'Ekibe {a}, {b} ve {c} kazandırdım.'],
  plain: ['Altı kişilik bir ekibi yönettim.', 'Otuz yeni çalışana eğitim verdim.', 'Arızaları bir yılda %18 azalttım.'],
  summaries: ['Küçük ekiplerde sekiz yıl deneyimli yazılım geliştirici.'],
  spoken: ['Türkçe', 'İngilizce'],
  at: ', ',
}
