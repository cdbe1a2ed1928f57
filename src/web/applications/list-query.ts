/** What the address of the list holds: its filters and its order, as the server takes them. */
const NAMES = ['q', 'stage', 'outcome', 'tag', 'source', 'due', 'trash', 'sort'] as const
type Name = (typeof NAMES)[number]
export type ListQuery = Partial<Record<Name, string>>

export function filtersIn(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = search.get(name)?.slice(0, 120)
      // a blank at the end belongs to a word that is still being typed
      return value?.trim() ? [[name, value]] : []
    }),
  )
}

/** Whether anything is left out of the list; an order leaves nothing out. */
export function isNarrowed(filters: Readonly<Record<string, string>>): boolean {
  return NAMES.some((name) => name !== 'sort' && filters[name] !== undefined)
}

/** The same address with other filters; what else it holds stays. */
export function withFilters(search: URLSearchParams, filters: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const name of NAMES) {
    const value = filters[name]
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** As a saved view keeps it, and back. */
export function toViewQuery({ due, trash, ...rest }: ListQuery) {
  return { ...rest, ...(due ? { due: true } : {}), ...(trash ? { trash: true } : {}) }
}

export function fromViewQuery(query: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = query[name]
      return typeof value === 'string' || value === true ? [[name, String(value)]] : []
    }),
  )
}
