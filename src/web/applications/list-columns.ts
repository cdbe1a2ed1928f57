import { COLUMNS_KEY } from '../lib/device-keys.ts'

/** What the table can show beside the name, in the order in which it shows it. */
export const COLUMNS = [
  'stage',
  'next',
  'applied',
  'deadline',
  'place',
  'pay',
  'source',
  'match',
  'excitement',
] as const
export type Column = (typeof COLUMNS)[number]

const USUAL: readonly Column[] = ['stage', 'next']

/** As chosen on this device. What was kept by hand or by an older version is read as far as it is known. */
export function readColumns(storage: Pick<Storage, 'getItem'>): readonly Column[] {
  try {
    const kept = storage.getItem(COLUMNS_KEY)
    if (kept === null) return USUAL
    const names = new Set(kept.split(','))
    return COLUMNS.filter((column) => names.has(column))
  } catch {
    return USUAL
  }
}

export function writeColumns(storage: Pick<Storage, 'setItem'>, columns: readonly Column[]): void {
  try {
    storage.setItem(COLUMNS_KEY, columns.join(','))
  } catch {
    // a browser that keeps nothing shows the usual ones next time
  }
}
