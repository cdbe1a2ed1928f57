/** The same text in two languages, as the beginnings of its words. */
export type ParallelText = readonly [one: readonly string[], other: readonly string[]]
type Table = ReadonlyMap<string, ReadonlyMap<string, number>>

const ROUNDS = 6
/** Share of a word that comes from none of the other text's. */
const FROM_NOWHERE = 1 / 500
const LEAST_PART = 1e-4
/** A pair seen once or twice is believed less. */
const DOUBT = 0.5

/** How likely each word of one language stands for one of the other, both ways multiplied: IBM's first model of translation. */
export function learnMeanings(texts: readonly ParallelText[]): (one: string, other: string) => number {
  const there = learnOneWay(texts)
  const back = learnOneWay(texts.map(([one, other]) => [other, one]))
  return (one, other) => (there.get(one)?.get(other) ?? 0) * (back.get(other)?.get(one) ?? 0)
}

function learnOneWay(texts: readonly ParallelText[]): Table {
  let table: Table | null = null
  for (let round = 0; round < ROUNDS; round += 1) {
    const counts = new Map<string, Map<string, number>>()
    for (const [ones, others] of texts) for (const other of others) count(counts, table, ones, other)
    for (const row of counts.values()) {
      const sum = [...row.values()].reduce((total, value) => total + value, DOUBT)
      for (const [other, value] of row) row.set(other, value / sum)
    }
    table = counts
  }
  return table ?? new Map()
}

/** Gives a word of one text to the words of the other, by what was learnt in the round before. */
function count(
  counts: Map<string, Map<string, number>>,
  table: Table | null,
  ones: readonly string[],
  other: string,
): void {
  const parts = ones.map((one) => (table === null ? 1 : (table.get(one)?.get(other) ?? 0)))
  const whole = parts.reduce((sum, part) => sum + part, FROM_NOWHERE)
  for (const [at, one] of ones.entries()) {
    const part = (parts[at] ?? 0) / whole
    if (part < LEAST_PART) continue
    const row = counts.get(one) ?? new Map<string, number>()
    counts.set(one, row.set(other, (row.get(other) ?? 0) + part))
  }
}
