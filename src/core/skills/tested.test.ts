import { expect, it } from 'vitest'
import { isOnlyTested } from './tested.ts'

it.each([
  'Manuelle Tests der Buchungs-App (iOS, Android, Web)',
  'Tested the Android app on twelve phones',
  'Manual and exploratory testing of our iOS app',
  'Android ve iOS uygulamasının testlerini yaptım',
  'Die App unter iOS und Android getestet',
])('%s: built by others', (line) => expect(isOnlyTested(line)).toBe(true))

it.each([
  'Built and tested the Android app',
  'Espresso tests for the Android login',
  'Test automation for Android in Kotlin',
  'Released the iOS app after two rounds of tests',
])('%s: says more than that', (line) => expect(isOnlyTested(line)).toBe(false))
