import { useMutation } from '@tanstack/react-query'
import { endSession, type SessionInfo } from '#contract/security.ts'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toasts.tsx'
import { refreshSecurity, useSecurity } from './security-query.ts'

/** Every sign-in that stands. Neither device nor place is kept, so neither is shown. */
export function SessionsList() {
  const words = useStrings('settings').signIns
  const security = useSecurity()
  if (security.isPending) {
    return (
      <Loading>
        <Skeleton className="h-24 rounded-md" />
      </Loading>
    )
  }
  if (security.isError)
    return (
      <ErrorState
        message={messageOf(security.error)}
        onRetry={() => void security.refetch()}
        isRetrying={security.isFetching}
      />
    )
  return (
    <ul aria-label={words.label} className="grid gap-3">
      {security.data.sessions.map((signIn) => (
        <SignIn key={signIn.id} signIn={signIn} />
      ))}
    </ul>
  )
}

function SignIn({ signIn }: { signIn: SessionInfo }) {
  const words = useStrings('settings').signIns
  const end = useMutation({
    mutationFn: () => api.call(endSession, { params: { id: signIn.id } }),
    onSuccess: () => toast.success(words.ended),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: refreshSecurity,
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <p className="font-semibold">{signIn.is_current ? words.here : words.elsewhere}</p>
        <p className="text-sm text-ink-3">{words.times(signIn.started_at, signIn.last_used_at)}</p>
      </div>
      {signIn.is_current ? null : (
        <Button
          variant="secondary"
          size="sm"
          isLoading={end.isPending}
          aria-label={words.endOf(signIn.started_at)}
          onClick={() => end.mutate()}
        >
          {words.end}
        </Button>
      )}
    </li>
  )
}
