import type { Deps } from '#server/deps.ts'
import { countUse } from './allowance.repo.ts'

type Counted = { current: number; ttl: number }
type Tell = (error: Error | null, counted?: Counted) => void
type Window = { total: number; pending: number; endsAt: number }
/** What the plugin asks of a place that counts. */
type Store = {
  incr(address: string, tell: Tell, windowMs: number, max: number): void
  child(options: object): Store
}
/** What the plugin says of the route, beside its settings. */
type Settings = { routeInfo?: { method?: unknown; url?: string } }

const SHARED_EVERY_MS = 1_000
/** Below this share of the limit an address is counted here alone. */
const WORTH_SHARING = 0.05
const MOST_ADDRESSES = 5_000

/**
 * Counts requests per address for all processes on one database together. The limit of a route is counted with each request;
 * the one of the whole server, which every request meets, once a second and for busy addresses only: what more processes
 * let through is what comes within that second. Without the database each process counts for itself.
 */
export function sharedLimits({
  db,
  clock,
  keyedHash,
  log,
}: Pick<Deps, 'db' | 'clock' | 'keyedHash' | 'log'>): new (options?: object) => Store {
  const count = (name: string, windowMs: number, uses: number) =>
    countUse(db, keyedHash('rate', name), clock.now(), windowMs, uses)

  return class SharedStore implements Store {
    readonly #route: string | undefined
    readonly #windows = new Map<string, Window>()
    #max = Infinity
    #windowMs = 60_000

    constructor(options: object = {}) {
      const { routeInfo } = options as Settings
      this.#route = routeInfo?.url === undefined ? undefined : `${String(routeInfo.method)} ${routeInfo.url}`
      if (this.#route === undefined) setInterval(() => void this.#share(), SHARED_EVERY_MS).unref()
    }

    incr(address: string, tell: Tell, windowMs: number, max: number): void {
      const here = this.#countHere(address, windowMs)
      if (this.#route === undefined) {
        this.#max = max
        this.#windowMs = windowMs
        return tell(null, here)
      }
      count(`${this.#route} ${address}`, windowMs, 1).then(
        ({ uses, endsInMs }) => tell(null, { current: uses, ttl: endsInMs }),
        (error: unknown) => {
          log.warn({ err: error }, 'requests are counted by this process alone')
          tell(null, here)
        },
      )
    }

    child(options: object): SharedStore {
      return new SharedStore(options)
    }

    #countHere(address: string, windowMs: number): Counted {
      const now = Date.now()
      let window = this.#windows.get(address)
      if (!window || window.endsAt <= now) {
        if (this.#windows.size >= MOST_ADDRESSES) this.#forgetEnded(now)
        window = { total: 0, pending: 0, endsAt: now + windowMs }
        this.#windows.set(address, window)
      }
      window.total += 1
      window.pending += 1
      return { current: window.total, ttl: window.endsAt - now }
    }

    async #share(): Promise<void> {
      this.#forgetEnded(Date.now())
      for (const [address, window] of this.#windows) {
        if (window.pending === 0 || window.total < this.#max * WORTH_SHARING) continue
        const told = window.pending
        window.pending = 0
        try {
          const { uses, endsInMs } = await count(`all ${address}`, this.#windowMs, told)
          window.total = uses + window.pending
          window.endsAt = Date.now() + endsInMs
        } catch {
          window.pending += told
          return
        }
      }
    }

    #forgetEnded(now: number): void {
      for (const [address, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(address)
    }
  }
}
