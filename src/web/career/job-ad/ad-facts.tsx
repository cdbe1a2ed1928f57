import type { OutputOf } from '../../lib/api-client.ts'
import type { readJobAd } from '#contract/career-plan.ts'
import { usePayWords } from '../../lib/pay-words.ts'
import { useStrings } from '../../strings/strings.tsx'
import { FlagList } from './flag-list.tsx'
import { Card, CardHeader, Chip } from '../../ui/card.tsx'

type Ad = OutputOf<typeof readJobAd>['ad']
type Row = { name: string; value: string; words: string; isUnsure: boolean }

/** Why to look twice. */
export function AdFlags({ ad }: { ad: Ad }) {
  const words = useStrings('jobAd').result
  if (ad.flags.length === 0) return null
  return (
    <Card aria-labelledby="ad-flags">
      <CardHeader id="ad-flags" title={words.flags} note={words.flagsNote} />
      <FlagList flags={ad.flags} reasons={words.flag} day={words.day} />
    </Card>
  )
}

/** The ad's own facts with the lines they were read from. */
export function AdFacts({ ad }: { ad: Ad }) {
  const words = useStrings('jobAd').result
  const rows = useRows(ad)
  if (rows.length === 0) return null
  return (
    <Card aria-labelledby="ad-facts">
      <CardHeader id="ad-facts" title={words.facts} note={words.factsNote} />
      <dl className="grid gap-3">
        {rows.map((row) => (
          <div key={row.name}>
            <dt className="text-sm text-ink-3">{row.name}</dt>
            <dd className="m-0">
              <span className="font-mid break-words">{row.value}</span>
              {row.isUnsure ? (
                <>
                  {' '}
                  <Chip>{words.unsure}</Chip>
                </>
              ) : null}
              <span className="block text-note break-words text-ink-3">{words.readFrom(row.words)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function useRows({ facts }: Ad): Row[] {
  const words = useStrings('jobAd').result
  const payWords = usePayWords()
  const row = <T,>(
    name: string,
    one: { value: T; words: string; confidence: string } | null,
    say: (value: T) => string,
  ): Row[] => (one ? [{ name, value: say(one.value), words: one.words, isUnsure: one.confidence === 'unsure' }] : [])
  const asItIs = (value: string) => value
  return [
    ...row(words.fact.title, facts.title, asItIs),
    ...row(words.fact.company, facts.company, asItIs),
    ...row(words.fact.place, facts.place, asItIs),
    // what nobody said is not named, here as where it is saved
    ...row(words.fact.workMode, facts.workMode?.words ? facts.workMode : null, (mode) => words.mode[mode]),
    ...row(words.fact.pay, facts.pay, payWords),
    ...row(words.fact.types, facts.types, (types) => types.map((type) => words.types[type]).join(', ')),
    ...row(words.fact.years, facts.years, words.years),
    ...row(words.fact.deadline, facts.deadline, words.day),
    ...row(words.fact.contact, facts.contact, asItIs),
  ]
}
