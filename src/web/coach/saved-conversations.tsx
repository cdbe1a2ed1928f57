import { lazy, Suspense, useState } from 'react'
import FileText from 'lucide-react/icons/file-text'
import MessageSquare from 'lucide-react/icons/message-square'
import Trash from 'lucide-react/icons/trash-2'
import type { ConversationSummary } from '#contract/coach.ts'
import { messageOf } from '../lib/errors.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { useSay } from '../strings/use-say.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { ErrorState } from '../ui/empty-state.tsx'
import { Link } from '../ui/link.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { useConversations } from './coach-queries.ts'
import type { Doomed } from './delete-dialog.tsx'

const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }))

const SHOWN_AT_FIRST = 5

export function SavedConversations({
  openId,
  onDeleted,
  to = paths.aiAnalysis,
}: {
  openId: string | null
  onDeleted: (ids: readonly string[]) => void
  /** The page that a conversation opens on. */
  to?: (query: { conversation: string }) => string
}) {
  const words = useStrings('coach').saved
  const conversations = useConversations()
  const [areAllShown, setAreAllShown] = useState(false)
  const [doomed, setDoomed] = useState<Doomed | null>(null)
  const [hasAsked, setHasAsked] = useState(false)
  const doom = (what: Doomed) => {
    setHasAsked(true)
    setDoomed(what)
  }
  const all = conversations.data ?? []
  const shown = areAllShown ? all : all.slice(0, SHOWN_AT_FIRST)
  return (
    <Card aria-labelledby="saved" className="self-start">
      <CardHeader id="saved" title={words.title} note={words.note}>
        {all.length > 1 ? (
          <Button variant="ghost" className="-mt-1 -mr-2 flex-none px-3 text-sm" onClick={() => doom('all')}>
            {words.deleteAll}
          </Button>
        ) : null}
      </CardHeader>
      {conversations.isPending ? (
        <Loading>
          <Skeleton className="h-24" />
        </Loading>
      ) : null}
      {conversations.isError && all.length === 0 ? (
        <ErrorState
          message={messageOf(conversations.error, words.notLoaded)}
          onRetry={() => void conversations.refetch()}
        />
      ) : null}
      {conversations.isSuccess && all.length === 0 ? <p className="text-ink-2">{words.none}</p> : null}
      {all.length > 0 ? (
        <ul className="-mx-2 grid grid-cols-1 gap-0.5">
          {shown.map((one) => (
            <Row
              key={one.id}
              conversation={one}
              to={to({ conversation: one.id })}
              isOpen={one.id === openId}
              onDelete={() => doom(one)}
            />
          ))}
        </ul>
      ) : null}
      {all.length > SHOWN_AT_FIRST ? (
        <Button
          variant="ghost"
          className="mt-1 -ml-2 px-2 text-sm"
          aria-expanded={areAllShown}
          onClick={() => setAreAllShown(!areAllShown)}
        >
          {areAllShown ? words.fewer : words.all(all.length)}
        </Button>
      ) : null}
      {hasAsked ? (
        <Suspense fallback={null}>
          <DeleteDialog doomed={doomed} all={all} onClose={() => setDoomed(null)} onDeleted={onDeleted} />
        </Suspense>
      ) : null}
    </Card>
  )
}

function Row({
  conversation,
  to,
  isOpen,
  onDelete,
}: {
  conversation: ConversationSummary
  to: string
  isOpen: boolean
  onDelete: () => void
}) {
  const words = useStrings('coach').saved
  const { kind, updatedAt } = conversation
  const title = useSay()(conversation.title)
  const Icon = kind === 'analysis' ? FileText : MessageSquare
  return (
    <li className={classes('flex items-center rounded-md', isOpen ? 'bg-brand-soft' : 'hover:bg-sunken')}>
      <Link
        to={to}
        aria-current={isOpen ? 'page' : undefined}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 px-3 py-2 no-underline"
      >
        <Icon size={18} aria-hidden className="flex-none text-ink-3" />
        <span className="min-w-0">
          <span className="block truncate font-medium text-ink">{title}</span>
          <span className="tnum block text-note text-ink-3">{words.when(updatedAt)}</span>
        </span>
      </Link>
      <IconButton label={words.deleteOne(title)} onClick={onDelete}>
        <Trash size={17} aria-hidden />
      </IconButton>
    </li>
  )
}
