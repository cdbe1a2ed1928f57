import { DATE_STYLES, PAPERS, SIZES, TEMPLATES, type Look } from '#core/resume/export/look.ts'
import { useStrings } from '../strings/strings.tsx'
import { Card } from '../ui/card.tsx'
import { Segments } from '../ui/segments.tsx'
import { Select } from '../ui/select.tsx'
import type { Editing } from './use-document.ts'

/** Colours to begin with; each can be read on white. */
const ACCENTS = [
  ['indigo', '#2b296b'],
  ['black', '#1a1a1a'],
  ['blue', '#1d4e89'],
  ['green', '#1f5f46'],
  ['red', '#8c2f39'],
  ['brown', '#6b4423'],
] as const

const MOST_PAGES = [1, 2, 3]

export function LookCard({ editing }: { editing: Editing }) {
  const words = useStrings('documents').editor.look
  const { content } = editing
  const { look } = content
  const set = (change: Partial<Look>) => editing.change({ ...content, look: { ...look, ...change } })
  const choice = <Name extends 'paper' | 'size' | 'dates'>(name: Name, options: readonly Look[Name][]) => (
    <Select
      label={words[name].label}
      value={look[name]}
      onChange={(event) => set({ [name]: event.target.value as Look[Name] })}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {(words[name] as Record<string, string>)[option]}
        </option>
      ))}
    </Select>
  )
  return (
    <Card aria-labelledby="look-title" className="grid gap-4">
      <h2 id="look-title" className="text-lg">
        {words.title}
      </h2>
      <Segments
        label={words.template.label}
        options={TEMPLATES.map((id) => ({ id, label: words.template[id] }))}
        selected={look.template}
        onSelect={(template) => set({ template })}
      />
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="mb-1.5 text-sm font-semibold">{words.accent}</legend>
        {ACCENTS.map(([name, colour]) => (
          <button
            key={name}
            type="button"
            aria-pressed={look.accent === colour}
            aria-label={words.accents[name]}
            onClick={() => set({ accent: colour })}
            className="grid size-11 place-items-center rounded-full outline-offset-2 aria-pressed:outline-2 aria-pressed:outline-ring forced-colors:border"
          >
            <span aria-hidden className="size-7 rounded-full ring-1 ring-line" style={{ backgroundColor: colour }} />
          </button>
        ))}
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input
            type="color"
            className="size-9 cursor-pointer rounded-sm"
            value={look.accent}
            onChange={(event) => set({ accent: event.target.value.toLowerCase() })}
          />
          {words.ownAccent}
        </label>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        {choice('paper', PAPERS)}
        {choice('size', SIZES)}
        {choice('dates', DATE_STYLES)}
        <Select
          label={words.mostPages}
          value={look.mostPages}
          onChange={(event) => set({ mostPages: Number(event.target.value) })}
        >
          {MOST_PAGES.map((count) => (
            <option key={count} value={count}>
              {words.page(count)}
            </option>
          ))}
        </Select>
      </div>
    </Card>
  )
}
