import type { RefCallback } from 'react'
import X from 'lucide-react/icons/x'
import { BY_HAND, saysWhat, type FactSource, type ProfileEntry } from '#core/documents/profile.ts'
import { besideEachOther } from '../lib/isolated.ts'
import { DateField } from '../resume/review/date-field.tsx'
import { useStrings } from '../strings/strings.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { Chip } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { changeBullet, newBullet } from './edit-facts.ts'
import { OpeningDetails } from '../ui/opening-details.tsx'
import { useAdded } from './use-added.ts'

/** One job, school or project with all that is known of it. `mark` names the field that is typed in. */
export function FactEntry({
  entry,
  firstField,
  onChange,
  onRemove,
}: {
  entry: ProfileEntry
  firstField: RefCallback<HTMLElement>
  onChange: (next: Partial<ProfileEntry>, mark?: string) => void
  onRemove: () => void
}) {
  const words = useStrings('documents').facts
  const labels = useLabels(entry.kind)
  const { problems } = useStrings('resumeFacts')
  const name = besideEachOther([entry.title, entry.organisation], ', ')
  const nameOf = (source: FactSource) =>
    source.kind === 'own' ? words.own : source.name === BY_HAND ? words.byHand : source.name
  const isCurrent = entry.end === 'present'
  const isBackward =
    !isCurrent && entry.start !== '' && entry.end !== '' && entry.end < entry.start.slice(0, entry.end.length)
  const text = (key: 'title' | 'organisation' | 'location' | 'url', label: string) => (
    <Field
      ref={key === 'title' ? firstField : undefined}
      label={label}
      maxLength={key === 'url' ? 500 : 200}
      value={entry[key]}
      onChange={(event) => onChange({ [key]: event.target.value }, key)}
    />
  )
  return (
    <li>
      <OpeningDetails isNeeded={name === ''}>
        <summary className="min-h-11 cursor-pointer content-center py-2 font-semibold break-words">
          {name || words.unnamed}
          {entry.isOnHold ? <Chip className="ml-2">{words.held}</Chip> : null}
        </summary>
        <div className="grid gap-4 pb-4">
          <div className="grid gap-4 sm:grid-cols-2">
            {text('title', labels.title)}
            {entry.kind === 'project' ? text('url', labels.url) : text('organisation', labels.organisation)}
            {entry.kind === 'project' ? null : text('location', labels.location)}
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            <DateField
              label={labels.start}
              value={entry.start || null}
              isOff={false}
              onChange={(start) => onChange({ start: start ?? '', startSeason: undefined }, 'start')}
            />
            <DateField
              label={labels.end}
              value={isCurrent ? null : entry.end || null}
              isOff={isCurrent}
              onChange={(end) => onChange({ end: end ?? '', endSeason: undefined }, 'end')}
            />
          </div>
          {isBackward ? (
            <p role="alert" className="text-note font-medium text-red-ink">
              {problems.endBeforeStart}
            </p>
          ) : null}
          {entry.kind === 'project' ? null : (
            <Checkbox
              label={labels.current}
              checked={isCurrent}
              onChange={(event) =>
                onChange({
                  end: event.target.checked ? 'present' : '',
                  ...(entry.kind === 'education' ? { state: event.target.checked ? 'running' : undefined } : {}),
                })
              }
            />
          )}
          <TextArea
            label={labels.note}
            rows={2}
            maxLength={2000}
            value={entry.note}
            onChange={(event) => onChange({ note: event.target.value }, 'note')}
          />
          <Bullets entry={entry} name={name} onChange={onChange} />
          {saysWhat(entry) ? null : <p className="text-note text-ink-2">{words.needsName}</p>}
          <p className="text-note text-ink-3">{words.from(entry.sources.map(nameOf))}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={() => onChange({ isOnHold: !entry.isOnHold })}>
              {entry.isOnHold ? words.useAgain : words.neverUse}
            </Button>
            <Button size="sm" variant="danger" onClick={onRemove}>
              {words.remove(name || words.unnamed)}
            </Button>
          </div>
        </div>
      </OpeningDetails>
    </li>
  )
}

function Bullets({
  entry,
  name,
  onChange,
}: {
  entry: ProfileEntry
  name: string
  onChange: (next: Partial<ProfileEntry>, mark?: string) => void
}) {
  const words = useStrings('documents').facts
  const added = useAdded()
  const add = () => {
    const bullet = newBullet()
    added.add(bullet.id)
    onChange({ bullets: [...entry.bullets, bullet] })
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-semibold">{words.bullets}</legend>
      <ul className="grid gap-3">
        {entry.bullets.map((bullet, at) => (
          <li key={bullet.id} className={`grid gap-1 ${bullet.isOnHold ? 'rounded-md bg-sunken p-3' : ''}`}>
            <TextArea
              ref={added.refOf(bullet.id)}
              label={words.bullet(at + 1)}
              rows={2}
              maxLength={2000}
              value={bullet.text}
              onChange={(event) =>
                onChange({ bullets: changeBullet(entry, bullet.id, { text: event.target.value }) }, bullet.id)
              }
            />
            <div className="flex flex-wrap items-center gap-2">
              {bullet.isOnHold ? <Chip>{words.held}</Chip> : null}
              <Button
                size="sm"
                variant="ghost"
                aria-label={`${bullet.isOnHold ? words.useAgain : words.neverUse}: ${bullet.text}`}
                onClick={() => onChange({ bullets: changeBullet(entry, bullet.id, { isOnHold: !bullet.isOnHold }) })}
              >
                {bullet.isOnHold ? words.useAgain : words.neverUse}
              </Button>
              <IconButton
                label={words.remove(bullet.text || words.bullet(at + 1))}
                className="ml-auto"
                onClick={() => onChange({ bullets: entry.bullets.filter(({ id }) => id !== bullet.id) })}
              >
                <X size={18} aria-hidden />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        variant="secondary"
        className="justify-self-start"
        aria-label={name ? `${words.addBullet}: ${name}` : words.addBullet}
        disabled={entry.bullets.length >= 60}
        onClick={add}
      >
        {words.addBullet}
      </Button>
    </fieldset>
  )
}

/** What the fields of a kind are called. */
function useLabels(kind: ProfileEntry['kind']) {
  const { entries, stillStudying } = useStrings('resumeFacts')
  const { experience, education, projects } = entries
  const { note } = useStrings('documents').facts
  const { location, startDate: start, endDate: end } = experience.fields
  const { url } = projects.fields
  const shared = { location, start, end, url, note }
  switch (kind) {
    case 'job':
      return {
        ...shared,
        title: experience.fields.title,
        organisation: experience.fields.company,
        current: experience.fields.isCurrent,
      }
    case 'education':
      return {
        ...shared,
        title: education.fields.degree,
        organisation: education.fields.institution,
        current: stillStudying,
        note: education.fields.grade,
      }
    default:
      return {
        ...shared,
        title: projects.fields.name,
        organisation: '',
        current: '',
        note: projects.fields.description,
      }
  }
}
