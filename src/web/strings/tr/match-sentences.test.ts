import { describe, expect, it } from 'vitest'
import { EVIDENCE_KINDS, EVIDENCE_PLACES } from '#core/career/skills/evidence.ts'
import { readEvidence } from '#core/career/skills/read-evidence.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { sayWith } from '../say-with.ts'
import { match } from './match.ts'
import { matchSentences } from './match-sentences.ts'

const say = sayWith({ exact: {}, patterns: matchSentences })
const NOW = '2026-11-22T00:00:00.000Z'
describe('the reasons of a match in Turkish', () => {
  it('know every kind and place of evidence, alone, through another skill and after the name of a skill', () => {
    const labels = EVIDENCE_KINDS.flatMap((kind) =>
      [undefined, ...EVIDENCE_PLACES].flatMap((place) =>
        [undefined, 14, 60].flatMap((months) =>
          [undefined, 'docker'].map((through) => {
            const given = { place, months, through }
            const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
            return readEvidence(fullCatalogue, { kind, sourceId: 'x', at: NOW, isFaded: false, ...set }).label
          }),
        ),
      ),
    )
    const english = /\b(?:your|resume|comes with|used|for|finished|seen|proven|years?)\b/i
    for (const label of labels) {
      expect(say(label)).not.toMatch(english)
      expect(say(`Git: ${label}`)).toBe(`Git: ${say(label)}`)
    }
  })

  it.each([
    ['On your resume: used at work, in a job of 3 years', 'Özgeçmişinde: işte kullandın, 3 yıllık bir işte'],
    ['On your resume: used at work, in a job of a year', 'Özgeçmişinde: işte kullandın, bir yıllık bir işte'],
    [
      'Comes with React: On your resume: used in a project',
      'React ile birlikte gelir: Özgeçmişinde: bir projede kullandın',
    ],
    [
      'JavaScript: Comes with React: Proven by a skill check',
      'JavaScript: React ile birlikte gelir: Beceri testiyle kanıtlandı',
    ],
    [
      'Jetpack Compose: On your resume: used in a project; its check was failed',
      'Jetpack Compose: Özgeçmişinde: bir projede kullandın; testi geçilemedi',
    ],
    ['From your work as Data Analyst', 'İşinden: Veri Analisti'],
    ['From your project Dublin Bikes', 'Projenden: Dublin Bikes'],
    ['Near your project Dublin Bikes; nothing shows it yet', 'Yakın proje: Dublin Bikes; henüz gösteren bir şey yok'],
    [
      'Near your work as Front-End Developer; nothing shows it yet',
      'Yakın iş: Front-End Geliştirici; henüz gösteren bir şey yok',
    ],
    [
      'Unit Testing: Comes with Debugging: Proven by a skill check',
      'Birim Testi: Hata Ayıklama ile birlikte gelir: Beceri testiyle kanıtlandı',
    ],
    ['Nothing shows it yet', 'Henüz gösteren bir şey yok'],
    ['No course of ours teaches DAX yet.', 'Bunu öğreten bir kursumuz henüz yok: DAX.'],
    ['Something else', 'Something else'],
  ])('%s', (english, turkish) => {
    expect(say(english)).toBe(turkish)
  })
})

it('keeps the name of a skill as it is written where it comes second', () => {
  expect(match.evidence(['Özgeçmişinde', 'Windows Server ile birlikte gelir: Özgeçmişinde', 'Kendi beyanın'])).toBe(
    'Özgeçmişinde, Windows Server ile birlikte gelir: Özgeçmişinde, kendi beyanın',
  )
})
