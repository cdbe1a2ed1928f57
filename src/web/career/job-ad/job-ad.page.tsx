import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { readJobAd } from '#contract/career-plan.ts'
import { Problem } from '#contract/problem.ts'
import { MOST_AD_CHARACTERS } from '#core/career/read-job-ad.ts'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { paths } from '../../paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { JobAdResult } from './job-ad-result.tsx'

export const meta = () => [{ title: 'Compare a job ad · Waymark' }]

export default function JobAdPage() {
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
    const reason = refusalOf(text)
    if (reason) return refuse(reason)
    setRefusal(undefined)
    reading.mutate(text, { onError: (error) => (isAboutText(error) ? refuse(messageOf(error)) : undefined) })
  }
  return (
    <div className="wrap pt-6 pb-16 sm:pt-9 sm:pb-24">
      <h1 className="text-3xl tracking-[-0.03em]">Compare a job ad</h1>
      <p className="mt-2 mb-7 max-w-[60ch] text-ink-2">Paste an advert: which of its skills you have, which are missing, and what to learn first.</p>
      <div className="grid items-start gap-5 lg:grid-cols-[5fr_7fr]">
        <Card aria-label="The advert" className="lg:sticky lg:top-24">
          <form noValidate onSubmit={submit} className="grid gap-4">
            <TextArea
              ref={field}
              label="The job advert"
              rows={14}
              required
              value={text}
              onChange={(event) => setText(event.target.value)}
              error={refusal}
              hint={`The whole text, at most ${count(MOST_AD_CHARACTERS)} characters${text.length > MOST_AD_CHARACTERS * 0.8 ? `; this has ${count(text.length)}` : ''}. It is read and forgotten: nothing is kept, and no AI model sees it.`}
            />
            {reading.isError && !isAboutText(reading.error) ? <Banner>{messageOf(reading.error, 'The advert could not be read. Please try again.')}</Banner> : null}
            <Button type="submit" isLoading={reading.isPending} className="justify-self-start">
              {reading.isError && !isAboutText(reading.error) ? 'Try again' : 'Compare with my skills'}
            </Button>
            {reading.error instanceof Problem && reading.error.code === 'career.no_answers' ? (
              <LinkButton to={paths.resumeUpload()} variant="secondary">
                Answer the questions
              </LinkButton>
            ) : null}
          </form>
        </Card>
        <div aria-live="off">
          {reading.isPending ? (
            <Loading>
              <Skeleton className="mb-5 h-40 rounded-lg" />
              <Skeleton className="h-80 rounded-lg" />
            </Loading>
          ) : reading.data ? (
            <JobAdResult key={reading.submittedAt} reading={reading.data} />
          ) : (
            <WhatToExpect />
          )}
        </div>
      </div>
    </div>
  )
}

function WhatToExpect() {
  return (
    <section aria-label="What you will see" className="dawn rounded-lg p-6 sm:p-8">
      <ul className="grid gap-3 text-ink-2">
        <li>
          <b className="text-ink">Must have and nice to have, apart.</b> What the advert asks for counts; what it would like does not.
        </li>
        <li>
          <b className="text-ink">The evidence behind each skill you have.</b> A line of your resume, a course, a check.
        </li>
        <li>
          <b className="text-ink">What to learn first,</b> with courses that you can add to your path.
        </li>
      </ul>
    </section>
  )
}

function refusalOf(text: string): string | undefined {
  if (text.trim() === '') return 'Paste the text of the advert'
  if (text.length > MOST_AD_CHARACTERS) return `This is longer than an advert. Paste at most ${count(MOST_AD_CHARACTERS)} characters.`
  return undefined
}

/** The person can mend it in the field. */
function isAboutText(error: unknown): boolean {
  return error instanceof Problem && (error.code === 'request.invalid' || error.code === 'career.no_skills_found')
}

function count(characters: number): string {
  return characters.toLocaleString('en')
}
