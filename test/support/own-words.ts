import type { SectionKind } from '#core/ads/kinds.ts'

export type OwnWordsKind = 'must' | 'wish' | 'tasks' | 'offer' | 'about' | 'process'
export type OwnWordsAd = { text: string; parts: { heading: string; kind: OwnWordsKind; first: string }[] }

const HEAD = /^\[(must|wish|tasks|offer|about|process)\] (.+)$/

/** The adverts of test/ads/own-words: '=== language title', then '[kind] heading' and the lines below it; every other one with bullets. */
export function ownWordsAds(file: string): OwnWordsAd[] {
  return file
    .split(/^=== .*\n/m)
    .slice(1)
    .map((block, at) => {
      const rows = block.trim().split('\n')
      const parts = rows.flatMap((row, index) => {
        const [, kind, heading] = HEAD.exec(row) ?? []
        return heading === undefined ? [] : [{ heading, kind: kind as OwnWordsKind, first: rows[index + 1] ?? '' }]
      })
      const bullet = at % 2 === 0 ? '- ' : ''
      const text = rows.map((row, index) => {
        const heading = HEAD.exec(row)?.[2]
        return heading === undefined ? (index === 0 ? row : `${bullet}${row}`) : `\n${heading}`
      })
      return { text: text.join('\n'), parts }
    })
}

export function ownWordsKind(kind: SectionKind): OwnWordsKind | 'none' {
  if (kind === 'must') return 'must'
  if (kind === 'nice') return 'wish'
  if (kind === 'duties') return 'tasks'
  if (kind === 'offer') return 'offer'
  if (kind === 'about' || kind === 'facts') return 'about'
  return kind === 'process' || kind === 'apply' ? 'process' : 'none'
}

/** 'language, strength, skill, sentence', one a line. */
export const strengthSentences = (file: string) =>
  file
    .trim()
    .split('\n')
    .map((row) => {
      const [, strength = '', skill = '', sentence = ''] = row.split('\t')
      return { strength, skill, sentence }
    })
