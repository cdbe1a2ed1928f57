import type { LanguageWords } from './words.ts'

/** Units written out, as their signs. */
export const EN_UNITS: Pick<LanguageWords, 'groups' | 'weaker' | 'phrases'> = {
  phrases: [
    ['microamps|microamp|microamperes|microampere', 'μA'],
    ['milliamps|milliamp|milliamperes|milliampere', 'mA'],
    ['millivolts|millivolt', 'mV'],
    ['milliseconds|millisecond', 'ms'],
    ['kilometres|kilometers|kilometre|kilometer', 'km'],
    ['kilograms|kilogrammes|kilos', 'kg'],
    ['megabytes|megabyte', 'MB'],
    ['gigabytes|gigabyte', 'GB'],
    ['terabytes|terabyte', 'TB'],
    ['square metres|square meters|sq m|sqm', 'm²'],
  ],
  groups: [],
  weaker: [],
}
