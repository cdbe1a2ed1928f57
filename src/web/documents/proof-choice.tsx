import type { Profile } from '#core/documents/profile.ts'
import { MOST_TOLD } from '#core/documents/content.ts'
import { usableProfile } from '#core/documents/profile.ts'
import { besideEachOther } from '../lib/isolated.ts'
import { useStrings } from '../strings/strings.tsx'

const provable = (facts: Profile) =>
  usableProfile(facts).entries.filter(({ kind, bullets }) => kind !== 'education' && bullets.length > 0)

/** What a letter begins with: the first bullets of the first jobs. */
export function firstProofs(facts: Profile): string[] {
  return provable(facts)
    .filter(({ kind }) => kind === 'job')
    .flatMap(({ bullets }) => bullets.slice(0, 3))
    .slice(0, MOST_TOLD)
    .map(({ id }) => id)
}

/** Which facts a letter tells, in the order they were chosen. */
export function ProofChoice({
  facts,
  chosen,
  onChoose,
}: {
  facts: Profile
  /** None yet: the advert chooses. */
  chosen: readonly string[] | undefined
  onChoose: (bulletIds: string[]) => void
}) {
  const words = useStrings('documents').create
  const entries = provable(facts)
  const ids = chosen ?? []
  if (entries.length === 0) return <p className="text-ink-2">{words.noProofs}</p>
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">
        {chosen ? words.proofs(chosen.length, MOST_TOLD) : words.proofsByAd}
      </summary>
      <div className="grid max-h-96 gap-3 overflow-y-auto rounded-md bg-sunken p-3">
        {entries.map(({ id, title, organisation, bullets }) => (
          <fieldset key={id}>
            <legend className="font-semibold break-words">{besideEachOther([title, organisation], ', ')}</legend>
            {bullets.map((bullet) => {
              const isChosen = ids.includes(bullet.id)
              return (
                <label key={bullet.id} className="flex min-h-11 items-center gap-2">
                  <input
                    type="checkbox"
                    className="size-5 flex-none accent-brand"
                    checked={isChosen}
                    disabled={!isChosen && ids.length >= MOST_TOLD}
                    onChange={() => onChoose(isChosen ? ids.filter((one) => one !== bullet.id) : [...ids, bullet.id])}
                  />
                  <span className="min-w-0 break-words">{bullet.text}</span>
                </label>
              )
            })}
          </fieldset>
        ))}
      </div>
    </details>
  )
}
