import ArrowRight from 'lucide-react/icons/arrow-right'
import { messageOf } from '../lib/errors.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { useSay } from '../strings/use-say.ts'
import { Banner } from '../ui/banner.tsx'
import { Button, LinkButton } from '../ui/button.tsx'

export type Saving =
  | { status: 'saving' }
  | { status: 'saved' }
  | { status: 'failed'; error: unknown; retry: () => void }

/** Always in view: the way on, once everything is saved. */
export function DashboardBar({ saving }: { saving: Saving }) {
  const words = useStrings('resumeResult').bar
  const say = useSay()
  return (
    <div
      data-actions
      className="panel sticky bottom-[calc(var(--bar,0px)+1rem)] z-10 mt-8 grid gap-3 rounded-lg p-3 shadow-3 sm:pl-5"
    >
      {saving.status === 'failed' ? <Banner>{say(messageOf(saving.error))}</Banner> : null}
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="text-md text-ink-2 max-sm:sr-only">
          {saving.status === 'saving' ? words.saving : saving.status === 'saved' ? words.saved : ''}
        </p>
        {saving.status === 'saving' ? (
          <Button size="lg" isLoading className="max-sm:w-full">
            {words.wait}
          </Button>
        ) : saving.status === 'saved' ? (
          <LinkButton size="lg" to={paths.dashboard()} className="max-sm:w-full">
            {words.toDashboard}
            <ArrowRight size={18} aria-hidden />
          </LinkButton>
        ) : (
          <Button size="lg" onClick={saving.retry} className="max-sm:w-full">
            {words.saveAgain}
          </Button>
        )}
      </div>
    </div>
  )
}
