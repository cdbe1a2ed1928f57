import { Resolver } from 'node:dns/promises'

/** Asks the network itself: getaddrinfo holds a thread that all look-ups of this process share, for as long as it likes. */
const resolver = new Resolver({ timeout: 2_000, tries: 2 })

/** Every address of a name, none when it has none or nobody answers. */
export async function addressesOf(host: string): Promise<string[]> {
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}
