import type { Catalogue } from '../catalogue.ts'

export const about: Catalogue['about'] = {
  meta: {
    title: 'Hakkımızda · Waymark',
    description:
      'Waymark neden var: yapay zekâ destekli araçlar ve kişiye özel rehberlikle herkes için kariyerde ilerleme.',
  },
  heading: 'Aradaki mesafeyi kapatıyoruz',
  lead: 'Kariyer yolculuğunu dönüştürüyoruz: bugün bulunduğun yerden teknolojide istediğin işe, her seferinde net bir adım.',
  mission: {
    heading: 'Misyonumuz',
    paragraphs: [
      'Yapay zekâ destekli araçlar ve kişiye özel rehberlikle kariyerde ilerlemeyi herkese açmak. İyi tavsiye, kimi tanıdığına ya da ne kadar ödeyebildiğine bağlı olmamalı.',
      'Bu yüzden özgeçmişinin gerçekte ne gösterdiğini okur, bir rolün gerçekte ne istediğiyle karşılaştırır ve aradaki farkı bir yola çeviririz: kurslar, ara roller ve pratik, mantıklı bir sırayla.',
    ],
  },
  values: {
    heading: 'Değerlerimiz',
    learning: {
      title: 'Kariyer odaklı öğrenme',
      text: 'Önerdiğimiz her kurs, özgeçmişinle bir rol arasındaki bir eksiği kapatır. Kapatmıyorsa yolunda yeri yoktur.',
    },
    community: {
      title: 'Topluluktan güç alan',
      text: 'Aynı yolda yürüyenler birbirine güç verir. Bize anlattıkların, sırada ne yapacağımızı belirler.',
    },
    trust: {
      title: 'Güven ve güvenlik',
      text: 'Özgeçmişin senindir. Neyi, ne kadar süreyle ve neden sakladığımızı söyleriz; dilediğin zaman alıp götürebilir ya da silebilirsin.',
    },
  },
  team: 'Ekibimiz',
  neutralTeam: [
    { name: 'Kurucu', role: 'CEO ve kurucu', bio: 'Ürünün nereye gideceğini belirler ve bunun hesabını verir.' },
    {
      name: 'Yapay zekâ sorumlusu',
      role: 'Yapay zekâ yöneticisi',
      bio: 'Modellere ve bunların ne için kullanılabileceğine bakar.',
    },
  ],
  getInTouch: 'Bize ulaş',
  chatHours: 'Canlı destek 09.00–17.00 arası (TSİ)',
  chatNote:
    'Türkiye saati, UTC+3. Burada sohbet açılana kadar e-postayla ya da iletişim formuyla yaz: ikisi de bu saatlerde yanıtlanır.',
  chatByForm: 'Türkiye saati, UTC+3. Burada sohbet açılana kadar iletişim formuyla yaz: bu saatlerde yanıtlanır.',
  writeToUs: 'Bize yaz',
}
