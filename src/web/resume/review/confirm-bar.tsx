import ArrowRight from 'lucide-react/icons/arrow-right'
import Undo2 from 'lucide-react/icons/undo-2'
import { messageOf } from '../../lib/errors.ts'
import { paths } from '../../paths.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { useReview } from './review-context.ts'

/** Always in view: what is not confirmed yet, the way back, and Confirm. */
export function ConfirmBar({
  isChanged,
  isConfirmed,
  isEmpty,
  saving,
  onConfirm,
}: {
  isChanged: boolean
  isConfirmed: boolean
  /** There is no resume yet: nothing that was confirmed. */
  isEmpty: boolean
  saving: { isPending: boolean; error: unknown }
  onConfirm: () => void
}) {
  const words = useStrings('resumeReview').bar
  const { state, act } = useReview()
  const last = state.past.at(-1)
  const isDone = isConfirmed && !isChanged && state.editing === null
  return (
    <div data-actions className="panel sticky bottom-above-bar z-10 mt-6 grid gap-3 rounded-lg p-3 shadow-3 sm:pl-5">
      {saving.error ? (
        <Banner>
          {messageOf(saving.error)} {words.kept}
        </Banner>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-48 text-md text-ink-2">
          {isDone ? (isEmpty ? words.empty : words.done) : isChanged ? words.changed : words.draft}
          <span className="block truncate text-note text-ink-3" aria-hidden="true">
            {last ? words.last(last.done) : ''}
          </span>
        </p>
        <div className="flex gap-2 max-sm:w-full">
          <Button
            variant="secondary"
            size="lg"
            disabled={!last}
            icon={<Undo2 size={18} aria-hidden />}
            title={last ? words.undoStep(last.done) : undefined}
            onClick={() => act({ type: 'undo' })}
          >
            {words.undo}
          </Button>
          {isDone ? (
            <LinkButton size="lg" to={paths.plan()} className="max-sm:flex-1">
              {words.toPlan}
              <ArrowRight size={18} aria-hidden />
            </LinkButton>
          ) : (
            <Button size="lg" isLoading={saving.isPending} onClick={onConfirm} className="max-sm:flex-1">
              {words.confirm}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
