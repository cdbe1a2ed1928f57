import { useState, type ReactNode } from 'react'
import { isReadForSigns } from '#core/ads/scam/read-languages.ts'
import { isScam } from '#core/ads/scam/scam.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import type { adFlags, scamWords } from '../../strings/en/ad-flags.ts'

type Kind = keyof typeof adFlags
type Words<T> = Readonly<Record<keyof T, string>>
export type ShownFlag = { kind: Kind; words: string }

/** Each reason in plain words; a sentence that gives several of them stands once, under the last. */
export function FlagList({
  flags,
  reasons,
  day,
}: {
  flags: readonly ShownFlag[]
  reasons: Words<typeof adFlags>
  /** A stored date as the reader writes it. */
  day: (date: string) => string
}) {
  const groups: ShownFlag[][] = []
  for (const flag of flags) {
    const known = groups.find(([first]) => flag.words !== '' && first?.words === flag.words)
    if (known) known.push(flag)
    else groups.push([flag])
  }
  return (
    <ul className="grid gap-3">
      {groups.map((group) => {
        const quote = group[0]?.words
        return (
          <li key={group[0]?.kind} className="break-words">
            {group.map(({ kind }) => (
              <p key={kind} className="font-mid">
                {reasons[kind]}
              </p>
            ))}
            {quote ? <p className="text-note">{/^\d{4}-\d\d-\d\d$/.test(quote) ? day(quote) : `“${quote}”`}</p> : null}
          </li>
        )
      })}
    </ul>
  )
}

/** That a text has no flag says nothing where its language is not read for them. */
export function NotLookedFor({ text, words }: { text: string | null; words: Words<typeof scamWords> }) {
  return text === null || isReadForSigns(text) ? null : <p className="mt-3 text-note text-ink-2">{words.unread}</p>
}

/** What invites to go on with an advert; behind a sentence and one more press where it has the signs of a scam. */
export function BehindWarning({
  flags,
  words,
  children,
}: {
  flags: readonly { kind: string }[]
  words: Words<typeof scamWords>
  children: ReactNode
}) {
  const [isPassed, setIsPassed] = useState(false)
  if (isPassed || !isScam(flags)) return children
  return (
    <div className="grid justify-items-start gap-3">
      <Banner>{words.warning}</Banner>
      <Button variant="secondary" onClick={() => setIsPassed(true)}>
        {words.goOn}
      </Button>
    </div>
  )
}
