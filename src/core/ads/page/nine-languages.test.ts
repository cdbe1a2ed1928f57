import { describe, expect, it } from 'vitest'
import { dayAgo } from '../fields/dates.ts'
import { deadlineIn } from '../fields/deadline.ts'
import { typesIn } from '../fields/employment.ts'
import { labelOf, type Label } from '../labels.ts'
import { mustQuotes } from '../demands/must-quotes.ts'
import { isOtherJobs } from '../sections/page-chrome.ts'
import { payIn } from '../fields/pay.ts'
import { fold } from '../fold.ts'
import { placesInString } from '#core/ads/page/places/place-values.ts'

const today = '2026-11-20'

describe('the facts of an advert in nine languages', () => {
  it.each([
    ['Salary: £34,500 to £38,000 a year', 34_500, 38_000, 'GBP', 'year'],
    ['USD $48,200.00/Yr. - USD $55,000.00/Yr.', 48_200, 55_000, 'USD', 'year'],
    ['Contract, £410-£455pd', 410, 455, 'GBP', 'day'],
    ['Gehalt: 3.450 bis 4.100 € brutto im Monat', 3450, 4100, 'EUR', 'month'],
    ['Aylık net 41.000 - 47.500 TL', 41_000, 47_500, 'TRY', 'month'],
    ['Entre 31K€ et 36K€ brut annuel', 31_000, 36_000, 'EUR', 'year'],
    ['Salario: 21.500 - 24.000 € b/a', 21_500, 24_000, 'EUR', 'year'],
    ['Retribuzione annua lorda tra 25.000 e 29.000 euro', 25_000, 29_000, 'EUR', 'year'],
    ['Salaris: € 2.850 - € 3.600 bruto per maand', 2850, 3600, 'EUR', 'month'],
    ['Vencimento: 1.250 € brutos por mês', 1250, 1250, 'EUR', 'month'],
    ['Wynagrodzenie: 6 200 - 7 400 zł brutto / mies.', 6200, 7400, 'PLN', 'month'],
  ])('reads the pay in "%s"', (text, min, max, currency, period) => {
    expect(payIn(text)?.pay).toMatchObject({ min, max, currency, period })
  })

  it.each([
    'Wohnung im Personalhaus für 310 € warm, solange Sie suchen',
    'Antrittsprämie von 2.500 € nach der Probezeit',
    'A $750 yearly education allowance for everybody',
    'Dopłatę do obiadów, premia 400 zł',
    'Aylık 5.200 TL yemek kartı',
  ])('takes no allowance for pay: "%s"', (text) => {
    expect(payIn(text)).toBeNull()
  })

  it.each([
    ['Apply by 4 December 2026', '2026-12-04'],
    ['Bewerbungsfrist: 4. Dezember 2026', '2026-12-04'],
    ['Son başvuru: 04.12.2026', '2026-12-04'],
    ['Candidature avant le 4 décembre 2026', '2026-12-04'],
    ['Envía tu CV hasta el 4 de diciembre de 2026', '2026-12-04'],
    ['Candidature entro il 4 dicembre 2026', '2026-12-04'],
    ['Reageer uiterlijk 4 december 2026', '2026-12-04'],
    ['Envia o teu currículo até 04/12/2026', '2026-12-04'],
    ['Aplikuj do 4 grudnia 2026', '2026-12-04'],
  ])('reads the last day in "%s"', (text, day) => {
    expect(deadlineIn(text, false, { today })).toBe(day)
  })

  it.each(
    'Posted 3 days ago|vor 3 Tagen|3 gün önce|il y a 3 jours|hace 3 días|3 giorni fa|3 dagen geleden|há 3 dias|3 dni temu'
      .split('|')
      .map((text) => [text]),
  )('knows the day of "%s"', (text) => {
    expect(dayAgo(text, today)).toBe('2026-11-17')
  })

  it.each([
    ['Voll- oder Teilzeit', ['full-time', 'part-time']],
    ['Tempo pieno', ['full-time']],
    ['pełny etat', ['full-time']],
    ['tempo parcial', ['part-time']],
    ['Deeltijd, 24 uur', ['part-time']],
    ['yarı zamanlı', ['part-time']],
    ['estágio', ['internship']],
  ])('reads the terms in "%s"', (text, types) => {
    expect(typesIn(text)).toEqual(types)
  })

  it.each<[string, Label]>([
    ['Sede di lavoro', 'place'],
    ['Miejsce pracy', 'place'],
    ['Local de trabalho', 'place'],
    ['Standplaats', 'place'],
    ['Nerede', 'place'],
    ['Rémunération contractuels (brut mensuel)', 'pay'],
    ['Gross monthly salary', 'pay'],
    ['Pozisyon No', 'reference'],
    ['Nr ref.', 'reference'],
    ['Opublikowano', 'posted'],
    ['Son gün', 'deadline'],
  ])('knows the label "%s"', (text, label) => {
    expect(labelOf(text)).toBe(label)
  })

  it.each(
    'Similar jobs|Weitere Stellen bei uns|Benzer ilanlar|Ces offres pourraient vous intéresser|Otras ofertas de la empresa|Altre posizioni aperte|Vergelijkbare vacatures|Outras vagas|Podobne oferty'
      .split('|')
      .map((text) => [text]),
  )('knows that other jobs stand under "%s"', (text) => {
    expect(isOtherJobs(fold(text))).toBe(true)
  })

  it.each([
    ['Kocaeli / Gebze', ['Gebze, Kocaeli']],
    ['US-IA-Dubuque', ['Dubuque, United States']],
    ['Remote CET ± 2', []],
    ['Gijón y Avilés', ['Gijón', 'Avilés']],
  ])('reads the places in "%s"', (text, places) => {
    expect(placesInString(text)).toEqual(places)
  })

  it.each([
    ['What you need', 'Forklift licence', 'A love of boxes'],
    ['Das bringen Sie mit', 'Nachweis der Masernimmunität', 'Ruhe, wenn es laut wird'],
    ['Aranan nitelikler', 'Gece vardiyasında çalışabilecek', 'Güler yüzlü'],
    ['Profil recherché', 'Permis B indispensable', 'Le goût des autres'],
    ['Requisitos', 'Carné de carretillero en vigor', 'Ganas de aprender'],
    ['Chi cerchiamo', 'Patente B', 'Gradita la conoscenza del tedesco'],
    ['Wat vragen wij?', 'Minimaal twee jaar ervaring als kok', 'Een goed humeur'],
    ['Requisitos', 'Carta de condução', 'Boa disposição'],
    ['Wymagania', 'Prawo jazdy kat. B', 'Mile widziana znajomość czeskiego'],
  ])('under "%s" quotes "%s" and not "%s"', (heading, hard, soft) => {
    expect(mustQuotes(`Wir / we / nous.\n${heading}\n- ${hard}\n- ${soft}`)).toEqual([hard])
  })
})
