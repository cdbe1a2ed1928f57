import { expect, it } from 'vitest'
import { proveLine } from '#test/documents/prove-line.ts'

const SMALL_WORDS = {
  en: 'of about by with to over for a the from and not one built'.split(' '),
  de: 'von vor mit der des um gemeinsam bis und nicht ein gebaut allem'.split(' '),
  fr: 'des de du à par avec les une et ne pas pour sur créé'.split(' '),
  es: 'de del por con los una y no para sobre en creado'.split(' '),
  tr: 'ile için ve bir en değil kadar göre yapıldı'.split(' '),
}
const CASES = Object.entries(SMALL_WORDS).flatMap(([language, words]) =>
  words.map((word) => [language, `${word} SQL 12`] as const),
)

it.each(CASES)('%s: a line that begins with "%s" stands by itself', (language, line) => {
  expect(proveLine(language, '', line, { title: 'Worker', organisation: 'Acme', bullets: [line] }).ok).toBe(true)
})
