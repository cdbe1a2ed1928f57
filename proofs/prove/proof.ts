/** What a proof is asked for. The same seed and count try the same cases. */
export type Ask = { count: number; seed: number; engine: Engine }

export type Engine = 'sqlite' | 'postgres'

/** What came out: how many cases were tried, what did not hold, and figures worth keeping. */
export type Outcome = { cases: number; faults: string[]; figures?: Figures }

/** Of several portions numbers are added, but for those whose name says that the largest counts (`slowestMs`, `mostMb`). */
export type Figures = Record<string, number | string>

export type Prove = (ask: Ask) => Promise<Outcome>

export function addOutcomes(a: Outcome, b: Outcome): Outcome {
  return {
    cases: a.cases + b.cases,
    faults: [...a.faults, ...b.faults],
    figures: addFigures(a.figures ?? {}, b.figures ?? {}),
  }
}

function addFigures(a: Figures, b: Figures): Figures {
  const sum: Figures = { ...a }
  for (const [name, value] of Object.entries(b)) {
    const before = a[name]
    if (typeof value === 'string' || typeof before !== 'number') sum[name] = value
    else sum[name] = /^(slowest|most)/.test(name) ? Math.max(before, value) : before + value
  }
  return sum
}

/** Does `work` until it was done `count` times, `atOnce` at a time. */
export async function repeat(count: number, atOnce: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker))
}
