import type { Catalogue } from '../catalogue.ts'
import { formatsOf } from '../format.ts'

const { dollars, percent } = formatsOf('de')

export const pricing: Catalogue['pricing'] = {
  meta: {
    title: 'Preise · Waymark',
    description: 'Explorer ist kostenlos. Pathfinder und Accelerator geben mehr Tagesbonus und keine Monatsgrenzen.',
  },
  heading: 'Beginne kostenlos, bleib, so lange du magst',
  lead: 'Alle beginnen mit Explorer. Die bezahlten Pläne heben seine Grenzen auf.',
  notSold:
    'Das sind die üblichen Preise. Auf diesem Server wird nichts verkauft: du beginnst mit Explorer, und Pläne geben seine Betreiber.',
  givenHere: 'Auf diesem Server nicht zu kaufen',
  noAiHere:
    'Übungsinterviews mit KI gehen hier noch nicht: es ist kein KI-Anbieter eingerichtet. Üben mit eingebauter Rückmeldung geht.',
  billing: {
    legend: 'Abrechnung',
    monthly: 'Monatlich',
    yearly: 'Jährlich',
    note: 'Wer jährlich zahlt, spart 25 %, drei von zwölf Monaten.',
  },
  startsHere: 'Hier beginnen alle',
  plans: {
    explorer: {
      line: 'Den Weg finden.',
      features: [
        'Lebenslauf lesen, Fähigkeiten und Lücken',
        'Kurse in der Reihenfolge für deinen Traumberuf',
        'Tagesbonus von 100 XP',
        '10 bewertete Fähigkeitstests im Monat',
        '2 Übungsinterviews mit KI im Monat',
      ],
    },
    pathfinder: {
      line: 'Ihn jeden Tag gehen.',
      features: [
        'Alles aus Explorer',
        'Tagesbonus von 500 XP',
        'Bewertete Fähigkeitstests ohne Monatsgrenze',
        'Übungsinterviews mit KI ohne Grenze',
      ],
    },
    accelerator: {
      line: 'Früher ankommen.',
      features: [
        'Alles aus Pathfinder',
        'Tagesbonus von 1000 XP',
        'Bewertete Fähigkeitstests ohne Monatsgrenze',
        'Übungsinterviews mit KI ohne Grenze',
      ],
    },
  },
  free: 'Kostenlos',
  freeNote: 'Ohne Karte, ohne Enddatum.',
  price: (amount: number) => dollars(amount),
  aMonth: 'im Monat',
  aYear: 'im Jahr',
  orByYear: (year: number, saved: number) => `oder ${dollars(year)} im Jahr (${percent(saved)} gespart)`,
  insteadOfMonths: (months: number, saved: number) =>
    `statt ${dollars(months)} für zwölf einzelne Monate (${percent(saved)} gespart)`,
  noUpgrade: 'Diesen Plan geben die Betreiber dieses Servers.',
  askFor: 'Danach fragen',
  upgrade: 'Wechseln',
  yourPlan: 'Das ist dein Plan.',
  inYourPlan: 'Dein Plan enthält das alles.',
  change: 'Ändern oder kündigen',
  startWith: (plan: string) => `Mit ${plan} beginnen`,
  goodToKnow: 'Gut zu wissen',
  notes: {
    aDay: 'In jedem Plan höchstens drei bewertete Fähigkeitstests am Tag.',
    payment:
      'Auf diesem Server wird nichts verkauft: Pläne geben seine Betreiber. Welchen du auch wählst, du beginnst mit Explorer; wir merken uns, wofür du gekommen bist.',
    billing:
      'Pläne werden monatlich oder jährlich bezahlt, sobald du angemeldet bist. Kündigen kannst du jederzeit; in den ersten 14 Tagen bringt eine Mail an {support} dein Geld zurück.',
    provider:
      'Übungsinterviews mit KI, die KI-Analyse des Lebenslaufs und der Chat brauchen einen KI-Anbieter, den die Betreiber dieses Servers einrichten. Lebenslauf, Fähigkeiten, Kurse und Übersicht brauchen keinen.',
    noProvider: 'Auf diesem Server ist zurzeit kein KI-Anbieter eingerichtet.',
    interviewsToCome: 'Die Übungsinterviews werden noch gebaut.',
    assessmentsToCome: 'Die Tests werden noch gebaut.',
  },
}
