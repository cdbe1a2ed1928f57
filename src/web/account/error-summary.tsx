import { useEffect, useRef } from 'react'
import { useStrings } from '../strings/strings.tsx'

/** Which fields to look at again. Takes focus at each refused attempt; the messages stand at the fields. */
export function ErrorSummary({ fields, attempt }: { fields: { id: string; label: string }[]; attempt: number }) {
  const words = useStrings('account')
  const box = useRef<HTMLDivElement>(null)
  const hasErrors = fields.length > 0
  useEffect(() => {
    if (attempt > 0 && hasErrors) box.current?.focus()
    // Only an attempt moves the focus: fixing a field must not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt])
  if (attempt === 0 || !hasErrors) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-md bg-red-soft px-4 py-3 text-md text-red-ink shadow-edge outline-offset-2 forced-colors:border"
    >
      <p className="font-semibold">{fields.length === 1 ? words.checkOneField : words.checkFields}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {fields.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="touch inline-flex min-h-8 items-center font-medium underline underline-offset-3"
              onClick={(event) => {
                event.preventDefault()
                document.querySelector<HTMLElement>(`#${id}`)?.focus()
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
