import { isIPv6 } from 'node:net'

const GROUPS = 8
/** What one customer of a provider is given at the least (RFC 6177): all of it is one sender. */
const GROUPS_OF_A_BLOCK = 4

/** The block that an address belongs to: an IPv4 address is its own, of IPv6 it is the /64. */
export function blockOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head, tail] = address.replace(/%.*$/, '').split('::').map(groupsIn)
  const left = GROUPS - (head?.length ?? 0) - (tail?.length ?? 0)
  const groups = [...(head ?? []), ...Array.from({ length: Math.max(0, left) }, () => '0'), ...(tail ?? [])]
  return `${groups.slice(0, GROUPS_OF_A_BLOCK).join(':')}::/64`
}

/** In one spelling. Four bytes written as an IPv4 address, which only stand at the end, count as two groups. */
function groupsIn(text: string): string[] {
  return text
    .split(':')
    .filter((group) => group !== '')
    .flatMap((group) => (group.includes('.') ? [group, group] : Number.parseInt(group, 16).toString(16)))
}
