import { expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { linesOf } from '#test/support/resume-lines.ts'
import { readExperience } from './experience.ts'
import { headerParts } from './header-parts.ts'

/** A line of runs, those between stars in bold. */
function lineOf(text: string) {
  const line = must(linesOf([text.replaceAll('*', '')])[0])
  const cell = must(line.cells[0])
  const runs = text.split('*').map((words, at) => ({ ...must(cell.runs[0]), text: words, isBold: at % 2 === 1 }))
  return { ...line, cells: [{ ...cell, runs: runs.filter((run) => run.text !== '') }] }
}

it.each([
  ['Holt *x* Gale', ['Holt x Gale']],
  ['Holt *&* Gale', ['Holt & Gale']],
  ['*Weaver* Holt Mills', ['Weaver', 'Holt Mills']],
  ['Holt Mills *in* Selby', ['Holt Mills', 'in', 'Selby']],
  ['*C* Holt Mills', ['C', 'Holt Mills']],
])('parts %s by its looks', (text, parts) => {
  expect(headerParts([lineOf(text)]).map((part) => part.text)).toEqual(parts)
})

it('keeps that all of a part stood in brackets', () => {
  const line = lineOf('*Weaver* (Fine Cloth) *05/2019 – 11/2020* – *Holt Mills*')
  expect(headerParts([line]).map(({ text, isBracketed }) => [text, isBracketed])).toEqual([
    ['Weaver', undefined],
    ['Fine Cloth', true],
    ['Holt Mills', undefined],
  ])
  expect(readExperience([line], () => false)).toMatchObject([{ value: { title: 'Weaver', company: 'Holt Mills' } }])
})
