import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import type { OutputOf } from '../../lib/api-client.ts'
import type { readJobAd } from '#contract/career-plan.ts'
import { paths } from '../../paths.ts'
import { useStrings } from '../../strings/strings.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Card, CardHeader, Chip } from '../../ui/card.tsx'

type OwnSide = NonNullable<OutputOf<typeof readJobAd>['own']>
type Row = { name: string; lines: string[]; isMet: boolean | null }

/** Years, degree and languages of the ad next to the person's own, and what of theirs it calls an advantage. */
export function OwnSideCard({ own }: { own: OwnSide }) {
  const words = useStrings('jobAd').result.own
  const rows = useRows(own)
  if (rows.length === 0 && own.advantages.length === 0) return null
  return (
    <Card aria-labelledby="ad-own">
      <CardHeader id="ad-own" title={words.title} note={words.note} />
      <dl className="divide-y divide-line">
        {rows.map(({ name, lines, isMet }) => (
          <div key={name} className="flex items-start gap-3 py-2.5">
            <div className="min-w-0 flex-1 break-words">
              <dt className="font-mid">{name}</dt>
              {lines.map((line) => (
                <dd key={line} className="m-0 text-ink-2">
                  {line}
                </dd>
              ))}
            </div>
            <MetChip isMet={isMet} />
          </div>
        ))}
      </dl>
      {own.advantages.length > 0 ? (
        <>
          <h3 className="mt-4 mb-1 font-semibold">{words.advantages}</h3>
          <ul className="grid gap-1.5 text-ink-2">
            {own.advantages.map((one) => (
              <li key={one.words} className="break-words">
                {words.advantage(one.words, one.own)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {rows.some(({ isMet }) => isMet !== true) ? (
        <LinkButton to={paths.resume()} variant="secondary" size="sm" className="mt-4">
          {words.toResume}
        </LinkButton>
      ) : null}
    </Card>
  )
}

/** What courses teach of a job that is years away stands behind a sentence. */
export function ForLater({ children }: { children: ReactNode }) {
  const words = useStrings('jobAd').result.own
  return (
    <Card aria-labelledby="ad-later">
      <CardHeader id="ad-later" title={words.farTitle} />
      <p className="text-ink-2">{words.far}</p>
      <LinkButton to={paths.jobs()} variant="secondary" className="mt-4">
        {words.nearer}
      </LinkButton>
      <details className="mt-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-ink">
          {words.farGoOn}
        </summary>
        <div className="mt-2 grid gap-5">{children}</div>
      </details>
    </Card>
  )
}

function MetChip({ isMet }: Pick<Row, 'isMet'>) {
  const words = useStrings('jobAd').result.own
  if (isMet === null) return <Chip>{words.unclear}</Chip>
  if (!isMet) return <Chip>{words.open}</Chip>
  return (
    <Chip tone="green">
      <Check size={14} strokeWidth={2.5} aria-hidden />
      {words.met}
    </Chip>
  )
}

function useRows({ years, degree, languages }: OwnSide): Row[] {
  const words = useStrings('jobAd').result.own
  const rows: Row[] = []
  if (years) {
    const other = years.allMonths - years.months
    const shown = years.shown
      ? words.yearsUsing(years.shown.names, years.shown.months)
      : years.isKnownWork
        ? words.yearsOfThis(years.months)
        : words.yearsOfAll(years.allMonths)
    const beside =
      years.isKnownWork && years.isMet === false && !years.shown && other >= 12 ? [words.yearsBeside(other)] : []
    rows.push({ name: words.years, lines: [words.yearsAsked(years.asked), shown, ...beside], isMet: years.isMet })
  }
  if (degree) {
    const { state, own } = degree
    const shown = state === 'none' ? words.degreeOwn.none : words.degreeOwn[state](own ?? '')
    const asked = words.degreeAsked[degree.demand](words.levels[degree.asked])
    // a degree that runs, or years of work beside it, may be enough
    const isMet = state === 'met' ? true : state === 'running' || degree.demand === 'equivalent' ? null : false
    rows.push({ name: words.degree, lines: [asked, shown], isMet })
  }
  for (const { language, level, demand, own, isMet } of languages)
    rows.push({
      name: words.language(language),
      lines: [
        words.languageAsked(level, demand === 'nice'),
        own === null ? words.languageNone : words.languageOwn(own),
      ],
      isMet,
    })
  return rows
}
