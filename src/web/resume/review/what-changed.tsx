import { useEffect, useRef } from 'react'
import type { ConfirmChanges } from '#contract/resume.ts'
import { paths } from '../../paths.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Link } from '../../ui/link.tsx'
import { changesInWords } from './changes-in-words.ts'

/** What a Confirm led to. Takes the focus: it stands above what was just confirmed. */
export function WhatChanged({ changes, dreamRole }: { changes: ConfirmChanges; dreamRole: string | undefined }) {
  const words = useStrings('resumeReview').confirmed
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Banner ref={box} tone="success" tabIndex={-1} className="mt-6 scroll-mt-24 outline-none">
      <p className="font-semibold">{words.title}</p>
      {changesInWords(changes, dreamRole, words).map((sentence) => (
        <p key={sentence} className="mt-1">
          {sentence}
        </p>
      ))}
      <p className="mt-2">
        <Link
          to={paths.dashboard()}
          className="touch inline-flex min-h-9 items-center font-semibold underline underline-offset-3"
        >
          {words.toDashboard}
        </Link>
      </p>
    </Banner>
  )
}
