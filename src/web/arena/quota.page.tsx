import { Loaded } from '../lib/loaded.tsx'
import { paths } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { arena } from '../strings/en/arena.ts'
import { Strings, useStrings } from '../strings/strings.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useCheckQuota } from './arena-queries.ts'

export const meta = (texts: Partial<Catalogue>) => [(texts.arena ?? arena).quota.meta]

/** Where a spent quota leads: what is left to do, and when it renews. */
export default function QuotaPage() {
  return (
    <Strings of={{ arena }}>
      <Quota />
    </Strings>
  )
}

function Quota() {
  const { quota: words, toArena } = useStrings('arena')
  const quota = useCheckQuota()
  return (
    <Page className="max-w-180">
      <Loaded query={quota} skeleton={<Skeleton className="h-60 rounded-lg" />} otherwise={words.notLoaded}>
        {({ limit, left, renewsAt }) => (
          <Card aria-labelledby="quota">
            <h1 id="quota" className="text-2xl tracking-heading">
              {left === 0 ? words.usedTitle : words.leftTitle}
            </h1>
            <p className="mt-2 max-w-text text-ink-2">
              {limit === null || left === null
                ? words.noLimit
                : left === 0
                  ? words.used(limit, renewsAt)
                  : words.left(limit, left, renewsAt)}{' '}
              {words.open}
            </p>
            <div className="mt-5 flex flex-wrap gap-3">
              <LinkButton to={paths.arena()}>{toArena}</LinkButton>
              <LinkButton to={paths.pricing()} variant="secondary">
                {words.plans}
              </LinkButton>
            </div>
          </Card>
        )}
      </Loaded>
    </Page>
  )
}
