import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sanitise } from '#core/text/sanitise.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { readAdText } from './read-ad-text.ts'

const FOLDER = join(import.meta.dirname, '../../../test/ads/texts/ads')

/** A label and its value may stand on two lines. */
const squeezed = (text: string): string => text.replace(/[\s:]+/g, '')

it.each(readdirSync(FOLDER).filter((name) => name.endsWith('.txt')))('facts of %s stand where they say', (name) => {
  const ad = readFileSync(join(FOLDER, name), 'utf8')
  const text = sanitise(ad.replaceAll('\r\n', '\n'))
  const { fields, skills } = readAdText(fullCatalogue, ad)
  const placed = [...Object.values(fields).flat(), ...skills].filter((fact) => fact !== null && fact.from >= 0)
  const astray = placed.filter((fact) => {
    if (fact === null) return false
    const words = fact.words.replace(/…$/, '')
    const around = text.slice(Math.max(0, fact.from - words.length - 3), fact.from + words.length + 3)
    return !squeezed(around).includes(squeezed(words))
  })
  expect(astray).toEqual([])
  expect(placed.length).toBeGreaterThan(0)
})

it('a title in the middle of a sentence is shown where it begins', () => {
  const ad =
    'Harbour Mill, a maker of maps, is hiring a full-time Help Desk Technician for its Boise office.\n\nYou know Windows.'
  const { title } = readAdText(fullCatalogue, ad).fields
  expect(title?.value).toBe('Help Desk Technician')
  expect(title?.from).toBe(ad.indexOf('Help Desk'))
})
