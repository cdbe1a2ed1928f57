import { useMemo, useState } from 'react'
import type { UserInfo } from '#contract/account.ts'
import { isSameZone } from '#core/same-zone.ts'
import { browserZone } from '../../lib/browser-zone.ts'
import { messageOf } from '../../lib/errors.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useSaveProfile } from './use-save-profile.ts'

export function TimeZoneSection({ person }: { person: UserInfo }) {
  const words = useStrings('settings').timeZone
  const [zone, setZone] = useState(person.time_zone)
  const { mutate, isPending, error } = useSaveProfile()
  const here = browserZone()
  const isElsewhere = useMemo(() => !isSameZone(here, person.time_zone), [here, person.time_zone])
  const save = () => mutate({ time_zone: zone }, { onSuccess: () => toast.success(words.saved) })
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {error ? <Banner>{messageOf(error)}</Banner> : null}
      {isElsewhere && zone !== here ? (
        <Banner tone="info" className="flex flex-wrap items-center justify-between gap-3">
          {words.here(wordsOf(here))}
          <Button variant="secondary" size="sm" onClick={() => setZone(here)}>
            {words.choose}
          </Button>
        </Banner>
      ) : null}
      <Select label={words.label} value={zone} onChange={(event) => setZone(event.target.value)} hint={words.hint}>
        {zonesWith([person.time_zone, here]).map((name) => (
          <option key={name} value={name}>
            {wordsOf(name)}
          </option>
        ))}
      </Select>
      <Button
        data-saves
        type="submit"
        className="justify-self-start"
        isLoading={isPending}
        disabled={zone === person.time_zone}
      >
        {words.save}
      </Button>
    </form>
  )
}

/** The browser's list may lack a zone's older name, or UTC. */
function zonesWith(names: string[]): string[] {
  return [...new Set([...names, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort()
}

function wordsOf(zone: string): string {
  return zone.replaceAll('_', ' ')
}
