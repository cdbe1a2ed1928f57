import { expect, it } from 'vitest'
import { cleanPlace } from '../header/places.ts'
import { modeSaid } from './work-mode.ts'

it.each([
  ['İzmir (ofisten)', 'İzmir'],
  ['İzmir, ofisten', 'İzmir'],
  ['Ankara (ofiste)', 'Ankara'],
  ['Lyon, au bureau', 'Lyon'],
  ['Madrid (en oficina)', 'Madrid'],
  ['Wien (im Büro)', 'Wien'],
  ['Leeds (in office)', 'Leeds'],
])('%s is a place of work in %s', (line, place) => {
  expect(modeSaid(line)).toBe('onsite')
  expect(cleanPlace(line)).toBe(place)
})

it.each([
  ['Haftada 2 gün ofisten çalışma', 'hybrid'],
  ['İzmir (hibrit)', 'hybrid'],
  ['Ofisten 10 dakika', null],
  ['Ofiste ücretsiz kahve', null],
  ['Office manager, Leeds', null],
  ['Back office, London', null],
  ['Microsoft Office, Excel', null],
  ['Bürokauffrau, Berlin', null],
])('%s says %s', (line, mode) => expect(modeSaid(line)).toBe(mode))
