import { longDate } from '#core/long-date.ts'
import { Loaded } from '../lib/loaded.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useCheckQuota } from './arena-queries.ts'

export const meta = () => [{ title: 'Scored checks this month · Waymark' }]

/** Where a spent quota leads: what is left to do, and when it renews. */
export default function QuotaPage() {
  const quota = useCheckQuota()
  return (
    <div className="wrap max-w-[720px] pt-6 pb-16 sm:pt-9 sm:pb-24">
      <Loaded query={quota} skeleton={<Skeleton className="h-60 rounded-lg" />} otherwise="This could not be loaded. Please try again.">
        {({ limit, left, renewsAt }) => (
          <Card aria-labelledby="quota">
            <h1 id="quota" className="text-2xl tracking-[-0.03em]">
              {left === 0 ? "This month's scored checks are used" : 'You have scored checks left'}
            </h1>
            <p className="mt-2 max-w-[60ch] text-ink-2">
              {limit === null
                ? 'Your plan has no limit.'
                : `Your plan has ${limit} scored checks a month. ${left === 0 ? 'They' : `${left} are left, and they`} renew on ${longDate(renewsAt)}.`}{' '}
              Practice and the daily challenge are open to everyone, every day.
            </p>
            <div className="mt-5 flex flex-wrap gap-3">
              <LinkButton to={paths.arena()}>Back to the arena</LinkButton>
              <LinkButton to={paths.pricing()} variant="secondary">
                Compare plans
              </LinkButton>
            </div>
          </Card>
        )}
      </Loaded>
    </div>
  )
}
