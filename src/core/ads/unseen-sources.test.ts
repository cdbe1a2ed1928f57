import { describe, expect, it } from 'vitest'
import { growth, MOST_GROWTH } from '#test/support/processor-time.ts'
import { readJobPage } from './page/read-job-page.ts'
import { linesOf } from './sections/ad-lines.ts'
import { withoutMarks } from './sections/pasted-marks.ts'
import { sectionsOf } from './sections/sections.ts'

const read = (text: string, form: 'text' | 'html' = 'text') => readJobPage({ url: '', text, form, today: '2026-11-30' })

const BODY = `
We make an app for bicycle repair. Four thousand workshops in twelve countries plan their days with it.

What you bring
- Experience with React and Node.js
- Good English`

describe('a message of a chat', () => {
  it.each([
    '[28.11.26, 19:42] Lena Kurz: *We are hiring!* 🚀 Junior Web Developer @ *Fahrradhelden*',
    '28/11/2026, 7:42 PM - Lena Kurz: Junior Web Developer @ Fahrradhelden',
    'Forwarded many times\n[28.11.2026 19:42:10] Lena Kurz: Junior Web Developer @ Fahrradhelden',
    'İletildi\n[28.11.2026 19:42] İş İlanları: Junior Web Developer @ Fahrradhelden',
  ])('%j names who advertises, not who passed it on', (head) => {
    expect(read(`${head}\n${BODY}\n\nWrite to jobs@fahrradhelden.example until 10.12.`)).toMatchObject({
      title: 'Junior Web Developer',
      company: 'Fahrradhelden',
      validThrough: '2026-12-10',
    })
  })

  it('keeps every place and what only looks like a stamp', () => {
    const text = '[28.11.26, 19:42] Lena: We meet at 28.11.26, 19:42 - at the office.\nThe letter was forwarded to us.'
    expect(withoutMarks(text)).toBe(`${' '.repeat(24)}${text.slice(24)}`)
  })
})

describe('the path of a page', () => {
  it.each([
    [
      'Startseite > Jobs > IT > Webentwickler (m/w/d)\nWebentwickler (m/w/d)\nHavelwerk GmbH\nPotsdam',
      'Havelwerk GmbH',
    ],
    ['Home › Jobs › Web Developer\nHavelwerk Ltd\nLeeds', 'Havelwerk Ltd'],
  ])('%j is no title', (head, company) => {
    const { title, company: named } = read(`${head}\n${BODY}`)
    expect(title).toMatch(/^Web(?:entwickler \(m\/w\/d\)| Developer)$/)
    expect(named).toBe(company)
  })

  it('is not a head of title, firm and town', () => {
    const head = 'Junior Web Developer > Fahrradhelden > Berlin'
    expect(withoutMarks(`${head}\n${BODY}`)).toBe(`${head}\n${BODY}`)
  })
})

it('the form of a job centre is read by its rows', () => {
  const text = `T.C. TÜRKİYE İŞ KURUMU
İlan No : 00008123456
Meslek : Bilgisayar Destek Elemanı (Teknisyen)
İşyeri Unvanı : ÇEKİRGE HASTANE HİZMETLERİ LTD. ŞTİ.
Açık İş Sayısı : 2
Çalışma Yeri : BURSA / OSMANGAZİ
Çalışma Şekli : Daimi - Tam Süreli
Öğrenim Durumu : Ön Lisans
Son Başvuru Tarihi : 09.12.2026
Açıklama : Hastane bilgi yönetim sistemi kullanıcılarına destek verilecektir. Yazıcı kurulum ve arıza giderme.`
  expect(read(text)).toMatchObject({
    title: 'Bilgisayar Destek Elemanı (Teknisyen)',
    company: 'ÇEKİRGE HASTANE HİZMETLERİ LTD. ŞTİ.',
    employmentType: ['full-time'],
  })
})

