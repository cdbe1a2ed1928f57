import { useMutation } from '@tanstack/react-query'
import { endSession, type SessionInfo } from '#contract/security.ts'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toasts.tsx'
import { refreshSecurity, useSecurity } from './security-query.ts'

/** Every sign-in that stands. Neither device nor place is kept, so neither is shown. */
export function SessionsList() {
  const security = useSecurity()
  if (security.isPending) {
    return (
      <Loading>
        <Skeleton className="h-24 rounded-md" />
      </Loading>
    )
  }
  if (security.isError) return <ErrorState message={messageOf(security.error)} onRetry={() => void security.refetch()} isRetrying={security.isFetching} />
  return (
    <ul aria-label="Sign-ins" className="grid gap-3">
      {security.data.sessions.map((signIn) => (
        <SignIn key={signIn.id} signIn={signIn} />
      ))}
    </ul>
  )
}

function SignIn({ signIn }: { signIn: SessionInfo }) {
  const end = useMutation({
    mutationFn: () => api.call(endSession, { params: { id: signIn.id } }),
    onSuccess: () => toast.success('That sign-in has ended'),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: refreshSecurity,
  })
  const began = momentWords(signIn.started_at)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <p className="font-semibold">{signIn.is_current ? 'This browser' : 'Another browser'}</p>
        <p className="text-sm text-ink-3">
          Since {began}, last renewed {momentWords(signIn.last_used_at)}
        </p>
      </div>
      {signIn.is_current ? null : (
        <Button variant="secondary" size="sm" isLoading={end.isPending} aria-label={`End the sign-in of ${began}`} onClick={() => end.mutate()}>
          End
        </Button>
      )}
    </li>
  )
}

function momentWords(instant: string): string {
  return new Date(instant).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}
