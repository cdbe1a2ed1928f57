import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { removeDevice } from '#contract/notices.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toasts.tsx'
import { TestButton } from './test-button.tsx'
import { deviceState, turnOnHere } from './this-device.ts'
import { keepReminders, type Reminders } from './use-reminders.ts'

export function DeviceList({ devices, pushKey }: { devices: Reminders['devices']; pushKey: string }) {
  const words = useStrings('reminders').devices
  return (
    <div className="grid gap-3">
      <h3 className="font-semibold">{words.title}</h3>
      {devices.length === 0 ? (
        <p className="text-ink-2">{words.none}</p>
      ) : (
        <ul className="grid gap-3">
          {devices.map((device) => (
            <Device key={device.id} device={device} />
          ))}
        </ul>
      )}
      <TurnOn pushKey={pushKey} />
      {devices.length > 0 ? <TestButton channel="push" /> : null}
    </div>
  )
}

function Device({ device: { id, label, createdAt, lastOkAt } }: { device: Reminders['devices'][number] }) {
  const words = useStrings('reminders').devices
  const name = label || words.unnamed
  const remove = useMutation({
    mutationFn: () => api.call(removeDevice, { params: { id } }),
    onSuccess: (reminders) => {
      keepReminders(reminders)
      toast.success(words.removed)
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-3">
          {words.since(createdAt)}
          {lastOkAt ? `, ${words.lastOk(lastOkAt)}` : ''}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={words.removeOf(name)}
        isLoading={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {words.remove}
      </Button>
    </li>
  )
}

/** The button, or what stands in its way here. */
function TurnOn({ pushKey }: { pushKey: string }) {
  const words = useStrings('reminders').devices
  const [state, setState] = useState(deviceState)
  const turnOn = useMutation({
    mutationFn: () => turnOnHere(pushKey),
    onSuccess: (reminders) => {
      if (reminders) toast.success(words.turnedOn)
      setState(deviceState())
    },
  })
  if (state === 'home_screen') {
    return (
      <Banner tone="info">
        <p>{words.iphone}</p>
        <ol className="mt-2 list-decimal pl-5">
          {words.iphoneSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Banner>
    )
  }
  if (state === 'denied' || state === 'unsupported' || state === 'insecure') {
    return <Banner tone="info">{words[state]}</Banner>
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Button size="sm" isLoading={turnOn.isPending} onClick={() => turnOn.mutate()}>
        {words.turnOn}
      </Button>
      {turnOn.isError || (turnOn.isSuccess && turnOn.data === null) ? (
        <Banner tone="notice">{words.failed}</Banner>
      ) : null}
    </div>
  )
}
