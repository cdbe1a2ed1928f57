import { expect, it } from 'vitest'
import { isOfDevice, isOnlyTested } from './built-for.ts'

it.each([
  'Manuelle Tests der Buchungs-App (iOS, Android, Web)',
  'Tested the Android app on twelve phones',
  'Manual and exploratory testing of our iOS app',
  'Android ve iOS uygulamasının testlerini yaptım',
  'Die App unter iOS und Android getestet',
  'Escribí y ejecuté casos de prueba de la app (Android e iOS)',
])('%s: built by others', (line) => expect(isOnlyTested(line)).toBe(true))

it.each([
  'Built and tested the Android app',
  'Espresso tests for the Android login',
  'Test automation for Android in Kotlin',
  'Released the iOS app after two rounds of tests',
])('%s: says more than that', (line) => expect(isOnlyTested(line)).toBe(false))

it.each([
  ['Change screens on ', 'Android', ' phones and iPhones'],
  ['Delivered parcels with an ', 'Android', ' scanner'],
  ['Documented vital signs on an ', 'Android', ' tablet'],
  ['Reparatur von Handys (', 'Android', ')'],
  ['Reparei telefones com ', 'Android', ''],
  ['', 'Android', ' ve iPhone telefonların ekranını değiştirdim'],
  ['Helped customers with the app on ', 'iOS', ''],
])('%s%s%s: what it runs on', (before, _, behind) => expect(isOfDevice(before, behind)).toBe(true))

it.each([
  ['Builds in Bitrise, device farm, ', 'TestFlight', ' and the store are on me'],
  ['Built apps for ', 'Android', ' phones and tablets'],
  ['Own the ', 'Android', ' TV app'],
  ['Maintained ', 'Android', ' and iOS apps'],
  ['Wrote an ', 'Android', ' app for a scanner'],
  ['', 'Android', ', iOS and React Native'],
])('%s%s%s: what it is built for', (before, _, behind) => expect(isOfDevice(before, behind)).toBe(false))
