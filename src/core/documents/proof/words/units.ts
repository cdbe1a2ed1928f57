import type { LanguageCode } from '../stem.ts'
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

/** Halves and quarters that go by a name, written out. */
export const SPOKEN_UNITS: Readonly<Record<LanguageCode, LanguageWords['phrases']>> = {
  en: [
    ['half an hour|half-hour|a half hour', '30 minutes'],
    ['a quarter of an hour|quarter of an hour|quarter-hour', '15 minutes'],
    ['three quarters of an hour', '45 minutes'],
    ['an hour and a half|one and a half hours|one and a half hour', '90 minutes'],
    ['two and a half hours', '150 minutes'],
    ['a fortnight|every fortnight|each fortnight|fortnightly', 'every 2 weeks'],
    ['half a dozen', '6'],
    ['a dozen|one dozen', '12'],
    ['two dozen', '24'],
    ['a year and a half|one and a half years', '18 months'],
    ['half a year', '6 months'],
  ],
  de: [
    ['eine halbe stunde|einer halben stunde|halbe stunde|halben stunde|halbstunde', '30 Minuten'],
    ['eine viertelstunde|einer viertelstunde|viertelstunde', '15 Minuten'],
    ['eine dreiviertelstunde|einer dreiviertelstunde|dreiviertelstunde', '45 Minuten'],
    ['anderthalb stunden|eineinhalb stunden', '90 Minuten'],
    ['zweieinhalb stunden', '150 Minuten'],
    ['anderthalb jahre|anderthalb jahren|eineinhalb jahre|eineinhalb jahren', '18 Monate'],
    ['ein halbes jahr|einem halben jahr|halbes jahr', '6 Monate'],
    ['ein dutzend|einem dutzend', '12'],
    ['zwei dutzend', '24'],
  ],
  fr: [
    ["une demi-heure|d'une demi-heure|demi-heure", '30 minutes'],
    ["un quart d'heure|quart d'heure", '15 minutes'],
    ["trois quarts d'heure", '45 minutes'],
    ['une heure et demie', '90 minutes'],
    ['deux heures et demie', '150 minutes'],
    ['un an et demi', '18 mois'],
  ],
  es: [
    ['media hora', '30 minutos'],
    ['un cuarto de hora|cuarto de hora', '15 minutos'],
    ['tres cuartos de hora', '45 minutos'],
    ['una hora y media|hora y media', '90 minutos'],
    ['dos horas y media', '150 minutos'],
    ['un año y medio|año y medio', '18 meses'],
    ['medio año', '6 meses'],
    ['media docena', '6'],
    ['una docena', '12'],
  ],
  tr: [
    ['yarım saatlik', '30 dakikalık'],
    ['yarım saat|yarım saatte', '30 dakika'],
    ['çeyrek saat', '15 dakika'],
    ['bir buçuk saatlik', '90 dakikalık'],
    ['bir buçuk saat', '90 dakika'],
    ['bir buçuk yıl', '18 ay'],
    ['yarım düzine', '6'],
    ['bir düzine', '12'],
  ],
}
