import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { getBoard, getListOptions, listApplicationNames } from '#contract/application-lists.ts'
import {
  addApplicationEvent,
  changeApplication,
  getApplication,
  getToday,
  listApplications,
  moveApplication,
} from '#contract/applications.ts'
import type { Outcome, Stage } from '#core/applications/stage.ts'
import { api } from '../lib/api.ts'
import type { OutputOf } from '../lib/api-client.ts'
import { messageOf } from '../lib/errors.ts'
import { queryOf } from '../lib/queries.ts'
import { refreshApplications } from '../lib/refresh-applications.ts'
import { toast } from '../ui/toasts.tsx'

export type Application = OutputOf<typeof listApplications>['items'][number]
export type BoardCard = OutputOf<typeof getBoard>['columns'][number]['cards'][number]
export type ApplicationDetail = OutputOf<typeof getApplication>
type Shown = Pick<Application, 'id' | 'version'>
export type Move = { stage?: Stage; outcome?: Outcome | null; afterId?: string | null }

export const useToday = () => useQuery(queryOf(getToday))
export const useApplication = (id: string) => useQuery(queryOf(getApplication, { params: { id } }))
/** How many there are, without reading them. */
export const useCounts = () => useQuery(queryOf(listApplications, { query: { limit: 1 } }))
export const boardQuery = (limit: number) => queryOf(getBoard, { query: { limit } })
export const useBoard = (limit: number) => useQuery({ ...boardQuery(limit), placeholderData: keepPreviousData })
export const useNames = () => useQuery(queryOf(listApplicationNames))
export const useListOptions = () => useQuery(queryOf(getListOptions))

const PAGE = 100

/** A page of the list after the other. */
export const useList = ({ q = '', ...filters }: Record<string, string>) => {
  const query = { ...filters, ...(q.trim() ? { q: q.trim() } : {}) }
  return useInfiniteQuery({
    queryKey: [listApplications.path, 'pages', query],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      api.call(listApplications, {
        query: { ...query, limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  })
}

export function useMove(onMoved: (application: Application) => void) {
  return useMutation({
    mutationFn: ({ id, ...body }: Move & Shown) => api.call(moveApplication, { params: { id }, body }),
    onSuccess: (application) => {
      onMoved(application)
      return refreshApplications()
    },
    onError: (error) => {
      toast.error(messageOf(error))
      void refreshApplications()
    },
  })
}

type Change = Omit<Parameters<typeof api.call<typeof changeApplication>>[1]['body'], 'version'>

export function useChange(application: Shown, onChanged: (application: Application) => void) {
  return useMutation({
    mutationFn: (change: Change) =>
      api.call(changeApplication, {
        params: { id: application.id },
        body: { ...change, version: application.version },
      }),
    onSuccess: (changed) => {
      onChanged(changed)
      return refreshApplications()
    },
    onError: (error) => {
      toast.error(messageOf(error))
      void refreshApplications()
    },
  })
}

/** A part of an application: what it sends gives the whole application back. */
export function usePart<Input = void>(send: (input: Input) => Promise<unknown>, onDone: () => void) {
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      onDone()
      return refreshApplications()
    },
    onError: (error) => toast.error(messageOf(error)),
  })
}

export function useEvent(id: string, onAdded: () => void) {
  return useMutation({
    mutationFn: (
      body:
        | { kind: 'note'; text: string }
        | { kind: 'follow_up'; text?: string }
        | { kind: 'correction'; replacesEventId: string; to?: null; on: string },
    ) => api.call(addApplicationEvent, { params: { id }, body }),
    onSuccess: () => {
      onAdded()
      return refreshApplications()
    },
    onError: (error) => toast.error(messageOf(error)),
  })
}
