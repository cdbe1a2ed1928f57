import { expect, it } from 'vitest'
import { linesOf } from '../sections/ad-lines.ts'
import { rowsOf } from './header.ts'
import { whoAndWhere } from './who-and-where.ts'

function placeOf(text: string): string | null {
  const lines = linesOf(text)
  return whoAndWhere(lines, rowsOf(lines), { isAll: true }).place?.value ?? null
}

it.each([
  ['Bakery Assistant\nWe are nine people in Ullapool and we look for a tenth.\nYou start at five.', 'Ullapool'],
  ['Hola, somos un equipo de nueve personas en Cedeira y buscamos a alguien que lleve los datos.', 'Cedeira'],
  ['Atelier Huron (Douarnenez) recrute une couturière.\nVous aimez le tissu.', 'Douarnenez'],
  ['Administrator (m/w/d)\nBitte bewerben Sie sich bald. Dienstort ist Bredstedt.', 'Bredstedt'],
])('finds the place of work in a sentence: %s', (text, place) => expect(placeOf(text)).toContain(place))

it.each([
  'Data Analyst\nWe help hotels.\nYou know Excel. Time zone: UTC or CET.',
  'DATA ENTRY\nNO EXPERIENCE NEEDED\nStart today.',
  'Entwickler (m/w/d)\nWir arbeiten mit Java in Teams und Projekten.',
])('takes no other name for one: %s', (text) => expect(placeOf(text)).toBeNull())
