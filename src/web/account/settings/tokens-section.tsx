import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listTokens, revokeToken, type PersonalToken } from '#contract/tokens.ts'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { queryClient, queryOf } from '../../lib/queries.ts'
import { tokens as englishTokens } from '../../strings/en/tokens.ts'
import { Strings, useRoom, useStrings } from '../../strings/strings.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toasts.tsx'
import { FreshToken } from './fresh-token.tsx'
import { TokenDialog } from './token-dialog.tsx'

/** Personal tokens: what a person's own assistant and programs may do. */
export function TokensSection() {
  const tokens = useRoom('tokens', englishTokens)
  const [isMaking, setIsMaking] = useState(false)
  const [secret, setSecret] = useState<string>()
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryOf(listTokens).queryKey })
  return (
    <Strings of={{ tokens }}>
      <div className="grid gap-5">
        <p className="max-w-text text-ink-2">{tokens.lead}</p>
        {secret === undefined ? null : <FreshToken secret={secret} onDone={() => setSecret(undefined)} />}
        <TokenList onEnded={refresh} />
        <Button variant="secondary" className="justify-self-start" onClick={() => setIsMaking(true)}>
          {tokens.make}
        </Button>
        <TokenDialog
          isOpen={isMaking}
          onOpenChange={setIsMaking}
          onMade={(fresh) => {
            setIsMaking(false)
            setSecret(fresh)
            void refresh()
          }}
        />
      </div>
    </Strings>
  )
}

function TokenList({ onEnded }: { onEnded: () => Promise<void> }) {
  const words = useStrings('tokens')
  const query = useQuery(queryOf(listTokens))
  if (query.isPending)
    return (
      <Loading>
        <Skeleton className="h-16 rounded-md" />
      </Loading>
    )
  if (query.isError)
    return (
      <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
    )
  if (query.data.length === 0) return <p className="text-ink-3">{words.none}</p>
  return (
    <ul aria-label={words.label} className="grid gap-4">
      {query.data.map((token) => (
        <Token key={token.id} token={token} onEnded={onEnded} />
      ))}
    </ul>
  )
}

function Token({ token, onEnded }: { token: PersonalToken; onEnded: () => Promise<void> }) {
  const words = useStrings('tokens')
  const [now] = useState(() => new Date().toISOString())
  const end = useMutation({
    mutationFn: () => api.call(revokeToken, { params: { id: token.id } }),
    onSuccess: () => toast.success(words.hasEnded),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: onEnded,
  })
  const until = token.expiresAt <= now ? words.ended(token.expiresAt) : words.until(token.expiresAt)
  return (
    <li className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">{token.name}</p>
        <p className="text-sm text-ink-3">
          {until}, {token.lastUsedAt === null ? words.neverUsed : words.lastUsed(token.lastUsedAt)}
        </p>
        <ul className="mt-1 text-sm text-ink-2">
          {token.scopes.map((scope) => (
            <li key={scope}>{words.scopes[scope]}</li>
          ))}
        </ul>
      </div>
      <Button
        variant="secondary"
        size="sm"
        isLoading={end.isPending}
        aria-label={words.endOf(token.name)}
        onClick={() => end.mutate()}
      >
        {words.end}
      </Button>
    </li>
  )
}
