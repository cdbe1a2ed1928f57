/** A few choices side by side, one of them on. */
export function Segments<Id extends string>({
  label,
  options,
  selected,
  onSelect,
}: {
  label: string
  options: readonly { id: Id; label: string; lang?: string }[]
  selected: Id
  onSelect: (id: Id) => void
}) {
  return (
    <fieldset className="inline-flex flex-wrap justify-self-start rounded-control bg-sunken p-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          lang={option.lang}
          aria-pressed={option.id === selected}
          onClick={() => onSelect(option.id)}
          className="touch min-h-9 rounded-key px-3.5 text-sm whitespace-nowrap font-semibold text-ink-2 hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-1 pointer-coarse:min-h-11 forced-colors:aria-pressed:border"
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
