export type RoleOrder = 'reach' | 'pay'

/** Nearest first, roles that are no step on last; or best paid first (by the lower end of the range). Equals keep the data's order. */
export function sortRoles<Role extends { progress: number; isBehind: boolean; earnings: { range: string } }>(
  roles: readonly Role[],
  order: RoleOrder,
): Role[] {
  const rankOf =
    order === 'pay'
      ? (role: Role) => leastPay(role.earnings.range)
      : (role: Role) => role.progress - (role.isBehind ? BEHIND : 0)
  return [...roles].sort((a, b) => rankOf(b) - rankOf(a))
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
