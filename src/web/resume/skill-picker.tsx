import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { searchSkills } from '#contract/career.ts'
import { messageOf } from '../lib/errors.ts'
import { queryClient, queryOf } from '../lib/queries.ts'
import { useStrings } from '../strings/strings.tsx'
import { useNames } from '../strings/use-names.ts'
import { classes } from '../ui/classes.ts'
import { ErrorState } from '../ui/empty-state.tsx'
import { Field } from '../ui/field.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'

const skillsFor = (q: string, dreamRole: string | undefined) =>
  queryOf(searchSkills, { query: { q, ...(dreamRole ? { dreamRole } : {}) } })

/**
 * Chosen skills on top, a search below; Enter takes the skill that was typed, or the only one found. Without a search
 * the dream role's skills, heaviest first.
 */
export function SkillPicker({
  chosen,
  onChange,
  dreamRole,
}: {
  chosen: string[]
  onChange: (chosen: string[]) => void
  dreamRole: string | undefined
}) {
  const words = useStrings('questionnaire').skills
  const named = useNames()
  const [text, setText] = useState('')
  const query = useSettled(text.trim())
  const toggle = (name: string) =>
    onChange(chosen.includes(name) ? chosen.filter((skill) => skill !== name) : [...chosen, name])
  // the next skill may be typed and taken before the search for this one has answered
  const newest = useRef(chosen)
  useEffect(() => {
    newest.current = chosen
  }, [chosen])
  const take = async (typed: string) => {
    const found = await queryClient.fetchQuery(skillsFor(typed, dreamRole)).catch(() => [])
    const plain = typed.toLowerCase()
    const meant = found.find(({ name }) => [name, named(name)].some((one) => one.toLowerCase() === plain))
    const { name } = meant ?? (found.length === 1 ? found[0] : undefined) ?? {}
    if (name === undefined) return
    setText((now) => (now.trim() === typed ? '' : now))
    if (newest.current.includes(name)) return
    newest.current = [...newest.current, name]
    onChange(newest.current)
  }
  return (
    <div className="grid gap-6">
      <Chosen skills={chosen} onRemove={toggle} />
      <Field
        label={words.search}
        autoComplete="off"
        hint={words.searchHint(dreamRole ?? words.yourDreamRole)}
        maxLength={80}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || text.trim() === '') return
          event.preventDefault()
          void take(text.trim())
        }}
      />
      <Suggestions query={query} dreamRole={dreamRole} chosen={chosen} onToggle={toggle} />
    </div>
  )
}

function Chosen({ skills, onRemove }: { skills: string[]; onRemove: (name: string) => void }) {
  const words = useStrings('questionnaire').skills
  const named = useNames()
  return (
    <section aria-labelledby="chosen-title" className="panel rounded-lg p-5">
      <h2 id="chosen-title" className="text-lg">
        {words.chosen} <span className="tnum text-sm font-normal text-ink-3">{skills.length}</span>
      </h2>
      {skills.length === 0 ? (
        <p className="mt-1 text-md text-ink-2">{words.none}</p>
      ) : (
        <ul className="mt-3 flex flex-wrap gap-2">
          {skills.map((name) => (
            <li key={name}>
              <button
                type="button"
                aria-label={words.remove(name)}
                onClick={() => onRemove(name)}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-brand-soft pr-3 pl-4 text-md font-mid text-brand-ink hover:bg-brand-line/60 forced-colors:border"
              >
                {named(name)}
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Suggestions({
  query,
  dreamRole,
  chosen,
  onToggle,
}: {
  query: string
  dreamRole: string | undefined
  chosen: string[]
  onToggle: (name: string) => void
}) {
  const words = useStrings('questionnaire').skills
  const named = useNames()
  const found = useQuery({
    ...skillsFor(query, dreamRole),
    placeholderData: keepPreviousData,
  })
  if (found.isError)
    return (
      <ErrorState message={messageOf(found.error)} onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
    )
  if (!found.data)
    return (
      <Loading>
        <Skeleton className="h-32 rounded-lg" />
      </Loading>
    )
  return (
    <section aria-label={query ? words.found : words.ofRole}>
      <p role="status" className="mb-3 text-sm text-ink-3">
        {found.data.length === 0 ? words.noneFound(query) : words.countFound(found.data.length)}
      </p>
      <ul className="flex flex-wrap gap-2">
        {found.data.map(({ skillId, name }) => {
          const isChosen = chosen.includes(name)
          return (
            <li key={skillId}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onToggle(name)}
                className={classes(
                  'inline-flex min-h-11 items-center gap-1.5 rounded-full pr-4 pl-3 text-md font-mid forced-colors:border',
                  isChosen ? 'bg-brand text-on-brand' : 'bg-surface shadow-raised hover:bg-sunken',
                )}
              >
                {isChosen ? <Check size={16} aria-hidden /> : <Plus size={16} aria-hidden />}
                {named(name)}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const SETTLE_MS = 180

/** What was typed, once the typing pauses. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return useDeferredValue(settled)
}
