import { expect, it } from 'vitest'
import { partSought } from './sought.ts'

const soughtIn = (text: string) => partSought(text).sought

it.each([
  ['Seeking a junior role in cloud security or DevOps.', 'cloud security or DevOps'],
  ['Tester with Java, looking for a position in data science.', 'data science'],
  ['Auf der Suche nach einer Stelle im Bereich Data Science.', 'Data Science'],
  ['Veri bilimi alanında bir pozisyon arıyorum.', 'Veri bilimi'],
  ['À la recherche d’un poste en data science.', 'data science'],
  ['Busco un puesto en ciencia de datos.', 'ciencia de datos'],
])('what is looked for is not held: %s', (text, words) => {
  expect(soughtIn(text)).toContain(words)
  expect(partSought(text).held).not.toContain(words)
})

it.each([
  ['Tester with Java, looking for a position in data science.', 'Java'],
  ['Seeking a role where I can use my Python and SQL.', 'Python and SQL'],
  ['Looking for a team to bring Node.js and React to.', 'Node.js and React'],
  ['React bilen bir geliştiriciyim, veri bilimi alanında iş arıyorum.', 'React'],
  ['Three years in data science.', 'data science'],
  ['Suche. Fünf Jahre Java.', 'Java'],
])('what somebody brings is held: %s', (text, words) => {
  expect(partSought(text).held).toContain(words)
  expect(soughtIn(text)).not.toContain(words)
})
