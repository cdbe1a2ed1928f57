import type { Catalogue } from '../catalogue.ts'

/** Groups of jobs as the statistics of the United States name them, by the names in data/roles.json. */
const JOBS: Readonly<Record<string, string>> = {
  'Computer Network Support Specialists': 'bilgisayar ağı destek uzmanları',
  'Computer Programmers': 'bilgisayar programcıları',
  'Computer User Support Specialists': 'bilgisayar kullanıcı destek uzmanları',
  'Computer and Information Research Scientists': 'bilgisayar ve bilişim araştırmacıları',
  'Data Entry Keyers': 'veri giriş elemanları',
  'Data Scientists': 'veri bilimciler',
  'Database Architects': 'veritabanı mimarları',
  'Graphic Designers': 'grafik tasarımcılar',
  'Information Security Analysts': 'bilgi güvenliği analistleri',
  'Network and Computer Systems Administrators': 'ağ ve bilgisayar sistemleri yöneticileri',
  'Software Developers': 'yazılım geliştiriciler',
  'Software Quality Assurance Analysts and Testers': 'yazılım kalite analistleri ve test uzmanları',
  'Statistical Assistants': 'istatistik asistanları',
  'Technical Writers': 'teknik yazarlar',
  'Web Developers': 'web geliştiriciler',
  'Web and Digital Interface Designers': 'web ve dijital arayüz tasarımcıları',
}

const RANGES: Readonly<Record<string, string>> = {
  '10th to 25th percentile (the SOC group is more senior than this role)':
    'en düşük %10’un üstünden %25’e kadar (bu meslek grubu rolden daha kıdemli)',
  '10th percentile to median (entry level)': 'en düşük %10’un üstünden ortancaya kadar (işe yeni başlayanlar)',
  '10th percentile to median (newcomers)': 'en düşük %10’un üstünden ortancaya kadar (işe yeni başlayanlar)',
}

/** Where pay was counted, as core/career/routes/interim-roles.ts says it. */
export const paySource: Catalogue['messages']['patterns'] = [
  [
    /^BLS OEWS national, May (\d{4}): (.{1,80}), ((?:10th).{1,90})$/,
    (year, jobs = '', range = '') =>
      `ABD Çalışma İstatistikleri Bürosu (BLS OEWS, ülke geneli, Mayıs ${year}): ${JOBS[jobs] ?? jobs}, ${RANGES[range] ?? range}`,
  ],
]
