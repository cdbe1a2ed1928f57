import { useStrings } from '../strings/strings.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { TimeInput } from './time-input.tsx'
import { type Reminders, useSaveReminders } from './use-reminders.ts'

const USUAL = { from: '22:00', to: '07:00' }

export function QuietHours({ reminders }: { reminders: Reminders }) {
  const words = useStrings('reminders').quiet
  const save = useSaveReminders()
  const wish = save.isPending ? save.variables?.quiet : undefined
  const quiet = wish === undefined ? reminders.quiet : wish
  return (
    <div>
      <Checkbox
        label={words.on}
        checked={quiet !== null}
        onChange={(event) => save.mutate({ quiet: event.target.checked ? USUAL : null })}
      />
      <p className="mt-1 ml-9 text-sm text-ink-3">{words.note}</p>
      {quiet ? (
        <div className="mt-3 ml-9 flex flex-wrap gap-4">
          <TimeInput
            label={words.from}
            name={`${words.on}: ${words.from}`}
            value={quiet.from}
            onSave={(from) => save.mutate({ quiet: { ...quiet, from } })}
          />
          <TimeInput
            label={words.to}
            name={`${words.on}: ${words.to}`}
            value={quiet.to}
            onSave={(to) => save.mutate({ quiet: { ...quiet, to } })}
          />
        </div>
      ) : null}
    </div>
  )
}
