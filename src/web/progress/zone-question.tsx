import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { updateProfile } from '#contract/account.ts'
import { api } from '../lib/api.ts'
import { browserZone } from '../lib/browser-zone.ts'
import { messageOf } from '../lib/errors.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toasts.tsx'
import { refreshProgress } from './progress-queries.ts'
import { keepZone, wasZoneKept } from './zone-answers.ts'
import { placeOf } from './zone-place.ts'

/** This browser is elsewhere than the account: asked once for each pair of places, never switched silently. */
export function ZoneQuestion({ accountZone }: { accountZone: string }) {
  const words = useStrings('progress').zone
  const here = browserZone()
  const [isKept, setIsKept] = useState(() => wasZoneKept(accountZone, here))
  const change = useMutation({
    mutationFn: () => api.call(updateProfile, { body: { time_zone: here } }),
    onSuccess: () => {
      toast.success(words.changed(placeOf(here)))
      refreshProgress()
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  if (here === accountZone || isKept) return null
  return (
    <section
      aria-label={words.label}
      className="panel fixed bottom-4 left-4 z-30 w-[min(400px,calc(100vw-32px))] animate-rise rounded-lg p-5 text-md lift-3 max-sm:bottom-3"
    >
      <p>{words.question(placeOf(here), placeOf(accountZone))}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" isLoading={change.isPending} onClick={() => change.mutate()}>
          {words.change(placeOf(here))}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            keepZone(accountZone, here)
            setIsKept(true)
          }}
        >
          {words.keep(placeOf(accountZone))}
        </Button>
      </div>
    </section>
  )
}
