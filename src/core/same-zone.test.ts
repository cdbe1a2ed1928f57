import { expect, test } from 'vitest'
import { isSameZone } from './same-zone.ts'

test.each([
  ['Asia/Kolkata', 'Asia/Calcutta'],
  ['Europe/Kyiv', 'Europe/Kiev'],
  ['Asia/Ho_Chi_Minh', 'Asia/Saigon'],
  ['America/Argentina/Buenos_Aires', 'America/Buenos_Aires'],
  ['UTC', 'Etc/UTC'],
  ['Europe/Istanbul', 'Europe/Istanbul'],
])('%s and %s are one zone', (zone, other) => {
  expect([isSameZone(zone, other), isSameZone(other, zone)]).toEqual([true, true])
})

test.each([
  ['Europe/Berlin', 'Europe/Paris'],
  ['Europe/Istanbul', 'Asia/Riyadh'],
  ['Europe/London', 'UTC'],
  ['Asia/Kolkata', 'Asia/Colombo'],
  ['Asia/Kolkata', 'Nowhere/Land'],
])('%s and %s are two', (zone, other) => {
  expect([isSameZone(zone, other), isSameZone(other, zone)]).toEqual([false, false])
})
