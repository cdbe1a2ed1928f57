import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import Bell from 'lucide-react/icons/bell'
import { saveReminders } from '#contract/notices.ts'
import type { NoticeKind } from '#core/notices/kinds.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { paths } from '../paths.ts'
import { reminders as english } from '../strings/en/reminders.ts'
import { Strings, useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { toast } from '../ui/toasts.tsx'
import { useSaidOnce } from './said-once.ts'
import { deviceState, turnOnHere } from './this-device.ts'
import { keepReminders, type Reminders, useReminders, waysOf } from './use-reminders.ts'

/** Offers a kind of reminder where it would first help; says how one is reminded where it is on. */
export function RemindMe({ kind }: { kind: NoticeKind }) {
  const query = useReminders()
  // beside something else, so it neither loads nor fails visibly; what is below it waits for nothing to move
  if (query.isPending) return <span aria-hidden className="block h-9 w-32" />
  if (!query.data) return null
  return (
    <Strings of={{ reminders: english }}>
      <Offer kind={kind} reminders={query.data} />
    </Strings>
  )
}

function Offer({ kind, reminders }: { kind: NoticeKind; reminders: Reminders }) {
  const { remindMe: words, kinds, devices } = useStrings('reminders')
  const turnOn = useMutation({
    mutationFn: () => turnOnKind(kind, reminders),
    onSuccess: () => toast.success(words.done),
    onError: (error) => toast.error(messageOf(error, devices.failed)),
  })
  const ways = waysOf(reminders, kind)
  const settings = (label: string) => (
    <Link to={`${paths.settings()}#reminders`} className="inline-flex min-h-11 items-center underline">
      {label}
    </Link>
  )
  if (ways.mail || ways.push) {
    return (
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
        <Bell size={16} aria-hidden className="text-ink-3" />
        {words.on[ways.mail && ways.push ? 'both' : ways.mail ? 'mail' : 'push']} {settings(words.change)}
      </p>
    )
  }
  const inTheWay = whatIsInTheWay(reminders)
  if (inTheWay !== null) {
    const isHere = inTheWay !== 'confirm' && inTheWay !== 'noWay'
    return (
      <InTheWay>
        {isHere ? words.notHere[inTheWay] : words[inTheWay]} {settings(words.toSettings)}
      </InTheWay>
    )
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      className="justify-self-start"
      icon={<Bell size={16} aria-hidden />}
      isLoading={turnOn.isPending}
      aria-label={words.buttonOf(kinds[kind].title)}
      onClick={() => turnOn.mutate()}
    >
      {words.button}
    </Button>
  )
}

/** It holds for every kind, so a page with several of them says it once. */
function InTheWay({ children }: { children: ReactNode }) {
  return useSaidOnce() ? <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">{children}</p> : null
}

/** Why nothing can be turned on; null where mail, this browser or a device of before can remind. */
function whatIsInTheWay({ can, devices }: Reminders) {
  if (can.mail === 'yes') return null
  const here = can.pushKey === null ? 'noWay' : deviceState()
  if (here === 'ready' || here === 'on' || (here !== 'noWay' && devices.length > 0)) return null
  return can.mail === 'unconfirmed' ? 'confirm' : here
}

/** By mail where mail can be sent; else this device is asked, and only then. */
async function turnOnKind(kind: NoticeKind, reminders: Reminders): Promise<void> {
  const { can } = reminders
  const isMail = can.mail === 'yes'
  // where this browser cannot, a device of before can
  if (!isMail && can.pushKey !== null && ['ready', 'on'].includes(deviceState())) {
    const after = await turnOnHere(can.pushKey)
    if (!after) throw new Error('this browser gave no subscription')
  }
  const wish = isMail ? { mail: true } : { push: true }
  keepReminders(await api.call(saveReminders, { body: { kinds: [{ kind, ...wish }] } }))
}
