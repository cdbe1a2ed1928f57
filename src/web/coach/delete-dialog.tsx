import { useMutation } from '@tanstack/react-query'
import { deleteConversation, deleteConversations, type ConversationSummary } from '#contract/coach.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toasts.tsx'
import { refreshConversations } from './coach-queries.ts'

export type Doomed = ConversationSummary | 'all'

type Props = { doomed: Doomed | null; all: readonly ConversationSummary[]; onClose: () => void; onDeleted: (ids: readonly string[]) => void }

/** Asks first: what was said cannot be brought back. */
export function DeleteDialog({ doomed, all, onClose, onDeleted }: Props) {
  const deleting = useMutation({
    mutationFn: (what: Doomed) => (what === 'all' ? api.call(deleteConversations) : api.call(deleteConversation, { params: { id: what.id } })),
    onSuccess: (_, what) => {
      onClose()
      onDeleted(what === 'all' ? all.map(({ id }) => id) : [what.id])
      refreshConversations()
      toast.success(what === 'all' ? 'All conversations deleted' : 'Conversation deleted')
    },
  })
  const close = () => {
    deleting.reset()
    onClose()
  }
  return (
    <Dialog
      title={doomed === 'all' ? 'Delete all conversations?' : 'Delete this conversation?'}
      description={describe(doomed, all.length)}
      isOpen={doomed !== null}
      onOpenChange={(isOpen) => (isOpen ? undefined : close())}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Keep
          </Button>
          <Button variant="danger" isLoading={deleting.isPending} onClick={() => (doomed ? deleting.mutate(doomed) : undefined)}>
            Delete
          </Button>
        </>
      }
    >
      {deleting.error ? <Banner>{messageOf(deleting.error, 'It could not be deleted. Please try again.')}</Banner> : null}
    </Dialog>
  )
}

function describe(doomed: Doomed | null, count: number): string {
  const what = doomed === null || doomed === 'all' ? `All ${count} of them, with questions and answers,` : `'${doomed.title}', with its questions and answers,`
  return `${what} will be gone for good. Your resume stays.`
}
