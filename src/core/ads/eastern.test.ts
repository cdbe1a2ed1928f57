import { describe, expect, it } from 'vitest'
import { datesIn } from './fields/dates.ts'
import { yenIn } from './eastern.ts'
import { typesIn } from './fields/employment.ts'
import { modeSaid } from './fields/work-mode.ts'
import { labelOf } from './labels.ts'
import { languageOf } from './language-of.ts'
import { mustQuotes } from './demands/must-quotes.ts'
import { readJobPage } from './page/read-job-page.ts'
import { kindOfHeading } from './sections/section-kind.ts'

it.each([
  ['年収500万円〜700万円', 5_000_000, 7_000_000, 'year'],
  ['500〜700万円', 5_000_000, 7_000_000, 'year'],
  ['月給 280,000円～350,000円', 280_000, 350_000, 'month'],
  ['時給1,500円', 1500, 1500, 'hour'],
] as const)('%s is paid', (text, min, max, period) =>
  expect(yenIn(text)?.pay).toMatchObject({ min, max, currency: 'JPY', period }),
)
it.each(['資本金1億円', '全国300の図書館', '500 people'])('%s is no pay', (text) => expect(yenIn(text)).toBeNull())

it.each([
  ['正社員', ['full-time']],
  ['契約社員', ['temporary']],
  ['アルバイト', ['part-time']],
] as const)('%s is a type of work', (text, types) => expect(typesIn(text)).toEqual(types))

it.each([
  ['フルリモート可', 'remote'],
  ['在宅勤務週3日可', 'hybrid'],
  ['リモート不可', 'onsite'],
  ['東京都千代田区', null],
] as const)('%s says where one works', (text, mode) => expect(modeSaid(text)).toBe(mode))

it.each([
  ['勤務地', 'place'],
  ['雇用形態', 'type'],
  ['給与', 'pay'],
  ['応募締切', 'deadline'],
  ['掲載日', 'posted'],
  ['Anställningstyp', 'type'],
  ['Sista ansökningsdag', 'deadline'],
  ['Nº de oferta', 'reference'],
] as const)('%s is a label', (text, label) => expect(labelOf(text)).toBe(label))

it.each([
  ['仕事内容', 'duties'],
  ['応募資格', 'must'],
  ['歓迎スキル', 'nice'],
  ['福利厚生', 'offer'],
  ['选考プロセス'.replace('选', '選'), 'process'],
] as const)('%s heads a section', (text, kind) => expect(kindOfHeading(text)).toBe(kind))

it('tells Japanese, Korean and Chinese by their letters', () => {
  expect(languageOf('図書館員の方へのヒアリングを行います。')).toBe('ja')
  expect(languageOf('백엔드 개발자를 찾고 있습니다')).toBe('ko')
  expect(languageOf('负责后端服务的开发与维护工作')).toBe('zh')
})

it('reads a day as it is written there', () =>
  expect(datesIn('掲載日 2026年11月10日')).toMatchObject([{ day: '2026-11-10' }]))

describe('a Japanese page', () => {
  const page = `<!doctype html><html lang="ja"><head><title>サーバーエンジニア募集｜株式会社みどり回廊</title></head><body><header><a href="/">株式会社みどり回廊</a><nav><a>会社概要</a></nav></header>
<main><h1>サーバーエンジニア</h1><table><tr><th>雇用形態</th><td>正社員</td></tr><tr><th>勤務地</th><td>東京都千代田区</td></tr><tr><th>給与</th><td>年収500万円〜700万円</td></tr></table>
<div><p>株式会社みどり回廊は、全国300の図書館に貸出システムを提供しています。</p><h3>仕事内容</h3><ul><li>JavaとSpring Bootによるサーバー開発</li><li>図書館員の方へのヒアリング</li></ul><h3>応募資格</h3><ul><li>Javaでの開発経験3年以上</li><li>日本語がビジネスレベルの方</li></ul><h3>待遇</h3><p>フレックスタイム制、在宅勤務週3日可。</p></div>
<a href="/recruit/entry">この求人に応募する</a></main></body></html>`
  const read = readJobPage({ form: 'html', text: page, url: 'https://midori.example/recruit/1', today: '2026-11-20' })

  it('is an advert with its title, employer, place, pay and way to apply', () => {
    expect(read.kind).toBe('job')
    expect([read.title, read.company]).toEqual(['サーバーエンジニア', '株式会社みどり回廊'])
    expect(read.pay).toMatchObject({ min: 5_000_000, max: 7_000_000, currency: 'JPY' })
    expect(read.applyUrl).toBe('https://midori.example/recruit/entry')
  })
  it('asks for what stands below its requirements', () =>
    expect(
      mustQuotes('仕事内容\n- サーバー開発\n\n応募資格\n- Javaでの開発経験3年以上\n- 日本語がビジネスレベルの方'),
    ).toEqual(['Javaでの開発経験3年以上', '日本語がビジネスレベルの方']))
})
