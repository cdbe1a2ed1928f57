import { QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { getUserDetails } from '#contract/account.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { Problem } from '#contract/problem.ts'
import { DEFAULT_LANGUAGE, type Language } from '#core/account/languages.ts'
import { api } from './api.ts'
import type { CallInput, OutputOf } from './api-client.ts'
import { useSessionStatus } from './browser-session.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { loadAppTexts, loadTexts } from '../strings/load-texts.ts'

/** One cache for the whole page; only signed-in parts load this file. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: isWorthAnotherTry, refetchOnWindowFocus: false },
    // without a connection a change fails and says so, where the library would hold it back without a word
    mutations: { retry: false, networkMode: 'always' },
  },
})

function isWorthAnotherTry(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof Problem && (error.status === 503 || error.status >= 502)
}

/** Endpoint and input are the cache key: `useQuery(queryOf(getRoles))`. */
export function queryOf<E extends Endpoint>(endpoint: E, input: Omit<CallInput<E>, 'signal' | 'form'> = {} as never) {
  return queryOptions<OutputOf<E>>({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => api.call(endpoint, { ...input, signal } as never),
  })
}

const USER_DETAILS = 'user-details'

export function userDetailsQuery(isAuthenticated: boolean) {
  return queryOptions({
    queryKey: [USER_DETAILS, isAuthenticated],
    queryFn: async ({ signal }) => (await api.call(getUserDetails, { signal })).userInfo,
    enabled: isAuthenticated,
  })
}

/** The signed-in person; no call is made for a guest. */
export function useUserDetails() {
  return useQuery(userDetailsQuery(useSessionStatus() === 'in'))
}

/** What takes the place of the pages' English; another language comes with those who chose it. */
export const appTextsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['strings', language],
    queryFn: () => loadAppTexts(language),
    staleTime: Infinity,
    ...(language === DEFAULT_LANGUAGE ? { initialData: {} } : {}),
  })

/** The same for pages that everybody may open: less to load. */
export const openTextsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['strings', language, 'open'],
    queryFn: async (): Promise<Partial<Catalogue>> => loadTexts(language, true),
    staleTime: Infinity,
    ...(language === DEFAULT_LANGUAGE ? { initialData: {} } : {}),
  })

/** After anything that changes names, answers, streak or plan. */
export function refreshUserDetails(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [USER_DETAILS] })
}
