import { useInfiniteQuery } from '@tanstack/react-query'
import { listLiveOpenings, listOwnOpenings } from '#contract/openings.ts'
import { api } from '../lib/api.ts'
import type { OutputOf } from '../lib/api-client.ts'
import { useSessionStatus } from '../lib/browser-session.ts'
import { queryClient } from '../lib/queries.ts'

type OwnPage = OutputOf<typeof listOwnOpenings>
export type OwnOpening = OwnPage['items'][number]
export type Suggestion = OwnPage['suggested'][number]
export type Filters = {
  q?: string
  place?: string
  workplace?: 'remote' | 'hybrid' | 'onsite'
  level?: 'intern' | 'junior' | 'mid' | 'senior' | 'lead' | 'staff'
  type?: 'full-time' | 'part-time' | 'contract' | 'temporary' | 'internship' | 'apprenticeship'
  source?: string
  paid?: boolean
  days?: number
}

export const WORKPLACES = ['remote', 'hybrid', 'onsite'] as const
export const LEVELS = ['intern', 'junior', 'mid', 'senior', 'lead', 'staff'] as const
export const TYPES = ['full-time', 'part-time', 'contract', 'temporary', 'internship', 'apprenticeship'] as const
export const DAYS = [3, 7, 14, 30] as const

/** The search in the address, so that it can be kept and sent to somebody. */
export function filtersIn(params: URLSearchParams): Filters {
  const one = <T extends string>(name: string, of: readonly T[]) => of.find((value) => value === params.get(name))
  const text = (name: string) => params.get(name)?.slice(0, 120) || undefined
  const days = DAYS.find((value) => String(value) === params.get('days'))
  const filters = {
    q: text('q'),
    place: text('place')?.slice(0, 80),
    workplace: one('workplace', WORKPLACES),
    level: one('level', LEVELS),
    type: one('type', TYPES),
    source: text('source'),
    paid: params.get('paid') === 'true' ? true : undefined,
    days,
  }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as Filters
}

const PAGE = 20

/** A page after the other; in the order of what somebody can show, for anyone who is signed in. */
export function useOpenings(filters: Filters, sort: 'fit' | 'new', watch: string | undefined, isHidden: boolean) {
  const isSignedIn = useSessionStatus() === 'in'
  return useInfiniteQuery({
    queryKey: [listOwnOpenings.path, isSignedIn, filters, sort, watch, isHidden],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }): Promise<OwnPage> => {
      const { paid, ...rest } = filters
      const query = { ...rest, ...(paid ? { paid: 'true' } : {}), offset: pageParam, limit: PAGE }
      if (isSignedIn)
        return api.call(listOwnOpenings, {
          query: { ...query, sort, ...(watch ? { watch } : {}), ...(isHidden ? { hidden: 'true' } : {}) },
          signal,
        })
      const page = await api.call(listLiveOpenings, { query, signal })
      return {
        ...page,
        suggested: [],
        items: page.items.map((item) => ({ ...item, fit: null, applicationId: null, hiddenBecause: null })),
      }
    },
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.items.length, 0)
      return last.items.length > 0 && shown < last.total ? shown : undefined
    },
  })
}

export function refreshOpenings(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/opening'),
  })
}
