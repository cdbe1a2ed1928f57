import { useMutation } from '@tanstack/react-query'
import { deleteConversation, deleteConversations, type ConversationSummary } from '#contract/coach.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toasts.tsx'
import { refreshConversations } from './coach-queries.ts'

export type Doomed = ConversationSummary | 'all'

type Props = {
  doomed: Doomed | null
  all: readonly ConversationSummary[]
  onClose: () => void
  onDeleted: (ids: readonly string[]) => void
}

/** Asks first: what was said cannot be brought back. */
export function DeleteDialog({ doomed, all, onClose, onDeleted }: Props) {
  const words = useStrings('coach').deletion
  const deleting = useMutation({
    mutationFn: (what: Doomed) =>
      what === 'all' ? api.call(deleteConversations) : api.call(deleteConversation, { params: { id: what.id } }),
    onSuccess: (_, what) => {
      onClose()
      onDeleted(what === 'all' ? all.map(({ id }) => id) : [what.id])
      refreshConversations()
      toast.success(what === 'all' ? words.allDone : words.oneDone)
    },
  })
  const isAll = doomed === 'all'
  const close = () => {
    deleting.reset()
    onClose()
  }
  return (
    <Dialog
      title={isAll ? words.all : words.one}
      description={describe(doomed, all.length, words)}
      isOpen={doomed !== null}
      onOpenChange={(isOpen) => (isOpen ? undefined : close())}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {words.keep}
          </Button>
          <Button
            variant="danger"
            isLoading={deleting.isPending}
            onClick={() => (doomed ? deleting.mutate(doomed) : undefined)}
          >
            {words.delete}
          </Button>
        </>
      }
    >
      {deleting.error ? <Banner>{messageOf(deleting.error, words.failed)}</Banner> : null}
    </Dialog>
  )
}

function describe(doomed: Doomed | null, count: number, words: Catalogue['coach']['deletion']): string {
  return doomed === null || doomed === 'all' ? words.allText(count) : words.oneText(doomed.title)
}
