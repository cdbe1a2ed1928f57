/** More addresses than that are no longer kept apart from their accounts. */
const MOST = 20_000

/** The address of each account that is too young to be trusted with its own share. */
export function createNewcomers() {
  const known = new Map<string, { address: string; untilMs: number }>()

  return {
    /** One that works from many addresses pays by the last one. */
    meet: (userId: string, address: string, untilMs: number): void => {
      known.delete(userId)
      known.set(userId, { address, untilMs })
      const [oldest] = known.keys()
      if (known.size > MOST && oldest !== undefined) known.delete(oldest)
    },
    addressOf: (userId: string): string | undefined => {
      const one = known.get(userId)
      if (one && one.untilMs > Date.now()) return `address ${one.address}`
      known.delete(userId)
      return undefined
    },
  }
}
