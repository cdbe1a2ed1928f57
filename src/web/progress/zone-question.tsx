import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { updateProfile } from '#contract/account.ts'
import { api } from '../lib/api.ts'
import { browserZone } from '../lib/browser-zone.ts'
import { messageOf } from '../lib/errors.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toasts.tsx'
import { placeOf } from './date-words.ts'
import { refreshProgress } from './progress-queries.ts'
import { keepZone, wasZoneKept } from './zone-answers.ts'

/** This browser is elsewhere than the account: asked once for each pair of places, never switched silently. */
export function ZoneQuestion({ accountZone }: { accountZone: string }) {
  const here = browserZone()
  const [isKept, setIsKept] = useState(() => wasZoneKept(accountZone, here))
  const change = useMutation({
    mutationFn: () => api.call(updateProfile, { body: { time_zone: here } }),
    onSuccess: () => {
      toast.success(`Your days are counted in ${placeOf(here)} now`)
      refreshProgress()
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  if (here === accountZone || isKept) return null
  return (
    <section
      aria-label="Time zone of this browser"
      className="panel fixed bottom-4 left-4 z-30 w-[min(400px,calc(100vw-32px))] animate-rise rounded-lg p-5 text-[0.9375rem] lift-3 max-sm:bottom-3"
    >
      <p>
        This browser is in {placeOf(here)}. Should your days be counted there? They are counted in {placeOf(accountZone)} now; it can be changed once in 24 hours.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" isLoading={change.isPending} onClick={() => change.mutate()}>
          Switch to {placeOf(here)}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            keepZone(accountZone, here)
            setIsKept(true)
          }}
        >
          Keep {placeOf(accountZone)}
        </Button>
      </div>
    </section>
  )
}
