import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { CALENDAR_SCOPES, closeCalendar, openCalendar } from '#contract/notices.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { toast } from '../ui/toasts.tsx'
import { refreshReminders, type Reminders } from './use-reminders.ts'

/** The address is shown once: the server keeps only its hash. */
export function CalendarFeed({ calendar }: { calendar: Reminders['calendar'] }) {
  const words = useStrings('reminders').calendar
  const [scopes, setScopes] = useState<readonly (typeof CALENDAR_SCOPES)[number][]>(calendar?.scopes ?? CALENDAR_SCOPES)
  const open = useMutation({
    mutationFn: () => api.call(openCalendar, { body: { scopes: [...scopes] } }),
    onSuccess: refreshReminders,
  })
  const close = useMutation({
    mutationFn: () => api.call(closeCalendar),
    onSuccess: async () => {
      open.reset()
      await refreshReminders()
      toast.success(words.closed)
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  const url = open.data?.url
  return (
    <div className="grid gap-3">
      <h3 className="font-semibold">{words.title}</h3>
      <p className="text-ink-2">{words.note}</p>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {CALENDAR_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            label={words.scopes[scope]}
            checked={scopes.includes(scope)}
            onChange={(event) =>
              setScopes(event.target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
            }
          />
        ))}
      </div>
      {url ? (
        <div className="grid gap-3">
          <Field label={words.address} value={url} readOnly onFocus={(event) => event.target.select()} />
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="secondary"
              onClick={() => void navigator.clipboard.writeText(url).then(() => toast.success(words.copied))}
            >
              {words.copy}
            </Button>
            <a className={buttonClass({ variant: 'secondary', size: 'sm' })} href={url.replace(/^https?:/, 'webcal:')}>
              {words.subscribe}
            </a>
          </div>
        </div>
      ) : null}
      {calendar && !url ? (
        <p className="text-sm text-ink-3">{words.since(calendar.createdAt, calendar.lastReadAt)}</p>
      ) : null}
      {open.isError ? <Banner>{messageOf(open.error)}</Banner> : null}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          variant="secondary"
          disabled={scopes.length === 0}
          isLoading={open.isPending}
          onClick={() => open.mutate()}
        >
          {calendar ? words.renew : words.open}
        </Button>
        {calendar ? (
          <>
            <Button size="sm" variant="ghost" isLoading={close.isPending} onClick={() => close.mutate()}>
              {words.close}
            </Button>
            <p className="text-sm text-ink-3">{words.renewNote}</p>
          </>
        ) : null}
      </div>
    </div>
  )
}
