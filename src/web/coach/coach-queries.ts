import { useQuery } from '@tanstack/react-query'
import { getAiStatus, getSuggestions, listConversations } from '#contract/coach.ts'
import { getMoments } from '#contract/moments.ts'
import { getLatestResume } from '#contract/resume.ts'
import { queryClient, queryOf } from '../lib/queries.ts'

export const useAiStatus = () => useQuery(queryOf(getAiStatus))
export const useSuggestions = (isEnabled: boolean) => useQuery({ ...queryOf(getSuggestions), enabled: isEnabled })
export const useConversations = () => useQuery(queryOf(listConversations))

/** The resume that was read last; skills picked by hand are none. Undefined until it is known. */
export function useResumeOnFile(): { fileName: string | null } | null | undefined {
  const { data, isPending } = useQuery(queryOf(getLatestResume))
  if (isPending) return undefined
  return data?.file ? { fileName: data.fileName } : null
}

export function refreshConversations(): void {
  void queryClient.invalidateQueries({ queryKey: [listConversations.path] })
}

/** The day has less left, and the list another line; points are shown by the code that shows them everywhere. */
export function refreshAfterAnswer(pointsAwarded: number): void {
  refreshConversations()
  void queryClient.invalidateQueries({ queryKey: [getAiStatus.path] })
  if (pointsAwarded > 0) void queryClient.invalidateQueries({ queryKey: [getMoments.path] })
}
