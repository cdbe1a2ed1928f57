import { expect, it } from 'vitest'
import { respelled } from './respelled.ts'

it.each([
  ['Bachlor Of Arts', 'bachelor Of Arts'],
  ['Halden Univesity', 'Halden university'],
  ['Marsh Collage of Art', 'Marsh college of Art'],
  ['Electrical Enginnering', 'Electrical engineering'],
  ['Scinece', 'science'],
])('%s is meant as %s', (text, meant) => {
  expect(respelled(text)).toBe(meant)
})

it.each(['University of Halden', 'Universe Ltd', 'Mastering Rust', 'Businessman', 'Commuter Rail', 'Fan Club', ''])(
  '%s stays as it is',
  (text) => {
    expect(respelled(text)).toBe(text)
  },
)
