import type { UserInfo } from '#contract/account.ts'
import { Loaded } from '../lib/loaded.tsx'
import { reminders as english } from '../strings/en/reminders.ts'
import { Strings, useRoom, useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { CalendarFeed } from './calendar-feed.tsx'
import { DeviceList } from './device-list.tsx'
import { KindList } from './kind-list.tsx'
import { QuietHours } from './quiet-hours.tsx'
import { TestButton } from './test-button.tsx'
import { type Reminders, useReminders, useSaveReminders } from './use-reminders.ts'

/** Settings: what one is reminded of, when, and by which way. */
export function RemindersSection({ person }: { person: UserInfo }) {
  const query = useReminders()
  const reminders = useRoom('reminders', english)
  return (
    <Strings of={{ reminders }}>
      <Loaded query={query} skeleton={<Skeleton className="h-80 rounded-md" />} otherwise={reminders.notLoaded}>
        {(loaded) => <Content reminders={loaded} person={person} />}
      </Loaded>
    </Strings>
  )
}

function Content({ reminders, person }: { reminders: Reminders; person: UserInfo }) {
  const words = useStrings('reminders')
  const save = useSaveReminders()
  const { can, showsNames, timeZone } = reminders
  const hasPush = can.pushKey !== null
  const hasMail = can.mail !== 'none'
  return (
    <div className="grid gap-6">
      {hasMail || hasPush ? (
        <p className="text-ink-2">{words.limit(timeZone, !hasPush ? 'mail' : hasMail ? 'both' : 'push')}</p>
      ) : null}
      {!hasMail && !hasPush ? <Banner tone="notice">{words.nothing}</Banner> : null}
      {!hasMail && hasPush ? <Banner tone="info">{words.noMail}</Banner> : null}
      {can.mail === 'unconfirmed' ? <Banner tone="notice">{words.unconfirmedMail}</Banner> : null}
      {!hasPush && hasMail ? <Banner tone="info">{words.noPush}</Banner> : null}
      <KindList reminders={reminders} hasGame={person.game_elements} />
      {hasMail ? <p className="text-sm text-ink-3">{words.account}</p> : null}
      {can.mail === 'yes' ? <TestButton channel="mail" /> : null}
      <QuietHours reminders={reminders} />
      {hasMail || hasPush ? (
        <div>
          <Checkbox
            label={hasMail ? words.names : words.namesOnDevices}
            checked={save.isPending ? save.variables?.showsNames === true : showsNames}
            onChange={(event) => save.mutate({ showsNames: event.target.checked })}
          />
          <p className="mt-1 ml-9 text-sm text-ink-3">
            {words.namesNote}
            {hasMail ? ` ${words.namesInMail}` : null}
          </p>
        </div>
      ) : null}
      {can.pushKey === null ? null : <DeviceList devices={reminders.devices} pushKey={can.pushKey} />}
      <CalendarFeed calendar={reminders.calendar} />
    </div>
  )
}
