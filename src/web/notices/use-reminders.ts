import { useMutation, useQuery } from '@tanstack/react-query'
import { getReminders, saveReminders } from '#contract/notices.ts'
import type { NoticeKind } from '#core/notices/kinds.ts'
import { api } from '../lib/api.ts'
import type { CallInput, OutputOf } from '../lib/api-client.ts'
import { messageOf } from '../lib/errors.ts'
import { queryClient, queryOf } from '../lib/queries.ts'
import { useStrings } from '../strings/strings.tsx'
import { toast } from '../ui/toasts.tsx'

export type Reminders = OutputOf<typeof getReminders>
export type KindSetting = Reminders['kinds'][number]

const query = queryOf(getReminders)

export const useReminders = () => useQuery(query)

/** Every call that changes something answers with all of it. */
export function keepReminders(reminders: Reminders): void {
  queryClient.setQueryData(query.queryKey, reminders)
}

export function refreshReminders(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: query.queryKey })
}

export function useSaveReminders() {
  const words = useStrings('reminders')
  return useMutation({
    mutationFn: (body: CallInput<typeof saveReminders>['body']) => api.call(saveReminders, { body }),
    onSuccess: keepReminders,
    onError: (error) => toast.error(messageOf(error, words.notSaved)),
  })
}

/** By which ways a kind reaches the person as things are now. */
export function waysOf({ kinds, can, devices }: Reminders, kind: NoticeKind): { mail: boolean; push: boolean } {
  const setting = kinds.find((one) => one.kind === kind)
  return {
    mail: setting?.mail === true && can.mail === 'yes',
    push: setting?.push === true && can.pushKey !== null && devices.length > 0,
  }
}
