import { useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { listInterimRoles } from '#contract/career.ts'
import type { CareerSummary } from '#contract/career-summary.ts'
import { SHOWN_INTERIM_ROLES } from '#core/career/questionnaire.ts'
import { queryOf } from '../lib/queries.ts'
import { Rich } from '../strings/rich.tsx'
import { useStrings } from '../strings/strings.tsx'
import { useNames } from '../strings/use-names.ts'
import { useSay } from '../strings/use-say.ts'
import { Card, CardHeader } from '../ui/card.tsx'

/** At most five, in the data's order; folded away for who said no at step 2. */
export function InterimRolesFound({
  titles,
  dreamRole,
  isWanted,
  summary,
}: {
  titles: string[]
  dreamRole: string
  isWanted: boolean
  summary: CareerSummary | null | undefined
}) {
  const words = useStrings('resumeResult').interim
  const shown = titles.slice(0, SHOWN_INTERIM_ROLES)
  if (shown.length === 0) return null
  const behind = (summary?.behind ?? []).flatMap(({ title }) => (shown.includes(title) ? [title] : []))
  const stones = shown.filter((title) => !behind.includes(title))
  const today = summary?.meanwhile?.title ?? null
  const lesser = behind.filter((title) => title !== today)
  const list = (
    <div className="grid gap-4">
      {summary?.dream.isInReach ? (
        <p className="text-ink-2">{words.notNeeded(dreamRole)}</p>
      ) : stones.length === 0 ? (
        <p className="text-ink-2">{words.allBehind}</p>
      ) : (
        <Roles titles={stones} dreamRole={dreamRole} />
      )}
      {lesser.length > 0 ? <p className="text-sm text-ink-2">{words.behind(lesser, today)}</p> : null}
    </div>
  )
  if (isWanted) {
    return (
      <Card aria-labelledby="interim-title">
        <CardHeader id="interim-title" title={words.title} note={words.note(dreamRole)} />
        {list}
      </Card>
    )
  }
  return (
    <details className="panel group rounded-lg">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-lg px-5 py-4 font-semibold hover:text-brand-ink sm:px-6 [&::-webkit-details-marker]:hidden">
        {words.show}
        <ChevronDown
          size={20}
          aria-hidden
          className="flex-none text-ink-3 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="px-5 pb-5 sm:px-6 sm:pb-6">{list}</div>
    </details>
  )
}

/** The names are known at once; time and pay follow when the templates arrive. */
function Roles({ titles, dreamRole }: { titles: string[]; dreamRole: string }) {
  const words = useStrings('resumeResult').interim
  const say = useSay()
  const named = useNames()
  const { data: templates } = useQuery(queryOf(listInterimRoles, { params: { dreamRole } }))
  const sources = new Set(
    templates?.filter(({ title }) => titles.includes(title)).map(({ earnings }) => earnings.source),
  )
  return (
    <>
      <ul className="grid gap-4">
        {titles.map((title) => {
          const role = templates?.find((template) => template.title === title)
          return (
            <li key={title} className="border-l-2 border-brand-line pl-4">
              <p lang={named.lang(title)} className="leading-snug font-semibold">
                {named(title)}
              </p>
              {role ? (
                <>
                  <p className="text-md text-ink-2">{say(role.description)}</p>
                  <p className="tnum flex flex-wrap gap-x-4 text-sm text-ink-3">
                    <span>{words.fromScratch(say(role.timeline))}</span>
                    <span>{words.pay(role.earnings.range)}</span>
                  </p>
                  {sources.size > 1 ? <Source of={role.earnings.source} /> : null}
                </>
              ) : null}
            </li>
          )
        })}
      </ul>
      {sources.size === 1 ? [...sources].map((source) => <Source key={source} of={source} isOfAll />) : null}
    </>
  )
}

/** Each role has the source of its own pay; where it is one for all it is said once. */
function Source({ of, isOfAll = false }: { of: string; isOfAll?: boolean }) {
  const words = useStrings('resumeResult').interim
  const say = useSay()
  return (
    <p className={isOfAll ? 'mt-4 text-note text-ink-3' : 'text-note text-ink-3'}>
      <Rich text={isOfAll ? words.sourceOfAll : words.source} values={{ source: say(of) }} />
    </p>
  )
}
