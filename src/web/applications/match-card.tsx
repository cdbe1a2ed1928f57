import { useMutation, useQuery } from '@tanstack/react-query'
import { getAd } from '#contract/ads.ts'
import { readJobAd } from '#contract/career-plan.ts'
import { MOST_AD_CHARACTERS } from '#core/ads/limits.ts'
import { BehindWarning, FlagList, NotLookedFor } from '../career/job-ad/flag-list.tsx'
import { JobAdResult } from '../career/job-ad/job-ad-result.tsx'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { queryOf } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import { courses } from '../strings/en/courses.ts'
import { jobAd } from '../strings/en/job-ad.ts'
import { match } from '../strings/en/match.ts'
import { Strings, useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'

/** The kept ad against the person: what it asks for and would like, what is missing, what closes it, and how to prepare. Fixed: only its text. */
export function MatchCard({ adId, isFixed = false }: { adId: string; isFixed?: boolean }) {
  const words = useStrings('applications').detail.match
  const ad = useQuery(queryOf(getAd, { params: { id: adId } }))
  const reading = useMutation({
    mutationFn: (text: string) => api.call(readJobAd, { body: { text: text.slice(0, MOST_AD_CHARACTERS) } }),
  })
  if (!ad.data) return null
  const { title, descriptionText, flags } = ad.data
  const text = [title, descriptionText].filter(Boolean).join('\n\n')
  return (
    <>
      <Card aria-labelledby="ad-match">
        <CardHeader id="ad-match" title={isFixed ? words.ad : words.title} note={words.note} />
        {flags.length > 0 ? (
          <Banner>
            <strong>{words.lookTwice}</strong>
            <FlagList flags={flags} reasons={words.flags} day={words.day} />
          </Banner>
        ) : null}
        <NotLookedFor text={descriptionText} words={words.scam} />
        {reading.isError ? <Banner>{messageOf(reading.error)}</Banner> : null}
        {isFixed ? null : (
          <div className="mt-3">
            <BehindWarning flags={flags} words={words.scam}>
              <div className="flex flex-wrap gap-2">
                <Button isLoading={reading.isPending} onClick={() => reading.mutate(text)}>
                  {words.compare}
                </Button>
                <LinkButton to={paths.mockInterview()} variant="secondary">
                  {words.practise}
                </LinkButton>
                <LinkButton to={paths.documents()} variant="secondary">
                  {words.documents}
                </LinkButton>
              </div>
            </BehindWarning>
          </div>
        )}
        {descriptionText ? (
          <details className="mt-3">
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-ink">
              {words.text}
            </summary>
            <p className="mt-2 max-h-96 overflow-y-auto whitespace-pre-line wrap-anywhere text-ink-2">
              {descriptionText}
            </p>
          </details>
        ) : null}
      </Card>
      {reading.data ? (
        <Strings of={{ courses, jobAd, match }}>
          <JobAdResult key={reading.submittedAt} reading={reading.data} />
        </Strings>
      ) : null}
    </>
  )
}
