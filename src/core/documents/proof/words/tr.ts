import type { LanguageWords } from './words.ts'

export const tr: LanguageWords = {
  glue: `sonra önce ardından bunun bunu bunlar bunları onun onu onlar onların onları olması olduğum olmak şekilde biçimde söz konusu 
    ilişkin ait 
    vardı var bulunmaktayım bulunmaktadır bulunuyorum bulunmuş olup olan ve ile bir bu şu o da de için olarak olan oldu oldum olup olduğu gibi kadar üzere ben benim biz bizim kendi içinde üzerinde üzerinden arasında
    sırasında esnasında süresince boyunca dahil ayrıca aynı zamanda hem ya veya ki ise idi göre doğru dair ilişkin hakkında yönelik alanında konusunda
    bünyesinde tarafından kullanarak kullanılarak kullandım kullanımı aracılığıyla vasıtasıyla görev görevi görevim görevleri görevinde çalıştım çalışıyorum
    çalışmaktayım iş işi işleri işlerini de da ta te nin nın in ın un ün yı yi den dan ten tan a e i ı u ü na ne bulundum başta özellikle örneğin her
    şirketinde firmasında okulunda iken bulunan ancak fakat adet tane kez başına`,
  light: `yapmaktayım yapmaktaydım yapmakta yapmak yaparak yapıp yapmış etmekteyim etmekteydim ederek edip etmiş gerçekleştirmekteyim
    gerçekleştirerek gerçekleştirdi yürütüyorum yürütmekteyim yürütüyordum üstleniyorum yaptım yapıyorum yapıyordum yaptı yapıldı yapma yapılması ettim ediyorum ediyordum etti gerçekleştirdim gerçekleştiriyorum yürüttüm üstlendim`,
  dampers: {
    assist: `yardımettim katkısağladım yardım destek yardımcı katkı katıldım katılım asistan`,
    attend: `gözlemledim izledim tanıdım dinledim`,
    together: `birlikte ekip ekipte ekiple ekibiyle ekibinde takım takımda arkadaşım arkadaşımla arkadaşlarımla arkadaşla grup grupla beraber ortak ortaklaşa
      kişilik ekibimle meslektaşım meslektaşlarımla çalışmasıydı`,
    tentative: `önerdim öneri planladım planlandı taslak prototip denedim deneme demo örnek düşündüm amaçladım hedefledim başladım öğreniyorum bekliyor beklemede
      onay kurgusal hayali ödev test`,
    negation: `değil yok hiç asla olmadan henüz olmayan`,
    limit: `yarısı yarısını bir kısmı bazı sadece yalnızca en fazla neredeyse kısmen kısmını birkaç altında bazıları kadar kez defa kere`,
    approx: `yaklaşık civarında ortalama aşağı neredeyse`,
    condition: `gerektiğinde bazen ara yokluğunda vekaleten vekâleten geçici yedek ihtiyaç eğer`,
    other: `başkası başkaları diğerleri`,
    unfinished: `stajyer staj junior asistan aday adayı öğrenci çırak yardımcısı vekil tamamlanmadı gönüllü eski önlisans`,
  },
  raisers: `denfazla aşkın fazla tam`,
  accompany: ``,
  companions: `ekip ekipte takım takımda grup kişilik`,
  ranks: `cto ceo cfo coo cio ciso cpo cmo vp evp svp müdür müdürü müdürlük yönetici yöneticisi lider lideri şef şefi başkan başkanı kıdemli uzman uzmanı mimar sorumlu sorumlusu amir direktör sahibi kurucu
    kurucusu koordinatör eğitmen öğretmen müşavir mühendis mühendisi`,
  roleMarks: `olarak`,
  levels: `anadil akıcı ileri orta başlangıç iyi a1 a2 b1 b2 c1 c2`,
  joints: `ve ayrıca ile hem`,
  prepositions: `ve ile için olarak gibi kadar göre sırasında boyunca üzerinde`,
  partOf: ``,
  rangeTo: `ile ila`,
  directions: [],
  singular: `bir`,
  ongoing: `beri yıldır aydır halen şimdi şuan`,
  times: `saat gün hafta ay yıl dakika`,
  durations: {
    nearly: `neredeyse yaklaşık`,
    over: `denfazla aşkın fazla`,
    years: `yıl yıldır yıllık sene`,
    months: `ay aydır aylık`,
    around: `yaklaşık`,
  },
  numbers: {
    units: `sıfır 0 iki 2 üç 3 dört 4 beş 5 altı 6 yedi 7 sekiz 8 dokuz 9 on 10 yirmi 20 otuz 30 kırk 40 elli 50 altmış 60 yetmiş 70 seksen 80 doksan 90`,
    hundred: 'yüz',
    thousand: 'bin',
    million: 'milyon',
    and: '',
    isGlued: false,
  },
  months: [
    'ocak',
    'şubat',
    'mart',
    'nisan',
    'mayıs',
    'haziran',
    'temmuz',
    'ağustos',
    'eylül',
    'ekim',
    'kasım',
    'aralık',
  ],
  determiners: ``,
  byAgent: `tarafından`,
  be: ``,
  me: `bana beni`,
  we: /[dt][ıiuü]k$/u,
  negative:
    /(?:m[ae]d[ıiuü](?:m|k|lar|ler)?|m[ıiuü]yor\p{L}{0,4}|m[ae]m[ıiuü]ş\p{L}{0,4}|m[ae]y[ae]n|m[ae]z|m[ae]d[ae]n)$/u,
}