describe('what the job or the firm is called heads nothing', () => {
  const about = 'Marmara Lojistik olarak 12 şubemize destek verecek takım arkadaşı arıyoruz.'
  it.each([
    `Help Desk Uzmanı\n\nMarmara Lojistik\nPaylaş\nHelp Desk Uzmanı\nBursa, Türkiye\nHibrit\n\n${about}`,
    `Web Developer\n\nKleinblatt GmbH\nShare\nWeb Developer\nBerlin\nHybrid\n\nWe make an app.`,
    `Orchard\n\nJunior Web Developer (Remote)\nFull-time\nBerlin\n\nOrchard, a maker of apps, is growing.`,
  ])('%j', (head) => {
    const lines = linesOf(`${head}\n\nDuties\n- Run backups\n\nRequirements\n- Good English`)
    const headings = sectionsOf(lines).flatMap(({ heading }) => (heading ? [heading.text] : []))
    expect(headings).toEqual(['Duties', 'Requirements'])
  })
})

describe('an agency does not name whom it recruits for', () => {
  it.each([
    `Sistem Uzmanı\n\nMüşterimiz olan, gıda sektörünün lider kuruluşu için Gemlik lokasyonunda çalışacak Sistem Uzmanı arayışımız bulunmaktadır.\n\nAranan Özellikler\n- VMware bilgisi\n- En az 3 yıl tecrübe`,
    `Junior Software Engineer - HealthTech Scale-up - Berlin\n\nMy client is an award-winning HealthTech scale-up in the heart of Berlin.\n\nRequirements:\n- Python or JavaScript\n- Fluent English`,
  ])('%j', (text) => {
    const { company, flags } = read(text)
    expect([company, flags.map(({ kind }) => kind)]).toEqual([null, ['no-employer']])
  })
})

it('those who speak a language are no place', () => {
  const text = `Junior IT Support (Remote) – Turkish speakers\nNorthgate Systems Ltd\nFull-time\n${BODY}`
  expect(read(text).locations).toEqual([])
})

describe('support from afar', () => {
  it.each([
    'Kullanıcılara yerinde ve uzaktan destek vermek',
    'You give on-site and remote support to 300 users',
    'Anwendern vor Ort und remote-Support geben',
  ])('%j is no place of work', (line) => {
    expect(read(`IT Specialist\nOrchard Ltd\n\nTasks\n- ${line}\n- Backups\n\nWe look forward to you.`).workplace).toBe(
      null,
    )
  })
  it('is not remote work that is offered', () => {
    expect(read(`IT Specialist\nOrchard Ltd\nUzaktan\n\nTasks\n- Uzaktan destek vermek\n- Backups`).workplace).toBe(
      'remote',
    )
  })
})

it.each([
  ['JAHR', 'year'],
  ['MONAT', 'month'],
  ['Aylık', 'month'],
  ['Stunde', 'hour'],
  ['année', 'year'],
])('the pay of a page is by %s', (unitText, period) => {
  const job = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Webentwickler',
    hiringOrganization: { '@type': 'Organization', name: 'Havelwerk GmbH' },
    description: BODY,
    baseSalary: { currency: 'EUR', value: { value: '38000-44000', unitText } },
  }
  const page = `<html><head><script type="application/ld+json">${JSON.stringify(job)}</script></head><body><h1>Webentwickler</h1><p>${BODY}</p></body></html>`
  expect(read(page, 'html').pay?.period).toBe(period)
})

it('a form to apply is no part of the advert', () => {
  const { descriptionText } = read(
    `Web Developer\nParcelwise\nBerlin\n${BODY}\n\nApply for this job\n* indicates a required field\n\nFirst Name*\nGoogle Drive\nSubmit application`,
  )
  expect(descriptionText).toContain('Good English')
  expect(descriptionText).not.toMatch(/First Name|Google Drive|Submit/)
})

it.each([
  ['Bitte senden Sie Ihre Unterlagen mit Gehaltsvorstellung und der Kennziffer HD-2026-117 an uns.', 'HD-2026-117'],
  ['Please send your CV to us. Ref. No: AD-2290', 'AD-2290'],
])('%j names the code of the post', (line, code) => {
  expect(read(`Web Developer\nParcelwise GmbH\nBerlin\n${BODY}\n\n${line}`).requisitionId).toBe(code)
})

it.each(['[28.11.26, 19:42] ', 'a > b ', '28.11.26, ', 'Forwarded\n'])('%j takes no more than its length', (unit) => {
  expect(growth(withoutMarks, unit, 20_000)).toBeLessThan(MOST_GROWTH)
})
