import { expect, it } from 'vitest'
import { linesOf } from '../sections/ad-lines.ts'
import { rowsOf } from './header.ts'
import { titlesIn } from './title-judge.ts'
import { whoAndWhere } from './who-and-where.ts'

it.each([
  [
    'Stadtmuseum Oberlenz\nAvis de recrutement : une responsable de la médiation culturelle\nPoste à temps complet',
    'responsable de la médiation culturelle',
  ],
  [
    'Hoi! Wij zijn met zijn vijven en maken kaas.\nDaarom zoeken we een webdeveloper voor drie dagen per week.',
    'webdeveloper',
  ],
])('puts the phrase of a sentence first: %s', (text, title) =>
  expect(titlesIn(linesOf(text), [])[0]?.value).toBe(title),
)

function titleOf(text: string): string | null {
  const lines = linesOf(text)
  return whoAndWhere(lines, rowsOf(lines), { isAll: true }).title?.value ?? null
}

it('takes the mark of genders off in Polish, too', () =>
  expect(titleOf('Specjalista ds. płac (k/m)\nUmowa o pracę')).toBe('Specjalista ds. płac'))

it('takes no other phrase for a title', () =>
  expect(titleOf('Hi all,\n\nour shop has a cat, a stove and a garden. We would like to meet you.')).toBeNull())
