import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { readJobAd } from '#contract/career-plan.ts'
import { Problem } from '#contract/problem.ts'
import { MOST_AD_CHARACTERS } from '#core/ads/limits.ts'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { paths } from '../../paths.ts'
import type { Catalogue } from '../../strings/catalogue.ts'
import { courses } from '../../strings/en/courses.ts'
import { jobAd as englishJobAd } from '../../strings/en/job-ad.ts'
import { match } from '../../strings/en/match.ts'
import { Rich } from '../../strings/rich.tsx'
import { Strings, useRoom, useStrings } from '../../strings/strings.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Page } from '../../ui/page.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { JobAdResult } from './job-ad-result.tsx'

export const meta = (texts: Partial<Catalogue>) => [(texts.jobAd ?? englishJobAd).meta]

export default function JobAdPage() {
  const jobAd = useRoom('jobAd', englishJobAd)
  const words = jobAd.form
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const reading = useMutation({ mutationFn: (pasted: string) => api.call(readJobAd, { body: { text: pasted } }) })

  const refuse = (sentence: string) => {
    setRefusal(sentence)
    field.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const reason = refusalOf(text, words)
    if (reason) return refuse(reason)
    setRefusal(undefined)
    reading.mutate(text, { onError: (error) => (isAboutText(error) ? refuse(messageOf(error)) : undefined) })
  }
  return (
    <Strings of={{ courses, jobAd, match }}>
      <Page>
        <h1 className="text-3xl tracking-heading">{jobAd.heading}</h1>
        <p className="mt-2 mb-7 max-w-text text-ink-2">{jobAd.lead}</p>
        <div className="grid items-start gap-5 lg:grid-cols-5-7">
          <Card aria-label={words.title} className="lg:sticky lg:top-24">
            <form noValidate onSubmit={submit} className="grid gap-4">
              <TextArea
                ref={field}
                label={words.label}
                rows={14}
                required
                value={text}
                onChange={(event) => setText(event.target.value)}
                error={refusal}
                hint={
                  text.length > MOST_AD_CHARACTERS * 0.8
                    ? words.hintNearTheEnd(MOST_AD_CHARACTERS, text.length)
                    : words.hint(MOST_AD_CHARACTERS)
                }
              />
              {reading.isError && !isAboutText(reading.error) ? (
                <Banner>{messageOf(reading.error, words.notRead)}</Banner>
              ) : null}
              <Button type="submit" isLoading={reading.isPending} className="justify-self-start">
                {reading.isError && !isAboutText(reading.error) ? words.again : words.compare}
              </Button>
              {reading.error instanceof Problem && reading.error.code === 'career.no_answers' ? (
                <LinkButton to={paths.resumeUpload()} variant="secondary">
                  {words.answer}
                </LinkButton>
              ) : null}
            </form>
          </Card>
          <div aria-live="off">
            {reading.isPending ? (
              <Loading isRead={false}>
                <Skeleton className="mb-5 h-40 rounded-lg" />
                <Skeleton className="h-80 rounded-lg" />
              </Loading>
            ) : reading.data ? (
              <JobAdResult key={reading.submittedAt} reading={reading.data} text={reading.variables} />
            ) : (
              <WhatToExpect />
            )}
          </div>
        </div>
      </Page>
    </Strings>
  )
}

function WhatToExpect() {
  const words = useStrings('jobAd').expect
  return (
    <section aria-label={words.title} className="dawn rounded-lg p-6 sm:p-8">
      <ul className="grid gap-3 text-ink-2 [&_strong]:text-ink">
        {words.lines.map((line) => (
          <li key={line}>
            <Rich text={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function refusalOf(text: string, words: Catalogue['jobAd']['form']): string | undefined {
  if (text.trim() === '') return words.missing
  if (text.length > MOST_AD_CHARACTERS) return words.tooLong(MOST_AD_CHARACTERS)
  return undefined
}

/** The person can fix it in the field. */
function isAboutText(error: unknown): boolean {
  return error instanceof Problem && (error.code === 'request.invalid' || error.code === 'career.no_skills_found')
}
