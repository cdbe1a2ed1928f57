import ArrowRight from 'lucide-react/icons/arrow-right'
import { messageOf } from '../lib/errors.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button, LinkButton } from '../ui/button.tsx'

export type Saving =
  | { status: 'saving' }
  | { status: 'saved' }
  | { status: 'failed'; error: unknown; retry: () => void }

/** The way on, once everything is saved; `isSticky` where much stands above it. */
export function DashboardBar({ saving, isSticky = false }: { saving: Saving; isSticky?: boolean }) {
  const words = useStrings('resumeResult').bar
  return (
    <div
      data-actions
      className={isSticky ? 'panel sticky bottom-above-bar z-10 mt-8 grid gap-3 rounded-lg p-3 shadow-3' : 'grid gap-3'}
    >
      {saving.status === 'failed' ? <Banner>{messageOf(saving.error)}</Banner> : null}
      <p role="status" className="sr-only">
        {saving.status === 'saving' ? words.saving : saving.status === 'saved' ? words.saved : ''}
      </p>
      {saving.status === 'saving' ? (
        <Button size="lg" isLoading isWide>
          {words.wait}
        </Button>
      ) : saving.status === 'saved' ? (
        <LinkButton size="lg" to={paths.dashboard()} isWide>
          {words.wholePlan}
          <span className="sr-only">: {words.toDashboard}</span>
          <ArrowRight size={18} aria-hidden />
        </LinkButton>
      ) : (
        <Button size="lg" onClick={saving.retry} isWide>
          {words.saveAgain}
        </Button>
      )}
    </div>
  )
}
