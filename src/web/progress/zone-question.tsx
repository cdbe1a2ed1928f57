import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { updateProfile } from '#contract/account.ts'
import { isSameZone } from '#core/same-zone.ts'
import { api } from '../lib/api.ts'
import { browserZone } from '../lib/browser-zone.ts'
import { messageOf } from '../lib/errors.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toasts.tsx'
import { refreshProgress } from './progress-queries.ts'
import { keepZone, wasZoneKept } from './zone-answers.ts'
import { placeOf } from './zone-place.ts'

/** This browser is elsewhere than the account: asked where the zone is shown, once for each pair of places; never switched silently. */
export function ZoneQuestion({ accountZone }: { accountZone: string }) {
  const words = useStrings('streak').elsewhere
  const here = browserZone()
  const [isKept, setIsKept] = useState(() => isSameZone(accountZone, here) || wasZoneKept(accountZone, here))
  const change = useMutation({
    mutationFn: () => api.call(updateProfile, { body: { time_zone: here } }),
    onSuccess: () => {
      toast.success(words.changed(placeOf(here)))
      refreshProgress()
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  if (isKept) return null
  return (
    <section aria-label={words.label} className="mt-3 rounded-md bg-sunken p-4 text-ink">
      <p>{words.question(placeOf(here), placeOf(accountZone))}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button isLoading={change.isPending} onClick={() => change.mutate()}>
          {words.change(placeOf(here))}
        </Button>
        <Button
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
