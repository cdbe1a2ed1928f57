import { useStrings } from '../strings/strings.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { TimeInput } from './time-input.tsx'
import { type KindSetting, type Reminders, useSaveReminders } from './use-reminders.ts'

/** Each kind with its ways; a time of day where it has one and is on. */
export function KindList({ reminders, hasGame }: { reminders: Reminders; hasGame: boolean }) {
  const { can } = reminders
  const shown = reminders.kinds.filter(
    ({ kind }) => (hasGame || kind !== 'streak') && (can.openings || kind !== 'openings'),
  )
  return (
    <ul className="divide-y divide-line">
      {shown.map((setting) => (
        <Kind key={setting.kind} setting={setting} can={can} />
      ))}
    </ul>
  )
}

function Kind({ setting, can }: { setting: KindSetting; can: Reminders['can'] }) {
  const words = useStrings('reminders')
  const save = useSaveReminders()
  const { kind } = setting
  const { title, note } = words.kinds[kind]
  const wish = save.isPending ? save.variables?.kinds?.[0] : undefined
  const now = { ...setting, ...wish }
  const change = (part: Partial<KindSetting>) => save.mutate({ kinds: [{ kind, ...part }] })
  const hasTime = kind !== 'interview' && (now.mail || now.push)
  return (
    <li className="grid gap-3 py-4 first:pt-0">
      <div className="grid gap-3 sm:grid-cols-rest-auto sm:items-start sm:gap-6">
        <div>
          <h3 className="font-semibold">{title}</h3>
          <p className="text-sm text-ink-3">{note}</p>
        </div>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {can.mail === 'none' ? null : (
            <Checkbox
              label={words.mail}
              aria-label={words.mailOf(title)}
              checked={now.mail}
              onChange={(event) => change({ mail: event.target.checked })}
            />
          )}
          {can.pushKey === null ? null : (
            <Checkbox
              label={words.push}
              aria-label={words.pushOf(title)}
              checked={now.push}
              onChange={(event) => change({ push: event.target.checked })}
            />
          )}
        </div>
      </div>
      {hasTime ? (
        <div className="flex flex-wrap items-center gap-4">
          {kind === 'weekly' || kind === 'openings' ? (
            <label className="flex items-center gap-2 text-sm text-ink-2">
              {kind === 'openings' ? words.weeklyWatchesOn : words.weekday}
              <select
                className="min-h-11 rounded-control bg-surface px-3 text-ink shadow-control forced-colors:border"
                value={now.weekday}
                onChange={(event) => change({ weekday: Number(event.target.value) })}
              >
                {words.weekdays.map((day, index) => (
                  <option key={day} value={index + 1}>
                    {day}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
          <TimeInput
            label={words.time}
            name={words.timeOf(title)}
            value={now.atTime ?? setting.atTime}
            onSave={(atTime) => change({ atTime })}
          />
        </div>
      ) : null}
    </li>
  )
}
