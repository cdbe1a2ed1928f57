import { daysActive } from '../reasons.ts'
import type { NoticeWords } from './notice-words.ts'

const about = (name: string | null): string => (name === null ? '' : `: ${name}`)
const inDays = (days: number): string => (days <= 0 ? 'bugün' : days === 1 ? 'yarın' : `${days} gün sonra`)

export const tr: NoticeWords = {
  greeting: (firstName) => (firstName === '' ? 'Merhaba,' : `Merhaba ${firstName},`),
  interview: ({ days, atTime }, name) =>
    `Mülakatın ${inDays(days)}${atTime === null ? '' : `, saat ${atTime}`}${about(name)}`,
  due: {
    follow_up: (name) => `Başvurunu takip etme zamanı${about(name)}`,
    thank_you: (name) => `Mülakatın için teşekkür etme zamanı${about(name)}`,
    close_no_answer: (name) => `Bir aydır yanıt yok. Bu başvuruyu kapatalım mı?${name === null ? '' : ` ${name}`}`,
    task: (name) => `Bir işin günü geldi${about(name)}`,
  },
  deadline: (days, name) => `Bir başvurunun son günü ${inDays(days)}${about(name)}`,
  answer: (days, name) => `Bir teklife yanıt için son gün ${inDays(days)}${about(name)}`,
  openings: (count, name) => `İzlediğin bir aramada ${count} yeni ilan var${about(name)}`,
  practice: (count) => `Tazelemen için ${count} konu hazır`,
  streak: (days) => `${days} günlük serin bugün seni bekliyor`,
  weekly: {
    title: 'Haftan',
    lines: (week) => [
      ...(daysActive(week) > 0 ? [`Son yedi günde ${daysActive(week)} gün çalıştın.`] : []),
      ...(week.coursesCompleted > 0 ? [`${week.coursesCompleted} kurs tamamladın.`] : []),
      ...(week.applicationsSent > 0 ? [`${week.applicationsSent} başvuru gönderdin.`] : []),
      ...(week.interviewsAhead > 0 ? [`Bu hafta ${week.interviewsAhead} mülakatın var.`] : []),
      ...(week.duesAhead > 0 ? [`Bu hafta ${week.duesAhead} takip ve işin var.`] : []),
      ...(week.nextCourse === null ? [] : [`Yolunda sıradaki: ${week.nextCourse}.`]),
    ],
  },
  several: (count) => `Günü gelen ${count} iş var`,
  picture: (days) => `Günlere göre adımların: ${days.map(({ day, done }) => `${day} ${done}`).join(', ')}`,
  open: {
    application: 'Başvuruyu aç',
    applications: 'Başvurularını aç',
    openings: 'İlanları gör',
    dashboard: 'Panelini aç',
    practice: 'Bugünün sorularını aç',
  },
  why: 'Waymark’tan hatırlatma istediğin için bu iletiyi alıyorsun.',
  stop: 'Bu e-postaları durdur',
  settings: 'Hatırlatmalarını değiştir',
  test: { title: 'Hatırlatmalar çalışıyor', body: 'Waymark’ın bir hatırlatması böyle görünür.' },
}
