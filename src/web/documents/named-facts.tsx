import X from 'lucide-react/icons/x'
import type { Profile } from '#core/documents/profile.ts'
import { termInWords } from '../resume/date-words.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { Card, Chip } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { changeNamed, newNamed, type NamedList } from './edit-facts.ts'
import { useAdded } from './use-added.ts'

/** Skills, certificates or languages: a name each, and what belongs to it. */
export function NamedFacts({
  list,
  profile,
  change,
}: {
  list: NamedList
  profile: Profile
  change: (next: (now: Profile) => Profile, mark?: string) => void
}) {
  const words = useStrings('documents').facts
  const facts = useStrings('resumeFacts')
  const labels = {
    skills: { title: facts.skills.title, add: facts.skills.add, name: words.skill, detail: null },
    certifications: {
      title: facts.entries.certifications.title,
      add: facts.entries.certifications.add,
      name: facts.entries.certifications.fields.name,
      detail: facts.entries.certifications.fields.issuer,
    },
    languages: {
      title: facts.entries.languages.title,
      add: facts.entries.languages.add,
      name: facts.entries.languages.fields.name,
      detail: facts.entries.languages.fields.level,
    },
  }[list]
  const added = useAdded()
  const add = () => {
    const fact = newNamed(list)
    added.add(fact.id)
    change((now) => ({ ...now, [list]: [...now[list], fact] }))
  }
  return (
    <Card aria-label={labels.title} className="grid gap-3">
      <h2 className="text-lg">{labels.title}</h2>
      {profile[list].length === 0 ? <p className="text-ink-2">{words.none}</p> : null}
      <ul className="grid gap-3">
        {profile[list].map((fact, at) => (
          <li key={fact.id} className="flex flex-wrap items-end gap-2">
            <Field
              className="min-w-32 flex-1"
              ref={added.refOf(fact.id)}
              label={`${labels.name} ${at + 1}`}
              maxLength={200}
              value={fact.name}
              onChange={(event) =>
                change((now) => changeNamed(now, list, fact.id, { name: event.target.value }), `${fact.id} name`)
              }
            />
            {labels.detail ? (
              <Field
                className="min-w-32 flex-1"
                label={`${labels.detail} ${at + 1}`}
                maxLength={200}
                value={fact.detail}
                onChange={(event) =>
                  change((now) => changeNamed(now, list, fact.id, { detail: event.target.value }), `${fact.id} detail`)
                }
              />
            ) : null}
            <Button
              variant="ghost"
              aria-label={`${fact.isOnHold ? words.useAgain : words.neverUse}: ${fact.name}`}
              onClick={() => change((now) => changeNamed(now, list, fact.id, { isOnHold: !fact.isOnHold }))}
            >
              {fact.isOnHold ? words.useAgain : words.neverUse}
            </Button>
            <IconButton
              label={words.remove(fact.name || `${labels.name} ${at + 1}`)}
              onClick={() => change((now) => ({ ...now, [list]: now[list].filter(({ id }) => id !== fact.id) }))}
            >
              <X size={18} aria-hidden />
            </IconButton>
            {fact.end ? (
              <p className="basis-full text-sm text-ink-3">
                {termInWords({ date: null, endDate: fact.end }, facts.times)}
              </p>
            ) : null}
            {fact.isOnHold ? <Chip>{words.held}</Chip> : null}
          </li>
        ))}
      </ul>
      <Button size="sm" variant="secondary" className="justify-self-start" onClick={add}>
        {labels.add}
      </Button>
    </Card>
  )
}
