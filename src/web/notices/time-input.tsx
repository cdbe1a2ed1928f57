import { useState } from 'react'

/** A time of day, saved when one leaves it: each key on the way would be one. */
export function TimeInput({
  label,
  name,
  value,
  onSave,
}: {
  label: string
  name: string
  value: string
  onSave: (time: string) => void
}) {
  const [draft, setDraft] = useState(value)
  return (
    <label className="flex items-center gap-2 text-sm text-ink-2">
      {label}
      <input
        type="time"
        required
        aria-label={name}
        className="min-h-11 rounded-control bg-surface px-3 text-ink shadow-control forced-colors:border"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => {
          if (draft === '') setDraft(value)
          else if (draft !== value) onSave(draft)
        }}
      />
    </label>
  )
}
