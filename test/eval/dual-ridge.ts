import { meanOf } from './signed-ridge.ts'

/** What each column of an answer's vector adds to the grade: for fewer answers than columns. */
export type DirectionFit = { centre: number; direction: number[]; of: (row: readonly number[]) => number }

export function fitDirection(rows: readonly (readonly number[])[], y: readonly number[], lambda: number): DirectionFit {
  const means = (rows[0] ?? []).map((_, k) => meanOf(rows.map((row) => row[k] ?? 0)))
  const centred = rows.map((row) => row.map((value, k) => value - (means[k] ?? 0)))
  const mean = meanOf(y)
  const shares = solveRidge(
    centred,
    y.map((value) => value - mean),
    lambda,
  )
  const direction = means.map((_, k) => centred.reduce((sum, row, at) => sum + (row[k] ?? 0) * (shares[at] ?? 0), 0))
  const along = (row: readonly number[]): number => row.reduce((sum, value, k) => sum + value * (direction[k] ?? 0), 0)
  const centre = mean - along(means)
  return { centre, direction, of: (row) => centre + along(row) }
}

/** The share of each row in the weights of a ridge regression, solved over the rows, where they are fewer than the columns. */
export function solveRidge(rows: readonly (readonly number[])[], y: readonly number[], lambda: number): number[] {
  const alike = rows.map((row, at) =>
    rows.map((other, of) => row.reduce((sum, value, k) => sum + value * (other[k] ?? 0), at === of ? lambda : 0)),
  )
  return solve(alike, y)
}

/** Gauss, with the largest number of each column first. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  const size = rows.length
  for (let at = 0; at < size; at += 1) {
    const best = rows.reduce((most, row, of) => {
      const isMore = of >= at && Math.abs(row[at] ?? 0) > Math.abs(rows[most]?.[at] ?? 0)
      return isMore ? of : most
    }, at)
    const [pivot = [], other = []] = [rows[best], rows[at]]
    rows[at] = pivot
    rows[best] = other
    for (let of = at + 1; of < size; of += 1) {
      const row = rows[of] ?? []
      const times = (row[at] ?? 0) / (pivot[at] ?? 1)
      if (times !== 0) for (let k = at; k <= size; k += 1) row[k] = (row[k] ?? 0) - times * (pivot[k] ?? 0)
    }
  }
  const found = Array.from({ length: size }, () => 0)
  for (let at = size - 1; at >= 0; at -= 1) {
    const row = rows[at] ?? []
    const rest = found.reduce((sum, value, k) => (k > at ? sum + value * (row[k] ?? 0) : sum), 0)
    found[at] = ((row[size] ?? 0) - rest) / (row[at] ?? 1)
  }
  return found
}
