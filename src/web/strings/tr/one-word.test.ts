import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** One thing, one word: the word that the Turkish pages have for it, and those they had beside it. */
const WORDS: [thing: string, word: RegExp, others: RegExp, except?: readonly string[]][] = [
  ['a skill check', /beceri testi/iu, /(?<!\p{L})sınama(?!k|mı)|(?<!\p{L})sınav|beceri kontrol/iu],
  ['a streak freeze', /dondurma hakkı/iu, /koruma hakk/iu],
  ['a role match', /uygunluk/iu, /(?<!\p{L})uyum(?!la)|eşleşme/iu, ['Motivasyon ve kültüre uyum']],
  ['a daily challenge', /günlük yarışma/iu, /günlük görev/iu],
  ['a level of points', /seviye/iu, /düzey \$|\. düzey|sonraki düzey|en yüksek düzey/iu],
]

const folders = ['src/web/strings/tr', 'src/core/notices/words']
const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => !name.includes('.test.') && (folder.endsWith('/tr') || name === 'tr.ts'))
    .map((name) => `${folder}/${name}`),
)
const lines = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => ({ file, line: line.trim() })),
)

it.each(WORDS)('%s has one word', (_, word, others, except = []) => {
  expect(lines.some(({ line }) => word.test(line))).toBe(true)
  expect(lines.filter(({ line }) => others.test(line) && !except.some((text) => line.includes(text)))).toEqual([])
})
