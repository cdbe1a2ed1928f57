import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { startAttempt } from '#contract/arena.ts'
import { Problem } from '#contract/problem.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { queryClient } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { toast } from '../ui/toasts.tsx'
import { attemptQuery, refreshAfterArena } from './arena-queries.ts'

/** Starts a check or practice and opens it; a spent quota has its own page. */
export function useStartCheck() {
  const { notStarted } = useStrings('arena')
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ skillId, mode }: { skillId: string; mode: 'scored' | 'practice' }) =>
      api.call(startAttempt, { params: { skillId }, body: { mode, form: mode === 'scored' ? 'adaptive' : 'whole' } }),
    onSuccess: (open) => {
      queryClient.setQueryData(attemptQuery(open.attemptId).queryKey, { open, result: null, credential: null })
      void navigate(paths.skillCheck(open.attemptId))
    },
    onError: (error) => {
      if (error instanceof Problem && error.code === 'progress.quota_spent') void navigate(paths.arenaQuota())
      else {
        toast.error(messageOf(error, notStarted))
        refreshAfterArena()
      }
    },
  })
}
