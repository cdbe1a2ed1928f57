import type { PdfText } from '#core/resume/parse/document.ts'
import { type Row, typeset } from './forms/page.ts'
import { type Random, seeded } from './random.ts'

/** Papers that tell of no person's jobs or schools, with the dates, names, addresses and headings that such papers have. */
export const OTHER_PAPERS = ['invoice', 'menu', 'novel', 'manual'] as const

const FIRST = ['Ada', 'Tomas', 'Leyla', 'Ewa', 'Marek', 'Ines', 'Jonas', 'Priya']
const LAST = ['Byrne', 'Kowal', 'Demir', 'Lindt', 'Okafor', 'Sato', 'Moreau', 'Haas']
const TOWNS = ['Leeds', 'Łódź', 'Lyon', 'Bremen', 'Austin, TX', 'Izmir']
const FIRMS = [
  'Northgate Freight Ltd',
  'Holt & Sons',
  'Müller GmbH',
  'Copper Kettle',
  'Vale Software Inc.',
  'Mill College',
]
const GOODS = [
  'Consulting services',
  'Software licence',
  'Support engineer, day rate',
  'Training course',
  'Server rental',
  'Project manager, hours',
  'Desk lamp',
]
const DISHES = [
  'Soup of the day',
  'Smoked trout',
  'Chef salad',
  'Java coffee cake',
  'Swift pie',
  'Oracle of cheeses',
  'Go bowl',
]
const SENTENCES = [
  'The old teacher had lived in the house by the river since 1987.',
  'She had been a doctor in Bremen once, and nobody in the village knew it.',
  'In March 2014 the manager of the mill closed its doors for the last time.',
  'He read the letter twice and put it back on the shelf.',
  '“You studied law,” said the engineer, “and yet you ask me this.”',
]
const STEPS = [
  'Remove the cover and check the filter.',
  'Press the button until the lamp turns green.',
  'Update the software before first use (version 2.4).',
  'Clean the tank every three months.',
  'Call support if the error returns.',
]
const CHAPTERS = ['Experience', 'Education', 'Contact', 'Skills', 'References', 'Summary']

const line = (text: string, more: Partial<Row> & { size?: number; isBold?: boolean } = {}): Row => {
  const { size = 10, isBold = false, ...row } = more
  return { blocks: [{ inks: [{ text, size, isBold }] }], ...row }
}
const pair = (text: string, right: string, isBold = false): Row => ({
  blocks: [{ inks: [{ text, isBold }] }, { inks: [{ text: right }], at: 'right' }],
})

/** One such paper, in a layout that its seed chooses. */
export function otherPaper(kind: (typeof OTHER_PAPERS)[number], seed: number): PdfText {
  const random = seeded(seed)
  const title = { size: random.pick([14, 18, 24]), isBold: random.chance(0.6), isCentred: random.chance(0.4) }
  const heading = { size: random.pick([10, 12, 14]), isBold: random.chance(0.8), gap: random.pick([0.6, 1, 1.6]) }
  return typeset(ROWS[kind](random, title, heading))
}

type Look = { size: number; isBold: boolean; gap?: number; isCentred?: boolean }
const person = (random: Random) => `${random.pick(FIRST)} ${random.pick(LAST)}`
const day = (random: Random) => `0${1 + random.below(9)}/0${1 + random.below(9)}/20${10 + random.below(15)}`
const years = (random: Random) => `${2008 + random.below(8)} – ${2017 + random.below(8)}`

const ROWS: Record<(typeof OTHER_PAPERS)[number], (random: Random, title: Look, heading: Look) => Row[]> = {
  invoice: (random, title, heading) => [
    line(random.pick(['INVOICE', 'Rechnung', 'Fatura', `Invoice ${100 + random.below(900)}`]), title),
    line(random.pick(FIRMS), { isBold: random.chance(0.5) }),
    line(`${random.pick(TOWNS)} · accounts@example.com · +44 113 496 0${100 + random.below(900)}`),
    pair(`Date: ${day(random)}`, `Due: ${day(random)}`),
    line(random.pick(['Bill to', 'Customer', 'Kunde']), heading),
    line(person(random)),
    line(random.pick(FIRMS)),
    line('Items', heading),
    ...random.some(GOODS, 4).map((goods) => pair(`${goods}, ${years(random)}`, `${40 + random.below(900)}.00`)),
    pair('Total', '1,240.00', true),
  ],
  menu: (random, title, heading) => [
    line(random.pick(FIRMS), title),
    line(`${random.pick(TOWNS)} · Tel. 0113 496 0${100 + random.below(900)}`),
    ...['Starters', 'Mains', 'Desserts'].flatMap((course) => [
      line(course, heading),
      ...random.some(DISHES, 3).map((dish) => pair(dish, `${4 + random.below(20)}.50`)),
    ]),
    line(`Kitchen run by ${person(random)}, chef since ${2001 + random.below(20)}`),
    line(`Open ${years(random)}, closed on Mondays`),
  ],
  novel: (random, title, heading) => [
    line(random.pick(['The House by the River', 'A Year in Bremen', 'What the Engineer Said']), title),
    line(person(random), { gap: 0.5 }),
    ...[1, 2].flatMap((chapter) => [
      line(random.chance(0.5) ? `Chapter ${chapter}` : random.pick(CHAPTERS), heading),
      ...random.some(SENTENCES, 4).map((text) => line(text)),
    ]),
    line(`First published ${1990 + random.below(30)}, ${random.pick(FIRMS)}`),
  ],
  manual: (random, title, heading) => [
    line(random.pick(['Pump P-210', 'Router setup guide', 'Vale coffee machine']), title),
    line(`Version ${1 + random.below(9)}.2, ${day(random)}`),
    ...random
      .some([...CHAPTERS, 'Safety', 'Installation', 'Maintenance'], 4)
      .flatMap((chapter) => [
        line(chapter, heading),
        ...random.some(STEPS, 3).map((step) => line(step, { mark: random.chance(0.5) ? '•' : '' })),
      ]),
    line(`${random.pick(FIRMS)}, ${random.pick(TOWNS)}, service@example.com`),
    line(`Warranty ${years(random)}`),
  ],
}
