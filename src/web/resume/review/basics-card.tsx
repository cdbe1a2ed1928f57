import Pencil from 'lucide-react/icons/pencil'
import { useStrings } from '../../strings/strings.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/button.tsx'
import { Doubt } from './doubt.tsx'
import { EntryList } from './entry-list.tsx'
import { PlaceButton } from './place-button.tsx'
import { basicConfidence } from './regions.ts'
import { useFactPlace, useReview } from './review-context.ts'
import { BASIC_NAMES, type BasicName } from './review-draft.ts'
import { TextEditor } from './text-editor.tsx'

const FIELDS: Record<BasicName, { max: number; isLong?: boolean }> = {
  name: { max: 200 },
  headline: { max: 300 },
  email: { max: 320 },
  phone: { max: 60 },
  location: { max: 200 },
  summary: { max: 4000, isLong: true },
}

/** Who the person is and how to reach them. */
export function BasicsCard() {
  const { basics, entries } = useStrings('resumeFacts')
  return (
    <Card aria-labelledby="basics-title">
      <CardHeader id="basics-title" title={basics.title} />
      <div className="grid">
        {BASIC_NAMES.map((name) => (
          <BasicRow key={name} name={name} />
        ))}
      </div>
      <h3 className="mt-5 mb-2 text-md font-semibold">{entries.links.title}</h3>
      <EntryList list="links" />
    </Card>
  )
}

function BasicRow({ name }: { name: BasicName }) {
  const { state, act, evidence, isDraft } = useReview()
  const words = useStrings('resumeFacts').basics
  const id = `basics.${name}`
  const place = useFactPlace(id)
  const { max, isLong } = FIELDS[name]
  const label = words.fields[name]
  const value = state.now.basics[name]
  const isOpen = state.editing?.id === id
  return (
    <div
      {...place}
      className={classes(
        'fact relative -mx-2 rounded-xs px-2 py-1.5 not-last:after:absolute not-last:after:inset-x-2 not-last:after:-bottom-px not-last:after:h-px not-last:after:bg-line',
      )}
    >
      {isOpen ? (
        <TextEditor label={label} max={max} isLong={isLong} />
      ) : (
        <div className="grid grid-cols-beside items-center gap-x-3 sm:grid-cols-[6rem_minmax(0,1fr)_auto]">
          <span className="text-sm text-ink-3 max-sm:self-end">{label}</span>
          <span
            className={classes(
              'break-words max-sm:col-start-1 max-sm:row-start-2 max-sm:self-start',
              value === null ? 'text-ink-3' : 'font-mid',
            )}
          >
            {value ?? words.notFound}
            {isDraft ? (
              <span className="ml-2 align-middle empty:hidden">
                <Doubt confidence={basicConfidence(state, name, evidence)} />
              </span>
            ) : null}
          </span>
          <span className="flex items-center gap-1 max-sm:row-span-2">
            {value !== null && evidence[id] ? <PlaceButton id={id} path={id} title={value.slice(0, 60)} /> : null}
            <IconButton label={words.edit(label)} data-edit="" onClick={() => act({ type: 'open', id })}>
              <Pencil size={16} aria-hidden />
            </IconButton>
          </span>
        </div>
      )}
    </div>
  )
}
