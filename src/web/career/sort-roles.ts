export type RoleOrder = 'reach' | 'pay'

/**
 * Nearest first: those that the summary names, then the others by match, what is no step on last. Or best paid first (by the lower
 * end of the range). Equals keep the data's order.
 */
export function sortRoles<
  Role extends { id: string; progress: number; isBehind: boolean; earnings: { range: string } },
>(roles: readonly Role[], order: RoleOrder, named: readonly { roleId: string }[] = []): Role[] {
  if (order === 'pay') return roles.toSorted((a, b) => leastPay(b.earnings.range) - leastPay(a.earnings.range))
  const first = named.flatMap(({ roleId }) => roles.filter(({ id }) => id === roleId))
  const rankOf = (role: Role) => role.progress - (role.isBehind ? BEHIND : 0)
  return [...first, ...roles.filter((role) => !first.includes(role)).sort((a, b) => rankOf(b) - rankOf(a))]
}

/** More than any match. */
const BEHIND = 1_000

export function orderOf(text: string | null): RoleOrder {
  return text === 'pay' ? 'pay' : 'reach'
}

/** Dollars a year at the lower end of '$49,000 - $91,000'. */
function leastPay(range: string): number {
  return Number((/[\d,]+/.exec(range)?.[0] ?? '0').replaceAll(',', ''))
}
