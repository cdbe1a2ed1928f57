import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { DottedLine } from '../ui/dotted-line.tsx'
import { Field } from '../ui/field.tsx'
import { FirstUse } from '../ui/first-use.tsx'
import { FocusedBanner } from '../ui/focused-banner.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { KeepsFocus } from '../ui/keeps-focus.tsx'
import { Link, NavLink } from '../ui/link.tsx'
import { ModelText } from '../ui/model-text/model-text.tsx'
import { OpeningDetails } from '../ui/opening-details.tsx'
import { Page } from '../ui/page.tsx'
import { Paper } from '../ui/paper.tsx'
import { PhoneFold } from '../ui/phone-fold.tsx'
import { SourceLinks } from '../ui/source-links.tsx'
import { TrailMap } from '../ui/trail/trail-map.tsx'
import { TODAY } from '../ui/trail/trail-shapes.ts'
import { Unbroken } from '../ui/unbroken.tsx'
import { useFields } from '../ui/use-fields.ts'
import { Specimen } from './specimen.tsx'

const A4 = { width: 210, height: 297 }
const WRITTEN =
  '### Two strengths\n\n- You **counted** what you did\n- `SQL` in three jobs\n\nNext: [a course](https://waymark.example).'
const STOPS = [
  { id: 'html', kind: 'done', label: 'HTML' },
  { id: 'you', kind: 'here', label: 'You' },
  { id: 'sql', kind: 'todo', label: 'SQL' },
  { id: 'role', kind: 'goal', label: 'Data Analyst' },
] as const

/** What stands around other things, and what shows texts. */
export function Frames() {
  return (
    <>
      <Specimen name="First use" note="Once on a device; closed, it stays away.">
        <FirstUse of="documents" />
      </Specimen>
      <Specimen name="Form dialog, fields">
        <FormSpecimen />
      </Specimen>
      <Specimen name="Paper" note="White by day and by night; waiting beside it.">
        <div className="w-40">
          <Paper size={A4} isWaiting={false}>
            <p className="p-4 text-note text-print">A page</p>
          </Paper>
        </div>
        <div className="w-40">
          <Paper size={A4} isWaiting />
        </div>
      </Specimen>
      <Specimen name="Phone fold" note="A button below 768 px; open above.">
        <div>
          <PhoneFold label="More of it">
            <p className="text-ink-2">What goes further.</p>
          </PhoneFold>
        </div>
      </Specimen>
      <Specimen name="Links, sources, unbroken words">
        <Link to="/about" className="text-brand-ink underline underline-offset-3">
          A link
        </Link>
        <NavLink to="/styleguide" className="aria-page:font-semibold">
          Where one is
        </NavLink>
        <p>
          <SourceLinks sources={[{ id: 'one', name: 'A source', url: 'https://waymark.example' }]} />
        </p>
        <p className="w-28">
          <Unbroken>A Full-Stack Developer</Unbroken>
        </p>
      </Specimen>
      <Specimen name="Dotted line" note="Each text keeps its own direction.">
        <p>
          <DottedLine texts={['مهندسة برمجيات', 'Northwind', null]} />
        </p>
      </Specimen>
      <Specimen name="Keeps focus" note="A row that goes gives the focus to the next one, the last to the place.">
        <ShrinkingList />
      </Specimen>
      <Specimen name="Opening details" note="Opens by itself where that is needed; only the person closes it.">
        <OpeningDetails isNeeded>
          <summary className="cursor-pointer font-semibold">A name is missing</summary>
          <p className="text-ink-2">What is to be filled in.</p>
        </OpeningDetails>
      </Specimen>
      <Specimen name="Words of a model" note="Through an allow list; the second is still arriving.">
        <ModelText text={WRITTEN} />
        <ModelText text="You **count" isArriving />
      </Specimen>
      <Specimen name="Page, and the map on it">
        <Page className="w-full bg-sunken">
          <TrailMap
            stops={STOPS}
            walkedShare={0.45}
            layout={() => ({ shape: TODAY })}
            label="A way half walked"
            className="h-56"
          />
        </Page>
      </Specimen>
    </>
  )
}

function ShrinkingList() {
  const [left, setLeft] = useState(['First', 'Second', 'Third'])
  return (
    <KeepsFocus>
      <ul className="grid gap-2">
        {left.map((name) => (
          <li key={name}>
            <Button variant="secondary" onClick={() => setLeft(left.filter((other) => other !== name))}>
              Take away: {name}
            </Button>
          </li>
        ))}
      </ul>
    </KeepsFocus>
  )
}

function FormSpecimen() {
  const [isOpen, setIsOpen] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { values, field } = useFields({ name: '' })
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Open a form
      </Button>
      <FormDialog
        title="A form"
        words={{ cancel: 'Leave it', submit: 'Save' }}
        isBusy={false}
        canSubmit={values.name !== 'no'}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      >
        {(id) => (
          <form
            id={id}
            noValidate
            className="grid gap-4"
            onSubmit={(event) => {
              event.preventDefault()
              setRefusal(values.name ? undefined : 'Please enter a name')
            }}
          >
            <FocusedBanner message={refusal} />
            <Field label="Name" {...field('name')} />
          </form>
        )}
      </FormDialog>
    </>
  )
}
