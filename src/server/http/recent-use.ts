/** Up to `littleMs` of use is little; half of what was used is forgotten each `halfLifeMs`. */
export type UseLimits = { littleMs: number; halfLifeMs: number; now?: () => number }

type Use = { ms: number; at: number; under: Map<number, number> }

/** What counts for nothing any more. */
const FORGOTTEN_MS = 1

/** How long each key had the processor lately, with what is under way. */
export function recentUse({ halfLifeMs, now = () => performance.now() }: UseLimits) {
  const uses = new Map<string, Use>()
  const left = ({ ms, at }: Use) => ms * 0.5 ** ((now() - at) / halfLifeMs)
  const isOver = (use: Use) => use.under.size === 0 && left(use) < FORGOTTEN_MS
  let starts = 0

  return {
    of: (key: string): number => {
      const use = uses.get(key)
      if (!use) return 0
      return [...use.under.values()].reduce((sum, began) => sum + now() - began, left(use))
    },
    /** Counts from now until the end, which may say what was really spent. */
    begin: (key: string): ((spent?: number) => void) => {
      const use = uses.get(key) ?? { ms: 0, at: now(), under: new Map<number, number>() }
      uses.set(key, use)
      const began = now()
      starts += 1
      const mark = starts
      use.under.set(mark, began)
      return (spent = now() - began) => {
        use.under.delete(mark)
        use.ms = left(use) + spent
        use.at = now()
        for (const [one, old] of uses) if (isOver(old)) uses.delete(one)
      }
    },
  }
}
