import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { compareResumes, type ComparedResumes } from '#contract/resume-check.ts'
import { queryOf } from '../../lib/queries.ts'
import { useStrings } from '../../strings/strings.tsx'
import { useNames } from '../../strings/use-names.ts'
import { useSay } from '../../strings/use-say.ts'
import { Card, CardHeader, Chip } from '../../ui/card.tsx'

/** The first resume that is kept beside the one of today; nothing where there is nothing to compare, or while it loads. */
export function BeforeAfter() {
  const words = useStrings('resumeCheck').beforeAfter
  const say = useSay()
  const named = useNames()
  const { data: compared } = useQuery(queryOf(compareResumes))
  if (!compared) return null
  // of one resume that was corrected only the last day is known
  const isDated = compared.before.savedAt !== compared.after.savedAt
  const lists = [
    [words.better, compared.better],
    [words.worse, compared.worse],
  ] as const
  return (
    <Card aria-labelledby="before-after">
      <CardHeader id="before-after" title={words.title} note={words.note} />
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3 sm:gap-6">
        <Side label={words.before} side={compared.before} isDated={isDated} />
        <ArrowRight size={22} aria-hidden className="text-ink-3" />
        <Side label={words.after} side={compared.after} isDated={isDated} />
      </div>
      {lists.map(([title, rules]) =>
        rules.length === 0 ? null : (
          <div key={title} className="mt-4">
            <h3 className="text-sm font-semibold text-ink-2">{title}</h3>
            <p className="mt-1">{words.list(rules.map((rule) => say(rule)))}</p>
          </div>
        ),
      )}
      {compared.skillsAdded.length + compared.skillsGone.length === 0 ? null : (
        <ul className="mt-4 flex flex-wrap gap-2">
          {compared.skillsAdded.map((name) => (
            <li key={name} lang={named.lang(name)}>
              <Chip tone="green">{words.added(name)}</Chip>
            </li>
          ))}
          {compared.skillsGone.map((name) => (
            <li key={name} lang={named.lang(name)}>
              <Chip>{words.gone(name)}</Chip>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Side({
  label,
  side,
  isDated,
}: {
  label: string
  side: NonNullable<ComparedResumes>['before']
  isDated: boolean
}) {
  const words = useStrings('resumeCheck').beforeAfter
  return (
    <div className="min-w-0 rounded-md bg-sunken p-4">
      <p className="text-sm text-ink-2">{label}</p>
      <p className="tnum text-3xl font-strong tracking-figure">{words.score(side.score)}</p>
      <p className="text-note text-ink-3">{words.facts(side.skills, side.jobs)}</p>
      {isDated ? <p className="text-note text-ink-3">{words.saved(side.savedAt)}</p> : null}
    </div>
  )
}
